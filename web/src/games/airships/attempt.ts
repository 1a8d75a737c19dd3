// The attempt that is on the table, told again from the log: what was tried for, what was thrown, how it ended.
import { NONE } from '../../wire/decode';
import type { TableView } from '../../table/table.svelte';
import type { Item } from '../../wire/types';
import { card } from './cards';
import {
  COLOURS,
  DEPARTMENT,
  ENGINEERS,
  EVENT_BONUSES,
  EVENT_BUILDS_AIRSHIP,
  EVENT_BUILDS_PHASE,
  EVENT_EXCHANGES,
  EVENT_FAILS,
  EVENT_ON_BOARD,
  EVENT_STACK_SHOWS,
  EVENT_STARTER,
  EVENT_THROWS,
  EVENT_TOTAL,
  EVENT_TRIES,
  EVENT_WINS_EXPANSION,
  EXCHANGE_IMAGINARY,
  EXCHANGE_REAL,
  KEEP_DICE,
  LIMIT,
  MATERIALS,
  type State,
} from './numbers';
import { type Asking, countingIn } from './rulings';

export interface Attempt {
  seat: number;
  card: number;
  /** Faces thrown of each colour. */
  thrown: number[][];
  /** How it was thrown: KEEP_DICE, EXCHANGE_REAL or EXCHANGE_IMAGINARY; NONE for the throw that the state is about. */
  way: number;
  /** The Engineer and the Materials card at the throw, NONE for none: what it won may have replaced them. */
  engineer: number;
  materials: number;
  /** What the dice count, NONE before they lie. */
  total: number;
  bonus: { free: number; chips: number } | null;
  outcome: 'open' | 'won' | 'failed';
  chipReceived: boolean;
}

const WON = [EVENT_WINS_EXPANSION, EVENT_BUILDS_AIRSHIP, EVENT_BUILDS_PHASE];
/** Events whose second number is a card. */
const ABOUT_THE_SECOND = [...WON, EVENT_STARTER, EVENT_STACK_SHOWS, EVENT_TRIES, EVENT_FAILS];

/** The last attempt in the log, null where there is none. */
export function lastAttempt(log: readonly Item[], state: State): Attempt | null {
  const first = log.findLastIndex((item) => item.k === 'event' && item.event === EVENT_TRIES);
  if (first < 0) return null;
  const [seat, target] = log[first].values!;
  const { department } = state.companies[seat];
  const attempt: Attempt = {
    seat,
    card: target,
    thrown: Array.from({ length: COLOURS }, () => []),
    way: KEEP_DICE,
    engineer: department[ENGINEERS],
    materials: department[MATERIALS],
    total: NONE,
    bonus: null,
    outcome: 'open',
    chipReceived: false,
  };
  for (const item of log.slice(first + 1)) {
    if (item.k !== 'event') continue;
    const [, b, c] = item.values!;
    if (item.event === EVENT_EXCHANGES) {
      attempt.way = c === 1 ? EXCHANGE_IMAGINARY : EXCHANGE_REAL;
    } else if (item.event === EVENT_THROWS) attempt.thrown[b] = [...String(c)].map(Number);
    else if (item.event === EVENT_TOTAL) attempt.total = b;
    else if (item.event === EVENT_BONUSES) attempt.bonus = { free: b, chips: c };
    else if (item.event === EVENT_FAILS) {
      attempt.outcome = 'failed';
      attempt.chipReceived = c > 0;
    } else if (WON.includes(item.event!)) {
      attempt.outcome = 'won';
      // A card that was just won has not helped to win itself.
      if (item.event === EVENT_WINS_EXPANSION && DEPARTMENT[b] === ENGINEERS) attempt.engineer = c;
      if (item.event === EVENT_WINS_EXPANSION && DEPARTMENT[b] === MATERIALS) attempt.materials = c;
    }
  }
  return attempt;
}

/** The attempt as the state has it, for a page that is opened between throw and bonus. */
function attemptNow(state: State): Attempt | null {
  if (state.target === NONE) return null;
  const thrown = state.thrown.map((faces) => faces.filter(Boolean));
  const lies = thrown.some((faces) => faces.length) || state.total > 0;
  return {
    seat: state.seat,
    card: state.target,
    thrown,
    way: NONE,
    engineer: NONE,
    materials: NONE,
    total: lies ? state.total : NONE,
    bonus: null,
    outcome: 'open',
    chipReceived: false,
  };
}

export interface Thrown {
  colour: number;
  face: number;
  imaginary: boolean;
  /** Among the highest that the card needs. */
  counts: boolean;
}

/** The dice of each colour as they lie, the imaginary one last, with those that count marked. */
export function diceThrown(table: Asking, attempt: Attempt): Thrown[][] {
  const found = countingIn(table, attempt.seat, attempt.card, attempt);
  return card(attempt.card).needs.map((needed, colour) => {
    if (!needed) return [];
    const counts = (die: number) => !found || ((found.counts[colour] >> die) & 1) === 1;
    const dice = attempt.thrown[colour].map((face, i) => ({ colour, face, imaginary: false, counts: counts(i) }));
    const value = found?.imaginary[colour];
    if (value) dice.push({ colour, face: value, imaginary: true, counts: counts(LIMIT) });
    return dice;
  });
}

/** The attempt that is to be seen now: what is being told, else what the state is about. */
export function attemptOf(table: TableView<State>): Attempt | null {
  const state = table.shown!;
  const told = lastAttempt(table.log, state);
  if (table.playing || state.target === NONE) return told;
  return told && told.card === state.target && told.seat === state.seat ? told : attemptNow(state);
}

/** Who is trying for what at this moment. */
export function aimOf(table: TableView<State>): { seat: number; card: number } | null {
  const attempt = attemptOf(table);
  if (!attempt || (attempt.outcome === 'failed' && !table.playing)) return null;
  return table.playing || table.shown!.target !== NONE ? attempt : null;
}

/** The card that an event is about, NONE for none. */
export function pointedCard(item: Item): number {
  const [a, b] = item.values ?? [];
  if (item.event === EVENT_ON_BOARD) return a;
  return ABOUT_THE_SECOND.includes(item.event!) ? b : NONE;
}
