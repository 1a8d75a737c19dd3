// Game files, written and read as `aerodrome.play.gamefile` does, byte for byte.
import type { Engine } from '../engine/engine';
import { shareFits } from '../fair/luck';
import { sha256 } from '../fair/sha256';
import { t } from '../text';
import type { Share } from '../wire/types';
import { commitmentOf, luckLines, type LuckSource, luckText } from './luck';
import type { Header } from './keeper';
import { Match } from './match';

const [FORMAT, SHARED_FORMAT] = ['aerodrome-game 1', 'aerodrome-game 2'];
export const MOST_BYTES = 2 * 1024 * 1024;
const HASH = /^[0-9a-f]{64}$/;

/** A file that cannot be opened. The message is for people. */
export class BadFile extends Error {
  override name = 'BadFile';
}

const hashOf = (text: string): string => sha256(new TextEncoder().encode(text)).slice(0, 12);

// --- writing

export function fileOf(match: Match): string {
  const { rules, header, log } = match;
  const { sheet } = rules;
  const shared = !('seed' in header.luck) && header.luck.table && header.luck.shares?.length;
  const lines = [
    shared ? SHARED_FORMAT : FORMAT,
    `game: ${sheet.game}`,
    `rules: ${sheet.version}`,
    `cards: ${sheet.cards}`,
    `engine: ${sheet.aerodrome}`,
    `names: ${header.names.join(' | ')}`,
    `players: ${header.players.join(' | ')}`,
    ...sheet.options.map((each) => {
      const value = header.options[each.name] ?? each.default;
      const word = Object.entries(each.words).find(([, number]) => number === value)?.[0];
      return `option ${each.name}: ${word ?? value}`;
    }),
    `luck: ${luckText(header.luck)}`,
    ...luckLines(header.luck),
    `start: ${match.start}`,
    '---',
  ];
  let chain = hashOf(lines.join('\n'));
  log.forEach(({ seat, text, digest }, i) => {
    const line = `${i + 1} ${header.names[seat]}: ${text} #${digest}`;
    chain = hashOf(chain + line);
    lines.push(`${line} ~${chain}`);
  });
  const tail = tailOf(match);
  const end = `end: ${match.over ? 'finished' : 'running'} after ${log.length} moves`;
  lines.push('---', tail, `${end} ~${hashOf(chain + tail + end)}`);
  return `${lines.join('\n')}\n`;
}

/** How a match stands: the result if it is over, or else the state. */
function tailOf(match: Match): string {
  const { names } = match.header;
  if (!match.over) return `state: ${btoa(Array.from(match.state, (byte) => String.fromCharCode(byte)).join(''))}`;
  const { scores, winners } = match.standing;
  const won = winners.map((seat) => names[seat]).join(' and ') || 'nobody';
  return `result: ${names.map((name, seat) => `${name} ${scores[seat]}`).join(', ')}; won by ${won}`;
}

// --- reading

/** The name of the game in a file, before its rules are there. */
export function gameIn(text: string): string {
  const [first, second = ''] = text.split('\n', 2);
  if (first !== FORMAT && first !== SHARED_FORMAT) throw new BadFile(t('local-file-none'));
  return second.replace(/^game: /, '').trim();
}

/** The match in a file. Its words must be there. */
export function matchIn(text: string, rules: Engine): Match {
  const lines = text.split(/\r?\n/);
  const begun = lines.indexOf('---');
  const ended = lines.indexOf('---', begun + 1);
  const fail = (line: number): BadFile => new BadFile(t('local-file-wrong', { line }));
  if (begun < 0 || ended < 0 || lines.length < ended + 3) throw new BadFile(t('local-file-cut'));
  const fields = new Map<string, string>();
  lines.slice(1, begun).forEach((line, i) => {
    const at = line.indexOf(':');
    if (at < 0 || fields.has(line.slice(0, at))) throw fail(i + 2);
    fields.set(line.slice(0, at), line.slice(at + 1).trim());
  });
  const { sheet } = rules;
  const others = fields.has('base') || fields.has('card data') || fields.has('note') || fields.has('closed');
  if (others || fields.get('rules') !== String(sheet.version) || fields.get('cards') !== sheet.cards)
    throw new BadFile(t('local-file-other'));
  const match = begin(rules, fields, lines[0] === SHARED_FORMAT);
  if (fields.get('start') !== match.start) throw fail(lines.findIndex((line) => line.startsWith('start:')) + 1);
  let chain = hashOf(lines.slice(0, begun + 1).join('\n'));
  for (let at = begun + 1; at < ended; at++) {
    const cut = lines[at].lastIndexOf(' ~');
    const body = lines[at].slice(0, cut);
    chain = hashOf(chain + body);
    if (cut < 0 || chain !== lines[at].slice(cut + 2) || !move(match, body)) throw fail(at + 1);
  }
  const whole = fileOf(match).split('\n');
  for (const at of [ended + 1, ended + 2]) if (whole[at] !== lines[at]) throw fail(at + 1);
  if (lines.slice(ended + 3).some((line) => line.trim())) throw fail(ended + 4);
  return match;
}

function begin(rules: Engine, fields: ReadonlyMap<string, string>, shared: boolean): Match {
  const { sheet } = rules;
  const names = (fields.get('names') ?? '').split('|').map((name) => name.trim());
  const players = (fields.get('players') ?? '').split('|').map((player) => player.trim());
  const options = Object.fromEntries(
    sheet.options.flatMap(({ name, words }) => {
      const given = fields.get(`option ${name}`);
      return given === undefined ? [] : [[name, words[given] ?? Number(given)]];
    }),
  );
  const [few, most] = sheet.seats;
  if (names.length < few || names.length > most || new Set(names).size < names.length || names.includes(''))
    throw new BadFile(t('local-file-header'));
  const known = players.length === names.length && players.every(Boolean) ? players : names.map(() => 'human');
  const header: Header = {
    game: sheet.game,
    seats: names.length,
    options,
    luck: luckIn(fields, shared, names.length),
    names,
    players: known,
  };
  try {
    return new Match(rules, header);
  } catch {
    throw new BadFile(t('local-file-header'));
  }
}

function luckIn(fields: ReadonlyMap<string, string>, shared: boolean, seats: number): LuckSource {
  const [kind, value = ''] = (fields.get('luck') ?? '').split(' ');
  const wrong = new BadFile(t('local-file-luck'));
  if (kind === 'seed' && /^\d{1,19}$/.test(value) && BigInt(value) < 1n << 62n && !shared) return { seed: value };
  if (kind !== 'secret' || !HASH.test(value)) throw wrong;
  const promised = fields.get('commitment');
  if (promised !== undefined && promised !== commitmentOf({ secret: value })) throw wrong;
  if (!shared) return { secret: value };
  const table = fields.get('table') ?? '';
  const shares = Array.from({ length: seats }, (_, seat) => shareIn(fields.get(`nonce ${seat + 1}`) ?? ''));
  if (!table || !promised || !shares.every((share, seat) => share && shareFits(table, seat, promised, share)))
    throw wrong;
  return { secret: value, table, shares: shares as Share[] };
}

function shareIn(text: string): Share | null {
  const [kind, ...values] = text.split(' ');
  if (!values.every((value) => HASH.test(value))) return null;
  if (kind === 'player' && values.length === 2) return { kind, nonce: values[0], pledge: values[1] };
  if (kind === 'withheld' && values.length === 1) return { kind: 'player', nonce: '', pledge: values[0] };
  if (kind === 'bot' && values.length === 1) return { kind, nonce: values[0], pledge: '' };
  return kind === 'none' && !values.length ? { kind, nonce: '', pledge: '' } : null;
}

/** Make the move of a line; false where it cannot be made, or comes to another state than the file says. */
function move(match: Match, body: string): boolean {
  const cut = body.lastIndexOf(' #');
  const { names } = match.header;
  const seats = names
    .map((_, seat) => seat)
    .filter((seat) => body.startsWith(`${match.log.length + 1} ${names[seat]}: `));
  const seat = seats.sort((a, b) => names[b].length - names[a].length)[0];
  if (seat === undefined || cut < 0) return false;
  const text = body.slice(`${match.log.length + 1} ${names[seat]}: `.length, cut);
  const action = match.actionOf(seat, text);
  if (action === undefined) return false;
  match.play(seat, action);
  return match.log[match.log.length - 1].digest === body.slice(cut + 2);
}
