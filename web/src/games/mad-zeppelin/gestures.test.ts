import { expect, test } from 'vitest';
import type { Item } from '../../wire/types';
import { about, facesDuring, flights, gesture } from './gestures';
import * as N from './numbers';

const item = (event: number, ...values: number[]): Item => ({ k: 'event', event, values });

test('a stolen coin flies from the victim to the thief', () => {
  expect(flights(item(N.EVENT_STEALS_COIN, 2, 1, 0), 0, N.NONE)).toMatchObject([
    { art: 'coin', from: ['cabin:1', 'seat:1'], to: ['cabin:2', 'seat:2'] },
  ]);
});

test('a stolen card is a back for those who may not see it, and its face for the two who may', () => {
  expect(flights(item(N.EVENT_STEALS_CARD, 2, 1, 0), 0, N.NONE)).toMatchObject([{ art: 'back' }]);
  expect(flights(item(N.EVENT_STEALS_CARD, 0, 1, 0), 0, N.NONE)).toEqual([]);
  expect(flights(item(N.EVENT_STOLEN_CARD, 0, 1, N.GOLD), 0, N.NONE)).toMatchObject([
    { art: 'cargo', which: N.GOLD, to: ['hand'] },
  ]);
});

test('Cargo falls when it has been thrown, and only then', () => {
  expect(gesture(item(N.EVENT_OVERBOARD, 3, N.STEEL, 9))).toMatchObject({ after: true });
  expect(flights(item(N.EVENT_OVERBOARD, 3, N.STEEL, 9), 0, N.NONE)).toEqual([]);
});

test('the last picker passes nothing on', () => {
  expect(flights(item(N.EVENT_PICKED, 3, 3, 0), 0, N.NONE)).toEqual([]);
  expect(flights(item(N.EVENT_PICKED, 3, 5, 0), 0, 0)).toMatchObject([{ to: ['cabin:0', 'seat:0'], count: 4 }]);
});

test('a name that comes too late is still about both Traitors', () => {
  expect(about(item(N.EVENT_NAMES, 1, N.FRED, N.KARL + N.TRAITORS))).toEqual({
    seats: [1],
    traitors: [N.FRED, N.KARL],
    dice: [],
  });
});

test('a Traitor found out of play belongs to no seat', () => {
  expect(about(item(N.EVENT_LAID_OPEN, N.FRED, N.OUT_OF_PLAY))).toEqual({ seats: [], traitors: [N.FRED], dice: [] });
});

test('dice tumble when rolled and only turn when set', () => {
  expect(facesDuring(item(N.EVENT_ROLLED, 0, 4, 5))).toEqual({
    0: { face: 0, tumbles: true },
    1: { face: 4, tumbles: true },
    2: { face: 5, tumbles: true },
  });
  expect(facesDuring(item(N.EVENT_DIE_SET, 1, 2, 3))).toEqual({ 2: { face: 3, tumbles: false } });
  expect(facesDuring(null)).toEqual({});
});

test('what is only bookkeeping is not shown by itself', () => {
  expect(gesture(item(N.EVENT_PLAY_ENDS, 1))).toBeNull();
  expect(gesture(item(N.EVENT_ROLLED, 0, 1, 2))?.ms).toBeGreaterThan(0);
});

test('of two cards under the Hold only the seat that draws one sees which it is', () => {
  expect(flights(item(N.EVENT_DRAWN_FROM_BELOW, 1, N.WOOD, N.ORE), 0, N.NONE)).toMatchObject([{ art: 'back' }]);
  expect(flights(item(N.EVENT_DRAWN_FROM_BELOW, 0, N.WOOD, N.ORE), 0, N.NONE)).toEqual([]); // its own draw is told on its own
  expect(flights(item(N.EVENT_DRAWN_FROM_BELOW, 1, N.WOOD, N.NONE), 0, N.NONE)).toMatchObject([
    { art: 'cargo', which: N.WOOD },
  ]);
});
