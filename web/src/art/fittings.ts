// What an airship carries: flag, propellers, engines, windows.
import { emblem, PLAYERS } from './emblems';
import { box, clip, n, oval, path, place, shape, star, stroke, swell, v, W } from './kit';

/** Flag flying to the right of its staff; 30 by 20. */
export function flag(nation: string | null | undefined, player: string | null | undefined) {
  const wave = (y0: number, y1: number) =>
      `M0 ${y0}C8 ${y0 - 4} 14 ${y0 + 4} 30 ${y0 - 1}V${y1 - 1}C14 ${y1 + 4} 8 ${y1 - 4} 0 ${y1}z`,
    whole = wave(0, 20);
  const f = (d: string, c: string) => path(d, { fill: c });
  const vert = (a: string, b: string, c: string) =>
    clip(whole, f(box(0, -6, 10, 32), a) + f(box(10, -6, 10, 32), b) + f(box(20, -6, 12, 32), c));
  const body =
    nation === 'france'
      ? vert('#2d4f8e', '#f7f1e2', '#c23a2b')
      : nation === 'italy'
        ? vert('#2c7a4b', '#f7f1e2', '#c23a2b')
        : nation === 'germany'
          ? f(wave(0, 7), '#23262e') + f(wave(6.7, 13.6), '#c23a2b') + f(wave(13.3, 20), '#e0ac35')
          : nation === 'usa'
            ? clip(
                whole,
                f(whole, '#f7f1e2') +
                  [0, 1, 2, 3].map((i) => f(wave(i * 5.8, i * 5.8 + 2.9), '#c23a2b')).join('') +
                  f('M0 -4H13V10.5H0z', '#2d4f8e') +
                  f(star(6.2, 4.4, 3.6), '#f7f1e2'),
              )
            : player
              ? f(whole, v(player)) +
                place(emblem((PLAYERS.find((p) => p.id === player) || PLAYERS[0]).emblem, player + '-on'), 14, 10, 0.6)
              : f(whole, v('cloth'));
  return (
    body +
    path(whole, { fill: 'none', stroke: v('line'), 'stroke-width': W.line, 'stroke-linejoin': 'round' }) +
    stroke('M14 1.2C18 1.6 22 1 26 .3', 'line', 0.7, { opacity: 0.5 })
  );
}

/** Two-bladed propeller seen at an angle, 2r high. */
const prop = (x: number, y: number, r: number, w = 1.3) =>
  path(oval(x, y, r * 0.3, r), { fill: v('rig'), opacity: 0.13 }) +
  shape(
    `M${n(x)} ${n(y)}C${n(x - r * 0.34)} ${n(y - r * 0.5)} ${n(x - r * 0.12)} ${n(y - r)} ` +
      `${n(x + r * 0.06)} ${n(y - r)}C${n(x + r * 0.2)} ${n(y - r * 0.8)} ${n(x + r * 0.1)} ` +
      `${n(y - r * 0.3)} ${n(x)} ${n(y)}C${n(x + r * 0.34)} ${n(y + r * 0.5)} ${n(x + r * 0.12)} ` +
      `${n(y + r)} ${n(x - r * 0.06)} ${n(y + r)}` +
      `C${n(x - r * 0.2)} ${n(y + r * 0.8)} ${n(x - r * 0.1)} ${n(y + r * 0.3)} ${n(x)} ${n(y)}z`,
    'wood-hi',
    w,
  ) +
  shape(oval(x, y, r * 0.15), 'brass', w * 0.8);

/** Engine car on struts of length `up`, propeller aft (to the right). */
export function engine(x: number, y: number, s: number, up: number, detail = 2) {
  const w = detail ? W.line : 1.8;
  return (
    (detail
      ? stroke(
          `M${n(x - s * 0.5)} ${n(y)}L${n(x - s * 0.2)} ${n(y - up)}M${n(x + s * 0.5)} ${n(y)}` +
            `L${n(x + s * 0.2)} ${n(y - up)}`,
          'rig',
          1.3,
        )
      : stroke(`M${n(x)} ${n(y)}V${n(y - up)}`, 'rig', 1.8)) +
    prop(x + s * 1.16, y, s * 0.95, detail ? 1.2 : 1.5) +
    shape(
      `M${n(x - s)} ${n(y)}C${n(x - s)} ${n(y - s * 0.62)} ${n(x + s * 0.4)} ${n(y - s * 0.6)} ` +
        `${n(x + s * 1.1)} ${n(y)}C${n(x + s * 0.4)} ${n(y + s * 0.6)} ${n(x - s)} ${n(y + s * 0.62)} ` +
        `${n(x - s)} ${n(y)}z`,
      'brass',
      w,
    ) +
    (detail > 1
      ? stroke(
          `M${n(x - s * 0.46)} ${n(y - s * 0.4)}V${n(y + s * 0.4)}M${n(x - s * 0.1)} ${n(y - s * 0.42)}` +
            `V${n(y + s * 0.42)}`,
          'line',
          1,
        ) +
        path(
          swell(
            [x - s * 0.8, y + s * 0.2],
            [x - s * 0.3, y + s * 0.46],
            [x + s * 0.3, y + s * 0.4],
            [x + s * 0.8, y + s * 0.12],
            1.1,
          ),
          { fill: v('line'), opacity: 0.7 },
        )
      : '')
  );
}

/** Windows in a row. */
export const windows = (x: number, y: number, w: number, h: number, k: number, sw = 1.1) =>
  Array.from({ length: k }, (_, i) => shape(box(x + i * w * 1.5, y, w, h, Math.min(w, h) * 0.3), 'glass', sw)).join('');
