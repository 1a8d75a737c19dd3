import { expect, test } from 'vitest';
import { EXCHANGE_IMAGINARY, EXCHANGE_REAL, KEEP_DICE } from './numbers';
import { percent, readOdds, readRow } from './odds';

test('a row of the server becomes figures', () => {
  expect(readRow(['as the dice are', 0.5])).toMatchObject({ way: KEEP_DICE, free: 0, chips: 0, chance: 0.5 });
  expect(readRow(['with a free +2 and up to 3 bonus chips', 0.5])).toMatchObject({ way: KEEP_DICE, free: 2, chips: 3 });
  expect(readRow(['2 white exchanged for 1 red, with 1 bonus chip', 0.5])).toMatchObject({
    way: EXCHANGE_REAL,
    chips: 1,
  });
  const both = '3 white exchanged for 2 red, the imaginary die among them';
  expect(readRow([both, 0.5])).toMatchObject({ way: EXCHANGE_IMAGINARY, free: 0, chips: 0 });
});

test('ways keep their order, and each knows its chance without and with chips', () => {
  const ways = readOdds([
    ['as the dice are', 0.1],
    ['with a free +1', 0.2],
    ['2 white exchanged for 1 red', 0.5],
    ['2 white exchanged for 1 red, with a free +1 and 1 bonus chip', 0.75],
  ]);
  expect(ways.map(({ way, plain, best, chips }) => [way, plain, best, chips])).toEqual([
    [KEEP_DICE, 0.2, 0.2, 0],
    [EXCHANGE_REAL, 0.5, 0.75, 1],
  ]);
  expect(readOdds(undefined)).toEqual([]);
});

test('a chance that is neither nothing nor certain does not look like it', () => {
  expect([0, 0.0001, 0.614, 0.9999, 1].map(percent)).toEqual(['0%', '<1%', '61%', '>99%', '100%']);
});
