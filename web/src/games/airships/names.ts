// The names of things, and the texts of this table that only the browser says.
import { type Args, gt, listed, numbered, sayAll, sayText } from '../../text';
import { type BACKS, type DEPARTMENT_NAMES, IDS, PHASE } from './numbers';

export const GAME = 'airships';
export const COLOUR_NAMES = ['white', 'red', 'black'] as const;
/** Countries of the entrepreneurs, in the order of the rules. */
export const NATIONS = ['usa', 'germany', 'italy', 'france'] as const;

export const tt = (id: string, args?: Args): string => gt(GAME, id, args);

export const colourName = (colour: number): string => tt(`colour-${COLOUR_NAMES[colour]}`);
export const countryName = (country: number): string => tt(`country-${NATIONS[country]}`);
export const departmentName = (name: (typeof DEPARTMENT_NAMES)[number]): string => tt(`department-${name}`);
export const tierName = (tier: (typeof BACKS)[number]): string => tt(`ui-tier-${tier}`);
export const cardName = (card: number): string => tt(`card-${IDS[card]}`);
/** What stands on the card itself: a phase lies at the Hindenburg and need not say so. */
export const shortName = (card: number): string => (card >= PHASE ? tt(`ui-phase-${IDS[card]}`) : cardName(card));

/** Dice of each colour, as the rules say them. */
export const diceInWords = (counts: readonly number[]): string =>
  listed(
    sayAll(
      GAME,
      counts.flatMap((n, colour) => (n ? [numbered(GAME, 'dice'), n, colour] : [])),
    ),
  );
/** So many points, whatever they are for. */
export const pointsInWords = (n: number): string => sayText(GAME, [numbered(GAME, 'points'), n]);
