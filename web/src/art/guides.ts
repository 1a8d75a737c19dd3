// A turn of each game in pictures, a picture a step, for the pages with the rules. They have no words, so that one drawing
// does in every language.
import { airship } from './airship';
import { back } from './cards';
import { crate } from './cargo';
import { expansionCard, shipCard } from './company-cards';
import { bump, compassArrow, dirigible, lemming, oldFolk } from './course-pieces';
import { chip, coin, die, headingDie, vpStar } from './dice';
import { part } from './dirigible-parts';
import { bench, special } from './dirigible-specials';
import { keeper } from './keeper';
import { box, path, place, stroke, svg, v } from './kit';
import { planBack, planSheet, planSlip, chit } from './plans';
import type { Suit } from './suits';
import { medallion } from './traitors';

const [WIDE, HIGH] = [320, 180];
const once = keeper();

const ground = (fill: string) => path(box(0, 0, WIDE, HIGH, 10), { fill: v(fill) });
const arrow = (x1: number, y1: number, x2: number, y2: number) => {
  const [a, b] = [Math.atan2(y2 - y1, x2 - x1) - 0.5, Math.atan2(y2 - y1, x2 - x1) + 0.5];
  const tip = (angle: number) => `M${x2 - 14 * Math.cos(angle)} ${y2 - 14 * Math.sin(angle)}L${x2} ${y2}`;
  return stroke(`M${x1} ${y1}L${x2} ${y2}${tip(a)}${tip(b)}`, 'brass-lo', 4);
};
const scene = (fill: string, ...things: string[]) => svg(ground(fill) + things.join(''), { w: WIDE, h: HIGH });
/** A card of 200 by 280. */
const small = (card: string, x: number, y: number, turn = 0) => place(card, x, y, 0.5, turn);

const LENS = expansionCard({ department: 'engineers', needs: 'WW', target: 5, effect: { dice: 'R' }, name: '' });
const SHED = expansionCard({ department: 'hangars', needs: 'W', target: 3, effect: { dice: 'W' }, name: '' });
const SHIP = shipCard({ tier: 'light', needs: 'WWR', target: 8, vp: 3, name: '', look: { accent: 'sky-lo' } });

const AIRSHIPS = [
  () => scene('paper-2', small(back('airships'), 26, 20), arrow(134, 90, 168, 90), small(LENS, 182, 20)),
  () => scene('paper-2', small(SHED, 6, 20, -4), small(LENS, 108, 18), small(SHIP, 214, 20, 4)),
  () =>
    scene(
      'storm-lo',
      ...[die('W', 3), die('W', 2), die('W', 1), die('R', 5)].map((each, i) =>
        place(each, 34 + 66 * i, i % 2 ? 78 : 46, 1.15, [-8, 6, -4, 9][i]),
      ),
    ),
  () =>
    scene(
      'sky-2',
      place(airship({ tier: 'light', length: 190, detail: 2, engines: 1, gores: 4, accent: 'sky-lo' }), 132, 78),
      place(vpStar(3), 268, 50, 1.3),
      place(chip('p1'), 268, 130),
    ),
];

const MAD = [
  () =>
    scene(
      'paper-2',
      place(medallion('karl', 'N', ''), 62, 82, 0.66),
      arrow(122, 50, 198, 50),
      arrow(198, 132, 122, 132),
      place(medallion('helen', 'W', ''), 258, 82, 0.66),
    ),
  () =>
    scene(
      'storm-lo',
      ...(['N', 'W', 'choose'] as const).map((face, i) =>
        place(
          headingDie(face, face === 'choose' ? undefined : ''),
          44 + 88 * i,
          i === 1 ? 70 : 50,
          1.5,
          [-7, 5, -3][i],
        ),
      ),
    ),
  () =>
    scene(
      'paper-2',
      place(medallion('jack', 'E', ''), 74, 88, 0.8),
      place(coin(1), 176, 92, 1.3),
      small(back('mad'), 206, 20, 5),
    ),
  () =>
    scene(
      'sky-2',
      path(box(0, 140, WIDE, 40), { fill: v('leaf-lo') }),
      place(crate('gold'), 86, 158, 0.95),
      place(crate('steel'), 168, 158, 0.95),
      place(crate('wood'), 250, 96, 0.95, 14),
      arrow(250, 104, 250, 146),
    ),
];

const PARTS = ['nose', 'lift', 'front', 'rear', 'drive', 'lift', 'tail'] as const;
const built = (suits: readonly (Suit | '')[], k: number, x: number, y: number) =>
  place(
    place(bench(), 0, 148) + suits.map((suit, i) => (suit ? place(part(PARTS[i], suit), i * 100, 0) : '')).join(''),
    x,
    y,
    k,
  );

const DASTARDLY = [
  () =>
    scene(
      'paper-2',
      small(back('dastardly'), 22, 20),
      arrow(130, 90, 162, 90),
      place(part('nose', 'gear'), 172, 26, 0.72),
      place(part('drive', 'key'), 244, 26, 0.72),
    ),
  () =>
    scene(
      'paper-2',
      place(part('tail', 'hat'), 16, 34, 0.76),
      place(part('front', 'chain'), 122, 34, 0.76),
      place(part('rear', 'cloud'), 228, 34, 0.76),
      arrow(92, 96, 122, 96),
      arrow(200, 96, 230, 96),
    ),
  () =>
    scene(
      'paper-2',
      built(['gear', 'gear', '', 'gear', '', '', ''], 0.44, 6, 6),
      built(['', 'key', '', 'hat', '', '', ''], 0.44, 6, 94),
    ),
  () =>
    scene(
      'sky-2',
      built(['screw', 'screw', 'bolt', 'screw', 'screw', 'goggle', 'screw'], 0.38, 10, 96),
      place(special('thief'), 110, -14, 0.78),
    ),
];

const PLAN = 'F { UF F / DF? F }';
const ZEPPELDROME = [
  () => scene('paper-2', place(planSlip(PLAN, 'FP [F]'), 12, 28, 0.72), place(planBack(0, 0, 100, 118), 206, 30, 1, 4)),
  () =>
    scene('paper-2', place(chit('F'), 46, 90, 1.7), planSheet(PLAN, 82, 30, 156, 120), place(chit('UB'), 274, 90, 1.7)),
  () =>
    scene(
      'sky-2',
      place(oldFolk(0), 70, 100, 1.6),
      arrow(108, 80, 150, 52),
      place(lemming(), 232, 70, 1.5),
      arrow(232, 112, 232, 150),
    ),
  () =>
    scene(
      'sky-2',
      place(dirigible('Y', { active: true }), 54, 96, 1.5),
      place(compassArrow(0), 132, 96, 1.2),
      place(bump(), 186, 96, 1.5),
      place(dirigible('R'), 256, 96, 1.5),
    ),
];

const GUIDES: Record<string, (() => string)[]> = {
  airships: AIRSHIPS,
  'mad-zeppelin': MAD,
  'dastardly-dirigibles': DASTARDLY,
  zeppeldrome: ZEPPELDROME,
};

/** A turn of a game, step by step; nothing for games of other packages. */
export const turnIn = (game: string): string[] =>
  Object.hasOwn(GUIDES, game) ? GUIDES[game].map((draw, i) => once(`${game} ${i}`, draw)) : [];
