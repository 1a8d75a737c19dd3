import { expect, test, vi } from 'vitest';
vi.mock('../../i18n/index.svelte', () => ({ locale: () => 'en' }));
import { de, en } from './texts';

test('both languages have the same texts with the same places to fill in', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(places(de[key]), key).toEqual(places(en[key]));
});
