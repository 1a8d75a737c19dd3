import { expect, test } from 'vitest';
import type { Item } from '../../wire/types';
import * as N from './numbers';
import { turnBefore } from './turns';

const item = (event: number, ...values: number[]): Item => ({ k: 'event', event, values });
const LOG = [
  item(N.EVENT_TURN, 1, 0, 5),
  item(N.EVENT_OVERBOARD, 0, N.STEEL, 5),
  item(N.EVENT_POINTS, 0, 5, 2),
  item(N.EVENT_POINTS, 1, 0, 6),
  item(N.EVENT_TURN, 2, 1, 5),
  item(N.EVENT_ALCOHOL, 1),
  item(N.EVENT_OVERBOARD, 1, N.GOLD, 7),
  item(N.EVENT_POINTS, 0, 5, 4),
  item(N.EVENT_POINTS, 1, 7, 1),
  item(N.EVENT_TURN, 3, 0, 5),
];

test('the first turn counts from nothing', () => {
  expect(turnBefore(LOG, 4)).toEqual([
    { seat: 0, points: 5, gained: 5, coins: 2, cargo: [N.STEEL] },
    { seat: 1, points: 0, gained: 0, coins: 6, cargo: [] },
  ]);
});

test('a later turn tells what it brought, and who leads', () => {
  expect(turnBefore(LOG, 9)).toEqual([
    { seat: 1, points: 7, gained: 7, coins: 1, cargo: [N.ALCOHOL, N.GOLD] },
    { seat: 0, points: 5, gained: 0, coins: 4, cargo: [] },
  ]);
});
