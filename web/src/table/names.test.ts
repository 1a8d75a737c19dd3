import { expect, it } from 'vitest';
import { PERSONS } from '../wire/persons';
import { shortNames } from './names';

it('calls people by their first word and bots by their last', () => {
  expect(shortNames(['Ada Lovelace', 'Captain Brass', 'Lady Ember'])).toEqual(['Ada', 'Brass', 'Ember']);
});

it('takes nobody for another', () => {
  expect(shortNames(['Ada L', 'Ada M', 'Ben'])).toEqual(['Ada L', 'Ada M', 'Ben']);
  expect(shortNames(['Brass', 'Captain Brass'])).toEqual(['Brass', 'Captain Brass']);
  expect(new Set(shortNames(PERSONS)).size).toBe(PERSONS.length);
});
