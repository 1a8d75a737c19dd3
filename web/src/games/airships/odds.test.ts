import { expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import { EXCHANGE_IMAGINARY, EXCHANGE_REAL, KEEP_DICE } from './numbers';
import { percent, readOdds, readRow } from './odds';

const WAY = 300;

test('a row of the rules becomes figures', () => {
  // Behind the figures comes what the way is called.
  expect(readRow([[WAY, EXCHANGE_IMAGINARY, 2, 3, 301, -1], 0.5])).toEqual({
    way: EXCHANGE_IMAGINARY,
    free: 2,
    chips: 3,
    chance: 0.5,
  });
});

test('ways keep their order, and each knows its chance without and with chips', () => {
  const ways = readOdds([
    [[WAY, KEEP_DICE, 0, 0], 0.1],
    [[WAY, KEEP_DICE, 1, 0], 0.2],
    [[WAY, EXCHANGE_REAL, 0, 0], 0.5],
    [[WAY, EXCHANGE_REAL, 1, 1], 0.75],
  ]);
  expect(ways.map(({ way, plain, best, chips }) => [way, plain, best, chips])).toEqual([
    [KEEP_DICE, 0.2, 0.2, 0],
    [EXCHANGE_REAL, 0.5, 0.75, 1],
  ]);
  expect(readOdds(undefined)).toEqual([]);
});

test('a chance that is neither nothing nor certain does not look like it', () => {
  settings.set({ locale: 'en' });
  expect([0, 0.0001, 0.614, 0.9999, 1].map(percent)).toEqual(['0%', '<1%', '61%', '>99%', '100%']);
});

test('a chance is written as the language writes it', () => {
  settings.set({ locale: 'de' });
  expect([0.005, 0.614].map(percent)).toEqual(['<1\u00a0%', '61\u00a0%']);
  settings.set({ locale: 'en' });
});
