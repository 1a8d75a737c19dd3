import { expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import { percent } from './chance';

test('a chance that is neither nothing nor certain does not look like it', () => {
  settings.set({ locale: 'en' });
  expect([0, 0.0001, 0.614, 0.9999, 1].map(percent)).toEqual(['0%', '<1%', '61%', '>99%', '100%']);
});

test('a chance is written as the language writes it', () => {
  settings.set({ locale: 'de' });
  expect([0.005, 0.614].map(percent)).toEqual(['<1\u00a0%', '61\u00a0%']);
  settings.set({ locale: 'en' });
});
