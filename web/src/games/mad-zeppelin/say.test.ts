import { expect, test } from 'vitest';
import { say, sayText } from '../../text';
import type { GameTexts } from '../../text';
import { read } from '../../text/testing';
import { noteText } from './notes';
import { ALCOHOL, BLACK, CARGO, CARGO_IDS, IGOR, LEADER_CHOOSES, NORTH, TRAITOR_IDS, TRAITORS } from './numbers';
import { picture } from './pictures';
import { abilityOf, cargoName, faceName, fullName, headingName, nameOf, tt } from './say';

/** As messages.py declares them; the numbers do not matter. */
const MESSAGES: GameTexts['messages'] = [
  [
    1,
    'lays-down',
    [
      ['seat', 'seat'],
      ['traitor', 'names', 'traitor', [...TRAITOR_IDS]],
      ['title', 'names', 'title', [...TRAITOR_IDS]],
    ],
  ],
  [
    2,
    'hand-holds',
    [
      ['seat', 'seat'],
      ['cargo', 'names', 'cargo', [...CARGO_IDS]],
      ['count', 'number'],
    ],
  ],
];
const reader = { names: ['Ada', 'Bob'] };

test.each([
  ['en', 'Igor, the Taster', 'Alcohol', 'North', 'leader’s choice', 'in the hand of Bob, as everyone knows'],
  ['de', 'Igor, der Vorkoster', 'Alkohol', 'Nord', 'Wahl der Führung', 'auf der Hand von Bob, wie alle wissen'],
  ['fr', 'Igor, le Goûteur', 'Alcool', 'Nord', 'choix de la barre', 'dans la main de Bob, tout le monde le sait'],
] as const)('things have their names in %s', async (language, igor, alcohol, north, choice, note) => {
  await read(language, 'mad-zeppelin', MESSAGES);
  expect([fullName(IGOR), cargoName(ALCOHOL)]).toEqual([igor, alcohol]);
  expect([headingName(NORTH), faceName(NORTH), faceName(LEADER_CHOOSES)]).toEqual([north, north, choice]);
  expect(faceName(BLACK)).not.toContain('⟦');
  expect(noteText({ what: 'seen', seat: 1 }, ['Ada', 'Bob'])).toBe(note);
  for (let t = 0; t < TRAITORS; t++) expect([nameOf(t), abilityOf(t)].join()).not.toContain('⟦');
  for (let kind = 0; kind < CARGO; kind++) expect(cargoName(kind)).not.toContain('⟦');
});

test('what a text names is drawn, and has the form that its language needs', async () => {
  await read('de', 'mad-zeppelin', MESSAGES);
  expect(sayText('mad-zeppelin', [1, 0, IGOR, IGOR], reader)).toBe('Ada legt Igor aus, den Vorkoster.');
  expect(say('mad-zeppelin', [1, 0, IGOR, IGOR], reader)).toContainEqual({ kind: 'traitor', n: IGOR, text: 'Igor' });
  expect(sayText('mad-zeppelin', [2, 1, ALCOHOL, 2], reader)).toBe('Bob hat 2 Kisten Alkohol auf der Hand.');
  for (const [kind, n] of [
    ['traitor', TRAITORS],
    ['cargo', CARGO],
    ['face', BLACK + 1],
  ] as const)
    // prettier-ignore
    for (let i = 0; i < n; i++) expect(picture(kind, i)).toMatch(/^<svg/);
  expect(picture('title', IGOR)).toBeUndefined();
});

test('amounts are said as they are counted', async () => {
  await read('en', 'mad-zeppelin');
  expect([0, 1, 3].map((coins) => tt('ui-search', { coins, cards: coins }))).toEqual([
    'Search: no coin, no card',
    'Search: 1 coin, 1 card',
    'Search: 3 coins, 3 cards',
  ]);
  expect(tt('ui-would-be', { gain: 4, points: 1 })).toBe('+4: 1 point');
});
