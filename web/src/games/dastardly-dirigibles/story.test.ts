import { describe, expect, it } from 'vitest';
import {
  EVENT_BONUS,
  EVENT_DISCARDS,
  EVENT_EMPTY_HAND,
  EVENT_LOSES,
  EVENT_NO_MATCH,
  EVENT_PLAYS,
  EVENT_REPLACED,
  EVENT_ROBS,
  EVENT_ROUND,
  EVENT_ROUND_OVER,
  EVENT_SCORES,
  EVENT_SPECIAL,
  EVENT_TOTAL,
  EVENT_TRANSMUTES,
  EVENT_TURN,
  FIRST,
  LIFT,
  NONE,
  NOSE,
  THIEF,
} from './numbers';
import { focusOf, roundScored, sweepAt } from './story';

const told = (event: number, ...values: number[]) => ({ k: 'event', event, values });

describe('an announcement', () => {
  const log = [
    told(EVENT_TURN, 1),
    told(EVENT_PLAYS, 1, 4, 5),
    told(EVENT_REPLACED, 1, 3, 5),
    told(EVENT_NO_MATCH, 2, LIFT),
    told(EVENT_TRANSMUTES, 3),
    told(EVENT_PLAYS, 3, 2, 0),
    told(EVENT_EMPTY_HAND, 4),
    told(EVENT_PLAYS, 0, 8, 1),
  ];

  it('is followed round the table', () => {
    expect(sweepAt(log, 1)).toEqual({
      announcer: 1,
      part: LIFT,
      answers: new Map([
        [2, 'none'],
        [3, 'transmutes'],
        [4, 'empty'],
        [0, 'plays'],
      ]),
    });
  });
  it('begins anew with the next part', () => {
    expect(sweepAt([...log, told(EVENT_PLAYS, 1, 4, 0)], 1)).toEqual({ announcer: 1, part: NOSE, answers: new Map() });
  });
  it('is over when something else is done', () => {
    expect(sweepAt([...log, told(EVENT_DISCARDS, 1, 7)], 1)).toBeNull();
    expect(sweepAt([...log, told(EVENT_TURN, 2)], 2)).toBeNull();
  });
  it('is not interrupted by what is said', () => {
    expect(sweepAt([...log, { k: 'said', event: -1, values: [] }], 1)).not.toBeNull();
  });
});

it('gathers how a round was scored', () => {
  expect(roundScored([told(EVENT_TURN, 0)])).toBeNull();
  const result = roundScored([
    told(EVENT_ROUND, 2),
    told(EVENT_PLAYS, 0, 4, 1),
    told(EVENT_PLAYS, 1, 3, 1),
    told(EVENT_PLAYS, 1, 3, 6),
    told(EVENT_PLAYS, 0, 2, 1),
    told(EVENT_ROBS, 0, 1, 3 * 6 + LIFT),
    told(EVENT_PLAYS, 0, 2, 0),
    told(EVENT_LOSES, 0, 2, 0),
    told(EVENT_ROUND_OVER, 2, 701),
    told(EVENT_SCORES, 0, 9, 2),
    told(EVENT_BONUS, 0, FIRST, 2),
    told(EVENT_SCORES, 1, 4, 0),
    told(EVENT_TOTAL, 0, 20),
    told(EVENT_ROUND, 3),
  ]);
  const empty = Array<number>(7).fill(NONE);
  expect(result).toEqual({
    round: 2,
    ships: [[NONE, 2, ...empty.slice(2)], [...empty.slice(1), 3], empty, empty, empty],
    scores: new Map([
      [0, { ship: 9, bonuses: [[FIRST, 2]], total: 20 }],
      [1, { ship: 4, bonuses: [], total: NONE }],
    ]),
  });
});

it('tells how an earlier round was scored, without airships where its beginning is not known', () => {
  const over = (n: number, round: number) => ({ ...told(EVENT_ROUND_OVER, round, 701), n });
  const log = [over(4, 1), told(EVENT_SCORES, 0, 9, 0), told(EVENT_ROUND, 2), over(8, 2), told(EVENT_SCORES, 0, 3, 0)];
  expect(roundScored(log, 4)).toMatchObject({ round: 1, ships: null });
  expect(roundScored(log, 4)?.scores.get(0)?.ship).toBe(9);
  expect(roundScored(log)).toMatchObject({ round: 2 });
});

it('knows what an event is about', () => {
  expect(focusOf(told(EVENT_PLAYS, 2, 4, 6))).toMatchObject({ seat: 2, slots: [[2, 6]] });
  expect(focusOf(told(EVENT_ROBS, 0, 1, 4 * 6 + LIFT))).toMatchObject({
    seat: 0,
    slots: [
      [1, 1],
      [1, 5],
    ],
  });
  expect(focusOf(told(EVENT_SPECIAL, 0, THIEF))).toMatchObject({ card: THIEF });
  expect(focusOf(null)).toBeNull();
});
