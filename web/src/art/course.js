import { W, v, n, path, shape, stroke, g, place, text, oval, box, poly, spline, swell, dash, clip, hatch, svg, gear, star, cloud, rng, lampGlow } from './kit.js';
import { airship } from './airship.js';

/** One space is 64 by 64; a panel is 5 rows. Pieces are drawn about the middle of their space and stay within 29 of it. */
export const CELL = 64;
export const COLOR = /** @type {const} */ ({ Y: 'c-yellow', B: 'c-blue', R: 'c-red', G: 'c-green' });
/** Default layouts, one string per row; '.' open, b ballast, YBRG gate or fan, # blocked, ~ headwind, f fog, g gear, p piston, O old folk, L lemming, P press box. */
export const LAYOUT = {
  empty: ['.....', '.....', '.....', '.....', '.....'],
  ballast: ['.b..b', '.b.b.', 'b..b.', '..b..', '..b.b'],
  slalom1: ['.Y.B.', '.B.Y.', '.R...', '.G.R.', '...G.'],
  headwinds: ['~~~~~', '~~~~~', '~~~~~', '~~~~~', '~~~~~'],
  slalom2: ['B.R.#', 'R.B.R', '#.G.B', 'G.Y.G', 'Y.#.Y'],
  machine: ['.pgp.', '.gpg.', '.pgp.', '.gpg.', '.pgp.'],
  fog: ['.fff.', 'ffff.', 'fffff', '.ffff', '.fff.'],
  fans: ['Y.R.G', '.G.B.', 'B...Y', '.Y.G.', 'R.B.R'],
  oldfolk: ['.....', '.O.O.', '.....', '.O.O.', '.....'],
  press: ['.P...', '...P.', 'P.P.P', '...P.', '.P...'],
  lemmings: ['.L...', '...L.', 'L....', '..L..', '....L'],
};
/** Panel names. */
export const PANEL_NAMES = { empty: 'Clear air', ballast: 'Ballast', slalom1: 'Slalom, gentle', headwinds: 'Headwinds', slalom2: 'Slalom, walled', machine: 'Chunk-chunk machine', fog: 'Fog', fans: 'Fans', oldfolk: 'Old folk', press: 'Press boxes', lemmings: 'Lemmings' };

const tag = (c, x, y, s = 1) => place(shape('M-9 -8H9V8H-9z', COLOR[/** @type {'Y'} */ (c)], 1.5) + text(c, 0, 5, 13.5, { fill: v(COLOR[/** @type {'Y'} */ (c)] + '-on') }), x, y, s);
/** Sandbag. */
export const ballast = () => shape('M-6 -13C-10 -18 -6 -22 0 -20C6 -22 10 -18 6 -13C18 -8 21 8 16 18C10 23 -10 23 -16 18C-21 8 -18 -8 -6 -13z', 'wood-hi', 2.2) + hatch('M-16 18C-10 23 10 23 16 18C18 14 18.6 10 18.4 6C10 14 -8 14 -18.4 6C-18.6 10 -18 14 -16 18z', 'h45f') + stroke('M-7 -12.6C-3 -10 3 -10 7 -12.6', 'line', 2.6) + stroke('M-7 -12.6C-3 -10 3 -10 7 -12.6', 'cloth', 1.2) + stroke('M-10 -2C-12 2 -12 6 -11 9M9 -3C11 0 12 4 12 7', 'line', 1.1) + path(star(0, 5, 6, 2.6), { fill: v('wood-lo') });
/** Slalom hoop. `half` gives the far or near side so that a ship can fly through. @param {'Y'|'B'|'R'|'G'} c @param {'all'|'far'|'near'} [half] */
export function hoop(c, half = 'all') {
  const k = COLOR[c], far = 'M4 -22A12 25 0 0 1 4 28', near = 'M4 28A12 25 0 0 1 4 -22', ring = d => stroke(d, 'line', 9.4, { 'stroke-linecap': 'butt' }) + stroke(d, k, 5.6, { 'stroke-linecap': 'butt' }) + stroke(d, 'snow', 5.6, { 'stroke-dasharray': '6 9', 'stroke-linecap': 'butt', opacity: .85 });
  return (half !== 'near' ? ring(far) : '') + (half !== 'far' ? ring(near) + tag(c, 4, -23) : '');
}
/** Blocked space: a striped buoy. */
export const blocked = () => { const d = 'M0 -25C15 -25 22 -12 22 -2C22 12 12 20 5 24H-5C-12 20 -22 12 -22 -2C-22 -12 -15 -25 0 -25z'; return clip(d, path(d, { fill: v('snow') }) + path('M-30 -6L-6 -30H8L-30 8zM-24 22L22 -24L36 -20L-18 32zM6 30L30 6V20L18 32z', { fill: v('cloth') }) + path('M4 -30C18 -10 16 14 4 30H30V-30z', { fill: v('line'), opacity: .16 })) + path(d, { fill: 'none', stroke: v('line'), 'stroke-width': 2.2 }) + shape(box(-6, 23, 12, 5, 2), 'brass', 1.6) + stroke('M-11 -8L11 12M11 -8L-11 12', 'line', 5) + stroke('M-11 -8L11 12M11 -8L-11 12', 'snow', 2); };
/** Gust: strokes blowing to the left, with a curl. @param {number} [seed] */
export function gust(seed = 1) {
  const r = rng(seed), y = -20 + r() * 14, o = r() * 14, curl = r() > .45;
  return path(swell([29, y], [10, y - 5], [-6, y + 5], [-28 + o, y], 1.5) + swell([26 - o, y + 14], [8, y + 10], [-8, y + 18], [-26, y + 13], 1.7) + swell([29, y + 27], [14, y + 23], [0, y + 30], [-16 - o, y + 27], 1.3), { fill: v('rig'), opacity: .72 }) + (curl ? stroke(`M${n(-26 + o)} ${n(y)}c-6 -1 -7 -9 -1 -10c5 -.6 6 5 2 6`, 'rig', 1.6, { opacity: .72 }) : '');
}
/** Gear space of the machine. @param {boolean} open */
export const gearSpace = (open = false) => open ? path(gear(0, 0, 26, 20, 10), { fill: 'none', stroke: v('rig'), 'stroke-width': 1.5, 'stroke-dasharray': '4 4' }) + stroke(oval(0, 0, 7), 'rig', 1.5, { 'stroke-dasharray': '4 4' })
  : shape(gear(1.2, 2.2, 27, 20.6, 10), 'brass-lo', 2.2) + shape(gear(0, 0, 27, 20.6, 10), 'brass', 2.2) + path(oval(0, 0, 15) + oval(0, 0, 7.4), { fill: v('brass-lo'), 'fill-rule': 'evenodd', stroke: v('line'), 'stroke-width': 1.5 }) + [0, 60, 120].map(a => g(stroke('M0 -15V15', 'line', 5.6) + stroke('M0 -15V15', 'brass', 3), { transform: `rotate(${a})` })).join('') + shape(oval(0, 0, 6), 'brass-hi', 1.6);
/** Piston space of the machine. @param {boolean} open */
export const pistonSpace = (open = false) => open ? path(box(-18, -26, 36, 18, 3) + box(-5, -8, 10, 16) + box(-22, 8, 44, 18, 3), { fill: 'none', stroke: v('rig'), 'stroke-width': 1.5, 'stroke-dasharray': '4 4' })
  : shape(box(-6, -14, 12, 28), 'silver', 2) + path(box(0, -14, 6, 28), { fill: v('silver-lo') }) + stroke('M-6 -10V12M6 -10V12', 'line', 1.8) + shape(box(-22, 8, 44, 19, 4), 'iron', 2.2) + hatch(box(-22, 18, 44, 9, 3), 'h45f') + shape(box(-19, -27, 38, 19, 4), 'iron-hi', 2.2) + stroke('M-19 -20H19M-19 -15H19', 'line', 1.4) + path(dash(-15, -24, 8, -24, 1.2), { fill: v('snow') }) + [-15, 15].map(x => shape(oval(x, 14, 2.4), 'brass-hi', 1.1)).join('');
/** Fog over one space, soft scallops and drifting lines; covers without hiding. @param {number} [seed] */
export function fog(seed = 1) {
  const r = rng(seed), x = -4 + r() * 8, y = r() * 6, d = cloud(x, 14 + y, 78, 46);
  return path(d, { fill: v('cloud'), opacity: .66 }) + path(dash(x - 32, 4 + y, x + 22, 4 + y, 1) + dash(x - 22, 10 + y, x + 32, 10 + y, 1.2) + dash(x - 30, 17 + y, x + 26, 17 + y, 1.2) + dash(x - 16, 24 + y, x + 30, 24 + y, .9), { fill: v('rig'), opacity: .5 }) + stroke(`M${n(x - 26)} ${n(-4 + y)}C${n(x - 26)} ${n(-14 + y)} ${n(x - 10)} ${n(-14 + y)} ${n(x - 12)} ${n(-4 + y)}M${n(x - 2)} ${n(-10 + y)}C${n(x + 2)} ${n(-20 + y)} ${n(x + 18)} ${n(-18 + y)} ${n(x + 16)} ${n(-8 + y)}`, 'rig', 1.3, { opacity: .55 });
}
/** Fans in a basket with their pennant. @param {'Y'|'B'|'R'|'G'} c */
export function fans(c) {
  const k = COLOR[c];
  return [[-12, -3], [0, -7], [12, -3]].map(([x, y], i) => stroke(`M${x - 4} ${y + 9}L${x - 7} ${y - 8}M${x + 4} ${y + 9}L${x + 7} ${y - 7}`, 'line', 2.6) + shape(`M${x - 6} 16V${y + 10}C${x - 6} ${y + 4} ${x + 6} ${y + 4} ${x + 6} ${y + 10}V16z`, k, 1.6) + shape(oval(x, y, 5), 'hull', 1.6) + (i === 1 ? shape(`M${x - 5} ${y - 3}H${x + 5}L${x + 4} ${y - 10}H${x - 4}z`, 'line', 1) + stroke(`M${x - 8} ${y - 3}H${x + 8}`, 'line', 2.4) : path(`M${x - 5} ${y - 1}A5 5 0 0 1 ${x + 5} ${y - 1}z`, { fill: v('line') })) + path(oval(x, y + 2.4, 1.5), { fill: v('line') })).join('')
    + stroke('M20 14V-27', 'line', 2.4) + shape('M20 -29L-2 -21L20 -13z', k, 1.6) + text(c, 13.6, -17, 11, { fill: v(k + '-on') })
    + shape('M-24 10H24L20 27H-20z', 'wood', 2.2) + hatch('M-24 10H24L20 27H-20z', 'hx') + shape(box(-26, 8, 52, 6, 2), k, 1.7) + text(c, 0, 26, 12.5, { fill: v('snow'), stroke: v('line'), 'stroke-width': 3, 'paint-order': 'stroke' });
}
/** Old folk out for a stroll under an umbrella balloon. @param {number} [i] 0..3 */
export function oldFolk(i = 0) {
  const coat = ['slate', 'cloth', 'leaf-lo', 'wood-lo'][i % 4], lady = i % 2;
  return shape('M-22 -12C-20 -26 -8 -29 0 -29C8 -29 20 -26 22 -12C18 -15 12 -15 7.4 -12C4 -15 -4 -15 -7.4 -12C-12 -15 -18 -15 -22 -12z', coat, 1.9) + stroke('M0 -29V-32M-7.4 -12C-7 -20 -3 -27 0 -29C3 -27 7 -20 7.4 -12', 'line', 1.3) + stroke('M3 -14L9 8', 'line', 2)
    + (lady ? shape('M-6 0C-12 8 -15 20 -15 26H9C9 18 6 6 2 0z', coat, 1.9) + hatch('M-15 26H9C9 22 8.4 18 7 14C2 20 -8 20 -13 16z', 'h45f') + shape(oval(-2, -6, 6), 'hull', 1.7) + shape('M-9 -5C-10 -13 4 -15 5 -7C0 -10 -5 -9 -9 -5z', 'snow', 1.5) + shape(oval(-8, -9, 3.6), 'silver-hi', 1.4)
      : stroke('M-7 18L-9 27H-4M1 18L3 27H8', 'line', 3) + shape('M-8 0C-12 6 -11 16 -10 20H5C6 14 5 6 2 0z', coat, 1.9) + stroke('M-3 4V18', 'line', 1.2) + shape(oval(-2, -6, 6), 'hull', 1.7) + shape('M-8 -9C-8 -16 4 -16 4 -9z', 'line', 1) + stroke('M-11 -9H7', 'line', 2.4) + shape('M-4 -2C-1 -4 3 -3 5 -1C5 3 1 5 -2 3z', 'silver-hi', 1.2))
    + stroke('M-4 6L8 7', 'line', 4.4) + stroke('M-4 6L8 7', coat, 2) + shape(oval(9, 7, 2.6), 'hull', 1.2);
}
/** Press box: camera and flash in a hanging box. */
export const pressBox = () => stroke('M-19 0L-8 -17M19 0L8 -17', 'line', 1.6) + shape('M0 -30C11 -30 15 -24 13 -19C11 -14 4 -12 0 -12C-4 -12 -11 -14 -13 -19C-15 -24 -11 -30 0 -30z', 'cloth', 1.8) + stroke('M-5 -29C-8 -24 -7 -16 -3 -12.4M5 -29C8 -24 7 -16 3 -12.4', 'line', 1) + shape(box(-23, 4, 46, 23, 2), 'wood', 2.2) + stroke('M-23 11H23M-23 19H23', 'line', 1.1) + shape(box(-26, 0, 52, 6, 2), 'brass', 1.8) + shape(box(-14, -9, 16, 12, 2), 'd-black', 1.7) + shape(oval(-15, -3, 5), 'glass', 1.6) + shape(oval(10, -3, 5), 'hull', 1.6) + shape('M3 -6H17L14 -7L13 -12H7L6 -7z', 'line', 1) + text('PRESS', 0, 21.4, 10.4, { fill: '#fff6e0', class: 'a-s', 'letter-spacing': .6, stroke: v('line'), 'stroke-width': 2.6, 'paint-order': 'stroke' });
/** Lemming, falling with good grace. */
export const lemming = () => path(dash(-12, -30, -12, -14, 1) + dash(0, -32, 0, -20, 1.1) + dash(12, -30, 12, -14, 1), { fill: v('rig'), opacity: .7 }) + g(shape('M-15 6C-17 -8 -8 -17 2 -16C13 -15 18 -4 15 8C12 18 2 21 -5 19C-11 17 -14 13 -15 6z', 'wood', 2.1) + path('M-6 17C-9 8 -4 0 3 0C9 1 12 8 10 15C6 19 0 20 -6 17z', { fill: v('hull') }) + shape(oval(-9, -13, 4.4), 'wood-lo', 1.6) + shape(oval(9, -15, 4.4), 'wood-lo', 1.6) + path(oval(-4, -5, 2.6) + oval(6, -6, 2.6), { fill: v('snow'), stroke: v('line'), 'stroke-width': 1.2 }) + path(oval(-4, -4.4, 1.1) + oval(6, -5.4, 1.1) + oval(1.4, -.4, 2, 1.4), { fill: v('line') }) + stroke('M-1 4.6C1 3 3 3 4.6 4.4', 'line', 1.4) + stroke('M-14 2L-23 -6M15 1L23 -8M-5 18L-9 26M5 18L8 26', 'line', 5) + stroke('M-14 2L-23 -6M15 1L23 -8M-5 18L-9 26M5 18L8 26', 'wood', 2.2) + shape('M-14 5C-6 12 8 12 15 5L14 10C8 16 -6 16 -13 11z', 'cloth', 1.4) + shape('M-13 8L-25 14L-22 19L-12 13z', 'cloth', 1.4), { transform: 'rotate(-12)' });
/** Racing dirigible token, 60 by 46, letter in the hull. @param {'Y'|'B'|'R'|'G'} c @param {{active?: boolean}} [o] */
export function dirigible(c, { active = false } = {}) {
  const k = COLOR[c], hull = spline([[29, -3], [20, -14], [4, -19], [-12, -14], [-25, -4], [-25, -2], [-12, 8], [4, 13], [20, 8]], true), fin = 'M-14 -10L-27 -20L-30 -19V13L-27 14L-14 4z';
  return (active ? path(oval(0, 0, 31), { fill: v('lamp'), opacity: .55 }) : '') + stroke('M-4 12L-2 18M12 10L10 18', 'rig', 1.6) + shape(fin, k + '-lo', 2.2) + shape('M-6 16H15C15 24 10 25 6 25H0C-4 25 -6 22 -6 16z', 'wood', 2) + shape(box(-1, 18, 4, 3, 1), 'glass', .9) + shape(box(5, 18, 4, 3, 1), 'glass', .9)
    + path(hull, { fill: v('line'), stroke: v('line'), 'stroke-width': 2.4, transform: 'translate(0 1.2)' }) + clip(hull, path(hull, { fill: v(k) }) + path('M-30 4C-8 10 12 8 30 -2V20H-30z', { fill: v('line'), opacity: .22 }) + path('M-16 -13C-4 -18 10 -18 20 -13C10 -14 -4 -13.6 -16 -9z', { fill: v('snow'), opacity: .65 }) + stroke('M-26 -3C-12 -9 14 -9 29 -3M-26 -3C-12 5 14 5 29 -3', 'line', .9, { opacity: .45 })) + path(hull, { fill: 'none', stroke: v('line'), 'stroke-width': 2.4 }) + shape(oval(3, -3, 11), 'snow', 1.5, { fill: '#fff9ea' }) + text(c, 3, 3, 17, { fill: '#1d2433' });
}
/** Sky, clouds and mountains that meet from panel to panel. @param {number} cols @param {{seed?: number, rows?: number, fogged?: boolean}} [o] */
export function ground(cols, { seed = 1, rows = 5 } = {}) {
  const w = cols * CELL, h = rows * CELL, r = rng(seed + 3), P = box(0, 0, w, h), mt = (y, a, k) => { const p = /** @type {[number,number][]} */ ([[0, y]]); for (let i = 1; i < k; i++) p.push([w * i / k + (r() - .5) * 14, y + (i % 2 ? -a : a * .4) * (.6 + r() * .6)]); p.push([w, y], [w, h], [0, h]); return p; };
  const far = mt(h - 46, 26, Math.max(4, cols * 1.4 | 0)), near = mt(h - 22, 20, Math.max(4, cols * 1.8 | 0));
  let caps = ''; near.forEach(([x, y], i) => { if (i % 2 && y < h - 24 && x > 10 && x < w - 10) caps += poly([[x, y], [x - 7, y + 8], [x - 2, y + 6], [x + 1, y + 9], [x + 7, y + 7]]); });
  let rules = ''; for (let i = 0; i < 13; i++) rules += dash(-6 + (i * 37) % 30, 68 + i * 6 + i * i * .7, w + 6 - (i * 53) % 40, 68 + i * 6 + i * i * .7, .6);
  let cl = ''; for (let i = 0; i < cols; i += 2) cl += cloud(i * CELL + 30 + r() * 40, 34 + r() * 12, 80 + r() * 30, 44);
  return path(P, { fill: v('sky') }) + clip(P, path(box(0, h * .3, w, h), { fill: v('sky-2') }) + path(box(0, h * .68, w, h), { fill: v('sky-3') }) + path(rules, { fill: v('line'), opacity: .12 }) + path(cl, { fill: v('cloud'), opacity: .6 }) + path(poly(far), { fill: v('rock'), opacity: .55 }) + path(poly(near), { fill: v('rock'), stroke: v('line'), 'stroke-width': 1.5, 'stroke-linejoin': 'round' }) + hatch(poly(near.map(([x, y], i) => /** @type {[number,number]} */ ([x + (i > 0 && i < near.length - 3 ? 6 : 0), y + 7]))), 'h45f', { opacity: .8 }) + path(caps, { fill: v('snow'), stroke: v('line'), 'stroke-width': 1 }));
}
/** Fine grid. @param {number} cols @param {number} [rows] */
export function grid(cols, rows = 5) { let d = ''; for (let i = 1; i < cols; i++) d += `M${i * CELL} 0V${rows * CELL}`; for (let j = 1; j < rows; j++) d += `M0 ${j * CELL}H${cols * CELL}`; return stroke(d, 'rig', .9, { 'stroke-dasharray': '2 6', opacity: .7 }); }
/** One section of the course. @param {keyof typeof LAYOUT} kind @param {{layout?: string[], seed?: number, closed?: 'g'|'p', grid?: boolean}} [o] `closed` is the symbol of the machine that bars the way */
export function panel(kind, { layout = LAYOUT[kind], seed = 1, closed = 'g', grid: gr = true } = {}) {
  const cols = layout[0].length, rows = layout.length; let out = '', k = 0;
  layout.forEach((row, j) => [...row].forEach((c, i) => {
    const x = (i + .5) * CELL, y = (j + .5) * CELL, s = seed * 31 + j * 7 + i * 3; let a = '';
    if (c === 'b') a = ballast(); else if (c === '#') a = blocked(); else if (c === '~') a = gust(s); else if (c === 'f') a = fog(s); else if (c === 'g') a = gearSpace(closed !== 'g'); else if (c === 'p') a = pistonSpace(closed !== 'p'); else if (c === 'O') a = oldFolk(k++); else if (c === 'P') a = pressBox(); else if (c === 'L') a = lemming(); else if ('YBRG'.includes(c)) a = kind === 'fans' ? fans(/** @type {'Y'} */ (c)) : hoop(/** @type {'Y'} */ (c));
    if (a) out += place(a, x, y);
  }));
  return ground(cols, { seed, rows }) + (gr ? grid(cols, rows) : '') + clip(box(0, 0, cols * CELL, rows * CELL), out) + path(box(0, 0, cols * CELL, rows * CELL), { fill: 'none', stroke: v('ink'), 'stroke-width': 2.4 });
}
/** Finish line over the last column of a section three wide. */
export function finish() { let d = ''; for (let j = 0; j < 20; j++) for (let i = 0; i < 2; i++) if ((i + j) % 2) d += box(i * 9, j * 16, 9, 16); return path(box(0, 0, 18, 320), { fill: v('snow') }) + path(d, { fill: v('line') }) + path(box(0, 0, 18, 320), { fill: 'none', stroke: v('line'), 'stroke-width': 2 }); }
/** @param {keyof typeof LAYOUT} kind @param {number} [width] @param {any} [o] */
export const panelSvg = (kind, width = 320, o = {}) => svg(panel(kind, o), { x: -2, y: -2, w: 324, h: 324, title: PANEL_NAMES[kind], width });
