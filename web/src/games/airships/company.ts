// What a company is worth and what it throws. The rules decide; this only shows beforehand what they will say.
import { bits, NONE } from '../../wire/decode';
import { card } from './cards';
import {
  AIRSHIP,
  ANY_COLOUR,
  CHIPS_EACH,
  COLOURS,
  ENGINEERS,
  ENGINES,
  EXCHANGE_IMAGINARY,
  EXCHANGE_REAL,
  KEEP_DICE,
  LIMIT,
  MATERIALS,
  PHASE,
  RED,
  type State,
  TRY_FIELD,
  TRY_PHASE,
  TRY_STACK,
  WHITE,
} from './numbers';

/** The dice with which a throw would be made. */
export interface Hand {
  /** KEEP_DICE, EXCHANGE_REAL or EXCHANGE_IMAGINARY. */
  way: number;
  /** Real dice of each colour at hand. */
  real: number[];
  /** The value of the imaginary die of each colour, 0 for none. */
  imaginary: number[];
}

/** Real dice of each colour that entrepreneur and departments show. */
export function diceOf(state: State, seat: number): number[] {
  const dice = Array.from({ length: COLOURS }, (_, colour) =>
    colour === WHITE || (colour === RED && state.era === 2) ? 1 : 0,
  );
  for (const number of state.companies[seat].department) {
    if (number !== NONE) card(number).dice.forEach((more, colour) => (dice[colour] += more));
  }
  return dice;
}

/** The imaginary die of each colour that an Engineer stands for. */
export function imaginaryOf(engineer: number): number[] {
  const imaginary = Array.from({ length: COLOURS }, () => 0);
  if (engineer !== NONE) imaginary[card(engineer).imaginary[0]] = card(engineer).imaginary[1];
  return imaginary;
}

/** Every hand that a seat can make of its dice: as they are, and after an exchange. */
export function handsOf(state: State, seat: number): Hand[] {
  const { department } = state.companies[seat];
  const kept = { way: KEEP_DICE, real: diceOf(state, seat), imaginary: imaginaryOf(department[ENGINEERS]) };
  const hands = [kept];
  if (department[MATERIALS] === NONE) return hands;
  const [give, paid, get, gained] = card(department[MATERIALS]).exchange;
  for (const way of [EXCHANGE_REAL, EXCHANGE_IMAGINARY]) {
    const spare = way === EXCHANGE_IMAGINARY ? 1 : 0;
    if (spare && !kept.imaginary[give]) continue;
    if (kept.real[give] + spare < paid) continue;
    const real = [...kept.real];
    real[give] -= paid - spare;
    real[get] += gained;
    const imaginary = kept.imaginary.map((value, colour) => (spare && colour === give ? 0 : value));
    hands.push({ way, real, imaginary });
  }
  return hands;
}

/** Dice of a colour that can count in a throw. */
export const countable = (hand: Hand, colour: number): number =>
  Math.min(hand.real[colour], LIMIT) + (hand.imaginary[colour] ? 1 : 0);

export const reaches = (hand: Hand, needs: number[]): boolean =>
  needs.every((needed, colour) => countable(hand, colour) >= needed);

/** The hands that have the dice for a card; the hand as it is where none has. */
export function handsFor(state: State, seat: number, number: number): { hands: Hand[]; enough: boolean } {
  const all = handsOf(state, seat);
  const hands = all.filter((hand) => reaches(hand, card(number).needs));
  return hands.length ? { hands, enough: true } : { hands: all.slice(0, 1), enough: false };
}

/** What the wooden airship and the Engine add to a throw for a card. */
export function freeBonus(state: State, seat: number, number: number): { wooden: number; engine: number } {
  const engine = state.companies[seat].department[ENGINES];
  const [colour, value] = engine === NONE ? [ANY_COLOUR, 0] : card(engine).bonus;
  const counts = colour === ANY_COLOUR || card(number).needs[colour] > 0;
  return { wooden: state.wooden_airship === seat ? 1 : 0, engine: counts ? value : 0 };
}

export interface Points {
  airships: number;
  expansions: number;
  hindenburg: number;
  all: number;
}

export const phasesOf = (state: State, seat: number): number[] =>
  state.phase_builder.flatMap((builder, phase) => (builder === seat ? [phase] : []));

export const fleetOf = (state: State, seat: number): number[] =>
  bits(state.companies[seat].fleet).map((bit) => AIRSHIP + bit);

export function pointsOf(state: State, seat: number): Points {
  const finished = !state.phase_builder.includes(NONE);
  const stars = (numbers: number[]) =>
    numbers.reduce((sum, number) => sum + (number === NONE ? 0 : card(number).vp), 0);
  const airships = stars(fleetOf(state, seat));
  const expansions = stars(state.companies[seat].department);
  const hindenburg = phasesOf(state, seat).reduce(
    (sum, phase) => sum + card(PHASE + phase)[finished ? 'vp' : 'vp_unfinished'],
    0,
  );
  return { airships, expansions, hindenburg, all: airships + expansions + hindenburg };
}

/** Chips that are neither on the board nor on the Hindenburg. */
export const supplyOf = (state: State, seat: number): number =>
  CHIPS_EACH - state.companies[seat].chips - state.companies[seat].marks;

/** The card that an answer to "which target?" stands for, NONE where there is none. */
export function cardNamed(state: State, action: number): number {
  if (action < TRY_FIELD || action >= KEEP_DICE) return NONE;
  if (action < TRY_STACK) {
    const row = state.board[Math.floor((action - TRY_FIELD) / 3)];
    return row[(action - TRY_FIELD) % 3];
  }
  return action < TRY_PHASE ? state.stack_top[action - TRY_STACK] : PHASE + action - TRY_PHASE;
}

export const hindenburgOpen = (state: State): boolean => state.stack_left.includes(0);
