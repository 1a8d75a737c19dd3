// Card stock, its frame, and the backs of cards.
import { airship } from './airship';
import { HEADING, HEADINGS } from './emblems';
import { box, clip, cloud, dash, g, gear, n, oval, path, place, shape, stroke, svg, text, v } from './kit';
import { suitMark } from './suits';

/** All cards are 200 by 280. */
export const CARD = { w: 200, h: 280 };
const rect = box(1.5, 1.5, 197, 277, 13);

/** Card stock with a brass rule and cut corners. */
export function frame(fill = 'card') {
  const k = 9,
    q =
      `M${8 + k} 8H${192 - k}A${k} ${k} 0 0 0 192 ${8 + k}V${272 - k}A${k} ${k} 0 0 0 ${192 - k} 272` +
      `H${8 + k}A${k} ${k} 0 0 0 8 ${272 - k}V${8 + k}A${k} ${k} 0 0 0 ${8 + k} 8z`;
  return (
    path(rect, { fill: v(fill), stroke: v('ink'), 'stroke-width': 2.4 }) +
    path(q, { fill: 'none', stroke: v('brass'), 'stroke-width': 1.4 })
  );
}

/** A card's name on its plate, smaller where it is long. */
export const plate = (s: string, y: number, most = 17) => {
  const size = Math.min(most, 152 / (s.length * 0.53));
  return (
    path(`M22 ${y}H178L184 ${y + 13}L178 ${y + 26}H22L16 ${y + 13}z`, {
      fill: v('plate'),
      stroke: v('line'),
      'stroke-width': 1,
    }) +
    path(`M24 ${y + 2.4}H176L180.8 ${y + 13}L176 ${y + 23.6}H24L19.2 ${y + 13}z`, {
      fill: 'none',
      stroke: v('brass'),
      'stroke-width': 0.9,
    }) +
    text(s, 100, y + 13 + size * 0.35, size, { fill: v('plate-on'), 'letter-spacing': 0.4 })
  );
};

/** Sky of a tier: flat bands ruled with lines that open towards the horizon. */
export function sky(tier: string, x: number, y: number, w: number, h: number, r = 6) {
  const [a, b, c] = {
    light: ['sky', 'sky-2', 'sky-3'],
    medium: ['dusk-lo', 'dusk', 'dusk-2'],
    dark: ['storm-lo', 'storm', 'storm-2'],
    night: ['sky-lo', 'sky', 'sky-2'],
    paper: ['card-2', 'card-2', 'paper-3'],
  }[tier] || ['sky', 'sky-2', 'sky-3'];
  let rules = '';
  for (let i = 0, yy = y + 5; yy < y + h * 0.62; i++) {
    rules += dash(x - 10 + ((i * 31) % 17), yy, x + w + 10 - ((i * 23) % 19), yy, 0.7);
    yy += 3.4 + i * 0.55;
  }
  const d = box(x, y, w, h, r);
  return clip(
    d,
    path(d, { fill: v(a) }) +
      path(box(x, y + h * 0.38, w, h), { fill: v(b) }) +
      path(box(x, y + h * 0.72, w, h), { fill: v(c) }) +
      path(rules, { fill: v('line'), opacity: 0.22 }) +
      (tier === 'medium' ? path(oval(x + w * 0.76, y + h * 0.74, h * 0.2), { fill: v('sun') }) : '') +
      (tier === 'light'
        ? path(cloud(x + w * 0.2, y + h * 0.84, w * 0.34, h * 0.3), { fill: v('cloud') }) +
          path(cloud(x + w * 0.84, y + h * 0.34, w * 0.26, h * 0.2), { fill: v('cloud'), opacity: 0.9 })
        : '') +
      (tier === 'dark'
        ? path(
            cloud(x + w * 0.22, y + h * 0.96, w * 0.5, h * 0.4) + cloud(x + w * 0.82, y + h * 1, w * 0.44, h * 0.36),
            { fill: v('storm-lo') },
          )
        : ''),
  );
}

export const pictureRule = (x: number, y: number, w: number, h: number, r = 6) =>
  path(box(x, y, w, h, r), { fill: 'none', stroke: v('ink'), 'stroke-width': 1.8 });

/** Back of a card with the game's mark. */
export function back(
  game: 'airships' | 'mad' | 'dastardly' | 'zeppeldrome',
  c: string = { airships: 'sky-lo', mad: 'storm-lo', dastardly: 'wood-lo', zeppeldrome: 'leaf-lo' }[game],
) {
  const rays = Array.from({ length: 36 }, (_, i) =>
    g(path('M-1.1 -46L0 -178L1.1 -46z', { fill: v('brass-hi'), opacity: i % 2 ? 0.55 : 0.3 }), {
      transform: `translate(100 140) rotate(${i * 10})`,
    }),
  ).join('');
  const mark =
    game === 'airships'
      ? airship({ tier: 'medium', length: 84, detail: 1, ribs: 5, gores: 3, engines: 1, flag: false, accent: 'brass' })
      : game === 'mad'
        ? rose(30)
        : game === 'dastardly'
          ? place(
              path(gear(0, 0, 31, 25, 14, 0), { fill: v('brass'), stroke: v('line'), 'stroke-width': 2 }) +
                shape(oval(0, 0, 19), 'snow', 1.5) +
                place(suitMark('hat'), 0, 0, 1.15),
              0,
              0,
            )
          : place(hoop('c-red', 27), 0, 0) +
            airship({ tier: 'light', length: 62, detail: 0, heading: 'right', accent: 'c-yellow' });
  return (
    path(rect, { fill: v('card'), stroke: v('ink'), 'stroke-width': 2.4 }) +
    clip(box(9, 9, 182, 262, 8), path(box(9, 9, 182, 262, 8), { fill: v(c) }) + rays) +
    path(box(9, 9, 182, 262, 8) + box(15, 15, 170, 250, 5), {
      fill: 'none',
      stroke: v('brass-hi'),
      'stroke-width': 1.4,
    }) +
    shape(oval(100, 140, 47), 'brass', 2.2) +
    shape(oval(100, 140, 42), 'sky-2', 1.6) +
    clip(oval(100, 140, 42), place(mark, 100, 140))
  );
}

const hoop = (c: string, r: number) =>
  stroke(oval(0, 0, r * 0.45, r), 'line', 8.4) + stroke(oval(0, 0, r * 0.45, r), c, 5);

/** Compass rose with coloured and lettered points. */
function rose(r: number) {
  return (
    stroke(oval(0, 0, r * 0.74), 'rig', 1.4) +
    [45, 135, 225, 315]
      .map((a) =>
        g(shape(`M0 0L${n(-r * 0.14)} ${n(-r * 0.2)}L0 ${n(-r * 0.7)}L${n(r * 0.14)} ${n(-r * 0.2)}z`, 'silver', 1), {
          transform: `rotate(${a})`,
        }),
      )
      .join('') +
    HEADINGS.map((h, i) =>
      g(
        shape(`M0 0L${n(-r * 0.24)} ${n(-r * 0.24)}L0 ${n(-r)}L${n(r * 0.24)} ${n(-r * 0.24)}z`, HEADING[h], 1.4) +
          path(`M0 0V${n(-r)}L${n(r * 0.24)} ${n(-r * 0.24)}z`, { fill: v('line'), opacity: 0.25 }),
        { transform: `rotate(${i * 90})` },
      ),
    ).join('') +
    shape(oval(0, 0, r * 0.13), 'brass-hi', 1.3)
  );
}
export const cardSvg = (frag: string, title: string, width = 200) => svg(frag, { w: 200, h: 280, title, width });
