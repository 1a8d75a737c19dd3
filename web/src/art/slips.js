import { v, path, shape, stroke, place, text, oval, box, clip, hatch, g } from './kit.js';
import { department } from './emblems.js';
import { airship } from './airship.js';
import { die, vpStar } from './dice.js';
import { effect, effectWidth, reconstructed, sky } from './cards.js';

/** Cards of Airships as they lie on the board: less picture than the large cards, the figures at a size that is read across a table. */

/** @typedef {{name: string, needs: string, target: number, vp?: number, reconstructed?: boolean}} Face */
/** Sizes of the drawings. */
export const SLIP = { w: 184, h: 72 }, STUB = { w: 108, h: 84 }, BERTH = { w: 198, h: 126 };

/** Card stock with the name on a dark strip. @param {number} w @param {number} h @param {number} strip @param {string} name @param {number} size @param {number} room for the name */
function stock(w, h, strip, name, size, room) {
  const d = box(1, 1, w - 2, h - 2, 7), fits = Math.min(size, room / (name.length * .53));
  return path(d, { fill: v('card') }) + clip(d, path(box(0, 0, w, strip), { fill: v('plate') }) + path(`M0 ${strip}H${w}`, { stroke: v('brass'), 'stroke-width': 1.2 }))
    + path(d, { fill: 'none', stroke: v('ink'), 'stroke-width': 1.8 }) + text(name, 8, strip / 2 + fits * .36, fits, { fill: v('plate-on'), 'text-anchor': 'start', 'letter-spacing': .2 });
}
/** The target in a brass dial about its middle. @param {number} target @param {number} r */
export const dial = (target, r) => path(oval(.6, 1.2, r), { fill: v('line') }) + shape(oval(0, 0, r), 'brass', 1.5) + shape(oval(0, 0, r * .8), 'paper-3', .9, { fill: '#fcf6e6' }) + text(target, 0, r * .38, r * 1.1, { fill: v('line') });
/** Dice in a row and the dial behind them. @param {string} needs @param {number} target @param {number} x @param {number} y @param {number} size of a die @param {number} at of the dial @param {number} r */
const needs_ = (needs, target, x, y, size, at, r) => [...needs].map((c, i) => place(die(/** @type {'W'} */ (c)), x + i * (size + 1), y - size * .47, size / 48)).join('')
  + stroke(`M${at - r - 6} ${y - 3.4}l3.4 3.4l-3.4 3.4`, 'brass-ink', 1.7) + place(dial(target, r), at, y);
/** @param {import('./cards.js').Effect} e @param {number} cx @param {number} cy @param {number} room @param {number} most */
const fitted = (e, cx, cy, room, most) => place(effect(e, 0, 0), cx, cy, Math.min(most, room / Math.max(1, effectWidth(e))));

/** An expansion in its pigeon-hole, 184 by 72. @param {Face & {department: any, era: 0|1|2, effect: import('./cards.js').Effect}} o */
export function expansionSlip({ name, department: d, era, needs, target, effect: e, vp = 0, reconstructed: rec = false }) {
  const right = box(113, 21, 69, 49);
  return stock(184, 72, 21, name, 12.5, 120) + (era ? text(era === 1 ? 'I' : 'II', 154, 15, 11, { fill: v('brass-hi'), 'text-anchor': 'end' }) : '')
    + clip(box(113, 21.6, 69, 48.4, 5), path(right, { fill: v('card-2') }) + g(place(department(d), 148, 47, .86), { opacity: .17 }))
    + needs_(needs, target, 8, 43, 21, 95, 13.4) + fitted(e, vp ? 140 : 147.5, 46, vp ? 50 : 62, .72) + (vp ? place(vpStar(vp), 169, 57, .58) : '') + (rec ? place(reconstructed(0, 0), 11, 62, .78) : '');
}
/** The same for narrow screens, 108 by 84. @param {Face & {era?: 0|1|2, effect: import('./cards.js').Effect}} o */
export function expansionStub({ name, needs, target, effect: e, vp = 0, reconstructed: rec = false }) {
  return stub(name, needs, target, rec) + fitted(e, vp ? 52 : 58, 69, vp ? 58 : 76, .64) + (vp ? place(vpStar(vp), 94, 70, .52) : '');
}
/** A phase of the Hindenburg, 108 by 84: its stars when all four are built, and when not. @param {Face & {unfinished: number, built?: boolean}} o */
export function phaseStub({ name, needs, target, vp = 0, unfinished, reconstructed: rec = false }) {
  return stub(name, needs, target, rec) + place(vpStar(vp), 48, 69, .6) + stroke('M62 63L58 75', 'ink-2', 1.3) + place(g(vpStar(unfinished), { opacity: .85 }), 73, 70, .46);
}
/** @param {string} name @param {string} needs @param {number} target @param {boolean} rec */
const stub = (name, needs, target, rec) => stock(108, 84, 21, name, 11.5, 76) + path(box(2, 54.5, 104, 27.5, 5), { fill: v('card-2') }) + needs_(needs, target, 6, 39, 19, 92, 12) + (rec ? place(reconstructed(0, 0), 11, 71, .78) : '');

const EDGE = { light: 'sky', medium: 'dusk', dark: 'storm' };
/** The top airship of a stack with the edges of those below, 198 by 126.
 * @param {Face & {tier: 'light'|'medium'|'dark', below?: ('light'|'medium'|'dark')[], look?: import('./airship.js').AirshipOptions}} o */
export function shipSlip({ name, tier, needs, target, vp = 0, below = [], look = {}, reconstructed: rec = false }) {
  const w = 188, h = 116, edges = below.map((t, i) => [t, (i + 1) * 5]).reverse().map(([t, d]) => g(path(box(1, 1, w - 2, h - 2, 7), { fill: v(EDGE[/** @type {'light'} */ (t)]), stroke: v('ink'), 'stroke-width': 1.6 }) + hatch(box(1, 1, w - 2, h - 2, 7), 'h45f', { opacity: .5 }), { transform: `translate(${d} ${d})` })).join('');
  const length = { light: 104, medium: 132, dark: 150 }[tier];
  return edges + stock(w, h, 21, name, 13, 130) + clip(box(2, 21.6, w - 4, 60, 1), sky(tier, 2, 21.6, w - 4, 60, 1) + place(airship({ tier, length, detail: 2, flag: false, engines: tier === 'dark' ? 2 : 1, ribs: tier === 'light' ? 0 : 7, gores: 4, ...look }), 94, tier === 'light' ? 45 : 50))
    + path(`M2 81.6H${w - 2}`, { stroke: v('ink'), 'stroke-width': 1.2 }) + needs_(needs, target, 24, 99, 23, 116, 14.4) + place(vpStar(vp), 162, 98, .74) + (rec ? place(reconstructed(0, 0), 12, 104, .78) : '');
}
/** A department as an instrument, 64 by 64 about its middle: a glass in a brass bezel; dashed where the department is empty. @param {any} name @param {boolean} [empty] */
export function instrument(name, empty = false) {
  if (empty) return path(oval(0, 0, 28), { fill: 'none', stroke: v('rig'), 'stroke-width': 1.6, 'stroke-dasharray': '5 4' }) + g(place(department(name), 0, 0, .76), { opacity: .32 });
  return path(oval(.8, 1.8, 30), { fill: v('line') }) + shape(oval(0, 0, 30), 'brass', 1.8) + shape(oval(0, 0, 25.4), 'sky-2', 1.4) + path('M-20 -10A22.4 22.4 0 0 1 4 -22', { fill: 'none', stroke: v('snow'), 'stroke-width': 2, opacity: .7, 'stroke-linecap': 'round' })
    + [45, 135, 225, 315].map(a => g(path(oval(0, -27.7, 1.3), { fill: v('brass-lo') }), { transform: `rotate(${a})` })).join('') + place(department(name), 0, 0, .76);
}
/** A gauge from 0 to 1, 88 by 50, foot of the needle at 44,44: brass up to `plain`, hatched up to `best`. @param {number} plain @param {number} best */
export function gauge(plain, best) {
  const at = (t, r) => `${(44 - r * Math.cos(Math.PI * t)).toFixed(1)} ${(44 - r * Math.sin(Math.PI * t)).toFixed(1)}`;
  const band = (a, b) => `M${at(a, 38)}A38 38 0 0 1 ${at(b, 38)}L${at(b, 26)}A26 26 0 0 0 ${at(a, 26)}z`;
  const ticks = [0, .25, .5, .75, 1].map(t => `M${at(t, 41)}L${at(t, 37)}`).join('');
  return path(band(0, 1), { fill: v('card-2') }) + (best > plain ? path(band(plain, best), { fill: v('brass-hi') }) + hatch(band(plain, best), 'h45f') : '') + (plain > 0 ? path(band(0, plain), { fill: v('brass') }) : '')
    + path(band(0, 1), { fill: 'none', stroke: v('ink'), 'stroke-width': 1.5 }) + stroke(ticks, 'ink', 1.3)
    + g(path('M0 -34L2.6 0H-2.6z', { fill: v('ink') }), { transform: `translate(44 44) rotate(${(plain * 180 - 90).toFixed(1)})` }) + shape(oval(44, 44, 4.6), 'brass', 1.4);
}
/** A chip that is not on the board: an outline where it would lie. */
export const chipPlace = () => path(oval(0, 0, 22), { fill: 'none', stroke: v('rig'), 'stroke-width': 1.8, 'stroke-dasharray': '5 4' });
