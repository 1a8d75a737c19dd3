import { expect, test, vi } from 'vitest';
import { de, en } from './texts';

vi.mock('../../i18n/index.svelte', () => ({ locale: () => 'en' }));

test('both languages have the same texts with the same places to fill in', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, places(de[key])]).toEqual([key, places(en[key])]);
});
