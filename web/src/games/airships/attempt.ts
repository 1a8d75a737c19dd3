// The attempt that is on the table, told again from the log: what was tried for, what was thrown, how it ended.
import { NONE } from '../../wire/decode';
import type { TableView } from '../../table/table.svelte';
import type { Item } from '../../wire/types';
import { card } from './cards';
import { imaginaryOf } from './company';
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
  type State,
} from './numbers';

export interface Attempt {
  seat: number;
  card: number;
  /** Faces thrown of each colour. */
  thrown: number[][];
  /** Imaginary die of each colour, 0 for none. */
  imaginary: number[];
  /** The Materials card that was used, NONE for none. */
  exchanged: number;
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
  let engineer = state.companies[seat].department[ENGINEERS];
  const attempt: Attempt = {
    seat,
    card: target,
    thrown: Array.from({ length: COLOURS }, () => []),
    imaginary: [],
    exchanged: NONE,
    total: NONE,
    bonus: null,
    outcome: 'open',
    chipReceived: false,
  };
  let givenUp = false;
  for (const item of log.slice(first + 1)) {
    if (item.k !== 'event') continue;
    const [, b, c] = item.values!;
    if (item.event === EVENT_EXCHANGES) {
      attempt.exchanged = b;
      givenUp = c === 1;
    } else if (item.event === EVENT_THROWS) attempt.thrown[b] = [...String(c)].map(Number);
    else if (item.event === EVENT_TOTAL) attempt.total = b;
    else if (item.event === EVENT_BONUSES) attempt.bonus = { free: b, chips: c };
    else if (item.event === EVENT_FAILS) {
      attempt.outcome = 'failed';
      attempt.chipReceived = c > 0;
    } else if (WON.includes(item.event!)) {
      attempt.outcome = 'won';
      // An Engineer that was just won has not helped to win itself.
      if (item.event === EVENT_WINS_EXPANSION && DEPARTMENT[b] === ENGINEERS) engineer = c;
    }
  }
  attempt.imaginary = imaginaryOf(engineer);
  if (givenUp) attempt.imaginary[card(attempt.exchanged).exchange[0]] = 0;
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
    imaginary: state.imaginary,
    exchanged: NONE,
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

/** The dice of a colour as they lie, the imaginary one last, with those that count marked. */
export function diceThrown(attempt: Attempt, colour: number): Thrown[] {
  const needed = card(attempt.card).needs[colour];
  if (!needed) return [];
  const dice = attempt.thrown[colour].map((face) => ({ colour, face, imaginary: false, counts: false }));
  if (attempt.imaginary[colour]) dice.push({ colour, face: attempt.imaginary[colour], imaginary: true, counts: false });
  const order = dice.map((_, i) => i).sort((a, b) => dice[b].face - dice[a].face || a - b);
  for (const i of order.slice(0, needed)) dice[i].counts = true;
  return dice;
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
