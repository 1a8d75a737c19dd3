import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../engine/engine';
import { rulesFor } from '../../engine/testing';
import { decode } from '../../wire/decode';
import { lastAttempt, diceThrown } from './attempt';
import { card, figures } from './cards';
import * as N from './numbers';
import {
  attemptFor,
  bonusesFor,
  cardNamed,
  gainOf,
  handOf,
  isHindenburgOpen,
  obstacleTo,
  pileOf,
  pointsOf,
  supplyOf,
} from './rulings';

const id = (name: string) => N.IDS.indexOf(name as never);
let rules: Engine;
let table: { rules: Engine; bytes: Uint8Array<ArrayBuffer>; state: N.State };

beforeAll(async () => {
  rules = await rulesFor('airships');
  const bytes = rules.newGame(3, {}, 11);
  table = { rules, bytes, state: decode<N.State>(N.SCHEMA, rules.toNumbers(bytes)) };
});

test('the rules say how every card would be tried for', () => {
  const { state } = table;
  for (const [stack, number] of state.stack_top.entries()) {
    expect(cardNamed(table, N.TRY_STACK + stack)).toBe(number);
    const attempt = attemptFor(table, state.seat, number)!;
    expect(attempt.enough).toBe(!attempt.lacking.some(Boolean));
    expect(attempt.enough).toBe(obstacleTo(table, state.seat, N.TRY_STACK + stack) === 0);
    expect(attempt.chance > 0).toBe(attempt.enough);
    expect(attempt.real).toEqual(handOf(table, state.seat)!.real);
    const rising = [attempt.chance, ...attempt.chips.map(({ chance }) => chance)];
    expect(rising.every((chance, i) => chance <= 1 && (i === 0 || chance > rising[i - 1]))).toBe(true);
  }
  expect(attemptFor(table, state.seat, state.stack_top[0], N.EXCHANGE_REAL)).toBeNull();
});

test('a gain, points, chips and the pile come from the rules', () => {
  const { state } = table;
  const stack = state.stack_top.findIndex((number) => number !== N.NONE);
  const gain = gainOf(table, state.seat, N.TRY_STACK + stack)!;
  expect(gain).toMatchObject({ dice: [0, 0, 0], points: card(state.stack_top[stack]).vp, wooden: true, none: false });
  expect(pointsOf(table, 0)).toEqual({ all: 0, airships: 0, expansions: 0, hindenburg: 0 });
  expect(supplyOf(table, 0)).toBe(N.CHIPS_EACH - state.companies[0].chips);
  expect(isHindenburgOpen(table)).toBe(false);
  const pile = pileOf(table)!;
  expect(pile).toMatchObject({ change: true, all: pile.one + N.ERA_TWO_CARDS + 1 });
});

test('a starter for a starter is no gain', () => {
  // Everybody begins with a starter, so its department is never empty.
  const { state } = table;
  const seat = state.companies.findIndex((_, each) => fieldFor(each) >= 0);
  const field = fieldFor(seat);
  const replaced = state.companies[seat].department[N.DEPARTMENT[state.board.flat()[field]]];
  expect(gainOf(table, seat, N.TRY_FIELD + field)).toMatchObject({ dice: [0, 0, 0], none: true, replaced });
});

/** A field with a starter of the department in which a seat has its own; -1 for none. */
const fieldFor = (seat: number): number =>
  table.state.board
    .flat()
    .findIndex((n) => n >= 0 && n < N.STARTERS && table.state.companies[seat].department[N.DEPARTMENT[n]] !== N.NONE);

test('what makes up for a throw is told source by source', () => {
  const found = bonusesFor(table, table.state.seat, table.state.stack_top[0])!;
  expect(found).toMatchObject({ wooden: 0, engine: 0 });
});

test('without the rules there are no answers', () => {
  const none = { rules: null, bytes: null };
  expect([attemptFor(none, 0, 3), gainOf(none, 0, 3), handOf(none, 0), pileOf(none)]).toEqual([null, null, null, null]);
  expect(cardNamed(none, N.TRY_FIELD)).toBe(N.NONE);
});

// --- the attempt on the table, told again from the log

const event = (number: number, ...values: number[]) => ({ k: 'event', text: '', event: number, values });

test('the last attempt is told from the log, and the rules say which dice count', () => {
  const companies = table.state.companies.map((company) => ({ ...company, department: [...company.department] }));
  companies[0].department[N.ENGINEERS] = id('I-11');
  const log = [
    event(N.EVENT_TRIES, 0, id('L2'), 0),
    event(N.EVENT_THROWS, 0, N.WHITE, 213),
    event(N.EVENT_TOTAL, 0, 6, 6),
    event(N.EVENT_BUILDS_AIRSHIP, 0, id('L2'), 0),
  ];
  const attempt = lastAttempt(log, { ...table.state, companies })!;
  expect(attempt).toMatchObject({ seat: 0, card: id('L2'), total: 6, outcome: 'won', way: N.KEEP_DICE });
  expect(diceThrown(table, attempt)[N.WHITE].map((die) => [die.face, die.counts])).toEqual([
    [2, false],
    [1, false],
    [3, true],
    [3, true],
  ]);
  expect(lastAttempt([], table.state)).toBeNull();
});

test('a card that was won has not helped to win itself', () => {
  const companies = table.state.companies.map((company) => ({ ...company, department: [...company.department] }));
  companies[0].department[N.ENGINEERS] = id('I-12');
  const log = [event(N.EVENT_TRIES, 0, id('I-12'), 0), event(N.EVENT_WINS_EXPANSION, 0, id('I-12'), id('I-11'))];
  expect(lastAttempt(log, { ...table.state, companies })!.engineer).toBe(id('I-11'));
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
