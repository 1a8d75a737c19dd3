import { expect, it } from 'vitest';
import { PERSONS } from '../wire/persons';
import { guestFor, shortNames } from './names';

it('calls people by their first word and bots by their last', () => {
  expect(shortNames(['Ada Lovelace', 'Captain Brass', 'Lady Ember'])).toEqual(['Ada', 'Brass', 'Ember']);
});

it('takes nobody for another', () => {
  expect(shortNames(['Ada L', 'Ada M', 'Ben'])).toEqual(['Ada L', 'Ada M', 'Ben']);
  expect(shortNames(['Brass', 'Captain Brass'])).toEqual(['Brass', 'Captain Brass']);
  expect(new Set(shortNames(PERSONS)).size).toBe(PERSONS.length);
});

it('asks somebody in who is not there yet', () => {
  const guests: string[] = [];
  for (let i = 0; i < 6; i++) guests.push(guestFor('a table', guests));
  expect(new Set(guests).size).toBe(6);
  expect(guestFor('a table', [])).toBe(guests[0]);
  const first = new Set(Array.from({ length: 100 }, (_, i) => guestFor(String(i), [])));
  expect(first.size).toBe(PERSONS.length);
});
