import { beforeAll, expect, it } from 'vitest';
import { say, sayText, type GameTexts } from '../../text';
import { read } from '../../text/testing';
import { CARDS, SECTION_IDS, TEXT_IDS } from './numbers';
import { picture } from './pictures';
import { colourName, directionName, handInWords, hazardOf, sectionName } from './names';

type Argument = GameTexts['messages'][number][2][number];
const ways = ['forward', 'back', 'up', 'down', 'up-forward', 'down-forward', 'up-back', 'down-back', 'any'];
const card: Argument = ['card', 'numbered', 'card', CARDS.deck.map((_, i) => String(i + 1))];
const direction: Argument = ['direction', 'names', 'direction', ways];
const paid: Argument = ['paid', 'number'];
const tricks = TEXT_IDS.map((id) => id.toLowerCase());
const barriers = ['nothing', 'edge', 'wind', 'fog', 'gate-from-above'];
const [FLIES, PLAN, VECTOR] = [1, 2, 3];
/** As messages.py declares them; the numbers do not matter. */
const MESSAGES: GameTexts['messages'] = [
  [FLIES, 'flies-plan', [['seat', 'seat'], card, ['plan', 'text']]],
  [PLAN, 'plan', [card, ['vectors', 'commas']]],
  [VECTOR, 'vector', [direction, paid]],
  [
    4,
    'fork',
    [
      ['inner', 'number'],
      ['ways', 'clauses'],
    ],
  ],
  [5, 'way', [['vectors', 'commas']]],
  [6, 'other-way', [['vectors', 'commas']]],
  [7, 'action-of-card', [['choices', 'clauses']]],
  [8, 'choice', [['effects', 'then']]],
  [9, 'other-choice', [['effects', 'then']]],
  [10, 'chit-before', [direction, paid]],
  [11, 'chit-after', [direction, paid]],
  [12, 'move-at-once', [direction, paid]],
  [13, 'remove-chit', []],
  [14, 'deactivate-card', []],
  [15, 'deactivate-plan', []],
  [
    16,
    'do-trick',
    [
      ['trick', 'names', 'trick', tricks],
      ['does', 'names', 'trick-does', tricks],
    ],
  ],
  [17, 'label-fly', [direction, paid, ['barrier', 'names', 'barrier', barriers]]],
  [18, 'hand-size', [['n', 'number']]],
];
const GAME = 'zeppeldrome';

beforeAll(() => read('en', GAME, MESSAGES));

it.each(['en', 'de', 'fr'] as const)(
  'names every section, hazard, colour, direction and trick in %s',
  async (language) => {
    await read(language, GAME, MESSAGES);
    const names = [
      ...SECTION_IDS.flatMap((_, section) => [sectionName(section), hazardOf(section)]),
      ...[0, 1, 2, 3].map(colourName),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(directionName),
    ];
    expect(names.filter((name) => !name || /⟦|\{|undefined/.test(name))).toEqual([]);
    await read('en', GAME, MESSAGES);
  },
);

it('counts cards in hand', () => {
  expect([handInWords(0), handInWords(1)]).toEqual(['no cards in hand', 'one card in hand']);
});

it('draws a plan in place of its words', () => {
  const straight = CARDS.deck.findIndex((each) => each.plan === 'F F F');
  const run = [FLIES, 0, straight, PLAN, straight, VECTOR, 0, 0, VECTOR, 0, 1, -1];
  expect(sayText(GAME, run, { names: ['Ada'] })).toBe('Ada flies forward, forward for a card.');
  const pieces = say(GAME, run, { names: ['Ada'], picture });
  expect(pieces).toEqual(['Ada flies ', { kind: 'plan', n: straight, text: 'forward, forward for a card' }, '.']);
  expect(say(GAME, run, { names: ['Ada'] }).filter((piece) => typeof piece !== 'string')).toHaveLength(2);
  for (const [kind, n] of [
    ['plan', straight],
    ['card', straight],
    ['direction', 8],
    ['colour', 3],
  ] as const)
    expect(picture(kind, n)).toMatch(/^<svg/);
  expect(picture('section', 1)).toBeUndefined();
});
