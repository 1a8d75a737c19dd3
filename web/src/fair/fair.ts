// What a finished game proves about its luck. What is checked here needs no trust in the server, but for the rules
// themselves: that every draw follows from the seed is shown by `aerodrome verify`, which plays the game again.
import type { Share } from '../wire/types';
import { boundBy, shareFits, shareText } from './luck';
import type { Note } from './notes';
import { fromHex, sha256 } from './sha256';

const SECRET = /^[0-9a-f]{64}$/;

/** Is this the secret that was promised? The hash is of its 32 bytes, which come as hexadecimal digits. */
export function keepsPromise(secret: string, commitment: string): boolean {
  return SECRET.test(secret) && sha256(fromHex(secret)) === commitment;
}

export interface Luck {
  id: string;
  commitment: string;
  secret: string;
  shares: readonly Share[];
}

/** What was checked, and how it came out. `bad`: what is there is not what was promised. */
interface Checks {
  secret: 'good' | 'bad';
  /** The commitment that this browser noted: before the deal, later, not at all, or another one. */
  promise: 'before' | 'late' | 'none' | 'bad';
  /** Every nonce that was shown is the one that was pledged, or a bot's. */
  shares: 'good' | 'bad' | 'none';
  /** This browser's own nonces are in it. */
  mine: 'good' | 'bad' | 'none';
  /** All others were bound by the same pledges when this browser showed its nonces. */
  bound: 'good' | 'bad' | 'none';
}

export function checkLuck({ id, commitment, secret, shares }: Luck, note: Note | null): Checks {
  // What was drawn and never shown cannot be in it; and nobody had to be bound for it.
  const drawn = Object.entries(note?.drawn ?? {}).flatMap(([seat, mine]) =>
    mine.bound ? [{ seat: Number(seat), ...mine, bound: mine.bound }] : [],
  );
  const promise = !note ? 'none' : note.commitment !== commitment ? 'bad' : note.before ? 'before' : 'late';
  const sameBound = (bound: string[]) =>
    bound.length === shares.length && shares.every((share, i) => boundBy(share) === bound[i]);
  return {
    secret: keepsPromise(secret, commitment) ? 'good' : 'bad',
    promise,
    shares: !shares.length
      ? 'none'
      : shares.every((share, seat) => shareFits(id, seat, commitment, share))
        ? 'good'
        : 'bad',
    mine: !drawn.length ? 'none' : drawn.every(({ seat, nonce }) => shares[seat]?.nonce === nonce) ? 'good' : 'bad',
    bound: !drawn.length ? 'none' : drawn.every(({ bound }) => sameBound(bound)) ? 'good' : 'bad',
  };
}

/** What the checks amount to: nothing could be chosen as far as this browser can tell (`mine`), if one of the others drew
 * at random (`others`), or the server was bound but could choose (`server`); or something is wrong. */
export function provenBy(checks: Checks): 'mine' | 'others' | 'server' | 'bad' {
  if (Object.values(checks).includes('bad')) return 'bad';
  if (checks.shares === 'none') return 'server';
  return checks.mine === 'good' && checks.promise === 'before' ? 'mine' : 'others';
}

/** The words behind `aerodrome verify FILE` that give it what this browser noted. */
export function verifyOptions(commitment: string, note: Note | null): string {
  const words = [`--commitment ${note?.commitment ?? commitment}`];
  const drawn = Object.entries(note?.drawn ?? {}).filter(([, mine]) => mine.bound);
  for (const [seat, mine] of drawn) words.push(`--nonce ${Number(seat) + 1}=${mine.nonce}`);
  drawn[0]?.[1].bound?.forEach((bound, seat) => {
    const [kind, pledge] = bound.split(' ');
    if (kind === 'player' && pledge && !note?.drawn?.[seat]) words.push(`--pledge ${seat + 1}=${pledge}`);
  });
  return words.join(' ');
}

export interface FileCheck {
  /** Its luck is what the table showed: secret, promise, and what every seat gave. */
  luck: boolean;
  /** Every line fits the hash behind it: nothing was cut or changed. */
  whole: boolean;
  moves: number;
}

const short = (text: string): string => sha256(new TextEncoder().encode(text)).slice(0, 12);

/** Check a game file against what the table showed. */
export function checkFile(text: string, { id, commitment, secret, shares }: Luck): FileCheck {
  const lines = text.trimEnd().split('\n');
  const header = lines.indexOf('---');
  const end = lines.indexOf('---', header + 1);
  const format = shares.length ? 'aerodrome-game 2' : 'aerodrome-game 1';
  if (lines[0] !== format || header < 0 || end < 0) return { luck: false, whole: false, moves: 0 };
  const field = (name: string) =>
    lines
      .slice(0, header)
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const given =
    !shares.length ||
    (field('table') === id && shares.every((share, i) => field(`nonce ${i + 1}`) === shareText(share)));
  const luck = given && field('luck') === `secret ${secret}` && field('commitment') === commitment;
  let chain = short(lines.slice(0, header + 1).join('\n'));
  let whole = lines.length === end + 3;
  for (const line of lines.slice(header + 1, end)) {
    const at = line.lastIndexOf(' ~');
    chain = short(chain + line.slice(0, at));
    whole &&= line.slice(at + 2) === chain;
  }
  const last = lines[end + 2] ?? '';
  const at = last.lastIndexOf(' ~');
  whole &&= last.slice(at + 2) === short(chain + lines[end + 1] + last.slice(0, at));
  return { luck, whole, moves: end - header - 1 };
}
