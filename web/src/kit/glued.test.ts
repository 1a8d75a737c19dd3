// Lines break where a reader would break them, also beside pictures.
import { expect, test } from 'vitest';
import { glued, lastSentence, type PictureOf } from './glued';

const arrow = (text: string) => ({ kind: 'arrow', n: 1, text });
const cargo = (text: string) => ({ kind: 'cargo', n: 1, text });
const pictureOf: PictureOf = (kind) =>
  kind === 'unknown' ? undefined : { picture: '<svg/>', captioned: kind === 'cargo' };
const said = (...pieces: Parameters<typeof glued>[0]) => glued(pieces, pictureOf);

test('signs stay with the picture that they stand at', () => {
  expect(said('Ada plays (', arrow('up'), '), then ', arrow('down'), '.')).toEqual([
    'Ada plays ',
    { before: '(', picture: '<svg/>', name: 'up', after: '),' },
    ' then ',
    { before: '', picture: '<svg/>', name: 'down', after: '.' },
  ]);
});

test.each([
  ['a chit “', '” before the plan'],
  ['ein Chip „', '“ vor dem Plan'],
  ['un jeton «\u00a0', '\u00a0» avant le plan'],
])('a picture needs no quotation marks: %s…%s', (before, after) => {
  const [first, shown, last] = said(before, arrow('up'), after);
  expect(first).toBe(before.split(/[“„«]/)[0]);
  expect(shown).toEqual({ before: '', picture: '<svg/>', name: 'up', after: '' });
  expect(last).toBe(after.slice(after.indexOf(' ')));
});

test('of a name beside its picture, the first word stays there', () => {
  expect(said('Ada draws ', cargo('strange materials'), '.')).toEqual([
    'Ada draws ',
    { before: '', picture: '<svg/>', name: '', after: '\u00a0strange' },
    ' materials.',
  ]);
});

test('what has no picture is only text', () => {
  expect(said('Ada has ', { kind: 'unknown', n: 0, text: 'card 3' }, '.')).toEqual(['Ada has card 3.']);
});

test('the last of several sentences is the question', () => {
  expect(lastSentence(['Card ', arrow('up'), ' on Ada: a chit. Which ', arrow('down'), ' is it?'], ['Ada'])).toEqual([
    'Which ',
    arrow('down'),
    ' is it?',
  ]);
  expect(lastSentence(['Which vector do you fly?'], [])).toEqual(['Which vector do you fly?']);
  expect(lastSentence(['It is your turn. Do you challenge Dr. Who?'], ['', 'Dr. Who'])).toEqual([
    'Do you challenge Dr. Who?',
  ]);
});
