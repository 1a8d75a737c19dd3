import { W, v, n, path, shape, stroke, g, place, text, oval, box, poly, spline, dash, clip, hatch, svg, star, cloud } from './kit.js';
import { emblem, roundel, PLAYERS, HEADING } from './emblems.js';
import { curves } from './airship.js';

/** Faces of the Airships dice. */
export const FACES = { W: [1, 1, 2, 2, 3, 3], R: [2, 3, 3, 4, 4, 5], B: [4, 4, 6, 6, 8, 8] };
const COL = { W: 'd-white', R: 'd-red', B: 'd-black' };
/** Body of a die, 48 by 48, light from the upper left. @param {string} c token */
const cube = c => path(box(3.4, 3.8, 42.6, 42.6, 9), { fill: v(c + '-lo'), stroke: v('line'), 'stroke-width': 2 }) + path(box(2, 2, 41, 41, 8.4), { fill: v(c), stroke: v('line'), 'stroke-width': 2 });
/** An Airships die. Value null shows the colour's letter (a die that is needed). @param {'W'|'R'|'B'} color @param {number|null} [value] @param {{imaginary?: boolean}} [o] */
export function die(color, value = null, { imaginary = false } = {}) {
  const c = COL[color], on = c + '-on';
  const face = imaginary
    ? path(box(2, 2, 43, 43, 8.4), { fill: v(c), 'fill-opacity': .55, stroke: v('rig'), 'stroke-width': 2, 'stroke-dasharray': '5 3.4' }) + path(box(6, 6, 35, 35, 6), { fill: v(c) })
    : cube(c) + path(box(5.4, 5.4, 34.2, 34.2, 6), { fill: 'none', stroke: v(on), 'stroke-width': .9, opacity: .45 }) + path(dash(9, 7.6, 30, 7.6, .9), { fill: v('snow'), opacity: .8 });
  if (value === null) return face + text(color, 22.5, 31.4, 25, { fill: v(on) });
  return face + text(value, 22.5, 33.6, 31, { fill: v(on) }) + (value === 6 ? stroke('M16 37.6H29', on, 1.6) : '') + text(color, 36.4, 39, 8, { fill: v(on), class: 'a-s', opacity: .9 });
}
/** Heading dice of the mad zeppelin. @param {'N'|'S'|'E'|'W'|'choose'|'black'} face */
export function headingDie(face) {
  if (face === 'black') return cube('d-black') + hatch(box(2, 2, 41, 41, 8.4), 'hlight', { opacity: .35 }) + stroke('M14 14L31 31M31 14L14 31', 'd-black-on', 4.4);
  if (face === 'choose') return cube('d-white') + ['N', 'E', 'S', 'W'].map((h, i) => g(shape('M0 0L-6.4 -6.4L0 -18L6.4 -6.4z', HEADING[/** @type {'N'} */ (h)], 1.3) + path('M0 0V-18L6.4 -6.4z', { fill: v('line'), opacity: .25 }), { transform: `translate(22.5 22.5) rotate(${i * 90})` })).join('') + shape(oval(22.5, 22.5, 4.6), 'brass-hi', 1.4) + path(star(22.5, 22.7, 3.2), { fill: v('line') });
  const c = HEADING[face], a = { N: 0, E: 90, S: 180, W: 270 }[face], [dx, dy] = { N: [0, 5], S: [0, -5], E: [-5, 0], W: [5, 0] }[face];
  return cube(c) + g(path('M0 -18.6L8 -9.4H-8z', { fill: v(c + '-on') }), { transform: `translate(22.5 22.5) rotate(${a})` }) + text(face, 22.5 + dx, 22.5 + dy + 8.6, 24, { fill: v(c + '-on') });
}
/** @param {string} frag @param {string} title @param {number} [width] */
export const dieSvg = (frag, title, width = 48) => svg(frag, { w: 48, h: 48, title, width });

/** The wooden airship, 96 by 52 about its middle. */
export function woodenAirship() {
  const c = curves(84, 17, 'fish'), fin = 'M22 -8L38 -21H45V21H38L22 8z', car = 'M-22 14L-18 23H6L12 14z';
  const all = c.whole, grain = [70, 48, 30, 13, -6, -24, -42, -62].map((a, i) => c.line(a * Math.PI / 180, .08 + (i * .07) % .16, .84 - (i * .11) % .2, .55)).join('');
  return g(path(fin + car + all, { fill: v('wood-lo'), stroke: v('line'), 'stroke-width': 2.4, 'stroke-linejoin': 'round' }), { transform: 'translate(2.4 3)' }) + shape(fin, 'wood', 2) + shape(car, 'wood', 2) + shape(all, 'wood', 2.2)
    + clip(all, path(c.zone(.5, 1.2), { fill: v('wood-hi') }) + path(grain, { fill: v('wood-lo') }) + stroke(oval(-8, 3, 5, 2.6) + oval(-8, 3, 2.4, 1.1), 'wood-lo', 1)) + path(all, { fill: 'none', stroke: v('line'), 'stroke-width': 2.2 }) + stroke('M30 -13L40 -17M30 13L40 17', 'wood-lo', 1.1);
}
/** Bonus chip of a player, +1; 52 by 52 about its middle. @param {import('./kit.js').Player} player */
export function chip(player) {
  const p = PLAYERS.find(q => q.id === player) || PLAYERS[0];
  return path(oval(1.2, 1.8, 23), { fill: v('line') }) + shape(oval(0, 0, 23), player, 2) + [0, 45, 90, 135, 180, 225, 270, 315].map(a => g(path('M-4 -22.8L-2.9 -17H2.9L4 -22.8A23 23 0 0 0 -4 -22.8z', { fill: v('snow') }), { transform: `rotate(${a})` })).join('') + path(oval(0, 0, 23), { fill: 'none', stroke: v('line'), 'stroke-width': 2 })
    + shape(oval(0, 0, 16), player, 1.5) + place(emblem(p.emblem, player + '-on'), 0, -5.6, .58) + text('+1', -.6, 11.8, 12, { fill: v(player + '-on') });
}
/** Gold coin, 44 by 44 about its middle. @param {number} [value] */
export const coin = value => path(oval(1, 1.8, 19), { fill: v('brass-lo'), stroke: v('line'), 'stroke-width': 2 }) + shape(oval(0, 0, 19), 'brass', 2) + shape(oval(0, 0, 14.4), 'brass-hi', 1.2) + Array.from({ length: 24 }, (_, i) => g(stroke('M0 -18V-16', 'line', 1), { transform: `rotate(${i * 15})` })).join('')
  + (value ? text(value, 0, 7.4, 21, { fill: v('line') }) : path('M-8 5V-5L-4 -.6L0 -7L4 -.6L8 -5V5z', { fill: v('brass-lo'), stroke: v('line'), 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) + stroke('M-8 8H8', 'line', 1.6)) + path(dash(-12, -8, -5, -13, 1.1), { fill: v('snow') });
/** Journey mark: a pennant on the flight path, 40 by 48, foot at 0,0. @param {number} k @param {boolean} [reached] */
export const journey = (k, reached = true) => stroke('M-10 0V-42', 'rig', 2.4) + (reached ? shape('M-10 -42C2 -45 8 -38 26 -36C8 -32 2 -22 -10 -20z', 'cloth', 1.8) + hatch('M-10 -26C2 -27 8 -32 26 -36C8 -32 2 -22 -10 -20z', 'h45f') + text(k, -2, -26.4, 13, { fill: '#fff6e4' }) : path('M-10 -42C2 -45 8 -38 26 -36C8 -32 2 -22 -10 -20z', { fill: 'none', stroke: v('rig'), 'stroke-width': 1.4, 'stroke-dasharray': '3 3' }) + text(k, -2, -26.4, 13, { fill: v('ink-2') })) + shape(oval(-10, -43.5, 2.6), 'brass', 1.3) + shape('M-18 2C-16 -3 -4 -3 -2 2z', 'brass', 1.4);
/** Victory star. @param {number|string} value */
export const vpStar = value => shape(star(0, 0, 20, 11.4, 8), 'brass-hi', 1.8) + path(star(0, 0, 16, 10, 8), { fill: 'none', stroke: v('brass-lo'), 'stroke-width': .9 }) + text(value, 0, 6.4, 18, { fill: v('line') });
