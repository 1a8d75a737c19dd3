import { expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { CARDS, SECTION_IDS } from './numbers';
import { cardWith } from './testing';
import { actionInWords, planInWords, WORDS } from './texts';

it('names every section and every effect of a card', () => {
  const kinds = new Set(CARDS.deck.flatMap((card) => card.choices.flat().map((effect) => effect.kind as number)));
  for (const words of [WORDS.en, WORDS.de]) {
    expect(words.sections).toHaveLength(SECTION_IDS.length);
    expect(words.hazards).toHaveLength(SECTION_IDS.length);
    for (const kind of kinds) if (kind > 3) expect(words.told[kind], String(kind)).toBeTruthy();
  }
});

it('tells a card in words', () => {
  settings.set({ locale: 'en' });
  expect(planInWords(cardWith('F { F / D? F F }'))).toBe('forward, (forward, or down (pay), forward, forward)');
  const card = CARDS.deck.findIndex((each) => each.action === '!D !D?');
  expect(actionInWords(card)).toBe('the ship moves down at once, then the ship moves down at once if you pay a card');
});
