import { W, v, n, path, shape, stroke, g, place, text, oval, box, poly, spline, dash, swell, clip, hatch, svg, star, cloud, rng, lampGlow, gear } from './kit.js';
import { department, emblem, HEADING, needle } from './emblems.js';
import { airship } from './airship.js';
import { die, coin, vpStar, chip } from './dice.js';
import { suitMark } from './dirigible-parts.js';

/** All cards are 200 by 280. */
export const CARD = { w: 200, h: 280 };
const rect = box(1.5, 1.5, 197, 277, 13);
/** Card stock with a brass rule and cut corners. @param {string} [fill] */
export function frame(fill = 'card') {
  const k = 9, q = `M${8 + k} 8H${192 - k}A${k} ${k} 0 0 0 192 ${8 + k}V${272 - k}A${k} ${k} 0 0 0 ${192 - k} 272H${8 + k}A${k} ${k} 0 0 0 8 ${272 - k}V${8 + k}A${k} ${k} 0 0 0 ${8 + k} 8z`;
  return path(rect, { fill: v(fill), stroke: v('ink'), 'stroke-width': 2.4 }) + path(q, { fill: 'none', stroke: v('brass'), 'stroke-width': 1.4 });
}
/** Small mark on figures that are reconstructed. */
export const reconstructed = (x, y) => place(`<title>Reconstructed figure</title>` + path(oval(0, 0, 7.6), { fill: v('card'), stroke: v('ink-2'), 'stroke-width': 1.2, 'stroke-dasharray': '2.4 1.7' }) + text('R', 0, 3.7, 10, { fill: v('ink-2') }), x, y);
const plate = (s, y, size = 17) => path(`M22 ${y}H178L184 ${y + 13}L178 ${y + 26}H22L16 ${y + 13}z`, { fill: v('plate'), stroke: v('line'), 'stroke-width': 1 }) + path(`M24 ${y + 2.4}H176L180.8 ${y + 13}L176 ${y + 23.6}H24L19.2 ${y + 13}z`, { fill: 'none', stroke: v('brass'), 'stroke-width': .9 }) + text(s, 100, y + 13 + size * .35, size, { fill: v('plate-on'), 'letter-spacing': .4 });
/** Sky of a tier: flat bands ruled with lines that open towards the horizon. @param {string} tier @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [r] */
export function sky(tier, x, y, w, h, r = 6) {
  const [a, b, c] = { light: ['sky', 'sky-2', 'sky-3'], medium: ['dusk-lo', 'dusk', 'dusk-2'], dark: ['storm-lo', 'storm', 'storm-2'], night: ['sky-lo', 'sky', 'sky-2'], paper: ['card-2', 'card-2', 'paper-3'] }[tier] || ['sky', 'sky-2', 'sky-3'];
  let rules = ''; for (let i = 0, yy = y + 5; yy < y + h * .62; i++) { rules += dash(x - 10 + (i * 31) % 17, yy, x + w + 10 - (i * 23) % 19, yy, .7); yy += 3.4 + i * .55; }
  const d = box(x, y, w, h, r);
  return clip(d, path(d, { fill: v(a) }) + path(box(x, y + h * .38, w, h), { fill: v(b) }) + path(box(x, y + h * .72, w, h), { fill: v(c) }) + path(rules, { fill: v('line'), opacity: .22 })
    + (tier === 'medium' ? path(oval(x + w * .76, y + h * .74, h * .2), { fill: v('sun') }) : '') + (tier === 'light' ? path(cloud(x + w * .2, y + h * .84, w * .34, h * .3), { fill: v('cloud') }) + path(cloud(x + w * .84, y + h * .34, w * .26, h * .2), { fill: v('cloud'), opacity: .9 }) : '') + (tier === 'dark' ? path(cloud(x + w * .22, y + h * .96, w * .5, h * .4) + cloud(x + w * .82, y + h * 1, w * .44, h * .36), { fill: v('storm-lo') }) : ''));
}
const window_ = (x, y, w, h, r = 6) => path(box(x, y, w, h, r), { fill: 'none', stroke: v('ink'), 'stroke-width': 1.8 });

/** Row of needed dice with the target in a brass dial. @param {string} needs such as 'WWR' @param {number} target @param {number} y */
export function needRow(needs, target, y) {
  const k = needs.length;
  return [...needs].map((c, i) => place(die(/** @type {'W'} */ (c)), 17 + i * 35, y - 16, .68)).join('') + stroke(`M${22 + k * 35} ${y - 5}L${29 + k * 35} ${y}L${22 + k * 35} ${y + 5}`, 'brass-ink', 2.6)
    + place(path(oval(.8, 1.6, 22), { fill: v('line') }) + shape(oval(0, 0, 22), 'brass', 2) + shape(oval(0, 0, 17.6), 'paper-3', 1.2, { fill: '#fcf6e6' }) + Array.from({ length: 12 }, (_, i) => g(stroke('M0 -20.6V-18.8', 'line', 1.2), { transform: `rotate(${i * 30})` })).join('') + text(target, 0, 8, 23, { fill: v('line') }), 163, y);
}
/** @typedef {{dice?: string, chips?: number, imaginary?: ['W'|'R'|'B', number], exchange?: [string, string], bonus?: [number, 'any'|'W'|'R'|'B']}} Effect */
/** The pieces of an effect, each with its width. @param {Effect} e @param {number} cy @returns {[number, (x:number)=>string][]} */
function effectPieces(e, cy) {
  const out = /** @type {[number, (x:number)=>string][]} */ ([]), s = .66, D = 34;
  const dice = q => { for (const c of q) out.push([D, x => place(die(/** @type {'W'} */ (c)), x, cy - 16, s)]); };
  if (e.dice) dice(e.dice);
  if (e.imaginary) { const [c, k] = e.imaginary; out.push([D + 8, x => place(die(c, k, { imaginary: true }), x, cy - 20, .84)]); }
  if (e.exchange) { const [a, b] = e.exchange; for (const c of a) out.push([25, x => place(die(/** @type {'W'} */ (c)), x, cy - 12, .5)]); out.push([30, x => path(`M${n(x + 2)} ${n(cy - 3)}H${n(x + 14)}V${n(cy - 8)}L${n(x + 25)} ${n(cy)}L${n(x + 14)} ${n(cy + 8)}V${n(cy + 3)}H${n(x + 2)}z`, { fill: v('brass'), stroke: v('ink'), 'stroke-width': 1.2, 'stroke-linejoin': 'round' })]); for (const c of b) out.push([25, x => place(die(/** @type {'W'} */ (c)), x, cy - 12, .5)]); }
  if (e.bonus) { const [k, c] = e.bonus; out.push([50, x => text('+' + k, x + 21, cy + 11, 32, { fill: v('ink') })]); out.push([36, x => c === 'any' ? ['W', 'R', 'B'].map((q, i) => place(die(/** @type {'W'} */ (q)), x + i * 8, cy - 15 + i * 3.4, .5)).join('') : place(die(/** @type {'W'} */ (c)), x, cy - 16, s)]); }
  // A chip on a card belongs to nobody yet, so it is brass and not a player's colour.
  if (e.chips) for (let i = 0; i < e.chips; i++) out.push([28, x => place(path(oval(.8, 1.2, 13), { fill: v('line') }) + shape(oval(0, 0, 13), 'brass-hi', 1.6) + [0, 60, 120, 180, 240, 300].map(a => g(path('M-2.4 -13L-1.6 -9.6H1.6L2.4 -13z', { fill: v('brass-lo') }), { transform: `rotate(${a})` })).join('') + text('+1', -.4, 4.4, 12, { fill: v('line') }), x + 14, cy)]);
  return out;
}
/** How wide an effect is drawn. @param {Effect} e */
export const effectWidth = e => effectPieces(e, 0).reduce((sum, [w]) => sum + w, 0);
/** What a card gives, drawn. @param {Effect} e @param {number} cx @param {number} cy */
export function effect(e, cx, cy) {
  let x = cx - effectWidth(e) / 2;
  return effectPieces(e, cy).map(([w, f]) => { const r = f(x); x += w; return r; }).join('');
}
const title = { financiers: 'Financiers', hangars: 'Hangars', captains: 'Captains', engineers: 'Engineers', materials: 'Materials', engines: 'Engines' };
/** Expansion card of Airships. @param {{department: keyof typeof title, era?: 0|1|2, needs: string, target: number, effect: Effect, vp?: number, name?: string, reconstructed?: boolean}} o */
export function expansionCard({ department: d, era = 1, needs, target, effect: e, vp = 0, name = '', reconstructed: rec = false }) {
  return frame() + sky('paper', 14, 44, 172, 104) + stroke('M14 124H186', 'ink', 1.2, { opacity: .5 }) + path(oval(100, 96, 46), { fill: v('sky-2') }) + path(oval(100, 96, 46), { fill: 'none', stroke: v('brass'), 'stroke-width': 1.2 }) + path(oval(100, 128, 34, 4), { fill: v('line'), opacity: .18 })
    + place(department(d), 100, 96, 1.42) + window_(14, 44, 172, 104) + plate(name || title[d], 15, name.length > 15 ? 15 : 17) + (era ? text(era === 1 ? 'I' : 'II', 172, 142, 14, { fill: v('ink'), 'text-anchor': 'end' }).replace('x="172"', 'x="179"') : '')
    + needRow(needs, target, 174) + path('M18 200H182', { stroke: v('rule'), 'stroke-width': 1.2 }) + path(box(18, 206, 164, 44, 6), { fill: v('card-2') }) + effect(e, vp ? 88 : 100, 228) + (vp ? place(vpStar(vp), 168, 246, 1.05) : '') + (rec ? reconstructed(24, 260) : '');
}
/** Ship card of Airships. @param {{tier: 'light'|'medium'|'dark', nation: any, needs: string, target: number, vp: number, name?: string, reconstructed?: boolean, seed?: number, look?: import('./airship.js').AirshipOptions}} o */
export function shipCard({ tier, nation, needs, target, vp, name = '', reconstructed: rec = false, seed = 1, look = {} }) {
  return frame() + clip(box(14, 44, 172, 150, 6), sky(tier, 14, 44, 172, 150) + place(airship({ tier, nation, length: tier === 'dark' ? 150 : 138, detail: 2, engines: tier === 'dark' ? 2 : 1, ribs: tier === 'light' ? 0 : 7, gores: 4, seed, ...look }), 97, tier === 'light' ? 112 : 118)) + window_(14, 44, 172, 150) + plate(name || { light: 'Light airship', medium: 'Medium airship', dark: 'Great airship' }[tier], 15, 15)
    + needRow(needs, target, 224) + (rec ? reconstructed(24, 260) : '') + place(vpStar(vp), 36, 176, 1.15);
}
/** Back of a card with the game's mark. @param {'airships'|'mad'|'dastardly'|'zeppeldrome'} game @param {string} [c] */
export function back(game, c = { airships: 'sky-lo', mad: 'storm-lo', dastardly: 'wood-lo', zeppeldrome: 'leaf-lo' }[game]) {
  const rays = Array.from({ length: 36 }, (_, i) => g(path('M-1.1 -46L0 -178L1.1 -46z', { fill: v('brass-hi'), opacity: i % 2 ? .55 : .3 }), { transform: `translate(100 140) rotate(${i * 10})` })).join('');
  const mark = game === 'airships' ? airship({ tier: 'medium', length: 84, detail: 1, ribs: 5, gores: 3, engines: 1, flag: false, accent: 'brass' }) : game === 'mad' ? rose(30) : game === 'dastardly' ? place(path(gear(0, 0, 31, 25, 14, 0), { fill: v('brass'), stroke: v('line'), 'stroke-width': 2 }) + shape(oval(0, 0, 19), 'snow', 1.5) + place(suitMark('hat'), 0, 0, 1.15), 0, 0) : place(hoop('c-red', 27), 0, 0) + airship({ tier: 'light', length: 62, detail: 0, heading: 'right', accent: 'c-yellow' });
  return path(rect, { fill: v('card'), stroke: v('ink'), 'stroke-width': 2.4 }) + clip(box(9, 9, 182, 262, 8), path(box(9, 9, 182, 262, 8), { fill: v(c) }) + rays) + path(box(9, 9, 182, 262, 8) + box(15, 15, 170, 250, 5), { fill: 'none', stroke: v('brass-hi'), 'stroke-width': 1.4 }) + shape(oval(100, 140, 47), 'brass', 2.2) + shape(oval(100, 140, 42), 'sky-2', 1.6) + clip(oval(100, 140, 42), place(mark, 100, 140));
}
const hoop = (c, r) => stroke(oval(0, 0, r * .45, r), 'line', 8.4) + stroke(oval(0, 0, r * .45, r), c, 5);
/** Compass rose with coloured and lettered points. @param {number} r */
export function rose(r) {
  return stroke(oval(0, 0, r * .74), 'rig', 1.4) + [45, 135, 225, 315].map(a => g(shape(`M0 0L${n(-r * .14)} ${n(-r * .2)}L0 ${n(-r * .7)}L${n(r * .14)} ${n(-r * .2)}z`, 'silver', 1), { transform: `rotate(${a})` })).join('')
    + /** @type {const} */ (['N', 'E', 'S', 'W']).map((h, i) => g(shape(`M0 0L${n(-r * .24)} ${n(-r * .24)}L0 ${n(-r)}L${n(r * .24)} ${n(-r * .24)}z`, HEADING[h], 1.4) + path(`M0 0V${n(-r)}L${n(r * .24)} ${n(-r * .24)}z`, { fill: v('line'), opacity: .25 }), { transform: `rotate(${i * 90})` })).join('') + shape(oval(0, 0, r * .13), 'brass-hi', 1.3);
}

/* ---- the fourteen traitors: silhouettes, one telling feature each in brass ---- */
/** @typedef {{id:string,name:string,heading:'N'|'E'|'S'|'W'|null}} Traitor */
export const TRAITORS = /** @type {Traitor[]} */ ([
  { id: 'karl', name: 'Karl Steeling', heading: 'N' }, { id: 'carlotta', name: 'Carlotta Love', heading: 'N' }, { id: 'igor', name: 'Igor', heading: 'N' },
  { id: 'henchman', name: 'Henchman 111', heading: 'E' }, { id: 'jack', name: 'Jack Hummerock', heading: 'E' }, { id: 'hernan', name: 'Hernan Mirante', heading: 'E' },
  { id: 'ripp', name: 'Dr Ripp', heading: 'S' }, { id: 'satine', name: 'Satine Rochat', heading: 'S' }, { id: 'hans', name: 'Hans Walder', heading: 'S' },
  { id: 'ratatine', name: 'Ratatine', heading: 'W' }, { id: 'fred', name: 'Fred Zamfirescu', heading: 'W' }, { id: 'helen', name: 'Helen Troy', heading: 'W' },
  { id: 'tim', name: 'Li’l Tim Sly', heading: null }, { id: 'shadow', name: 'Mr Shadow', heading: null }]);
/** Head in profile, facing right, as path data. @param {{nose?:number, chin?:number, brow?:number, back?:number, slim?:number, small?:boolean}} [o] */
function head({ nose = 0, chin = 0, brow = 0, back = 0, slim = 0 } = {}) {
  return `M${18 + slim} 152C${20 + slim} 124 46 120 ${60 + slim / 3} 113L${61 + slim / 3} 100C${46 - back} 90 ${43 - back} 66 ${51 - back} 50C58 36 78 31 91 36C99 39 102 46 ${102 + brow} 53L${103 + brow * .6} 59C108 65 ${113 + nose} ${71 + nose * .3} ${114 + nose} ${75 + nose * .4}C${114 + nose} 78.4 109 79 106.4 79.6L106 82.6C110 83.6 110 86.4 107.4 87.4C110 88.6 109 91.6 106.4 92.6C${108 + chin} 96.4 ${108 + chin} ${103 + chin * .5} ${100 + chin * .6} ${104.6 + chin * .5}C94 106 89 103 86 102.6L${87 - slim / 4} 112C${104 - slim / 2} 117 ${134 - slim} 124 ${138 - slim} 152z`;
}
/** Portrait, 156 by 150: dark figure, moon disc behind, one feature in brass. @param {string} id */
export function portrait(id) {
  const K = v('line'), ink = (d, a = {}) => path(d, { fill: K, ...a }), B = (d, w = 1.4, c = 'brass-hi') => path(d, { fill: v(c), stroke: K, 'stroke-width': w, 'stroke-linejoin': 'round' }), L = (d, w = 1.8, c = 'brass-hi') => stroke(d, c, w);
  const collar = L('M62 113C70 122 80 122 88 113', 1.6);
  switch (id) {
    case 'karl': return ink(head({ nose: 1, chin: 2 })) + ink('M80 93C84 108 100 112 106 104C112 99 108 92 106 91z') + ink('M44 48C40 34 46 26 60 22C80 16 104 20 108 32L106 46C86 38 62 40 44 48z') + ink('M100 43C112 43 122 47 126 54C116 56 106 54 100 53z') + L('M47 47C64 39 86 38 105 45', 4.4, 'brass') + place(emblem('anchor', 'brass-hi'), 84, 31, .62) + B('M22 140C24 126 34 121 44 119L50 129C42 130 38 134 37 142z', 1.4, 'brass') + L('M24 143V149M29 144V150M34 144V150', 1.8) + stroke('M108 89L122 93', 'brass-hi', 2.6) + B('M119 88H131C131 98 127 101 125 101C121 101 119 98 119 88z', 1.2, 'wood') + stroke('M126 82C122 76 130 72 126 65', 'rig', 1.6, { opacity: .7 });
    case 'carlotta': return ink(head({ slim: 14, nose: -3, chin: -2, back: -2 })) + ink('M50 84C40 88 40 74 46 66C40 56 48 40 62 36L96 38C92 50 84 56 74 58C68 70 62 82 56 88z') + ink('M32 46C50 30 90 26 124 42C128 45 124 48 118 47C90 42 62 46 40 54C32 55 28 50 32 46z') + ink('M52 38C52 20 96 16 100 36z') + B('M58 34C40 26 28 10 36 2C44 -4 62 6 70 30C64 30 60 32 58 34z', 1.5, 'cloth') + L('M40 6C50 12 60 24 64 31', 1.3) + L('M53 34C68 29 86 29 99 34', 3.4, 'brass') + L('M64 115C72 124 80 124 86 115', 1.4) + [66, 71, 76, 81].map((x, i) => path(oval(x + 1, 119 + (i === 1 || i === 2 ? 3 : 0), 2.2), { fill: v('snow') })).join('') + ink('M100 62L106 58L103 63z');
    case 'igor': return ink(head({ nose: 4, chin: 3, brow: 3, slim: -6 })) + ink('M12 152C12 118 36 104 60 106L64 130z') + L('M58 72C55 69 55 63 59 62C63 62 63 68 61 71', 1.4) + stroke('M142 132C132 112 126 96 122 84', 'line', 5) + L('M142 132C132 112 126 96 122 84', 2.8) + B('M123 86C116 84 111 76 114 71C119 68 127 74 127 82C127 85 125 87 123 86z', 1.3) + B('M128 126C138 122 152 130 152 142L148 152H126z', 0, 'line') + stroke('M113 64C110 60 116 57 113 52M120 63C117 59 123 56 120 51', 'good', 1.8) + L('M78 41C84 40 90 42 93 45', 1.3);
    case 'henchman': return ink(head({ nose: 1, chin: 3 })) + ink('M80 96C90 98 98 90 112 92L106 86C100 82 94 84 90 88z') + ink('M42 60C36 34 58 22 76 22C98 22 108 38 106 52C84 46 66 50 42 60z') + ink('M100 50C110 48 118 52 122 58C114 60 106 57 100 56z') + B('M71 22L74 4L76 0L78 4L81 22z', 1.2) + B('M66 22H86V26H66z', 1.1, 'brass') + B(star(86, 38, 8, 3.6, 6), 1.1) + L('M44 58C62 49 84 46 105 51', 2, 'brass') + L('M62 50C60 76 70 94 90 103', 1.6) + text('111', 76, 136, 15, { fill: v('brass-hi') });
    case 'jack': return ink(head({ nose: 3 })) + ink('M44 50C46 30 66 22 84 26C98 28 106 38 104 46L96 50L52 56z') + ink('M84 82C92 78 100 80 106 82C114 80 122 86 120 92C112 88 106 92 98 92C92 93 86 90 84 82z') + L('M46 52C66 44 88 42 104 48', 5.4, 'wood') + B(oval(97, 42, 10, 10.6), 1.6, 'brass') + B(oval(97.6, 42, 6.2, 6.8), 1.2, 'glass') + path('M93.6 40C94.4 36.8 97 35.6 99.6 36L96.6 41z', { fill: v('snow') }) + B('M74 44L86 40L87 47L75 50z', 1.2, 'brass-lo') + place(path('M-5 -20V-13L0 -10L5 -13V-20C10 -17 10 -9 3.6 -6V26H-3.6V-6C-10 -9 -10 -17 -5 -20z', { fill: v('brass-hi'), stroke: K, 'stroke-width': 1.4 }), 36, 124, 1.05, -28) + collar;
    case 'hernan': return ink(head({ nose: 3, chin: 1 })) + ink('M78 96C80 116 96 118 104 110C108 104 108 96 106 92z') + ink('M30 46C44 40 46 16 76 16C106 16 110 36 124 44C128 48 122 52 116 51C92 40 62 42 40 54C32 56 26 50 30 46z') + L('M36 49C60 36 96 36 120 47', 1.8) + B(star(88, 32, 6.6, 3, 5), 1) + B('M104 56L122 52V65L104 64z', 1.3, 'brass-lo') + B('M121 50L139 46V69L121 66z', 1.4, 'brass') + B('M138 44L154 40.6V73.6L138 70z', 1.5) + ink('M92 152C96 128 110 100 118 72L132 74C130 104 122 132 118 152z') + L('M114 84L128 87', 2, 'brass');
    case 'ripp': return ink(head({ nose: 4, chin: 1, slim: 8 })) + ink('M96 98C102 98 107 95 107 92C112 104 113 118 109 126C101 122 94 110 92 101z') + ink('M48 66C44 44 56 30 78 29C94 29 102 36 102 44C88 38 76 42 70 52C66 60 62 72 58 80z') + L('M50 52C66 42 84 40 98 44', 3.2, 'brass') + B(oval(101, 39, 8.4, 11), 1.6, 'silver-hi') + path(oval(101, 39, 1.9), { fill: K }) + path(dash(96.6, 34, 99, 45, .9), { fill: v('snow') }) + L(oval(102.4, 63, 6.2), 1.7) + L('M96 63L68 66', 1.4) + place(B('M-5 -16H5V14H-5z', 1.3, 'glass') + path('M-5 -2H5V14H-5z', { fill: v('good') }) + L('M0 14V30', 1.6) + B('M-8 -18H8V-15H-8z', 1.1, 'brass') + L('M0 -18V-28', 2.4) + B('M-6 -31H6V-28H-6z', 1.1, 'brass'), 134, 116, 1, 24) + L('M64 116L76 138L88 116', 1.5);
    case 'satine': return ink(head({ slim: 12, nose: -3, chin: -2 })) + ink('M56 52C44 62 44 84 38 98C34 110 40 118 36 128C48 124 54 110 54 98L62 96L66 60z') + ink('M40 56C38 34 54 20 74 20C96 20 108 34 108 50C116 51 120 54 122 57C100 54 66 55 40 62C36 62 36 58 40 56z') + L('M42 57C66 49 92 48 119 55', 2, 'brass') + lampGlow(106, 38, 34) + B('M96 33L106 30V46L97 45z', 1.3, 'brass') + B('M106 29C111 31 111 45 106 47z', 1.2, 'lamp') + path('M112 36L146 24V58L112 42z', { fill: v('lamp'), opacity: .42 }) + stroke('M134 150L118 100', 'line', 6.4) + stroke('M134 150L118 100', 'wood-hi', 3.4) + place(B('M-15 3L-8 -5H9V5H-8z M9 -6H16V6H9z', 1.4, 'silver-hi'), 117, 97, 1.1, -16);
    case 'hans': return ink(head({ nose: 2, chin: 2 })) + ink('M44 92L28 86L42 78L24 66L42 62L28 46L48 48L42 28L60 38L64 18L76 32L90 16L92 32L108 26L102 44L92 48L70 62L60 96z') + ink('M76 92C84 88 96 88 104 88L108 94L104 118L98 110L92 124L86 110L78 118z') + B(oval(128, 122, 19), 2, 'iron') + path(dash(116, 112, 124, 105, 1.8), { fill: v('silver-hi') }) + B('M121 100L132 99L133 106L121 107z', 1.3, 'brass') + L('M127 99C126 90 136 90 136 82', 2.2, 'wood-hi') + B(star(137, 77, 9, 3.8, 8), 1, 'sun') + lampGlow(137, 77, 26) + ink('M88 152C92 136 104 130 114 136L122 152z') + L('M62 114L80 122L90 114L84 130L76 124z', 1.3, 'cloth');
    case 'ratatine': return ink(head({ slim: 10, nose: 5, chin: 4 })) + ink('M40 60C34 38 50 20 76 20C98 20 110 34 106 50C88 44 66 48 48 64z') + L('M46 56C54 40 72 28 92 26M50 60C62 44 84 34 104 40M42 44C50 34 60 28 70 25', 1.8, 'brass') + B('M98 46L104 38L110 46L104 55z', 1.3, 'cloth') + B('M103 38C96 22 102 6 116 2C114 14 112 26 107 38z', 1.3) + L('M105 36C104 24 108 12 114 6', 1, 'brass-lo') + L(oval(64, 88, 5.4), 2.2) + lampGlow(128, 122, 44) + B('M112 152C114 142 142 142 144 152z', 1.4, 'brass') + B(oval(128, 124, 21), 2, 'sky-2') + path('M114 118C117 108 125 105 132 106C124 110 119 115 118 122z', { fill: v('snow') }) + path(star(132, 127, 5.4, 2, 4), { fill: v('brass-lo') }) + stroke('M118 132C124 138 134 138 139 131', 'line', 1.2, { opacity: .6 }) + ink('M88 152C94 140 104 134 112 138C108 142 110 148 112 152z');
    case 'fred': return ink(head({ nose: 3, chin: 1 })) + ink('M54 44L48 2C62 -3 92 -3 104 2L102 44z') + ink('M34 48C50 36 104 34 124 46C128 50 122 53 116 52C92 44 62 46 42 54C32 56 28 52 34 48z') + B('M52.6 34C66 30 90 29 102.6 33L102 43C86 39 68 40 54 44z', 1.2, 'cloth') + L(oval(101.4, 62, 7), 2.2) + L('M102 69C108 92 96 112 88 134', 1.2) + ink('M94 82C102 79 110 82 116 78C122 74 124 82 118 86C110 91 100 88 94 86z') + path(oval(101.4, 62, 5.8), { fill: v('glass'), opacity: .8 }) + B('M60 116L76 124L60 132zM92 116L76 124L92 132z', 1.2, 'cloth') + path(dash(57, 6, 61, 30, 1.4), { fill: v('silver'), opacity: .9 });
    case 'helen': return ink(head({ slim: 16, nose: -4, chin: -3 })) + ink('M96 36C104 44 98 52 90 52C84 60 72 62 66 74C62 82 60 92 54 92C44 86 42 66 50 50C60 34 84 28 96 36z') + ink(oval(52, 40, 17)) + ink(oval(62, 30, 12)) + L('M36 26L70 50', 2) + B(oval(34.6, 25, 3.4), 1) + path(oval(70, 90, 3), { fill: v('snow') }) + L('M70 82V87', 1.2) + L('M118 64L132 140', 2.6) + B(oval(106.6, 64, 7.6, 6.8), 1.8, 'glass') + B(oval(122, 62, 7.6, 6.8), 1.8, 'glass') + ink('M118 152C120 138 128 130 136 134C142 138 142 146 142 152z') + [60, 66, 73, 80, 86].map((x, i) => path(oval(x + 2, [114, 118, 120, 118, 114][i] + 2, 2.4), { fill: v('snow') })).join('') + ink('M100 61L105 56L103 62z');
    case 'tim': return place(ink(head({ slim: 20, nose: -3, chin: -3 })), 12, 26, .86) + ink('M46 70C40 52 56 40 78 42C98 44 108 54 106 64L92 68C76 64 60 68 46 70z') + ink('M88 60C102 56 116 60 122 68C112 72 98 70 88 70z') + L('M50 66C66 58 86 58 102 62', 1.8, 'brass') + path(oval(76, 43, 3), { fill: v('brass') }) + ink('M56 76C50 88 52 96 58 100L64 84z') + path('M22 132C20 118 30 108 42 110C50 112 54 118 60 122C54 126 48 126 44 130L40 136H26z', { fill: v('silver'), stroke: K, 'stroke-width': 1.8 }) + path(oval(44, 110, 5) + oval(37, 108, 4.4), { fill: v('silver-lo'), stroke: K, 'stroke-width': 1.5 }) + path(oval(50, 117, 1.6), { fill: K }) + L('M22 130C10 130 10 146 22 146C30 146 32 150 28 153', 2.6, 'silver') + stroke('M58 121L66 119M58 123L66 125', 'silver', 1) + L('M66 126L82 140L96 128', 1.6, 'cloth');
    case 'shadow': return ink('M10 152C14 128 34 122 50 112C56 98 52 80 54 60H100C102 80 104 92 104 104C118 112 136 124 142 152z') + ink('M52 100L40 78L60 88L76 116L98 86L114 78L104 108L78 140z') + ink('M24 56C42 44 50 48 54 42C56 20 66 16 78 22C90 14 104 20 106 42C112 48 122 46 134 56C116 66 42 66 24 56z') + B('M54 41C70 47 90 47 106 41L107 49C90 54 70 54 53 49z', 1, 'cloth') + path('M82 69C86 66.4 92 66.4 96 69C92 71.6 86 71.6 82 69z', { fill: v('lamp') }) + lampGlow(89, 69, 16) + L('M42 80L60 90L76 117L97 89L112 80', 1.5, 'rig') + path([0, 1, 2, 3, 4, 5].map(i => dash(24 + i * 4, 146 - i * 5, 52 + i * 3, 146 - i * 5, .6)).join(''), { fill: v('rig'), opacity: .5 });
  }
  return '';
}
/** Round portrait about its middle, radius 76, for seats and the log. The ring carries the heading's colour, the tab its letter. @param {string} id @param {'N'|'E'|'S'|'W'|null} heading */
export function medallion(id, heading) {
  const c = heading ? HEADING[heading] : 'c-none', d = oval(0, 0, 64);
  return shape(oval(0, 0, 74), c, 4) + clip(d, path(d, { fill: v('moon') }) + place(portrait(id), -78, -82, 1)) + path(d, { fill: 'none', stroke: v('line'), 'stroke-width': 4 }) + shape(oval(50, 50, 24), c, 4) + text(heading || '?', 50, 62, 34, { fill: v(c + '-on') });
}
/** Traitor card. @param {Traitor & {lines?: string[], blocked?: boolean}} o */
export function traitorCard({ id, name, heading, lines = [] }) {
  const c = heading ? HEADING[heading] : 'c-none', on = c + '-on', P = box(14, 44, 172, 160, 6);
  return frame() + clip(P, path(P, { fill: v(c) }) + hatch(P, 'h45', { opacity: .5 }) + path(P, { fill: v('line'), class: 'a-dim' }) + path(oval(100, 126, 72), { fill: v('moon'), opacity: .95 }) + path([0, 1, 2, 3, 4, 5, 6].map(i => dash(38 + i * 3, 150 + i * 7.4, 162 - i * 4, 150 + i * 7.4, .7)).join(''), { fill: v('line'), opacity: .5 }) + place(portrait(id), 22, 53)) + window_(14, 44, 172, 160)
    + plate(name, 15, name.length > 14 ? 14.5 : 16.5)
    + place(path('M-18 -25H18V12L0 23L-18 12z', { fill: v(c), stroke: v('line'), 'stroke-width': 2, 'stroke-linejoin': 'round' }) + (heading ? place(needle(heading, on), 0, -12, .68) + text(heading, 0, 14.5, 19, { fill: v(on) }) : text('?', 0, 8, 24, { fill: v(on) })), 162, 70)
    + path(box(18, 212, 164, 52, 6), { fill: v('card-2') }) + lines.slice(0, 3).map((s, i) => text(s, 100, (lines.length < 3 ? 235 : 228) + i * 16, 13, { class: 'a-b' })).join('');
}

/* ---- cargo ---- */
export const CARGO = /** @type {const} */ ([['wood', 1, 1, 1], ['lead', 1, 2, 2], ['coal', 2, 3, 3], ['ore', 2, 4, 3], ['steel', 2, 5, 4], ['diamonds', 3, 6, 5], ['gold', 3, 7, 5], ['strange', 4, '∗', 3], ['small', 4, null, null], ['large', 4, null, null], ['alcohol', 4, null, null]]);
/** What looks out of the crate. @param {string} k */
function goods(k) {
  switch (k) {
    case 'wood': return [[-22, -16], [-2, -18], [18, -15], [-12, -30], [9, -31]].map(([x, y]) => shape(oval(x, y, 11), 'wood-hi', 1.7) + stroke(oval(x, y, 6.6) + oval(x, y, 2.6), 'wood-lo', 1.2)).join('');
    case 'lead': return [[-17, -8], [15, -8], [-1, -24]].map(([x, y]) => shape(poly([[x - 17, y + 6], [x - 11, y - 9], [x + 11, y - 9], [x + 17, y + 6]]), 'iron', 1.7) + path(poly([[x - 11, y - 9], [x + 11, y - 9], [x + 8, y - 4], [x - 9, y - 4]]), { fill: v('iron-hi') }) + shape(poly([[x - 17, y + 6], [x - 11, y - 9], [x + 11, y - 9], [x + 17, y + 6]]), 'iron', 1.7, { fill: 'none' })).join('');
    case 'coal': return [[-20, -12, 1], [0, -16, 1.2], [20, -11, 1], [-9, -29, .9], [11, -28, .8]].map(([x, y, s]) => place(shape('M-13 6L-12 -5L-3 -12L9 -9L13 2L7 10L-6 11z', 'd-black', 1.6) + path('M-12 -5L-3 -12L9 -9L0 -3z', { fill: v('slate') }) + stroke('M-12 -5L0 -3L9 -9M0 -3L-2 10', 'line', 1), x, y, s)).join('');
    case 'ore': return [[-19, -12, 1], [2, -17, 1.25], [21, -11, .95]].map(([x, y, s]) => place(shape('M-14 9L-12 -5L-3 -13L9 -9L14 3L9 11z', 'rock', 1.6) + path('M-12 -5L-3 -13L9 -9L0 -2z', { fill: v('silver') }) + stroke('M-12 -5L0 -2L9 -9M0 -2L1 10', 'line', 1) + path('M-8 2L-3 -1L-5 6zM4 3L9 0L9 6z', { fill: v('brass-hi'), stroke: v('line'), 'stroke-width': .9 }), x, y, s)).join('');
    case 'steel': return [[-16, -40, -9], [2, -46, 0], [19, -39, 8]].map(([x, y, r]) => place(shape('M-9 0H9V6H3.4V46H-3.4V6H-9z', 'silver', 1.7) + path('M.4 6H3.4V46H.4z', { fill: v('silver-lo') }), x, y, 1, r)).join('');
    case 'diamonds': return [[-17, -14, 1], [14, -13, 1], [-1, -27, 1.15]].map(([x, y, s]) => place(shape('M-14 -5L-8 -12H8L14 -5L0 12z', 'gem', 1.7) + path('M-14 -5H14L0 12z', { fill: v('gem-lo'), opacity: .75 }) + stroke('M-14 -5H14M-8 -12L-5 -5L0 12L5 -5L8 -12M-5 -5L0 -12L5 -5', 'line', 1), x, y, s)).join('');
    case 'gold': return [[-17, -8], [15, -8], [-1, -24]].map(([x, y]) => shape(poly([[x - 17, y + 6], [x - 11, y - 9], [x + 11, y - 9], [x + 17, y + 6]]), 'brass', 1.7) + path(poly([[x - 11, y - 9], [x + 11, y - 9], [x + 8, y - 4], [x - 9, y - 4]]), { fill: v('brass-hi') }) + shape(poly([[x - 17, y + 6], [x - 11, y - 9], [x + 11, y - 9], [x + 17, y + 6]]), 'brass', 1.7, { fill: 'none' })).join('') + path(star(22, -32, 6, 1.6, 4), { fill: v('snow'), stroke: v('line'), 'stroke-width': .8 });
    case 'strange': return lampGlow(0, -22, 44) + shape('M-13 8V-22C-13 -32 -8 -32 -8 -38H8C8 -32 13 -32 13 -22V8z', 'good-2', 1.8) + path('M-11 6V-14C-4 -18 4 -10 11 -14V6z', { fill: v('good') }) + [[-4, -4, 2.6], [4, -9, 1.8], [2, 0, 1.6]].map(([x, y, r]) => path(oval(x, y, r), { fill: v('snow') })).join('') + shape(box(-9.4, -44, 18.8, 7, 2), 'brass', 1.5) + stroke('M-24 -24L-20 -20M24 -24L20 -20M-27 -8H-21M27 -8H21', 'good', 2);
    case 'alcohol': return [[-18, 0], [0, -4], [18, 0]].map(([x, y], i) => place(shape('M-7 10V-14C-7 -20 -3 -20 -3 -26V-34H3V-26C3 -20 7 -20 7 -14V10z', ['leaf', 'wood', 'leaf'][i], 1.7) + path('M-4.6 -12V6', { stroke: v('snow'), 'stroke-width': 1.6, opacity: .7 }) + shape(box(-4, -38, 8, 5, 1), 'brass', 1.2), x, y)).join('');
  }
  return '';
}
/** An open crate with its goods, 80 by 90, standing on 0,0. @param {string} k one of CARGO */
export function crate(k) {
  const info = CARGO.find(c => c[0] === k) || CARGO[0], lv = info[1], large = k === 'large', closed = large || k === 'small', w = large ? 39 : k === 'small' ? 27 : 35, h = large ? 58 : 40;
  const slats = closed ? [0, 1, 2, 3] : [0, 1, 2], sh = h / slats.length;
  const boxArt = slats.map(i => shape(box(-w, -h + i * sh, 2 * w, sh, 1), i % 2 ? 'wood' : 'wood-hi', 1.5) + path(dash(-w + 6 + i * 5, -h + i * sh + sh * .4, w - 12 - i * 3, -h + i * sh + sh * .45, .5) + dash(-w + 14, -h + i * sh + sh * .7, w - 20 + i * 4, -h + i * sh + sh * .68, .5), { fill: v('wood-lo') })).join('')
    + [-w, w - 9].map(x => shape(box(x, -h - 2, 9, h + 2, 1), 'wood', 1.7) + path(oval(x + 4.5, -h + 4, 1.2) + oval(x + 4.5, -5, 1.2), { fill: v('line') })).join('') + path(box(-w, -6, 2 * w, 6), { fill: v('line'), opacity: .2 });
  const label = closed ? shape(box(-13, -h / 2 - 13, 26, 26, 3), 'snow', 1.4, { fill: '#f8efda' }) + text('?', 0, -h / 2 + 8, 23, { fill: '#1d2433' }) : shape(box(-14, -h / 2 - 9, 28, 18, 2), 'snow', 1.3, { fill: '#f8efda' }) + text(['', 'I', 'II', 'III', 'IV'][lv], 0, -h / 2 + 5.4, 14.5, { fill: '#1d2433' });
  return path(oval(0, 1, w + 5, 4), { fill: v('line'), opacity: .2 }) + (closed ? '' : shape(box(-w + 3, -h - 5, 2 * w - 6, 12), 'wood-lo', 1.5) + place(goods(k), 0, -h + 2)) + boxArt + label + (closed ? shape(box(-w - 3, -h - 6, 2 * w + 6, 8, 1), 'wood', 1.7) : '');
}
/** Cargo card: crate, level, points and price. @param {string} k @param {{name?: string, reconstructed?: boolean}} [o] */
export function cargoCard(k, { name = '', reconstructed: rec = false } = {}) {
  const [, lv, pts, cost] = CARGO.find(c => c[0] === k) || CARGO[0], P = box(14, 44, 172, 150, 6);
  return frame() + sky('night', 14, 44, 172, 150) + clip(P, path('M14 178C60 170 130 172 186 178V200H14z', { fill: v('leaf-lo') }) + hatch('M14 178C60 170 130 172 186 178V200H14z', 'h45f')) + place(crate(k), 100, 184, 1.5) + window_(14, 44, 172, 150) + plate(name || { strange: 'Strange materials', small: 'Small crate', large: 'Large crate', alcohol: 'Alcohol' }[k] || k[0].toUpperCase() + k.slice(1), 15, 16)
    + [0, 1, 2, 3].map(i => path(box(26 + i * 13, 254 - i * 0, 10, 8, 2), { fill: v(i < lv ? 'brass' : 'card-2'), stroke: v('ink'), 'stroke-width': 1.1 })).join('')
    + (cost ? Array.from({ length: Number(cost) }, (_, i) => place(coin(), 36 + i * 17, 224, .68)).join('') : k === 'small' || k === 'large' ? place(coin(k === 'small' ? 1 : 2), 100, 228, .95) : '') + (pts !== null ? place(vpStar(pts), 164, 228, 1.25) : '') + (rec && cost ? reconstructed(178, 262) : '');
}

/* ---- flight plans ---- */
/** @typedef {{d:string, open:boolean, next:PlanNode[]}} PlanNode */
export const STEP = { F: [1, 0], B: [-1, 0], U: [0, -1], D: [0, 1], UF: [1, -1], DF: [1, 1], UB: [-1, -1], DB: [-1, 1] };
/** Read 'F { UF F / DF? F }' into a tree; '/' or '|' separates. @param {string} s @returns {PlanNode[]} */
export function parsePlan(s) {
  const tk = s.match(/[A-Z]+\??|[{}\/|]/g) || []; let i = 0;
  /** @returns {PlanNode[]} */
  const seq = () => { if (i >= tk.length || tk[i] === '}' || tk[i] === '/' || tk[i] === '|') return []; if (tk[i] === '{') { i++; let out = /** @type {PlanNode[]} */ ([]); for (;;) { out = out.concat(seq()); const t = tk[i++]; if (t === '}' || t === undefined) break; } return out; } const t = tk[i++]; return [{ d: t.replace('?', ''), open: t.endsWith('?'), next: seq() }]; };
  return seq();
}
/** Arrow between two points, solid or open (paid). @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {boolean} open @param {number} s width */
export function arrow(x1, y1, x2, y2, open, s = 1) {
  const a = Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI, l = Math.hypot(x2 - x1, y2 - y1), w = 3.4 * s, hw = 9 * s, hl = 13 * s;
  return g(path(`M0 ${n(-w)}H${n(l - hl)}V${n(-hw)}L${n(l)} 0L${n(l - hl)} ${n(hw)}V${n(w)}H0z`, { fill: v(open ? 'card' : 'ink'), stroke: v('ink'), 'stroke-width': open ? 1.8 : 1.4, 'stroke-linejoin': 'round', class: open ? 'a-open' : 'a-solid' }), { transform: `translate(${n(x1)} ${n(y1)}) rotate(${n(a)})` });
}
/** A plan drawn from its tree inside a box. @param {PlanNode[]|string} plan @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [accent] */
export function planArt(plan, x, y, w, h, accent = 'c-red') {
  const tree = typeof plan === 'string' ? parsePlan(plan) : plan, segs = /** @type {[number,number,number,number,boolean][]} */ ([]), seen = new Set(); let x0 = 0, x1 = 0, y0 = 0, y1 = 0;
  const walk = (ns, cx, cy) => { for (const q of ns) { const [dx, dy] = STEP[/** @type {'F'} */ (q.d)], nx = cx + dx, ny = cy + dy, key = [cx, cy, nx, ny].join(); if (!seen.has(key)) { seen.add(key); segs.push([cx, cy, nx, ny, q.open]); } x0 = Math.min(x0, nx); x1 = Math.max(x1, nx); y0 = Math.min(y0, ny); y1 = Math.max(y1, ny); walk(q.next, nx, ny); } };
  walk(tree, 0, 0);
  const c = Math.min(46, w / (x1 - x0 + 1.4), h / (y1 - y0 + .9)), ox = x + (w - (x1 - x0) * c) / 2 - x0 * c, oy = y + (h - (y1 - y0) * c) / 2 - y0 * c, X = q => ox + q * c, Y = q => oy + q * c, k = c / 46;
  let dots = ''; for (let i = x0; i <= x1; i++) for (let j = y0; j <= y1; j++) dots += oval(X(i), Y(j), 1.6);
  const ends = new Map(); for (const s of segs) { ends.set([s[2], s[3]].join(), [s[2], s[3]]); }
  return path(dots, { fill: v('ink-2'), opacity: .55 }) + segs.map(([a, b, e, f, open]) => { const l = Math.hypot(e - a, f - b), ux = (e - a) / l, uy = (f - b) / l, p = (a || b ? 7.5 : 15) * k, q = 7.5 * k; return arrow(X(a) + ux * p, Y(b) + uy * p, X(e) - ux * q, Y(f) - uy * q, open, Math.max(.62, k)); }).join('')
    + [...ends.values()].map(([a, b]) => path(oval(X(a), Y(b), 4.6 * k), { fill: v('brass'), stroke: v('ink'), 'stroke-width': 1.4 })).join('') + place(airship({ tier: 'light', length: 40, detail: 0, heading: 'right', accent, engines: 0 }), X(0) - 2 * k, Y(0) - 2, .92 * Math.max(.72, k));
}
/** Vector chit. @param {string} dir F..DB or * @param {boolean} [open] */
export function chit(dir, open = false) {
  const star_ = dir === '*', [dx, dy] = star_ ? [0, 0] : STEP[/** @type {'F'} */ (dir)], l = Math.hypot(dx, dy) || 1;
  return path(box(-12, -12, 24, 24, 5), { fill: v(open ? 'card' : 'brass-hi'), stroke: v('ink'), 'stroke-width': 1.6, 'stroke-dasharray': open ? '3.4 2.4' : undefined })
    + (star_ ? [0, 90, 180, 270].map(a => g(path('M0 -9.6L4 -4.6H1.4V0H-1.4V-4.6H-4z', { fill: open ? v('ink') : '#1d2433' }), { transform: `rotate(${a})` })).join('') : g(path('M0 -9.4L6.4 -1H2.4V9H-2.4V-1H-6.4z', { fill: open ? v('ink') : '#1d2433' }), { transform: `rotate(${n(Math.atan2(dx / l, -dy / l) * 180 / Math.PI)})` }));
}
const miniPlan = path(box(-10, -13, 20, 26, 3), { fill: v('card'), stroke: v('ink'), 'stroke-width': 1.6 }) + stroke('M-5 3L0 -3L5 1M0 -3V-8', 'ink', 1.6);
/** Action line such as '[U]FP OR FP[D]', '!D !DB', 'X'. @param {string} a @param {number} cx @param {number} cy */
export function actionArt(a, cx, cy) {
  const opts = a.split(' OR '), rows = opts.map(o => o.match(/\[[^\]]+\]|FP|![A-Z*]+\??|X|DEACT_\w+|[A-Z]+/g) || []);
  const wide = t => t === 'FP' ? 26 : t[0] === '[' ? 28 : t[0] === '!' ? 34 : t === 'X' ? 28 : 110;
  const draw = (t, x) => t === 'FP' ? place(miniPlan, x, cy) : t[0] === '[' ? place(chit(t.slice(1, -1).replace('?', ''), t.includes('?')), x, cy) : t[0] === '!' ? place(shape(star(0, 0, 17, 12.4, 10), t.endsWith('?') ? 'card' : 'sun', 1.5) + place(chit(t.slice(1).replace('?', ''), t.endsWith('?')), 0, 0, .72), x, cy) : t === 'X' ? place(chit('F') + stroke('M-13 -13L13 13M13 -13L-13 13', 'd-red', 4), x, cy)
    : t.startsWith('DEACT') ? place(path(box(-13, -17, 26, 34, 4), { fill: v('storm-lo'), stroke: v('ink'), 'stroke-width': 1.8 }) + path(box(-9, -13, 18, 26, 2), { fill: 'none', stroke: v('brass-hi'), 'stroke-width': 1.2 }) + path('M-16 -6C-24 -2 -24 8 -15 11L-17 15L-7 12L-12 3L-14 7C-19 5 -18 0 -14 -2z', { fill: v('danger') }) + (t.endsWith('PLAN') ? place(chit('F'), 26, 0, .8) + stroke('M16 -10L36 10M36 -10L16 10', 'd-red', 3) : ''), x, cy) : text(t, x, cy + 5, 14);
  const lens = rows.map(r => [...r].map(wide).reduce((s, x) => s + x, 0)), tot = lens.reduce((s, x) => s + x, 0) + (rows.length - 1) * 24, k = Math.min(1, 162 / tot); let x = -tot / 2, out = '';
  rows.forEach((r, i) => { if (i) { out += text('or', x + 12, cy + 4, 13, { 'font-style': 'italic', fill: v('ink-2') }); x += 24; } for (const t of r) { out += draw(t, x + wide(t) / 2); x += wide(t); } });
  return g(out, { transform: `translate(${n(cx)} ${n(cy)}) scale(${Math.round(k * 100) / 100}) translate(0 ${n(-cy)})` });
}
/** Flight-plan card of the zeppeldrome. @param {{plan: string|PlanNode[], action?: string, id?: number|string, name?: string, reconstructed?: boolean}} o */
export function planCard({ plan, action = '', id = '', name = '', reconstructed: rec = true }) {
  const P = box(14, 14, 172, 176, 6);
  return frame() + clip(P, path(P, { fill: v('sky-3') }) + path(cloud(50, 58, 70, 40) + cloud(160, 44, 60, 34), { fill: v('cloud'), opacity: .75 }) + path('M14 190V176L40 162L62 178L96 158L128 180L156 166L186 182V190z', { fill: v('sky-2') })) + window_(14, 14, 172, 176) + planArt(plan, 18, 22, 164, 158)
    + path(box(18, 199, 164, 52, 6), { fill: v('card-2') }) + (action ? actionArt(action, 100, 225) : '') + (name ? text(name, 100, 230, 14) : '') + (id !== '' ? text(id, 100, 266, 11, { fill: v('ink-2'), class: 'a-s' }) : '') + (rec ? reconstructed(24, 260) : '');
}
/** @param {string} frag @param {string} title @param {number} [width] */
export const cardSvg = (frag, title, width = 200) => svg(frag, { w: 200, h: 280, title, width });
