// What the table asks of the rules: prices, points, Searches, and what is known of a Traitor. Nothing here decides: the
// answers come from the game's previews, for the viewer and the position that are shown. Until the rules have come there
// are none, and the table shows what lies on it without them.
import type { TableView } from '../../table/table.svelte';
import { bits } from '../../wire/decode';
import { CARGO, NONE, type State } from './numbers';

/** As much of a table as is needed to ask. */
export type Asking = Pick<TableView<State>, 'rules' | 'bytes' | 'shown' | 'viewer'>;

const numbers = ({ rules, bytes }: Asking, name: string, ...given: number[]): number[] | null =>
  rules && bytes ? rules.previews(name, bytes, ...given) : null;
const number = ({ rules, bytes }: Asking, name: string, ...given: number[]): number | null =>
  rules && bytes ? rules.preview(name, bytes, ...given) : null;

export interface Round {
  /** Points to reach. */
  goal: number;
  inHold: number;
  /** Traitors that go round in the draft, or were left over by it. */
  pool: number;
  /** The seat to which they are passed on next; NONE for nobody. */
  next: number;
}
export function roundOf(table: Asking): Round | null {
  const found = numbers(table, 'table');
  return found && { goal: found[0], inHold: found[1], pool: found[2], next: found[3] };
}

export interface Price {
  /** Before anything makes it cheaper. */
  full: number;
  price: number;
  /** Coins less for alcohol. */
  alcohol: number;
  /** The Traitor who makes it cheaper or free, NONE for none. */
  thanks: number;
}
export function priceOf(table: Asking, seat: number, kind: number): Price | null {
  const found = numbers(table, 'price', seat, kind);
  return found && { full: found[0], price: found[1], alcohol: found[2], thanks: found[3] };
}

export interface Points {
  total: number;
  cargo: number;
  strange: number;
  levels: number;
}
export function pointsOf(table: Asking, seat: number): Points | null {
  const found = numbers(table, 'points', seat);
  return found && { total: found[0], cargo: found[1], strange: found[2], levels: found[3] };
}

/** The points that one more card of this kind would bring. */
export const gainOf = (table: Asking, seat: number, kind: number): number | null => number(table, 'gain', seat, kind);

/** The rule by which a seat could throw nothing at all now, as its id; '' if it could. */
export function hindranceOf(table: Asking, seat: number): string {
  const rule = number(table, 'hindrance', seat);
  return rule ? table.rules!.ruleId(rule) : '';
}

/** What a seat could throw after laying down a Traitor, that which brings the most first. */
export function prospectsOf(table: Asking, seat: number, traitor: number): { kind: number; gain: number }[] {
  return bits(number(table, 'throwable_as', seat, traitor) ?? 0)
    .map((kind) => ({ kind, gain: gainOf(table, seat, kind) ?? 0 }))
    .sort((a, b) => b.gain - a.gain);
}

export interface Paid {
  coins: number;
  owed: number;
  points: number;
}
/** What a payment leaves. */
export function paidBy(table: Asking, seat: number, action: number): Paid | null {
  const found = numbers(table, 'paid', seat, action);
  return found && { coins: found[0], owed: found[1], points: found[2] };
}

export function searchOf(table: Asking, traitor: number): { coins: number; cards: number } | null {
  const found = numbers(table, 'search_of', traitor);
  return found && { coins: found[0], cards: found[1] };
}

/** Does a die show a Traitor's heading? Null if it has none, and before the dice are rolled. */
export function isShown(table: Asking, traitor: number): boolean | null {
  const found = number(table, 'shows', traitor) ?? NONE;
  return found === NONE ? null : found === 1;
}

export const traitorsHeld = (table: Asking, seat: number): number => number(table, 'traitors_held', seat) ?? 0;

const PLACES = ['unknown', 'played', 'open', 'mine', 'seen', 'kept', 'seen-out', 'out', 'passed'] as const;
type Place = (typeof PLACES)[number];
const BY_RIPP = ['', 'blocked', 'spares-me'] as const;

/** Something known of a Traitor, and the seats that it is about. */
export interface Note {
  what: Exclude<Place, 'unknown'> | 'blocked' | 'spares-me' | 'spared' | 'marked' | 'copied';
  seats: number[];
}

/** What the viewer knows of a Traitor in this turn, the weightiest first. */
export function notesOn(table: Asking, traitor: number): Note[] {
  const found = numbers(table, 'whereabouts', Math.max(NONE, table.viewer), traitor);
  if (!found) return [];
  const [place, seats, named, spared, marks, copies] = found;
  const notes: Note[] = [];
  const note = (what: Note['what'] | '' | 'unknown', of = 0) =>
    what && what !== 'unknown' && notes.push({ what, seats: bits(of) });
  note(PLACES[place], seats);
  note(BY_RIPP[named]);
  if (spared) note('spared', spared);
  if (marks) note('marked', marks);
  if (copies) note('copied', copies);
  return notes;
}

// --- what simply lies on the table

export const seatsOf = (s: State): number[] => Array.from({ length: s.n_seats }, (_, seat) => seat);

/** The dice lie on the table only after the draft. */
export const diceRolled = (s: State): boolean => s.dice[0] !== NONE;

/** The Traitors that a seat has laid down in this turn, the current one last. */
export function laidDown(s: State, seat: number): number[] {
  const { current } = s.players[seat];
  const all = bits(s.played).filter((t) => s.seen_at[t] === seat && t !== current);
  return current === NONE ? all : [...all, current];
}

/** Cargo that the viewer knows a seat to hold; of the own hand, what everybody knows. */
export function knownOf(s: State, seat: number, viewer: number): number[] {
  const known = viewer < 0 || viewer === seat ? s.players[seat].shown : s.players[viewer].known[seat];
  return Array.from({ length: CARGO }, (_, kind) => Math.max(0, known[kind]));
}

/** The kinds of a heap that are there, with how many. */
export const heap = (counts: readonly number[]): { kind: number; n: number }[] =>
  [...counts].flatMap((n, kind) => (n > 0 ? [{ kind, n }] : []));
