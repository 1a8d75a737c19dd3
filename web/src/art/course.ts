// The ground of the racing course.
import { box, clip, cloud, dash, g, hatch, path, place, poly, type Pt, rng, shape, stroke, v } from './kit';

/**
 * One space is 64 by 64; a panel is 5 rows. Pieces are drawn about the middle of their space and stay within 29 of
 * it.
 */
export const CELL = 64;
export type RaceColor = keyof typeof COLOR;
export const COLOR = { Y: 'c-yellow', B: 'c-blue', R: 'c-red', G: 'c-green' } as const;

/** Sky, clouds and mountains that meet from panel to panel. */
export function ground(cols: number, { seed = 1, rows = 5 }: { seed?: number; rows?: number } = {}) {
  const w = cols * CELL,
    h = rows * CELL,
    r = rng(seed + 3),
    P = box(0, 0, w, h),
    mt = (y: number, a: number, k: number) => {
      const p: Pt[] = [[0, y]];
      for (let i = 1; i < k; i++)
        p.push([(w * i) / k + (r() - 0.5) * 14, y + (i % 2 ? -a : a * 0.4) * (0.6 + r() * 0.6)]);
      p.push([w, y], [w, h], [0, h]);
      return p;
    };
  const far = mt(h - 46, 26, Math.max(4, (cols * 1.4) | 0)),
    near = mt(h - 22, 20, Math.max(4, (cols * 1.8) | 0));
  let caps = '';
  near.forEach(([x, y], i) => {
    if (i % 2 && y < h - 24 && x > 10 && x < w - 10)
      caps += poly([
        [x, y],
        [x - 7, y + 8],
        [x - 2, y + 6],
        [x + 1, y + 9],
        [x + 7, y + 7],
      ]);
  });
  let rules = '';
  for (let i = 0; i < 13; i++)
    rules += dash(
      -6 + ((i * 37) % 30),
      68 + i * 6 + i * i * 0.7,
      w + 6 - ((i * 53) % 40),
      68 + i * 6 + i * i * 0.7,
      0.6,
    );
  let cl = '';
  for (let i = 0; i < cols; i += 2) cl += cloud(i * CELL + 30 + r() * 40, 34 + r() * 12, 80 + r() * 30, 44);
  return (
    path(P, { fill: v('sky') }) +
    clip(
      P,
      path(box(0, h * 0.3, w, h), { fill: v('sky-2') }) +
        path(box(0, h * 0.68, w, h), { fill: v('sky-3') }) +
        path(rules, { fill: v('line'), opacity: 0.12 }) +
        path(cl, { fill: v('cloud'), opacity: 0.6 }) +
        path(poly(far), { fill: v('rock'), opacity: 0.55 }) +
        path(poly(near), { fill: v('rock'), stroke: v('line'), 'stroke-width': 1.5, 'stroke-linejoin': 'round' }) +
        hatch(poly(near.map(([x, y], i): Pt => [x + (i > 0 && i < near.length - 3 ? 6 : 0), y + 7])), 'h45f', {
          opacity: 0.8,
        }) +
        path(caps, { fill: v('snow'), stroke: v('line'), 'stroke-width': 1 }),
    )
  );
}

/** What drifts far away where there are no hazards: clouds in every row, and a balloon now and then. */
export function aloft(cols: number, { seed = 1, rows = 5 }: { seed?: number; rows?: number } = {}) {
  const r = rng(seed + 17);
  const balloon = (x: number, y: number, k: number, fill: string) =>
    place(
      stroke('M-7 12L-3 22M7 12L3 22', 'rig', 1) +
        shape('M-15 -4C-15 -24 15 -24 15 -4C15 5 7 10 4 15H-4C-7 10 -15 5 -15 -4z', fill, 1.2) +
        path('M-5 -18C-9 -8 -7 6 -3 15H3C7 6 9 -8 5 -18z', { fill: v('cloud'), opacity: 0.55 }) +
        shape(box(-4, 21, 8, 6, 1), 'wood', 1),
      x,
      y,
      k,
    );
  let clouds = '';
  let balloons = '';
  for (let row = 1; row < rows - 1; row++)
    for (let column = row % 2 ? 0.75 : 1.5; column < cols; column += 2) {
      const [x, y] = [(column + r() * 0.3) * CELL, (row + 0.55 + r() * 0.25) * CELL];
      clouds += cloud(x, y, 84 + r() * 26, 30 + r() * 8);
      if (row % 2 === 0) balloons += balloon(x - 46 - r() * 20, y - 34, 0.8 + r() * 0.25, row % 4 ? 'dusk' : 'gem');
    }
  return path(clouds, { fill: v('cloud'), opacity: 0.55 }) + g(balloons, { opacity: 0.75 });
}

/** What the air of a section is like: a tint over its ground. */
export function weather(kind: string, cols: number, rows: number) {
  const tints: Record<string, [string, number]> = {
    headwinds: ['storm', 0.42],
    fog: ['cloud', 0.42],
    fans: ['dusk-2', 0.36],
    machine: ['storm-2', 0.4],
    inspiration: ['sun', 0.26],
    lemmings: ['dusk', 0.2],
    press: ['dusk-2', 0.18],
  };
  return tints[kind]
    ? path(box(0, 0, cols * CELL, rows * CELL), { fill: v(tints[kind][0]), opacity: tints[kind][1] })
    : '';
}

/** Fine grid. */
export function grid(cols: number, rows = 5) {
  let d = '';
  for (let i = 1; i < cols; i++) d += `M${i * CELL} 0V${rows * CELL}`;
  for (let j = 1; j < rows; j++) d += `M0 ${j * CELL}H${cols * CELL}`;
  return stroke(d, 'rig', 0.9, { 'stroke-dasharray': '2 6', opacity: 0.7 });
}

/** Finish line, 18 wide, over all rows. */
export function finish(rows = 5) {
  const h = rows * CELL;
  let d = '';
  for (let j = 0; j < h / 16; j++) for (let i = 0; i < 2; i++) if ((i + j) % 2) d += box(i * 9, j * 16, 9, 16);
  return (
    path(box(0, 0, 18, h), { fill: v('snow') }) +
    path(d, { fill: v('line') }) +
    path(box(0, 0, 18, h), { fill: 'none', stroke: v('line'), 'stroke-width': 2 })
  );
}
