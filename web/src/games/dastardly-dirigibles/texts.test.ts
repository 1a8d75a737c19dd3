import { expect, it, vi } from 'vitest';

// The reader's language is kept in the browser, which is not there in tests.
vi.mock('../../i18n/index.svelte', () => ({ locale: () => 'de' }));

import { de, en, points, tt } from './texts';

it('both languages fill in the same values', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(names(de[key]), key).toEqual(names(en[key]));
});

it('fills in values in the language of the reader', () => {
  expect(tt('round', { n: 2, all: 3 })).toBe('Runde 2 von 3');
  expect(points(1)).toBe('1 Punkt');
});
