// What things are called, and this table's own texts, from the game's catalogues.
import { type Args, gt } from '../../text';
import { isSpecial, partOf, specialOf, suitOf } from './cards';
import { PART_IDS, SLOT_IDS, SUIT_IDS } from './numbers';

export const tt = (id: string, args?: Args): string => gt('dastardly-dirigibles', id, args);

export const suitName = (suit: number): string => tt(`suit-${SUIT_IDS[suit]}`);
export const partName = (part: number): string => tt(`part-${PART_IDS[part]}`);
/** A part where there is little room. */
export const shortPart = (part: number): string => tt(`ui-part-${PART_IDS[part]}`);
export const slotName = (slot: number): string => tt(`slot-${SLOT_IDS[slot]}`);
export const effectOf = (kind: number): string => tt(`effect-${specialOf(kind).id}`);

export const cardName = (kind: number): string =>
  tt(isSpecial(kind) ? `card-${specialOf(kind).id}` : `card-${SUIT_IDS[suitOf(kind)]}-${PART_IDS[partOf(kind)]}`);

/** What stands on a card: the suit and the part, or the name of a Special, a word a line. */
export const cardLines = (kind: number): [string, string] =>
  isSpecial(kind) ? [cardName(kind).replaceAll(' ', '\n'), ''] : [suitName(suitOf(kind)), shortPart(partOf(kind))];
