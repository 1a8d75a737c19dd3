import { expect, it } from 'vitest';
import { read } from '../../text/testing';
import { letterAt, dieSvg, medallionSvg } from './pictures';
import { HEADING } from './numbers';

it.each([
  ['en', 'NESW'],
  ['de', 'NOSW'],
  ['fr', 'NESO'],
])('draws headings with their letters in %s', async (language, letters) => {
  await read(language, 'mad-zeppelin');
  expect([0, 1, 2, 3].map(letterAt).join('')).toBe(letters);
  for (const heading of [0, 1, 2, 3]) {
    expect(dieSvg(heading)).toContain(`>${letters[heading]}</text>`);
    expect(medallionSvg(HEADING.findIndex((each) => each === heading))).toContain(`>${letters[heading]}</text>`);
  }
});
