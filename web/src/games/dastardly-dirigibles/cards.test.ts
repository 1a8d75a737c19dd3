import { expect, it } from 'vitest';
import { sorted, textReconstructed } from './cards';
import { PRESTIDIGITATION, THIEF } from './numbers';

it('a hand lies by part from front to back or by suit, Specials last', () => {
  const hand = Array<number>(60).fill(0);
  for (const kind of [55, 6, 5, 12, 3]) hand[kind] = 1;
  expect(sorted(hand, false)).toEqual([6, 12, 3, 5, 55]);
  expect(sorted(hand, true)).toEqual([3, 5, 6, 12, 55]);
});

it('says which texts are made up', () => {
  expect(textReconstructed(PRESTIDIGITATION)).toBe(true);
  expect(textReconstructed(THIEF)).toBe(false);
});
