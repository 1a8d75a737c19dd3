// The parts of a dirigible, put together from hull, ends, engines and gondola.
import { NOSE, TAIL } from './dirigible-ends';
import { DRIVE, LIFT, nacelle, pylon } from './dirigible-engines';
import { body, joint, plaque, section, skinArt } from './dirigible-hull';
import { box, clip, dash, g, gear, hatch, lampGlow, oval, path, regular, shape, stroke, v } from './kit';
import { type Suit } from './suits';

/** Slots front to back. */
type Part = 'nose' | 'lift' | 'front' | 'rear' | 'drive' | 'tail';
export const SLOTS = ['nose', 'lift', 'front', 'rear', 'drive', 'lift', 'tail'] as const;

/** Windows. */
function pane(s: Suit, x: number, y: number) {
  const d = {
    chain: box(x - 5, y - 8, 10, 16, 5),
    gear: gear(x, y, 9, 6.6, 8),
    goggle: oval(x, y, 8),
    key: oval(x, y - 3, 5) + `M${x - 2.6} ${y}L${x - 4.4} ${y + 9}H${x + 4.4}L${x + 2.6} ${y}z`,
    screw: box(x - 8, y - 3.4, 16, 6.8, 1),
    hat: `M${x - 5} ${y - 8}H${x + 5}V${y + 4}H${x + 9}V${y + 8}H${x - 9}V${y + 4}H${x - 5}z`,
    wrench: regular(x, y, 8.6, 6),
    cloud:
      `M${x - 6} ${y + 6}A4.6 4.6 0 0 1 ${x - 6} ${y - 2}A6 6 0 0 1 ${x + 5} ${y - 4}` +
      `A5 5 0 0 1 ${x + 6} ${y + 6}z`,
    bolt: `M${x + 2} ${y - 9}L${x - 7} ${y + 2}H${x - 1}L${x - 3} ${y + 9}L${x + 7} ${y - 3}H${x + 1}z`,
  }[s];
  return (
    lampGlow(x, y, 22) +
    (s === 'goggle' ? shape(oval(x, y, 10), 'brass', 1.4) : '') +
    (s === 'key'
      ? path(d, { fill: v('line'), stroke: v('line'), 'stroke-width': 2.6 }) + path(d, { fill: v('glass') })
      : shape(d, 'glass', 1.5))
  );
}

/** Bow of the cabin as points from the roof down to the floor, for x near 0 (front); the rear is its mirror. */
const BOW: Record<Suit, string> = {
  chain: 'L22 108C6 108 4 122 8 132C12 142 22 144 34 144',
  gear: 'L18 108V114H12V121H18V127H12V134H20V144H34',
  goggle: 'L26 108C10 108 4 116 4 126C4 138 14 144 34 144',
  key: 'L12 108V120H20V128H12V144H34',
  screw: 'L24 108L4 126L14 126L12 134L22 134L22 144H34',
  hat: 'L18 108V134H6V144H34',
  wrench: 'L10 108L22 116V128L8 136L14 144H34',
  cloud: 'L24 108C14 106 8 112 12 118C2 120 2 132 10 134C10 142 20 146 34 144',
  bolt: 'L20 108L6 116L16 120L4 130L18 132L12 144H34',
};

function cabin(s: Suit, rear: boolean) {
  const d = `M100 108${BOW[s]}H100z`;
  const stays =
    stroke('M30 92V112M54 92V112M78 92V112', 'line', 5.4) + stroke('M30 92V112M54 92V112M78 92V112', 'brass', 2.6);
  const art =
    path(d, {
      fill: v('line'),
      stroke: v('line'),
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
      transform: 'translate(0 1)',
    }) +
    clip(
      d,
      path(d, { fill: v('wood') }) +
        path('M0 100H100V114H0z', { fill: v('wood-hi') }) +
        stroke('M0 114H100', 'line', 1.2) +
        stroke('M0 137H100', 'line', 1.2) +
        path('M0 137H100V146H0z', { fill: v('wood-lo') }) +
        hatch('M0 137H100V146H0z', 'h45f') +
        path(dash(10, 134.4, 98, 134.4, 0.7), { fill: v('line') }),
    ) +
    path(d, { fill: 'none', stroke: v('line'), 'stroke-width': 2.2, 'stroke-linejoin': 'round' });
  const lamp = rear
    ? stroke('M86 144V152', 'rig', 1.6) + shape(oval(86, 154, 3.4, 4), 'lamp', 1.3) + lampGlow(86, 154, 18)
    : '';
  return (
    (rear ? lamp + g(stays + art, { transform: 'translate(100 0) scale(-1 1)' }) : stays + art) +
    [34, 58, 82].map((x) => pane(s, rear ? 100 - x : x, 126)).join('')
  );
}

/** One part as a fragment in the box 0..100 by 0..160. */
export function part(kind: Part, suit: Suit) {
  if (kind === 'nose') return NOSE[suit]() + joint(1);
  if (kind === 'tail') return TAIL[suit]() + joint(0);
  const hull = body(suit, section(suit), skinArt(suit)) + joint(0) + joint(1) + plaque(suit);
  if (kind === 'lift') return pylon + LIFT[suit]() + hull;
  if (kind === 'drive') return nacelle + DRIVE[suit]() + hull;
  return cabin(suit, kind === 'rear') + hull;
}

/** Empty bay on the bench. */
export function bay(kind: Part) {
  const d =
    kind === 'nose'
      ? 'M98 46C50 46 20 60 12 76C20 92 50 106 98 106z'
      : kind === 'tail'
        ? 'M2 46C40 50 70 62 88 76C70 90 40 102 2 106z'
        : box(3, 46, 94, 60, 3);
  const more =
    kind === 'lift'
      ? box(30, 12, 40, 30, 6)
      : kind === 'drive'
        ? box(16, 116, 72, 30, 12)
        : kind === 'front'
          ? 'M98 110H24C10 114 10 140 30 144H98z'
          : kind === 'rear'
            ? 'M2 110H76C90 114 90 140 70 144H2z'
            : '';
  return path(d + more, {
    fill: v('card'),
    'fill-opacity': 0.5,
    stroke: v('rig'),
    'stroke-width': 1.4,
    'stroke-dasharray': '5 4',
    opacity: 0.75,
  });
}
