import { expect, test } from 'vitest';
import { NONE } from '../../wire/decode';
import { diceThrown, lastAttempt } from './attempt';
import { figures, card } from './cards';
import { countable, diceOf, freeBonus, handsFor, handsOf, pointsOf, supplyOf } from './company';
import * as N from './numbers';
import { pileOf } from './pile';

const id = (name: string) => N.IDS.indexOf(name as never);

function company(cards: string[] = [], more: Partial<N.Companies> = {}): N.Companies {
  const department = Array.from({ length: N.DEPARTMENTS }, () => NONE);
  for (const name of cards) department[N.DEPARTMENT[id(name)]] = id(name);
  return { entrepreneur: 0, department, chips: 4, marks: 0, fleet: 0, ...more };
}

function table(companies: N.Companies[], more: Partial<N.State> = {}): N.State {
  return {
    era: 1,
    wooden_airship: NONE,
    phase_builder: [NONE, NONE, NONE, NONE],
    expansions_seen: 0n,
    companies,
    ...more,
  } as N.State;
}

test('dice come from the entrepreneur and the departments', () => {
  const state = table([company(['F-S1', 'H-12'])]);
  expect(diceOf(state, 0)).toEqual([2, 1, 0]);
  expect(diceOf({ ...state, era: 2 }, 0)).toEqual([2, 2, 0]);
});

test('an exchange is made as a whole, with or without the imaginary die', () => {
  const state = table([company(['F-S1', 'H-S1', 'I-11', 'M-11'])]);
  expect(handsOf(state, 0)).toEqual([
    { way: N.KEEP_DICE, real: [3, 0, 0], imaginary: [3, 0, 0] },
    { way: N.EXCHANGE_REAL, real: [0, 2, 0], imaginary: [3, 0, 0] },
    { way: N.EXCHANGE_IMAGINARY, real: [1, 2, 0], imaginary: [0, 0, 0] },
  ]);
  expect(handsOf(table([company(['M-11'])]), 0)).toHaveLength(1);
});

test('at most three real dice of a colour count, and the imaginary one beside them', () => {
  expect(countable({ way: N.KEEP_DICE, real: [5, 0, 0], imaginary: [2, 0, 0] }, N.WHITE)).toBe(4);
});

test('only hands with the dice that a card shows can try for it', () => {
  const state = table([company(['F-S1', 'H-S1', 'M-11'])]);
  expect(handsFor(state, 0, id('L6')).hands.map((hand) => hand.way)).toEqual([N.EXCHANGE_REAL]);
  expect(handsFor(state, 0, id('D4')).enough).toBe(false);
});

test('an Engine helps where its colour is shown', () => {
  const state = table([company(['G-12'])], { wooden_airship: 0 });
  expect(freeBonus(state, 0, id('L6'))).toEqual({ wooden: 1, engine: 1 });
  expect(freeBonus(state, 0, id('L1'))).toEqual({ wooden: 1, engine: 0 });
});

test('points, with the lower stars of an unfinished Hindenburg', () => {
  const state = table([company(['F-23'], { fleet: 0b100001, marks: 1 })], { phase_builder: [0, NONE, NONE, NONE] });
  expect(pointsOf(state, 0)).toEqual({ airships: 3, expansions: 3, hindenburg: 3, all: 9 });
  expect(pointsOf({ ...state, phase_builder: [0, 0, 1, 1] }, 0).hindenburg).toBe(13);
  expect(supplyOf(state, 0)).toBe(1);
});

test('the pile holds what nobody has seen', () => {
  const seen = (1n << 6n) | (1n << 7n) | 1n;
  expect(pileOf(table([company()], { expansions_seen: seen }))).toEqual({ one: 16, two: 24, change: true, all: 41 });
});

test('the last attempt is told from the log', () => {
  const event = (number: number, ...values: number[]) => ({ k: 'event', text: '', event: number, values });
  const state = table([company(['F-S1', 'I-11'])]);
  const log = [
    event(N.EVENT_TRIES, 0, id('L2'), 0),
    event(N.EVENT_THROWS, 0, N.WHITE, 213),
    event(N.EVENT_TOTAL, 0, 6, 6),
    event(N.EVENT_BUILDS_AIRSHIP, 0, id('L2'), 0),
  ];
  const attempt = lastAttempt(log, state)!;
  expect(attempt).toMatchObject({ seat: 0, card: id('L2'), total: 6, outcome: 'won' });
  expect(diceThrown(attempt, N.WHITE).map((die) => [die.face, die.counts])).toEqual([
    [2, false],
    [1, false],
    [3, true],
    [3, true],
  ]);
  expect(lastAttempt([], state)).toBeNull();
});

test('an Engineer has not helped to win itself', () => {
  const event = (number: number, ...values: number[]) => ({ k: 'event', text: '', event: number, values });
  const log = [event(N.EVENT_TRIES, 0, id('I-11'), 0), event(N.EVENT_WINS_EXPANSION, 0, id('I-11'), NONE)];
  expect(lastAttempt(log, table([company(['I-11'])]))!.imaginary).toEqual([0, 0, 0]);
});

test('a card says which of its figures are reconstructed', () => {
  const made = (name: string) =>
    figures(card(id(name)))
      .filter((each) => each.reconstructed)
      .map((each) => each.figure);
  expect(made('F-11')).toEqual([]);
  expect(made('C-11')).toEqual(['needs', 'target']);
  expect(made('D1')).toEqual(['needs', 'target', 'vp']);
});
