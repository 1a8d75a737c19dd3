import { expect, it } from 'vitest';
import { clockText } from './clock.svelte';

it.each([
  [-3, '0:00'],
  [0.2, '0:01'],
  [59, '0:59'],
  [60, '1:00'],
  [3599.5, '1:00:00'],
  [3725, '1:02:05'],
  [86_400, '1 d 0 h'],
  [200_000, '2 d 7 h'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
