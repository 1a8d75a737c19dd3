// Where the luck of a match in this browser comes from, as `aerodrome.play.luck` has it: each ply keys the generator anew.
import type { Luck } from '../engine/engine';
import { shareText, seedOf } from '../fair/luck';
import { fromHex, sha256 } from '../fair/sha256';
import type { Share } from '../wire/types';

/** A number; or 256 bits, in hexadecimal digits; or these with what the seats of a table gave. */
export type LuckSource = { seed: string } | { secret: string; table?: string; shares?: Share[] };

const KEYED = new TextEncoder().encode('aerodrome luck 1:');
const BOTS = new TextEncoder().encode('aerodrome bot 1:');

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function eightBytes(n: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n));
  return bytes;
}

/** The luck of a ply. */
export function luckAt(source: LuckSource, ply: number): Luck {
  if ('seed' in source) return { seed: BigInt(source.seed), ply };
  const { secret, table, shares } = source;
  const seed = table && shares?.length ? seedOf(secret, table, shares) : secret;
  const digest = sha256(joined(KEYED, fromHex(seed), eightBytes(ply)));
  return { words: [0, 8, 16, 24].map((at) => parseInt(digest.slice(at, at + 8), 16)) };
}

/** A bot's seed after so many moves. */
export function botSeed(source: LuckSource, seat: number, moves: number): bigint {
  const secret = 'seed' in source ? new TextEncoder().encode(luckText(source)) : fromHex(source.secret);
  return BigInt(`0x${sha256(joined(BOTS, secret, Uint8Array.of(seat), eightBytes(moves))).slice(0, 14)}`);
}

/** The hash of a secret, which binds whoever draws it. */
export const commitmentOf = (source: LuckSource): string => ('seed' in source ? '' : sha256(fromHex(source.secret)));

/** The luck as game files name it. */
export const luckText = (source: LuckSource): string =>
  'seed' in source ? `seed ${source.seed}` : `secret ${source.secret}`;

/** What game files say of it besides. */
export function luckLines(source: LuckSource): string[] {
  if ('seed' in source) return [];
  const { table, shares } = source;
  const given =
    table && shares?.length
      ? [`table: ${table}`, ...shares.map((each, i) => `nonce ${i + 1}: ${shareText(each)}`)]
      : [];
  return [`commitment: ${commitmentOf(source)}`, ...given];
}

/** The luck of a lesson's deal, which anybody can work out. */
export const lessonLuck = (game: string, deal: number): LuckSource => ({
  secret: sha256(new TextEncoder().encode(`aerodrome lesson ${game} ${deal}`)),
});
