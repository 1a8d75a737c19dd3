import { beforeEach, expect, it } from 'vitest';
import { read } from '../../text/testing';
import { cardLines, cardName, effectOf, slotName, suitName, tt } from './names';
import { BACK_LIFT, KINDS, PARTS, SLOTS, SPECIALS, SUITS, TESLA, THIEF, TRANSMUTATION } from './numbers';

const LIFT_OF_GOGGLES = 13;

beforeEach(() => read('en', 'dastardly-dirigibles'));

it('cards have their names', () => {
  expect(cardName(LIFT_OF_GOGGLES)).toBe('Goggle Lift Engine');
  expect(cardName(THIEF)).toBe('Thief');
  expect(slotName(BACK_LIFT)).toBe('back Lift Engine');
  expect(effectOf(TESLA)).toBe('destroy a part of an opponent’s airship');
});

it('in every language all cards have different names, and none lacks one', async () => {
  for (const language of ['en', 'de', 'fr'] as const) {
    await read(language, 'dastardly-dirigibles');
    const names = [
      ...Array.from({ length: KINDS }, (_, kind) => cardName(kind)),
      ...Array.from({ length: SUITS }, (_, suit) => suitName(suit)),
    ];
    expect(new Set(names).size).toBe(SUITS * PARTS + SPECIALS + SUITS);
    expect(new Set(Array.from({ length: SLOTS }, (_, slot) => slotName(slot))).size).toBe(SLOTS);
    expect(names.filter((name) => name.includes('⟦'))).toEqual([]);
  }
});

it('names stand on a card whole, a word of a Special a line', async () => {
  expect(cardLines(TRANSMUTATION)).toEqual(['Transmutation', '']);
  expect(cardLines(TESLA)).toEqual(['Tesla\nDisintegrator', '']);
  expect(cardLines(LIFT_OF_GOGGLES)).toEqual(['Goggle', 'Lift Engine']);
  await read('fr', 'dastardly-dirigibles');
  expect(cardLines(LIFT_OF_GOGGLES)).toEqual(['Lunettes', 'Levage']);
});

it('fills in values in the language of the reader', async () => {
  expect(tt('ui-points', { n: 1 })).toBe('1 point');
  await read('de', 'dastardly-dirigibles');
  expect(tt('ui-last-round', { n: 2 })).toBe('Runde 2');
  expect(tt('ui-points', { n: 1 })).toBe('1 Punkt');
  await read('fr', 'dastardly-dirigibles');
  expect(tt('ui-points', { n: 0 })).toBe('0 point');
});
