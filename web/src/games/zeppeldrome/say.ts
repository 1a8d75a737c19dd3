// Texts of this table that only the browser says, the names of its things, and cards as the rules tell them.
import { type Args, gt, numbered, sayText } from '../../text';
import { NONE } from '../../wire/decode';
import * as N from './numbers';

const GAME = 'zeppeldrome';
const DIRECTIONS = ['forward', 'back', 'up', 'down', 'up-forward', 'down-forward', 'up-back', 'down-back'];
/** Sections whose full name is too long for a sign on the course. */
const LONG: readonly number[] = [N.FOLKS, N.LEMMINGS];

export const tt = (id: string, args?: Args): string => gt(GAME, id, args);

export const directionName = (direction: number): string => tt(`direction-${DIRECTIONS[direction]}`);
export const colourName = (colour: number): string => tt(`colour-${N.COLOUR_IDS[colour]}`);
export const cardName = (card: number): string => tt('ui-card-name', { n: card + 1 });
export const hazardOf = (section: number): string => tt(`ui-hazard-${N.SECTION_IDS[section]}`);
export const sectionName = (section: number): string =>
  tt(LONG.includes(section) ? `ui-section-${N.SECTION_IDS[section]}` : `section-${N.SECTION_IDS[section]}`);

// --- texts as the rules say them

type Run = number[];
const message = (id: string, ...numbers: Run): Run => [numbered(GAME, id), ...numbers];

interface Arrow {
  direction: number;
  paid: boolean;
  following: readonly Arrow[];
}

function ways(arrows: readonly Arrow[], inner = false): Run {
  const told = arrows.map(({ direction, paid, following }) => [
    ...message('vector', direction, Number(paid)),
    ...ways(following, inner || arrows.length > 1),
  ]);
  if (told.length < 2) return told.flat();
  const said = told.flatMap((way, i) => message(i ? 'other-way' : 'way', ...way, NONE));
  return message('fork', Number(inner), ...said, NONE);
}

type Effect = (typeof N.CARDS.deck)[number]['choices'][number][number];

const PLACED: Record<number, string> = {
  [N.BEFORE]: 'chit-before',
  [N.AFTER]: 'chit-after',
  [N.AT_ONCE]: 'move-at-once',
};
const DONE: Record<number, string> = {
  [N.REMOVE]: 'remove-chit',
  [N.DEACTIVATE_CARD]: 'deactivate-card',
  [N.DEACTIVATE_PLAN]: 'deactivate-plan',
};

function effect({ kind, direction, paid }: Effect): Run {
  if (kind in PLACED) return message(PLACED[kind], direction, Number(paid));
  return kind in DONE ? message(DONE[kind]) : message('do-trick', kind - N.SUPPLY, kind - N.SUPPLY);
}

const choice = (card: number, nth: number, id = 'choice'): Run =>
  message(id, ...(N.CARDS.deck[card].choices[nth] ?? []).flatMap(effect), NONE);

// --- the same in words

/** The arrows of a card, for people who cannot see them. */
export const planInWords = (card: number): string =>
  sayText(GAME, message('plan', card, ...ways(N.CARDS.deck[card].tree as readonly Arrow[]), NONE));

export const choiceInWords = (card: number, nth: number): string => sayText(GAME, choice(card, nth));

/** What a card does when it is played for its action. */
export function actionInWords(card: number): string {
  const choices = N.CARDS.deck[card].choices.flatMap((_, i) => choice(card, i, i ? 'other-choice' : 'choice'));
  return sayText(GAME, message('action-of-card', ...choices, NONE));
}

/** A vector with what it costs and what is in its way. */
export const vectorInWords = (direction: number, paid: boolean, barrier: number): string =>
  sayText(GAME, message('label-fly', direction, Number(paid), barrier));

/** How many cards somebody holds. */
export const handInWords = (n: number): string => sayText(GAME, message('hand-size', n));
export const ballastInWords = (n: number): string => sayText(GAME, message('ballast-size', n));
