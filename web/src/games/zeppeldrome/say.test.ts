import { beforeAll, expect, it } from 'vitest';
import { gt, say, sayText, type GameTexts } from '../../text';
import { read } from '../../text/testing';
import { CARDS, SECTION_IDS, SUPPLY, TEXT_IDS } from './numbers';
import { picture } from './pictures';
import {
  actionInWords,
  cardName,
  choiceInWords,
  colourName,
  directionName,
  handInWords,
  hazardOf,
  planInWords,
  sectionName,
  vectorInWords,
} from './say';
import { cardWith } from './testing';

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
const cardDoing = (action: string) => CARDS.deck.findIndex((each) => each.action === action);

beforeAll(() => read('en', GAME, MESSAGES));

it.each(['en', 'de', 'fr'] as const)(
  'names every section, hazard, colour, direction and trick in %s',
  async (language) => {
    await read(language, GAME, MESSAGES);
    const names = [
      ...SECTION_IDS.flatMap((_, section) => [sectionName(section), hazardOf(section)]),
      ...[0, 1, 2, 3].map(colourName),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(directionName),
      ...CARDS.deck.flatMap((_, i) => [planInWords(i), actionInWords(i), cardName(i)]),
    ];
    expect(names.filter((name) => !name || /⟦|\{|undefined/.test(name))).toEqual([]);
    await read('en', GAME, MESSAGES);
  },
);

it('tells a plan and an action as the rules do', () => {
  expect(planInWords(cardWith('F { F / D? F F }'))).toBe(
    'forward, either forward; or down for a card, forward, forward',
  );
  expect(planInWords(cardWith('F { UF { U F / DF } / DF { D F / UF } }'))).toBe(
    'forward, either up-forward, (up, forward; or down-forward); or down-forward, (down, forward; or up-forward)',
  );
  const twice = cardDoing('!D !D?');
  expect(actionInWords(twice)).toBe(
    'the ship moves down at once, then the ship moves down at once, if you discard another card for it',
  );
  const either = cardDoing('[F]FP OR FP[F]');
  expect(choiceInWords(either, 1)).toBe('a chit “forward” after the plan');
  expect(actionInWords(either)).toBe('a chit “forward” before the plan; or a chit “forward” after the plan');
  expect(actionInWords(cardDoing('SUPPLY'))).toContain(gt(GAME, `trick-${tricks[SUPPLY - 7]}`));
  expect(vectorInWords(3, true, 1)).toBe('down, for a card: bounces off the edge of the course');
  expect([handInWords(0), handInWords(1)]).toEqual(['no cards in hand', 'one card in hand']);
});

it('draws a plan in place of its words', () => {
  const straight = cardWith('F F F');
  const run = [FLIES, 0, straight, PLAN, straight, VECTOR, 0, 0, VECTOR, 0, 1, -1];
  expect(sayText(GAME, run, { names: ['Ada'] })).toBe(`Ada flies card ${straight + 1}: forward, forward for a card.`);
  const pieces = say(GAME, run, { names: ['Ada'], picture });
  expect(pieces).toEqual([
    'Ada flies ',
    { kind: 'card', n: straight, text: `card ${straight + 1}` },
    ': ',
    { kind: 'plan', n: straight, text: 'forward, forward for a card' },
    '.',
  ]);
  expect(say(GAME, run, { names: ['Ada'] }).filter((piece) => typeof piece !== 'string')).toHaveLength(3);
  for (const [kind, n] of [
    ['plan', straight],
    ['direction', 8],
    ['colour', 3],
  ] as const)
    expect(picture(kind, n)).toMatch(/^<svg/);
  expect(picture('card', 1)).toBeUndefined();
});
