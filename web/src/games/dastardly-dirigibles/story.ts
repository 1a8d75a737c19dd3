// What the log tells beyond the state: who answered an announcement and how, how a round was scored, and what an
// event is about.
import type { Item } from '../../wire/types';
import { cardAt } from './cards';
import {
  EVENT_BONUS,
  EVENT_COMPLETES,
  EVENT_DESTROYS,
  EVENT_DISCARDS,
  EVENT_EMPORIUM,
  EVENT_EMPTY_HAND,
  EVENT_EXTRACTS,
  EVENT_KEEPS_ALL,
  EVENT_LOSES,
  EVENT_LOT,
  EVENT_NO_MATCH,
  EVENT_PASSES,
  EVENT_PLAYS,
  EVENT_REPLACED,
  EVENT_REPLACES_EMPORIUM,
  EVENT_RETRIEVES,
  EVENT_ROBS,
  EVENT_ROUND,
  EVENT_ROUND_OVER,
  EVENT_SCORES,
  EVENT_SPECIAL,
  EVENT_SWAPS,
  EVENT_TAKES_EMPORIUM,
  EVENT_TOTAL,
  EVENT_TRANSMUTES,
  EVENT_TURN,
  FIRST_SLOT,
  LAST_SLOT,
  NONE,
  PART_OF_SLOT,
  PARTS,
  SEATS,
  SLOTS,
} from './numbers';

type Told = Pick<Item, 'k' | 'event' | 'values'>;
export type Answer = 'plays' | 'none' | 'empty' | 'transmutes';

export interface Sweep {
  announcer: number;
  part: number;
  answers: Map<number, Answer>;
}

const numbers = (item: Told): [number, number, number] => [
  item.values?.[0] ?? NONE,
  item.values?.[1] ?? NONE,
  item.values?.[2] ?? NONE,
];

/** Events within an announcement that are not answers to it. */
const MEANWHILE = new Set([EVENT_REPLACED, EVENT_COMPLETES]);

/** The announcement that the log ends with, null where something else has happened since. `turn` is whose turn it is. */
export function sweepAt(log: readonly Told[], turn: number): Sweep | null {
  // Only what was told since the turn began can belong to it.
  let from = log.length;
  while (from > 0 && log[from - 1].event !== EVENT_TURN) from--;
  let sweep: Sweep | null = null;
  for (const item of log.slice(from)) {
    if (item.k !== 'event') continue;
    const [seat, , slot] = numbers(item);
    if (item.event === EVENT_PLAYS && seat === turn)
      sweep = { announcer: seat, part: PART_OF_SLOT[slot], answers: new Map() };
    else if (item.event === EVENT_PLAYS) {
      if (sweep?.answers.get(seat) !== 'transmutes') sweep?.answers.set(seat, 'plays');
    } else if (item.event === EVENT_NO_MATCH) sweep?.answers.set(seat, 'none');
    else if (item.event === EVENT_EMPTY_HAND) sweep?.answers.set(seat, 'empty');
    else if (item.event === EVENT_TRANSMUTES) sweep?.answers.set(seat, 'transmutes');
    else if (!MEANWHILE.has(item.event ?? NONE)) sweep = null;
  }
  return sweep;
}

interface RoundScore {
  ship: number;
  /** Each bonus: FIRST, OTHER or WITH_DYNAMOTOR, and its points. */
  bonuses: [number, number][];
  /** NONE while it has not been said. */
  total: number;
}

export interface RoundResult {
  round: number;
  scores: Map<number, RoundScore>;
  /** The suits on each seat's airship at its end; null where the log does not reach back to its beginning. */
  ships: number[][] | null;
}

/** How a round was scored, as far as it has been told: the last one in the log that has ended, or the one that ended
 *  with the nth item; null where none has. */
export function roundScored(log: readonly (Told & { n?: number })[], n?: number): RoundResult | null {
  const end = log.findLastIndex((item) => item.event === EVENT_ROUND_OVER && (n === undefined || item.n === n));
  if (end < 0) return null;
  const result: RoundResult = { round: numbers(log[end])[0], scores: new Map(), ships: shipsAt(log.slice(0, end)) };
  for (const item of log.slice(end + 1)) {
    const [seat, a, b] = numbers(item);
    if (item.event === EVENT_ROUND) break;
    if (item.event === EVENT_SCORES) result.scores.set(seat, { ship: a, bonuses: [], total: NONE });
    else if (item.event === EVENT_BONUS) result.scores.get(seat)?.bonuses.push([a, b]);
    else if (item.event === EVENT_TOTAL) {
      const score = result.scores.get(seat);
      if (score) score.total = a;
    }
  }
  return result;
}

/** The airships as a round's log has built them: the table itself is cleared when the next round begins. */
function shipsAt(log: readonly Told[]): number[][] | null {
  const begin = log.findLastIndex(({ event }) => event === EVENT_ROUND);
  if (begin < 0) return null;
  const ships = Array.from({ length: SEATS }, () => Array<number>(SLOTS).fill(NONE));
  for (const item of log.slice(begin)) {
    const [seat, a, b] = numbers(item);
    if (item.event === EVENT_PLAYS) ships[seat][b] = a;
    else if (item.event === EVENT_LOSES) ships[seat][b] = NONE;
    else if (item.event === EVENT_ROBS) {
      const slot = ships[a].findLastIndex((suit, slot) => suit !== NONE && cardAt(suit, slot) === b);
      if (slot >= 0) ships[a][slot] = NONE;
    }
  }
  return ships;
}

/** What an event is about, so that it can be marked on the table. */
export interface Focus {
  seat: number;
  /** Places on airships, as [seat, slot]. */
  slots: [number, number][];
  emporium: number[];
  discards: boolean;
  /** A card that is shown large for a moment. */
  card: number;
}

export function focusOf(item: Told | null): Focus | null {
  if (!item || item.k !== 'event') return null;
  const [a, b, c] = numbers(item);
  const focus: Focus = { seat: a, slots: [], emporium: [], discards: false, card: NONE };
  switch (item.event) {
    case EVENT_PLAYS:
    case EVENT_REPLACED:
    case EVENT_LOSES:
      return { ...focus, slots: [[a, c]] };
    case EVENT_DESTROYS:
      return { ...focus, slots: [...new Set([FIRST_SLOT[c], LAST_SLOT[c]])].map((slot) => [b, slot]) };
    case EVENT_ROBS: {
      const part = c % PARTS;
      return { ...focus, slots: [...new Set([FIRST_SLOT[part], LAST_SLOT[part]])].map((slot) => [b, slot]) };
    }
    case EVENT_SPECIAL:
    case EVENT_LOT:
      return { ...focus, card: b };
    case EVENT_EMPORIUM:
      return { ...focus, seat: c, emporium: [a] };
    case EVENT_DISCARDS:
    case EVENT_RETRIEVES:
      return { ...focus, discards: true };
    case EVENT_NO_MATCH:
    case EVENT_EMPTY_HAND:
    case EVENT_TRANSMUTES:
    case EVENT_EXTRACTS:
    case EVENT_KEEPS_ALL:
    case EVENT_SWAPS:
    case EVENT_TAKES_EMPORIUM:
    case EVENT_REPLACES_EMPORIUM:
    case EVENT_PASSES:
    case EVENT_COMPLETES:
    case EVENT_SCORES:
    case EVENT_BONUS:
    case EVENT_TURN:
      return focus;
    default:
      return null;
  }
}
