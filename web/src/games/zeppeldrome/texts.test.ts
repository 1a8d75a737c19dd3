import { expect, it, vi } from 'vitest';
import { CARDS, SECTION_IDS } from './numbers';
import { cardWith } from './testing';
import { actionInWords, planInWords, TEXTS } from './texts';

vi.mock('../../i18n/index.svelte', () => ({ locale: () => 'en' }));

it('has every text in both languages, with the same values to fill in', () => {
  expect(Object.keys(TEXTS.de)).toEqual(Object.keys(TEXTS.en));
  const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]).sort();
  for (const [key, text] of Object.entries(TEXTS.en))
    expect(holes(TEXTS.de[key as keyof typeof TEXTS.de]), key).toEqual(holes(text));
});

it('names every section and every effect of a card', () => {
  const kinds = new Set(CARDS.deck.flatMap((card) => card.choices.flat().map((effect) => effect.kind as number)));
  for (const words of [TEXTS.words.en, TEXTS.words.de]) {
    expect(words.sections).toHaveLength(SECTION_IDS.length);
    expect(words.hazards).toHaveLength(SECTION_IDS.length);
    for (const kind of kinds) if (kind > 3) expect(words.told[kind], String(kind)).toBeTruthy();
  }
});

it('tells a card in words', () => {
  expect(planInWords(cardWith('F { F / D? F F }'))).toBe('forward, (forward, or down (pay), forward, forward)');
  const card = CARDS.deck.findIndex((each) => each.action === '!D !D?');
  expect(actionInWords(card)).toBe('the ship moves down at once, then the ship moves down at once if you pay a card');
});
