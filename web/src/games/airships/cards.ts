// The cards as the client needs them: what they show, which of it is reconstructed, and which a company has.
import { bits } from '../../wire/decode';
import { AIRSHIP, BACKS, CARDS, type Companies, ERA_ONE, ERA_TWO, PHASE, type State, TIER_CARDS } from './numbers';

export interface Card {
  number: number;
  id: string;
  needs: number[];
  target: number;
  vp: number;
  vp_unfinished: number;
  printed: string[];
  basis: boolean;
  department: number;
  dice: number[];
  chips: number;
  imaginary: number[];
  exchange: number[];
  bonus: number[];
}

export type Figure = 'needs' | 'target' | 'gives' | 'vp';
export type Tier = (typeof BACKS)[number];

export const card = (number: number): Card => CARDS.all[number];

export const isExpansion = (number: number): boolean => number < AIRSHIP;
export const isPhase = (number: number): boolean => number >= PHASE;

/** 0 for a starter, else the era. */
export const era = (number: number): 0 | 1 | 2 => (number < ERA_ONE ? 0 : number < ERA_TWO ? 1 : 2);

export const tier = (number: number): Tier => BACKS[Math.floor((number - AIRSHIP) / TIER_CARDS)];

export const gives = (c: Card): boolean =>
  c.dice.some(Boolean) || c.chips > 0 || c.imaginary[1] > 0 || c.exchange[1] > 0 || c.bonus[1] > 0;

/** The figures on a card, each with whether it is reconstructed. */
export function figures(c: Card): { figure: Figure; reconstructed: boolean }[] {
  const shown: Figure[] = ['needs', 'target'];
  if (gives(c)) shown.push('gives');
  if (c.vp) shown.push('vp');
  return shown.map((figure) => ({ figure, reconstructed: !c.printed.includes(figure) }));
}

/** The airships of a company. */
export const fleetOf = ({ fleet }: Companies): number[] => bits(fleet).map((bit) => AIRSHIP + bit);

/** The phases of the Hindenburg that a seat has built. */
export const phasesOf = ({ phase_builder }: State, seat: number): number[] =>
  phase_builder.flatMap((builder, phase) => (builder === seat ? [phase] : []));
