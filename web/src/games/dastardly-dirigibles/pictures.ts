// The drawings of this table as whole SVG pictures, each made once.
import { back } from '../../art/cards';
import { bay, part } from '../../art/dirigible-parts';
import { suitMark } from '../../art/suits';
import { bench, special } from '../../art/dirigible-specials';
import { roundel } from '../../art/emblems';
import { keeper } from '../../art/keeper';
import { place, svg } from '../../art/kit';
import { isSpecial, PART_ART, partOf, SUIT_ART, suitOf } from './cards';
import { FIRST_SPECIAL, NONE, PART_OF_SLOT, SPECIAL_IDS } from './numbers';

const once = keeper();

/** The part or the Special that a card shows. */
export const cardPicture = (kind: number): string =>
  once(`card ${kind}`, () => {
    const drawing = isSpecial(kind)
      ? special(SPECIAL_IDS[kind - FIRST_SPECIAL])
      : part(PART_ART[partOf(kind)], SUIT_ART[suitOf(kind)]);
    return svg(drawing, isSpecial(kind) ? { w: 112, h: 124, x: -6, y: 16 } : { w: 124, h: 160, x: -10 });
  });

/** A part as it is built in: it joins its neighbours without a gap. */
export const slotPicture = (suit: number, slot: number): string =>
  once(`slot ${suit} ${slot}`, () => svg(part(PART_ART[PART_OF_SLOT[slot]], SUIT_ART[suit]), { w: 100, h: 160 }));

export const bayPicture = (slot: number): string =>
  once(`bay ${slot}`, () => svg(bay(PART_ART[PART_OF_SLOT[slot]]), { w: 100, h: 160 }));

export const partPicture = (which: number): string =>
  once(`part ${which}`, () => svg(bay(PART_ART[which]), { w: 100, h: 160 }));

export const markPicture = (suit: number): string =>
  once(`mark ${suit}`, () => svg(suitMark(SUIT_ART[suit], 'ink', 'card'), { w: 30, h: 30, x: -15, y: -15 }));

/** The same without room around it, for a tile. */
export const smallPicture = (kind: number): string =>
  once(`tile ${kind}`, () =>
    isSpecial(kind)
      ? svg(special(SPECIAL_IDS[kind - FIRST_SPECIAL]), { w: 112, h: 112, x: -6, y: 24 })
      : svg(part(PART_ART[partOf(kind)], SUIT_ART[suitOf(kind)]), { w: 124, h: 156, x: -12 }),
  );

/** What a text names, small: a card with its suit's mark before the part, or a suit. A part alone has no colour to be
 *  known by, so it stays a word. */
export function thingPicture(kind: string, n: number): string | undefined {
  if (kind === 'suit') return markPicture(n);
  if (kind !== 'card') return undefined;
  if (isSpecial(n)) return cardPicture(n);
  return once(`small ${n}`, () => {
    const mark = place(suitMark(SUIT_ART[suitOf(n)], 'ink', 'card'), 48, 80, 3.6);
    return svg(mark + place(part(PART_ART[partOf(n)], SUIT_ART[suitOf(n)]), 100, 0), { w: 214, h: 160 });
  });
}

/** An airship on its bench, by the suits from nose to tail. */
export const shipPicture = (suits: readonly number[]): string =>
  svg(
    place(bench(), 0, 148) +
      suits
        .map((suit, slot) => {
          const kind = PART_ART[PART_OF_SLOT[slot]];
          return place(suit === NONE ? bay(kind) : part(kind, SUIT_ART[suit]), slot * 100, 0);
        })
        .join(''),
    { x: -4, w: 708, h: 176 },
  );

export const benchPicture = (): string => once('bench', () => svg(bench(), { w: 700, h: 26 }));

export const backPicture = (): string => once('back', () => svg(back('dastardly'), { w: 200, h: 280 }));

export const emblemPicture = (seat: number): string =>
  once(`emblem ${seat}`, () => svg(roundel(`p${seat + 1}`, 0, 0, 14), { w: 32, h: 32, x: -16, y: -16 }));
