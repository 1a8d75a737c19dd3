import { beforeAll, expect, test } from 'vitest';
import type { GameTexts } from '../../text';
import { read } from '../../text/testing';
import { card } from './cards';
import { IDS } from './numbers';
import { picture } from './pictures';
import {
  cardInWords,
  cardName,
  COLOURS,
  countryName,
  departmentName,
  diceInWords,
  giftInWords,
  shortName,
} from './say';

const id = (name: string) => IDS.indexOf(name as never);
const colour = (name: string): [string, string, string, string[]] => [name, 'names', 'colour', [...COLOURS]];
/** As messages.py declares them; the numbers do not matter. */
const MESSAGES: GameTexts['messages'] = [
  [1, 'dice', [['dice', 'number'], colour('colour')]],
  [
    2,
    'needs',
    [
      ['target', 'number'],
      ['dice', 'commas'],
    ],
  ],
  [3, 'gives', [['gifts', 'list']]],
  [4, 'gift-dice', [['dice', 'number'], colour('colour')]],
  [5, 'gift-chips', [['chips', 'number']]],
  [6, 'gift-imaginary', [colour('colour'), ['value', 'number']]],
  [7, 'gift-exchange', [['swap', 'text']]],
  [8, 'gift-bonus', [['bonus', 'number'], colour('colour')]],
  [9, 'gift-bonus-any', [['bonus', 'number']]],
  [10, 'swap', [['paid', 'number'], colour('give'), ['gained', 'number'], colour('get')]],
  [11, 'points', [['points', 'number']]],
  [
    12,
    'phase-points',
    [
      ['points', 'number'],
      ['unfinished', 'number'],
    ],
  ],
  [
    13,
    'face',
    [
      ['card', 'names', 'card', [...IDS]],
      ['figures', 'clauses'],
    ],
  ],
];

beforeAll(() => read('en', 'airships', MESSAGES));

test('a card is said as the rules say it', () => {
  expect(cardInWords(id('C-12'))).toBe(
    'Harbour Pilot (C-12): 2 white, 5 or more; gives a white die and 2 one-off bonus chips',
  );
  expect(cardInWords(id('I-25'))).toBe(
    'Professor Emeritus (I-25): 1 red, 1 black, 11 or more; gives an imaginary red 3; 2 VP',
  );
  expect(cardInWords(id('L1'))).toBe('Skylark (L1): 1 white, 3 or more; 1 VP');
  expect(cardInWords(id('H1'))).toBe(
    'Hindenburg: Frame (H1): 1 white, 1 red, 1 black, 15 or more; 6 VP, or 3 if the Hindenburg stays unfinished',
  );
  expect(giftInWords(card(id('M-11')))).toBe('an exchange of 3 white for 2 red');
  expect([giftInWords(card(id('G-12'))), giftInWords(card(id('G-13')))]).toEqual([
    '+1 to throws with red',
    '+1 to any throw',
  ]);
  expect(diceInWords([2, 0, 1])).toBe('2 white and 1 black');
});

test('things have their names in the language of the reader', async () => {
  await read('de', 'airships', MESSAGES);
  expect(cardInWords(id('M-11'))).toBe(
    'Seide statt Baumwolle (M-11): 2 weiße, 4 oder mehr; bringt den Tausch „3 weiße gegen 2 rote“',
  );
  expect([cardName(id('H2')), shortName(id('H2')), shortName(id('I-11'))]).toEqual([
    'Hindenburg: Gaszellen',
    'Gaszellen',
    'Lehrling',
  ]);
  await read('fr', 'airships', MESSAGES);
  expect([countryName(0), departmentName('engines')]).toEqual(['États-Unis', 'Moteurs']);
});

test('a card in a text is drawn with its name in the language of the reader', async () => {
  await read('de', 'airships', MESSAGES);
  const german = picture('card', id('I-11'));
  await read('en', 'airships', MESSAGES);
  expect(german).toContain('Lehrling');
  expect(picture('card', id('I-11'))).toContain('Apprentice');
  for (const number of IDS.keys()) expect(picture('card', number)).toContain(shortName(number));
  expect(picture('colour', 1)).toContain('<svg');
  expect(picture('country', 1)).toBeUndefined();
});
