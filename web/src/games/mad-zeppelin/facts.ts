// What can be read off the table but is not written in the state: prices, points, and what is known of whom. The
// server decides by its own rules; these are the same ones, for showing why.
import { bits, HIDDEN } from '../../wire/decode';
import {
  AIRSICK,
  AIRSICK_BY_SEATS,
  ALCOHOL,
  ASK_PICK,
  BLACK,
  CARDS,
  CARGO,
  CARLOTTA,
  COSTS,
  COSTS_BY_LEVEL,
  COSTS_BY_POINTS,
  EXTRA_COIN,
  HEADING,
  HENCHMAN,
  IGOR,
  JACK,
  LAID_OUT,
  LEVEL,
  LEVELS,
  MODE,
  NONE,
  OUT_OF_PLAY,
  POINTS,
  PRICE,
  SATINE,
  SEARCH_CARDS,
  SEARCH_COINS,
  SEARCH_PRINTED,
  STRANGE,
  type State,
  TRAITORS,
} from './numbers';

export const has = (set: number, member: number): boolean => set !== HIDDEN && ((set >> member) & 1) === 1;

export const goal = (s: State): number => (s.options[MODE] === 0 ? 20 : 30);

export const seatsOf = (s: State): number[] => Array.from({ length: s.n_seats }, (_, seat) => seat);

/** The dice lie on the table only after the draft. */
export const diceRolled = (s: State): boolean => s.dice[0] !== NONE;

export const headingShown = (s: State, heading: number): boolean => diceRolled(s) && s.dice.includes(heading);

export const allBlack = (s: State): boolean => diceRolled(s) && s.dice.every((face) => face === BLACK);

export const inHold = (s: State): number =>
  s.hold + s.under.reduce((sum, n) => sum + n, 0) + (s.left_below === NONE ? 0 : 1);

// --- prices and points

export interface Price {
  /** Before anything makes it cheaper. */
  full: number;
  price: number;
  /** Coins less for alcohol. */
  alcohol: number;
  /** The Traitor who makes it cheaper or free, NONE for none. */
  thanks: number;
}

function fullPrice(s: State, kind: number): number {
  if (s.options[COSTS] === COSTS_BY_LEVEL) return LEVEL[kind];
  if (s.options[COSTS] === COSTS_BY_POINTS && kind !== STRANGE) return POINTS[kind];
  return PRICE[kind];
}

/** What a seat would pay now to throw Cargo of this kind, and why. */
export function priceOf(s: State, seat: number, kind: number): Price {
  const full = fullPrice(s, kind);
  const as = s.players[seat].acts_as;
  if ((as === JACK && LEVEL[kind] === 1) || (as === SATINE && LEVEL[kind] === 2))
    return { full, price: 0, alcohol: 0, thanks: as };
  const alcohol = s.players[seat].laid_out[ALCOHOL];
  const guard = as === HENCHMAN ? 1 : 0;
  return { full, price: Math.max(0, full - alcohol - guard), alcohol, thanks: guard ? HENCHMAN : NONE };
}

export interface Points {
  cargo: number;
  strange: number;
  levels: number;
  total: number;
}

export function pointsOf(laidOut: readonly number[]): Points {
  let cargo = 0;
  let firstLevel = 0;
  const levels = new Set<number>();
  for (let kind = 0; kind < LAID_OUT; kind++) {
    cargo += POINTS[kind] * laidOut[kind];
    if (LEVEL[kind] === 1) firstLevel += laidOut[kind];
    if (laidOut[kind]) levels.add(LEVEL[kind]);
  }
  const strange = firstLevel * laidOut[STRANGE];
  const all = levels.size === LEVELS ? 1 : 0;
  return { cargo, strange, levels: all, total: cargo + strange + all };
}

/** The points that one more card of this kind would bring: strange materials and the fourth level included. */
export function gainOf(laidOut: readonly number[], kind: number): number {
  const then = laidOut.map((n, i) => (i === kind ? n + 1 : n));
  return pointsOf(then).total - pointsOf(laidOut).total;
}

// --- Traitors

/** What a Traitor's Search brings at this table; doubtful where the card does not tell for certain. */
export function searchOf(s: State | null, traitor: number): { coins: number; cards: number; doubtful: boolean } {
  const swapped = s !== null && s.options[EXTRA_COIN] === 1;
  const text = swapped && traitor === IGOR ? CARLOTTA : swapped && traitor === CARLOTTA ? IGOR : traitor;
  return { coins: SEARCH_COINS[text], cards: SEARCH_CARDS[text], doubtful: SEARCH_PRINTED[traitor] === 0 };
}

/** How many Traitors a seat holds, as everybody can count. */
export function traitorsHeld(s: State, seat: number): number {
  const place = (seat - s.leader + s.n_seats) % s.n_seats;
  let held = place < s.picks ? 2 : 1;
  for (let t = 0; t < TRAITORS; t++) if (s.seen_at[t] === seat && has(s.played | s.laid_open, t)) held--;
  return held;
}

/** How many Traitors are passed round in the draft, or have been left over by it. */
export function passedRound(s: State): number {
  const given = s.options[AIRSICK] === AIRSICK_BY_SEATS ? CARDS.airsick[s.n_seats - 2] : s.options[AIRSICK];
  const airsick = Math.min(given, TRAITORS - 2 * s.n_seats);
  return TRAITORS - airsick - s.n_seats - s.picks;
}

/** The Traitors that a seat has laid down in this turn, the current one last. */
export function laidDown(s: State, seat: number): number[] {
  const { current } = s.players[seat];
  const all = bits(s.played).filter((t) => s.seen_at[t] === seat && t !== current);
  return current === NONE ? all : [...all, current];
}

export type Note =
  | { what: 'played' | 'seen' | 'kept' | 'marked' | 'spared' | 'copied'; seat: number }
  | { what: 'open' | 'seen-out' | 'blocked' | 'spares-me' | 'mine' | 'out' | 'passed' };

/** What a viewer knows of a Traitor in this turn, the weightiest first. */
export function notesOn(s: State, traitor: number, viewer: number): Note[] {
  const notes: Note[] = [];
  const at = s.seen_at[traitor];
  const me = viewer >= 0 ? s.players[viewer] : null;
  const played = has(s.played, traitor);
  const open = has(s.laid_open, traitor);
  const mine = me !== null && has(me.traitors, traitor);
  if (played) notes.push({ what: 'played', seat: at });
  else if (open) notes.push({ what: 'open' });
  else if (mine) notes.push({ what: 'mine' });
  else if (at === OUT_OF_PLAY) notes.push({ what: 'seen-out' });
  else if (at !== NONE) notes.push({ what: 'seen', seat: at });
  else if (traitor === s.unshown)
    for (const seat of seatsOf(s)) has(s.keepers, seat) && notes.push({ what: 'kept', seat });
  else if (has(s.out, traitor)) notes.push({ what: 'out' });
  else if (me && has(me.passed_on, traitor) && !(s.asked === ASK_PICK && s.decider === viewer))
    notes.push({ what: 'passed' });
  if (!played && !open && has(s.banned, traitor)) {
    const spared = seatsOf(s).filter((seat) => has(s.players[seat].spared, traitor));
    notes.push({ what: me && mine && spared.includes(viewer) ? 'spares-me' : 'blocked' });
    for (const seat of spared) if (!mine || seat !== viewer) notes.push({ what: 'spared', seat });
  }
  for (const seat of seatsOf(s)) {
    const player = s.players[seat];
    if (!played && has(player.marks, traitor)) notes.push({ what: 'marked', seat });
    if (player.acts_as === traitor && player.current !== traitor) notes.push({ what: 'copied', seat });
  }
  return notes;
}

// --- hands

/** Cargo that the viewer knows a seat to hold; of the own hand, what everybody knows. */
export function knownOf(s: State, seat: number, viewer: number): number[] {
  const known = viewer < 0 || viewer === seat ? s.players[seat].shown : s.players[viewer].known[seat];
  return Array.from({ length: CARGO }, (_, kind) => Math.max(0, known[kind]));
}

/** The kinds of a heap that are there, with how many. */
export function heap(counts: readonly number[]): { kind: number; n: number }[] {
  return [...counts].flatMap((n, kind) => (n > 0 ? [{ kind, n }] : []));
}

export const headingOf = (traitor: number): number => (traitor < 0 ? NONE : HEADING[traitor]);
