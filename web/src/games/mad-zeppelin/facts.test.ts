import { expect, test } from 'vitest';
import { HIDDEN } from '../../wire/decode';
import {
  allBlack,
  diceRolled,
  gainOf,
  goal,
  inHold,
  laidDown,
  notesOn,
  passedRound,
  pointsOf,
  priceOf,
  searchOf,
  traitorsHeld,
} from './facts';
import * as N from './numbers';

const zeros = (n: number) => Array.from({ length: n }, () => 0);

function player(changed: Partial<N.Players> = {}): N.Players {
  return {
    traitors: 0,
    passed_on: 0,
    marks: 0,
    spared: 0,
    coins: 3,
    rerolls: 0,
    current: N.NONE,
    acts_as: N.NONE,
    hand_size: 1,
    hand: zeros(11),
    laid_out: zeros(9),
    shown: zeros(11),
    known: Array.from({ length: 6 }, () => zeros(11)),
    ...changed,
  };
}
function table(changed: Partial<N.State> = {}, players: Partial<N.Players>[] = []): N.State {
  return {
    rng: [],
    pool: HIDDEN,
    out: HIDDEN,
    banned: 0,
    played: 0,
    laid_open: 0,
    ended_by: 0,
    n_seats: 4,
    options: [0, 0, N.REMOVED_BY_SEATS, N.AIRSICK_BY_SEATS, 0, 0, 0],
    turn: 1,
    leader: 0,
    round: 1,
    picks: 4,
    seat: 0,
    decider: 0,
    asked: N.ASK_ACTION,
    dice: [0, 1, 5],
    ability_used: 0,
    thrown: 0,
    changes: 0,
    thefts: 0,
    showing: N.NONE,
    owed: 0,
    safe: 18,
    journeys: 0,
    hold: 80,
    removed: 25,
    seen_at: Array.from({ length: 14 }, () => N.NONE),
    unshown: N.NONE,
    keepers: 0,
    unseen: zeros(11),
    under: zeros(11),
    below: [N.NONE, N.NONE],
    left_below: N.NONE,
    used_up: [0, 0],
    players: Array.from({ length: 6 }, (_, i) => player(players[i])),
    ...changed,
  };
}
const laid = (counts: Record<number, number>) => zeros(9).map((_, kind) => counts[kind] ?? 0);

test('alcohol and the Guard add up, and no price falls below nothing', () => {
  const s = table({}, [{ acts_as: N.HENCHMAN, laid_out: laid({ [N.ALCOHOL]: 1 }) }]);
  expect(priceOf(s, 0, N.GOLD)).toEqual({ full: 5, price: 3, alcohol: 1, thanks: N.HENCHMAN });
  expect(priceOf(s, 0, N.WOOD).price).toBe(0);
});

test('Jack and Satine make their level free, whatever else there is', () => {
  const s = table({}, [{ acts_as: N.JACK, laid_out: laid({ [N.ALCOHOL]: 2 }) }, { acts_as: N.SATINE }]);
  expect(priceOf(s, 0, N.LEAD)).toEqual({ full: 2, price: 0, alcohol: 0, thanks: N.JACK });
  expect(priceOf(s, 0, N.COAL).price).toBe(1);
  expect(priceOf(s, 1, N.STEEL)).toMatchObject({ price: 0, thanks: N.SATINE });
});

test('prices follow the option', () => {
  const by = (costs: number) => priceOf(table({ options: [0, 0, 81, 11, costs, 0, 0] }), 0, N.STEEL).price;
  expect([by(0), by(N.COSTS_BY_LEVEL), by(N.COSTS_BY_POINTS)]).toEqual([4, 2, 5]);
});

test('points: by kind, strange materials by first-level Cargo, one more for all four levels', () => {
  expect(pointsOf(laid({ [N.WOOD]: 2, [N.LEAD]: 1, [N.STRANGE]: 2 }))).toEqual({
    cargo: 4,
    strange: 6,
    levels: 0,
    total: 10,
  });
  expect(pointsOf(laid({ [N.WOOD]: 1, [N.COAL]: 1, [N.GOLD]: 1, [N.ALCOHOL]: 1 }))).toMatchObject({
    levels: 1,
    total: 12,
  });
});

test('what one more card would bring counts strange materials and the fourth level', () => {
  expect(gainOf(laid({ [N.STRANGE]: 1 }), N.WOOD)).toBe(2);
  expect(gainOf(laid({ [N.WOOD]: 1, [N.COAL]: 1, [N.GOLD]: 1 }), N.STRANGE)).toBe(2);
});

test('the option moves the doubtful Search from Carlotta to Igor', () => {
  expect(searchOf(table(), N.CARLOTTA)).toEqual({ coins: 2, cards: 0, doubtful: true });
  const swapped = table({ options: [0, 0, 81, 11, 0, 1, 0] });
  expect(searchOf(swapped, N.IGOR)).toMatchObject({ coins: 2, cards: 0 });
  expect(searchOf(swapped, N.KARL)).toEqual({ coins: 1, cards: 1, doubtful: false });
});

test('Traitors held: two after the pick, one before, less those laid down or laid open', () => {
  const seen = Array.from({ length: 14 }, (_, t) => (t === N.KARL || t === N.FRED ? 1 : N.NONE));
  const s = table({ picks: 2, leader: 1, played: 1 << N.KARL, seen_at: seen });
  expect([1, 2, 3, 0].map((seat) => traitorsHeld(s, seat))).toEqual([1, 2, 1, 1]);
});

test('seven Traitors go round among four before anybody has picked', () => {
  expect(passedRound(table({ picks: 0 }))).toBe(7);
  expect(passedRound(table({ picks: 4 }))).toBe(3);
});

test('the Traitors that a seat has laid down, the current one last', () => {
  const seen = Array.from({ length: 14 }, (_, t) => (t === N.KARL || t === N.FRED ? 2 : N.NONE));
  const s = table({ played: (1 << N.KARL) | (1 << N.FRED), seen_at: seen }, [{}, {}, { current: N.KARL }]);
  expect(laidDown(s, 2)).toEqual([N.FRED, N.KARL]);
});

test('what is known of a Traitor', () => {
  const seen = Array.from({ length: 14 }, (_, t) => (t === N.KARL ? 1 : t === N.TIM ? N.OUT_OF_PLAY : N.NONE));
  const s = table(
    {
      played: 1 << N.KARL,
      laid_open: 1 << N.TIM,
      seen_at: seen,
      banned: (1 << N.FRED) | (1 << N.KARL),
      out: 1 << N.HANS,
    },
    [
      { traitors: 1 << N.FRED, passed_on: (1 << N.FRED) | (1 << N.HELEN) },
      { marks: 1 << N.HELEN, current: N.SHADOW, acts_as: N.KARL },
    ],
  );
  expect(notesOn(s, N.KARL, 0)).toEqual([
    { what: 'played', seat: 1 },
    { what: 'copied', seat: 1 },
  ]);
  expect(notesOn(s, N.TIM, 0)).toEqual([{ what: 'open' }]);
  expect(notesOn(s, N.FRED, 0)).toEqual([{ what: 'mine' }, { what: 'blocked' }]);
  expect(notesOn(s, N.HELEN, 0)).toEqual([{ what: 'passed' }, { what: 'marked', seat: 1 }]);
  expect(notesOn(s, N.HANS, 0)).toEqual([{ what: 'out' }]);
  expect(notesOn(s, N.JACK, -1)).toEqual([]);
});

test('a Traitor that nobody shows may be with either of two whom Igor protects', () => {
  const s = table({ unshown: N.JACK, keepers: 0b101 });
  expect(notesOn(s, N.JACK, 1)).toEqual([
    { what: 'kept', seat: 0 },
    { what: 'kept', seat: 2 },
  ]);
  expect(notesOn(s, N.FRED, 1)).toEqual([]);
});

test('whom Igor spared is not told that a Traitor in hand is blocked', () => {
  const s = table({ banned: 1 << N.FRED }, [{ traitors: 1 << N.FRED, spared: 1 << N.FRED }, { spared: 1 << N.FRED }]);
  expect(notesOn(s, N.FRED, 0)).toEqual([{ what: 'mine' }, { what: 'spares-me' }, { what: 'spared', seat: 1 }]);
  expect(notesOn(s, N.FRED, 1)).toEqual([
    { what: 'blocked' },
    { what: 'spared', seat: 0 },
    { what: 'spared', seat: 1 },
  ]);
});

test('dice show nothing before they are rolled', () => {
  expect(diceRolled(table({ dice: [N.NONE, N.NONE, N.NONE] }))).toBe(false);
  expect(allBlack(table({ dice: [N.NONE, N.NONE, N.NONE] }))).toBe(false);
  expect(allBlack(table({ dice: [N.BLACK, N.BLACK, N.BLACK] }))).toBe(true);
});

test('the card that is left when one of two was drawn from under the Hold lies there still', () => {
  expect(inHold(table({ hold: 0 }))).toBe(0);
  expect(inHold(table({ hold: 0, left_below: HIDDEN }))).toBe(1);
});

test('a spectator sees nothing in a hidden set', () => {
  const s = table({}, [{ traitors: HIDDEN, passed_on: HIDDEN }]);
  expect(notesOn(s, N.SATINE, 0)).toEqual([]);
});

test('the goal is the mode’s', () => {
  expect(goal(table())).toBe(20);
  expect(goal(table({ options: [1, 0, 81, 11, 0, 0, 0] }))).toBe(30);
});
