import { W, v, n, path, shape, stroke, g, place, text, oval, box, star, cloud, dash, clip, hatch, rng, lampGlow } from './kit.js';
import { coin } from './dice.js';

/** Night sky over the whole scene: stars, a moon and a few banks of cloud. @param {number} w @param {number} h */
export function nightSky(w, h) {
  const r = rng(17), far = Math.round(w * h / 9000); let small = '', bright = '';
  for (let i = 0; i < far; i++) { const x = r() * w, y = r() * h * .8, d = star(x, y, .9 + r() * 1.4, .5, 4); if (i % 6) small += d; else bright += star(x, y, 2.6 + r() * 1.6, .8, 4); }
  const mr = Math.max(18, Math.min(30, w * .03)), mx = w * .04 + mr, my = h * .66;
  return path(box(0, 0, w, h), { fill: v('paper-2') }) + path(box(0, h * .34, w, h), { fill: v('sky-lo'), opacity: .55 }) + path(box(0, h * .66, w, h), { fill: v('sky'), opacity: .5 })
    + path(small, { fill: v('star'), opacity: .55 }) + path(bright, { fill: v('star'), opacity: .9 })
    + path(oval(mx, my, mr * 1.5), { fill: v('sun'), opacity: .1 }) + path(oval(mx, my, mr), { fill: v('sun'), opacity: .92 }) + path(oval(mx - mr * .3, my - mr * .2, mr * .16) + oval(mx + mr * .24, my + mr * .3, mr * .22) + oval(mx + mr * .3, my - mr * .4, mr * .09), { fill: v('brass'), opacity: .4 })
    + path(cloud(w * .1, h * .74, 190, 46) + cloud(w * .42, h * .83, 150, 34) + cloud(w * .78, h * .76, 220, 50), { fill: v('cloud-lo'), opacity: .28 });
}

/** Outline of the hull in a box, nose to the left. @param {number} w @param {number} h @param {number} [e] inset */
const hull = (w, h, e = 0) => {
  const nose = Math.min(130, w * .13), tail = Math.min(230, w * .2), t = e, b = h - e, m = h * .5;
  return `M${n(6 + e * 1.5)} ${n(m)}C${n(6 + e * 1.5)} ${n(t + (m - t) * .36)} ${n(nose * .42 + e)} ${n(t)} ${n(nose + e)} ${n(t)}H${n(w - tail - e)}C${n(w - tail * .46 - e)} ${n(t)} ${n(w - 10 - e * 1.8)} ${n(t + (m - t) * .5)} ${n(w - 8 - e * 1.8)} ${n(m)}C${n(w - 10 - e * 1.8)} ${n(b - (b - m) * .5)} ${n(w - tail * .46 - e)} ${n(b)} ${n(w - tail - e)} ${n(b)}H${n(nose + e)}C${n(nose * .42 + e)} ${n(b)} ${n(6 + e * 1.5)} ${n(b - (b - m) * .36)} ${n(6 + e * 1.5)} ${n(m)}z`;
};
/** A lattice girder from top to bottom. @param {number} x @param {number} y0 @param {number} y1 @param {number} [wd] */
function girder(x, y0, y1, wd = 10) {
  const k = Math.max(2, Math.round((y1 - y0) / 16)), s = (y1 - y0) / k; let d = '';
  for (let i = 0; i < k; i++) d += `M${n(x - wd / 2)} ${n(y0 + i * s)}L${n(x + wd / 2)} ${n(y0 + (i + 1) * s)}M${n(x + wd / 2)} ${n(y0 + i * s)}L${n(x - wd / 2)} ${n(y0 + (i + 1) * s)}`;
  return stroke(d, 'iron', 1.2, { opacity: .8 }) + stroke(`M${n(x - wd / 2)} ${n(y0)}V${n(y1)}M${n(x + wd / 2)} ${n(y0)}V${n(y1)}`, 'iron-hi', 1.8, { opacity: .8 });
}
/** The Nostria cut open: skin, ribs and a lit inside on which rooms are laid. @param {number} w @param {number} h */
export function cutaway(w, h) {
  const outer = hull(w, h), rim = Math.max(7, Math.min(13, w / 80)), inner = hull(w, h, rim), tail = Math.min(230, w * .2);
  const fh = h * .3, fx = w - tail * .62;
  const fin = k => { const y = k < 0 ? h * .16 : h * .84; return `M${n(fx)} ${n(y)}C${n(fx + tail * .2)} ${n(y + k * fh * .5)} ${n(fx + tail * .3)} ${n(y + k * fh)} ${n(fx + tail * .5)} ${n(y + k * fh)}L${n(fx + tail * .56)} ${n(y + k * fh * .9)}L${n(fx + tail * .5)} ${n(y - k * h * .2)}z`; };
  const fins = [-1, 1].map(k => shape(fin(k), 'cloth', 2.2) + hatch(fin(k), 'h45f', { opacity: k > 0 ? .8 : .4 })).join('');
  const step = w < 560 ? 46 : 74; let ribs = '', seams = '';
  for (let x = 40; x < w - 60; x += step) ribs += `M${n(x)} 0V${n(h)}`;
  for (const f of [.06, .2, .36, .64, .8, .94]) seams += `M0 ${n(h * f)}H${n(w)}`;
  let beams = ''; for (let x = step; x < w - 40; x += step * 2) beams += girder(x, rim, h - rim, 9);
  let floor = ''; for (let x = 0; x < w; x += 16) floor += `M${n(x)} ${n(h - rim - 9)}L${n(x + 8)} ${n(h - rim)}L${n(x + 16)} ${n(h - rim - 9)}`;
  const lamps = [.17, .5, .83].map(f => lampGlow(w * f, h * .3, Math.min(200, w * .22))).join('');
  return fins + path(outer, { fill: v('line'), transform: 'translate(0 2.4)', stroke: v('line'), 'stroke-width': 2.4 })
    + clip(outer, path(outer, { fill: v('slate') }) + path(box(0, 0, w, h * .2), { fill: v('slate-hi') }) + path(box(0, h * .8, w, h * .2), { fill: v('line'), opacity: .25 }) + stroke(ribs, 'line', 1, { opacity: .5 }) + stroke(seams, 'line', .8, { opacity: .4 }) + hatch(box(0, h * .82, w, h * .2), 'h45f'))
    + path(outer, { fill: 'none', stroke: v('line'), 'stroke-width': W.bold })
    + clip(inner, path(inner, { fill: v('wood-lo') }) + path(inner, { fill: v('line'), opacity: .62 }) + g(beams, { opacity: .4 }) + lamps + path(box(0, h - rim - 9, w, 12), { fill: v('wood-lo') }) + stroke(floor, 'line', 1.2) + stroke(`M0 ${n(h - rim - 9)}H${n(w)}`, 'brass-lo', 2))
    + path(inner, { fill: 'none', stroke: v('brass'), 'stroke-width': 2 }) + stroke(`M-8 ${n(h * .5)}H7`, 'rig', 2) + shape(oval(-8, h * .5, 3), 'brass', 1.2);
}

/** A strip of land, as wide as its box, that joins its neighbours at both sides. @param {number} w @param {number} h @param {number} seed */
export function land(w, h, seed) {
  const r = rng(seed + 3), y = h * .4, top = `M0 ${n(y)}C${n(w * .2)} ${n(y - h * (.1 + r() * .25))} ${n(w * .36)} ${n(y - h * (.05 + r() * .25))} ${n(w * .5)} ${n(y - h * .08)}S${n(w * .84)} ${n(y - h * (.02 + r() * .12))} ${n(w)} ${n(y)}`, d = `${top}V${n(h + 2)}H0z`;
  let furrows = ''; for (let i = 0; i < 4; i++) furrows += dash(r() * w * .5, y + h * (.22 + i * .13), w * (.55 + r() * .4), y + h * (.2 + i * .13), .8);
  let trees = ''; for (let i = 0; i < 3; i++) { const x = w * (.06 + r() * .88), s = h * (.16 + r() * .1); trees += shape(`M${n(x)} ${n(y - h * .06)}l${n(s * .34)} 0l${n(-s * .34)} ${n(-s * 1.5)}l${n(-s * .34)} ${n(s * 1.5)}z`, 'leaf-lo', 1.1); }
  return trees + path(d, { fill: v('leaf-lo') }) + hatch(d, 'h45f', { opacity: .7 }) + path(furrows, { fill: v('leaf'), opacity: .7 }) + stroke(top, 'line', 2);
}

/** The safe, 96 by 92 about its middle: a door ajar on its gold. @param {number} coins */
export function safe(coins) {
  const piles = [[-17, 3], [0, 5], [16, 4], [-9, 2], [8, 3]], k = Math.ceil(coins / 2); let gold = '', left = k;
  for (const [x, high] of piles) { const m = Math.min(left, high); left -= m; for (let i = 0; i < m; i++) gold += shape(`M${x - 8} ${n(26 - i * 4.6)}v-3.6a8 3 0 0 1 16 0v3.6a8 3 0 0 1 -16 0z`, 'brass', 1) + shape(oval(x, 22.4 - i * 4.6, 8, 3), 'brass-hi', 1); }
  return path(oval(0, 45, 46, 4), { fill: v('line'), opacity: .35 }) + shape(box(-38, -40, 76, 80, 7), 'iron', 2.4) + path(box(-38, -40, 76, 16, 7), { fill: v('iron-hi'), opacity: .5 }) + shape(box(-29, -31, 58, 62, 4), 'd-black-lo', 1.8) + lampGlow(0, 10, 40) + gold
    + [[-33, -35], [33, -35], [-33, 35], [33, 35]].map(([x, y]) => shape(oval(x, y, 2.2), 'brass', 1)).join('') + shape(box(-34, 40, 12, 5, 1), 'iron-lo', 1.2) + shape(box(22, 40, 12, 5, 1), 'iron-lo', 1.2)
    + shape('M29 -31L44 -38V38L29 31z', 'iron-hi', 1.8) + shape(oval(37, 0, 4, 8), 'brass', 1.4) + stroke('M37 -12V12M33 -4L41 4M33 4L41 -4', 'brass-hi', 1.2);
}

/** Cards of the Hold in a heap, about its middle, 84 by 92; more cards, higher heap. @param {string} back the back of a card, 200 by 280 @param {number} cards */
export function holdHeap(back, cards) {
  const layers = Math.min(6, Math.ceil(cards / 14)); let out = path(oval(0, 45, 44, 4), { fill: v('line'), opacity: .35 });
  for (let i = 0; i < layers; i++) out += place(path(box(0, 0, 200, 280, 13), { fill: v('card'), stroke: v('line'), 'stroke-width': 6 }), -27 + (i % 2) * 1.4, -34 - i * 2.4, .28);
  return out + (cards > 0 ? place(back, -27, -36 - layers * 2.4, .28) : path(box(-27, -34, 56, 78, 4), { fill: 'none', stroke: v('rig'), 'stroke-width': 1.4, 'stroke-dasharray': '4 3' }));
}

/** A purse of coins to pay with, 90 by 60 about its middle. @param {number} coins */
export const purse = coins => Array.from({ length: Math.min(coins, 6) }, (_, i) => place(coin(), -26 + (i % 3) * 26, i < 3 ? 8 : -10, .66)).join('');

/** The leader's mark: the wheel of the ship with the turn's number left to the reader; box -12 to 12. */
export const leadersWheel = () => [0, 45, 90, 135].map(a => g(stroke('M0 -11.4V11.4', 'line', 3.6) + stroke('M0 -11.4V11.4', 'brass-hi', 2), { transform: `rotate(${a})` })).join('') + path(oval(0, 0, 7.6), { fill: 'none', stroke: v('line'), 'stroke-width': 4 }) + path(oval(0, 0, 7.6), { fill: 'none', stroke: v('brass'), 'stroke-width': 2.4 }) + shape(oval(0, 0, 2.4), 'brass-hi', 1);

/** Badges on a Traitor's porthole, each in a box -10 to 10. @param {'blocked'|'marked'|'open'|'hand'|'out'|'passed'|'seen'} what */
export function badge(what) {
  const disc = (fill) => shape(oval(0, 0, 9.4), fill, 1.4);
  switch (what) {
    case 'blocked': return disc('d-red') + stroke('M-4.4 -4.4L4.4 4.4M4.4 -4.4L-4.4 4.4', 'd-red-on', 2.6);
    case 'marked': return disc('brass-hi') + path('M-5.4 3.6V-3.4L-2.7 -.4L0 -4.8L2.7 -.4L5.4 -3.4V3.6z', { fill: v('line') });
    case 'open': return disc('snow') + path('M-6.4 0C-3.4 -4.6 3.4 -4.6 6.4 0C3.4 4.6 -3.4 4.6 -6.4 0z', { fill: v('line') }) + path(oval(0, 0, 2), { fill: v('snow') });
    case 'seen': return disc('glass') + path('M-6.4 0C-3.4 -4.6 3.4 -4.6 6.4 0C3.4 4.6 -3.4 4.6 -6.4 0z', { fill: v('line') }) + path(oval(0, 0, 2), { fill: v('glass') });
    case 'hand': return disc('good') + path('M-5 -5.6H2.6V4.6H-5z', { fill: v('line') }) + path('M-2 -3.6H5.4V6.4H-2z', { fill: v('snow'), stroke: v('line'), 'stroke-width': 1 });
    case 'out': return disc('silver') + text('z', -2.4, 5, 11, { fill: v('line') }) + text('z', 3.8, .6, 8, { fill: v('line') });
    case 'passed': return disc('silver') + path('M-6 -2H1V-6L7 0L1 6V2H-6z', { fill: v('line') });
  }
  return '';
}
