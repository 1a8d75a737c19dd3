// The cards by their numbers: how they are drawn, and in which order a hand lies.
import type { TableView } from '../../table/table.svelte';
import { AS_IN_CARDS, CARDS, FIRST_SPECIAL, NONE, PART_OF_SLOT, PARTS, SPECIALS, WILD, type State } from './numbers';

/** The suits and parts as the art kit calls them. */
export const SUIT_ART = ['chain', 'gear', 'goggle', 'key', 'screw', 'hat', 'wrench', 'cloud', 'bolt'] as const;
export const PART_ART = ['nose', 'lift', 'front', 'rear', 'drive', 'tail'] as const;

export const isSpecial = (kind: number): boolean => kind >= FIRST_SPECIAL;
export const isWild = (suit: number): boolean => suit >= WILD;
export const suitOf = (kind: number): number => (isSpecial(kind) ? NONE : Math.floor(kind / PARTS));
export const partOf = (kind: number): number => (isSpecial(kind) ? NONE : kind % PARTS);
export const cardOf = (suit: number, part: number): number => suit * PARTS + part;
export const cardAt = (suit: number, slot: number): number => cardOf(suit, PART_OF_SLOT[slot]);

export const specialOf = (kind: number) => CARDS.specials[kind - FIRST_SPECIAL];

type Told = Pick<TableView<State>, 'rules' | 'bytes' | 'shown'>;

/** How many copies of a Special are in the game, and whether that number is a reconstruction. */
export function copiesOf({ rules, bytes, shown }: Told, kind: number): { copies: number; reconstructed: boolean } {
  const special = specialOf(kind);
  const asInCards = shown?.options[kind - FIRST_SPECIAL] === AS_IN_CARDS;
  return {
    copies: rules && bytes ? rules.preview('copies_in_play', bytes, kind) : special.copies,
    reconstructed: asInCards && !(special.printed as string[]).includes('copies'),
  };
}

/** Are the name and the text of a Special made up? */
export const textReconstructed = (kind: number): boolean =>
  isSpecial(kind) && !(specialOf(kind).printed as string[]).includes('text');

/** The kinds of which there are cards, by suit or by part from front to back; Specials come last. */
export function sorted(counts: readonly number[], bySuit: boolean): number[] {
  const held = counts.flatMap((n, kind) => (n > 0 ? [kind] : []));
  if (bySuit) return held;
  const rank = (kind: number) => (isSpecial(kind) ? PARTS * SPECIALS * 100 + kind : partOf(kind) * 100 + suitOf(kind));
  return held.sort((a, b) => rank(a) - rank(b));
}

export const count = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + Math.max(0, n), 0);
