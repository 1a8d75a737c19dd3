import { expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { points, tt } from './texts';

it('fills in values in the language of the reader', () => {
  settings.set({ locale: 'de' });
  expect(tt('round', { n: 2, all: 3 })).toBe('Runde 2 von 3');
  expect(points(1)).toBe('1 Punkt');
});
