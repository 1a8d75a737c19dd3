// What an event looks like as a small tile, and how long and loud it is.
import { badge } from '../../art/nostria';
import { journey } from '../../art/dice';
import { path, place, svg, v } from '../../art/kit';
import type { Sound } from '../../sounds';
import type { Deed } from '../../table/story.svelte';
import type { Item } from '../../wire/types';
import * as N from './numbers';
import { coinArt, crateSvg, dieSvg, faceArt, medallionArt, medallionSvg, wheelSvg } from './pictures';

type Badge = Parameters<typeof badge>[0];

const noted = (traitor: number, what: Badge): string =>
  svg(medallionArt(traitor) + place(badge(what), -48, 48, 3), { x: -84, y: -78, w: 162, h: 162 });
const threeDice = (faces: readonly number[]): string =>
  svg(faces.map((face, i) => place(faceArt(face), [26, 0, 52][i], [0, 50, 50][i], 1)).join(''), {
    x: -2,
    y: -2,
    w: 104,
    h: 104,
  });
/** Something that changes hands. */
const taken = (what: string): string =>
  svg(
    place(what, -12, 0, 0.95) +
      path('M14 -12L32 0L14 12V5H2V-5H14z', { fill: v('brass'), stroke: v('ink'), 'stroke-width': 2 }),
    { x: -36, y: -34, w: 70, h: 68 },
  );

/** The tile of an event; null for what is not worth one, or is part of a deed that another event tells. */
export function deed(item: Item): Deed | null {
  const [a = 0, b = 0, c = 0] = item.values ?? [];
  switch (item.event) {
    case N.EVENT_TURN:
      return { picture: wheelSvg(), seat: b };
    case N.EVENT_ROLLED:
      return { picture: threeDice([a, b, c]) };
    case N.EVENT_DIE_SET:
    case N.EVENT_REROLLS:
      return { picture: dieSvg(c) };
    case N.EVENT_LAYS_DOWN:
    case N.EVENT_ACTS_AS:
      return { picture: medallionSvg(b), seat: a };
    case N.EVENT_BLOCKED:
      return { picture: noted(b, 'blocked'), seat: a, good: false };
    case N.EVENT_NAMES:
      // Whose ability Tim and Mr Shadow take over is told by what they act as.
      if (c % N.TRAITORS === N.KARL) return { picture: noted(b, 'marked'), seat: a };
      return c % N.TRAITORS === N.RIPP ? { picture: noted(b, 'blocked'), seat: a } : null;
    case N.EVENT_LAID_OPEN:
      return { picture: noted(a, 'open') };
    case N.EVENT_STEALS_COIN:
      return { picture: taken(coinArt()), seat: a, good: true };
    case N.EVENT_STEALS_CARD:
      return { picture: taken(badge('hand')), seat: a, good: true };
    case N.EVENT_JOURNEY:
      return { picture: svg(journey(b), { x: -20, y: -48, w: 50, h: 54 }), seat: a };
    case N.EVENT_SHOWS:
    case N.EVENT_MATCHES:
      return { picture: crateSvg(b), seat: a };
    case N.EVENT_OVERBOARD:
    case N.EVENT_ALCOHOL:
      return { picture: crateSvg(item.event === N.EVENT_ALCOHOL ? N.ALCOHOL : b), seat: a, good: true };
    case N.EVENT_HELEN:
      return b ? { picture: medallionSvg(N.HELEN), seat: a, good: true } : null;
    default:
      return null;
  }
}

const SOUNDS: Record<number, Sound> = {
  [N.EVENT_ROLLED]: 'dice',
  [N.EVENT_REROLLS]: 'dice',
  [N.EVENT_OVERBOARD]: 'thud',
  [N.EVENT_ALCOHOL]: 'thud',
  [N.EVENT_STEALS_COIN]: 'coin',
  [N.EVENT_PAYS_COINS]: 'coin',
  [N.EVENT_LAYS_DOWN]: 'paper',
  [N.EVENT_JOURNEY]: 'wind',
};
export const sound = (item: Item): Sound | null => SOUNDS[item.event ?? N.NONE] ?? null;
