// How events are shown: how long, what flies from where to where, and what a sentence of the log is about.
import type { Gesture } from '../../table/table.svelte';
import type { Item } from '../../wire/types';
import * as N from './numbers';

/** How long each event is shown, in ms; what is not here is not shown by itself. */
const LENGTHS: Record<number, number> = {
  [N.EVENT_TURN]: 1000,
  [N.EVENT_PICKED]: 450,
  [N.EVENT_PEEKS]: 700,
  [N.EVENT_ROLLED]: 1500,
  [N.EVENT_DIE_SET]: 600,
  [N.EVENT_ALL_BLACK]: 900,
  [N.EVENT_LAYS_DOWN]: 900,
  [N.EVENT_BLOCKED]: 1100,
  [N.EVENT_NO_TRAITOR]: 700,
  [N.EVENT_STEALS_COIN]: 900,
  [N.EVENT_STEALS_CARD]: 900,
  [N.EVENT_STOLEN_CARD]: 900,
  [N.EVENT_ESCAPES]: 800,
  [N.EVENT_SEARCH]: 600,
  [N.EVENT_JOURNEY]: 1100,
  [N.EVENT_DRAWN]: 600,
  [N.EVENT_DRAWN_FROM_BELOW]: 800,
  [N.EVENT_NAMES]: 1200,
  [N.EVENT_LAID_OPEN]: 1000,
  [N.EVENT_NOBODY_SHOWS]: 1000,
  [N.EVENT_ACTS_AS]: 700,
  [N.EVENT_REROLLS]: 1200,
  [N.EVENT_SHOWS]: 700,
  [N.EVENT_CHALLENGES]: 700,
  [N.EVENT_MATCHES]: 800,
  [N.EVENT_UNDER]: 700,
  [N.EVENT_HAND_SHOWN]: 900,
  [N.EVENT_HAND_HOLDS]: 350,
  [N.EVENT_NO_HAND]: 600,
  [N.EVENT_THROWS]: 600,
  [N.EVENT_PAYS_CRATE]: 600,
  [N.EVENT_PAYS_COINS]: 500,
  [N.EVENT_OVERBOARD]: 900,
  [N.EVENT_HELEN]: 500,
  [N.EVENT_ALCOHOL]: 700,
};

/** Crates fall once they lie there. */
const AFTERWARDS: ReadonlySet<number> = new Set([N.EVENT_OVERBOARD, N.EVENT_ALCOHOL]);

export function gesture(item: Item): Gesture | null {
  const ms = LENGTHS[item.event ?? -1];
  if (ms === undefined) return null;
  return AFTERWARDS.has(item.event!) ? { ms, after: true } : { ms };
}

/** Something drawn that moves from one place of the table to another. Places are data-anchor names; the first that is there counts. */
export interface Flight {
  art: 'coin' | 'back' | 'traitor-back' | 'cargo' | 'traitor' | 'journey';
  /** The kind of Cargo, the Traitor or the Journey that is drawn. */
  which: number;
  from: string[];
  to: string[];
  /** How many, one behind the other. */
  count: number;
  /** It lies where it has landed until the table is drawn anew. */
  stays?: boolean;
}

const seatAt = (seat: number): string[] => [`cabin:${seat}`, `seat:${seat}`];

/** What flies while an event is shown. `next` is the seat to which a pool of Traitors is passed on, NONE for nobody. */
export function flights(item: Item, viewer: number, next: number): Flight[] {
  const [a = 0, b = 0, c = 0] = item.values ?? [];
  const fly = (
    art: Flight['art'],
    which: number,
    from: string[],
    to: string[],
    more: Partial<Flight> = {},
  ): Flight => ({ art, which, from, to, count: 1, ...more });
  switch (item.event) {
    case N.EVENT_PICKED:
      return next === N.NONE ? [] : [fly('traitor-back', 0, seatAt(a), seatAt(next), { count: Math.min(b, 4) })];
    case N.EVENT_LAYS_DOWN:
    case N.EVENT_BLOCKED:
      return [
        fly('traitor', b, [`own-traitor:${a === viewer ? b : -1}`, ...seatAt(a)], [`slot:${a}`], { stays: true }),
      ];
    case N.EVENT_STEALS_COIN:
      return [fly('coin', 0, seatAt(b), seatAt(a))];
    case N.EVENT_STEALS_CARD:
      return a === viewer || b === viewer ? [] : [fly('back', 0, seatAt(b), seatAt(a))];
    case N.EVENT_STOLEN_CARD:
      return [fly('cargo', c, b === viewer ? ['hand'] : seatAt(b), a === viewer ? ['hand'] : seatAt(a))];
    case N.EVENT_SEARCH:
      return [
        ...(b ? [fly('coin', 0, ['safe'], seatAt(a), { count: b })] : []),
        ...(c && a !== viewer ? [fly('back', 0, ['hold'], seatAt(a), { count: c })] : []),
      ];
    case N.EVENT_JOURNEY:
      return [
        fly('journey', b, ['hold'], [`journey:${b}`], { stays: true }),
        ...(c ? [fly('coin', 0, ['safe'], seatAt(a), { count: c })] : []),
      ];
    case N.EVENT_DRAWN:
      return [fly('cargo', b, ['hold'], a === viewer ? ['hand', ...seatAt(a)] : seatAt(a))];
    case N.EVENT_DRAWN_FROM_BELOW:
      if (c !== N.NONE) return a === viewer ? [] : [fly('back', 0, ['under', 'hold'], seatAt(a))]; // who drew it is told which
      return [fly('cargo', b, ['under', 'hold'], a === viewer ? ['hand', ...seatAt(a)] : seatAt(a))];
    case N.EVENT_LAID_OPEN:
      return [fly('traitor', a, b === N.OUT_OF_PLAY ? ['hold'] : seatAt(b), [`porthole:${a}`])];
    case N.EVENT_SHOWS:
    case N.EVENT_THROWS:
      return [fly('cargo', b, [`own-cargo:${a === viewer ? b : -1}`, ...seatAt(a)], [`hatch:${a}`], { stays: true })];
    case N.EVENT_MATCHES:
      return [fly('cargo', b, [`own-cargo:${a === viewer ? b : -1}`, ...seatAt(a)], [`hatch:${a}`], { stays: true })];
    case N.EVENT_UNDER:
      return [fly('cargo', a, ['compass'], ['hold']), fly('cargo', b, ['compass'], ['hold'])];
    case N.EVENT_HAND_HOLDS:
      return [fly('cargo', b, seatAt(a), [`hatch:${a}`], { stays: true, count: Math.min(c, 3) })];
    case N.EVENT_PAYS_CRATE:
      return [fly('cargo', b, seatAt(a), ['safe']), ...(c ? [fly('coin', 0, ['safe'], seatAt(a), { count: c })] : [])];
    case N.EVENT_PAYS_COINS:
      return b ? [fly('coin', 0, seatAt(a), ['safe'], { count: b })] : [];
    case N.EVENT_HELEN:
      return b ? [fly('coin', 0, ['safe'], seatAt(a), { count: b })] : [];
    default:
      return [];
  }
}

/** Seats, Traitors and dice that an event is about, so that the table can mark them. */
interface About {
  seats: number[];
  traitors: number[];
  dice: number[];
}

export function about(item: Item | null): About {
  const found: About = { seats: [], traitors: [], dice: [] };
  if (!item || item.event === undefined || item.event < 0) return found;
  const [a = 0, b = 0, c = 0] = item.values ?? [];
  switch (item.event) {
    case N.EVENT_SET_UP:
    case N.EVENT_ALL_BLACK:
    case N.EVENT_GAME_OVER:
    case N.EVENT_UNDER:
      return found;
    case N.EVENT_ROLLED:
      return { ...found, dice: [0, 1, 2] };
    case N.EVENT_TURN:
      return { ...found, seats: [b] };
    case N.EVENT_NOBODY_SHOWS:
      return { ...found, traitors: [a] };
    case N.EVENT_LAID_OPEN:
      return { ...found, traitors: [a], seats: b < N.SEATS ? [b] : [] };
    case N.EVENT_NAMES:
      return { ...found, seats: [a], traitors: [b, c % N.TRAITORS] };
    case N.EVENT_DEALT:
    case N.EVENT_KEEPS:
    case N.EVENT_LAYS_DOWN:
    case N.EVENT_BLOCKED:
    case N.EVENT_ACTS_AS:
      return { ...found, seats: [a], traitors: [b] };
    case N.EVENT_DIE_SET:
    case N.EVENT_REROLLS:
      return { ...found, seats: [a], dice: [b] };
    case N.EVENT_STEALS_COIN:
    case N.EVENT_STEALS_CARD:
    case N.EVENT_STOLEN_CARD:
    case N.EVENT_ESCAPES:
    case N.EVENT_CHALLENGES:
      return { ...found, seats: [a, b] };
    default:
      return { ...found, seats: [a] };
  }
}

/** The faces to show while dice are rolled or set, by die; the others stay as they are. */
export function facesDuring(item: Item | null): Record<number, { face: number; tumbles: boolean }> {
  const [a = 0, b = 0, c = 0] = item?.values ?? [];
  if (item?.event === N.EVENT_ROLLED)
    return Object.fromEntries([a, b, c].map((face, die) => [die, { face, tumbles: true }]));
  if (item?.event === N.EVENT_REROLLS) return { [b]: { face: c, tumbles: true } };
  if (item?.event === N.EVENT_DIE_SET) return { [b]: { face: c, tumbles: false } };
  return {};
}
