import { expect, it } from 'vitest';
import { copiesOf, sorted, textReconstructed } from './cards';
import { AS_IN_CARDS, PRESTIDIGITATION, THIEF, type State } from './numbers';

it('a hand lies by part from front to back or by suit, Specials last', () => {
  const hand = Array<number>(60).fill(0);
  for (const kind of [55, 6, 5, 12, 3]) hand[kind] = 1;
  expect(sorted(hand, false)).toEqual([6, 12, 3, 5, 55]);
  expect(sorted(hand, true)).toEqual([3, 5, 6, 12, 55]);
});

it('says what is reconstructed', () => {
  const game = { options: [1, ...Array<number>(5).fill(AS_IN_CARDS), 0] } as unknown as State;
  expect(copiesOf(game, 54)).toEqual({ copies: 1, reconstructed: false });
  expect(copiesOf(game, THIEF)).toEqual({ copies: 2, reconstructed: true });
  expect(textReconstructed(PRESTIDIGITATION)).toBe(true);
  expect(textReconstructed(THIEF)).toBe(false);
});
