// Cards and dice in words, for labels and for people who cannot see the drawings: the texts that the rules say of them.
import { gt, listed, numbered, sayAll, sayText } from '../../text';
import { NONE } from '../../wire/decode';
import { card, type Card, gives, isPhase } from './cards';
import { ANY_COLOUR, DEPARTMENT_NAMES } from './numbers';

const GAME = 'airships';
export const COLOURS = ['white', 'red', 'black'] as const;
/** Countries of the entrepreneurs, in the order of the rules. */
export const NATIONS = ['usa', 'germany', 'italy', 'france'] as const;

export const colourName = (colour: number): string => gt(GAME, `colour-${COLOURS[colour]}`);
export const countryName = (country: number): string => gt(GAME, `country-${NATIONS[country]}`);
export const departmentName = (name: (typeof DEPARTMENT_NAMES)[number]): string => gt(GAME, `department-${name}`);
export const cardName = (number: number): string => gt(GAME, `card-${card(number).id}`);
/** What stands on the card itself: a phase lies at the Hindenburg and need not say so. */
export const shortName = (number: number): string =>
  isPhase(number) ? gt(GAME, `ui-phase-${card(number).id}`) : cardName(number);

// --- texts as the rules say them

type Run = number[];
const message = (id: string, ...numbers: Run): Run => [numbered(GAME, id), ...numbers];
const list = (...runs: Run[]): Run => [...runs.flat(), NONE];

const dice = (id: 'dice' | 'gift-dice', counts: number[]): Run[] =>
  counts.flatMap((n, colour) => (n ? [message(id, n, colour)] : []));

function gifts(c: Card): Run[] {
  const [give, paid, get, gained] = c.exchange;
  const [colour, bonus] = c.bonus;
  return [
    ...dice('gift-dice', c.dice),
    ...(c.chips ? [message('gift-chips', c.chips)] : []),
    ...(c.imaginary[1] ? [message('gift-imaginary', ...c.imaginary)] : []),
    ...(paid ? [message('gift-exchange', ...message('swap', paid, give, gained, get))] : []),
    ...(bonus && colour === ANY_COLOUR ? [message('gift-bonus-any', bonus)] : []),
    ...(bonus && colour !== ANY_COLOUR ? [message('gift-bonus', bonus, colour)] : []),
  ];
}

const points = (c: Card): Run =>
  isPhase(c.number) ? message('phase-points', c.vp, c.vp_unfinished) : message('points', c.vp);

function face(c: Card): Run {
  const figures = [
    message('needs', c.target, ...list(...dice('dice', c.needs))),
    ...(gives(c) ? [message('gives', ...list(...gifts(c)))] : []),
    ...(c.vp ? [points(c)] : []),
  ];
  return message('face', c.number, ...list(...figures));
}

// --- the same in words

export const diceInWords = (counts: number[]): string => listed(sayAll(GAME, dice('dice', counts).flat()));
export const giftInWords = (c: Card): string => listed(sayAll(GAME, gifts(c).flat()));
export const pointsInWords = (c: Card): string => sayText(GAME, points(c));
/** So many points, whatever they are for. */
export const stars = (n: number): string => sayText(GAME, message('points', n));
/** A card in one sentence. */
export const cardInWords = (number: number): string => sayText(GAME, face(card(number)));
