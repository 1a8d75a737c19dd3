// The Hindenburg, which is built in four phases.
import { roundel } from './emblems';
import { engine, flag, windows } from './fittings';
import { curves, RAD } from './hull';
import { box, clip, g, hatch, lampGlow, n, path, place, rng, shape, stroke, v } from './kit';

/**
 * The great ship in four phases, front to back: a frame until built, then skin in its builder's colour with the flag
 * above; `next` lights the phase that is aimed at.
 */
export function hindenburg({
  length = 900,
  phases = [null, null, null, null],
  next = null,
  heading = 'left',
}: { length?: number; phases?: (string | null)[]; next?: number | null; heading?: 'left' | 'right' } = {}) {
  const L = length,
    R = L / 12.4,
    c = curves(L, R, 'cigar'),
    { X, r } = c,
    flip = heading === 'right',
    cut = [0.0, 0.25, 0.5, 0.74, 1],
    rnd = rng(5);
  let out = '';
  const H = R * 0.74,
    fin = (k: number) =>
      `M${n(X(0.8))} ${n(k * r(0.8) * 0.9)}C${n(X(0.85))} ${n(k * (r(0.8) + H * 0.6))} ${n(X(0.88))} ` +
      `${n(k * (r(0.8) + H))} ${n(X(0.95))} ${n(k * (r(0.8) + H))}` +
      `Q${n(X(0.99))} ${n(k * (r(0.8) + H))} ${n(X(0.99))} ${n(k * (r(0.8) + H * 0.7))}` +
      `L${n(X(0.98))} ${n(k * R * 0.12)}z`;
  const tail = phases[3];
  for (const k of [-1, 1])
    out += tail
      ? shape(fin(k), tail, 2.4) +
        (k > 0 ? hatch(fin(k), 'h45f') : '') +
        stroke(`M${n(X(0.935))} ${n(k * (r(0.8) + H * 0.98))}L${n(X(0.95))} ${n(k * R * 0.3)}`, 'line', 1.3)
      : path(fin(k), {
          fill: v('card'),
          'fill-opacity': 0.5,
          stroke: v('rig'),
          'stroke-width': 1.3,
          'stroke-dasharray': '5 4',
        });
  const gx = X(0.18),
    gw = L * 0.1,
    gy = r(0.2) * 0.9,
    gh = R * 0.42,
    car =
      `M${n(gx)} ${n(gy)}C${n(gx)} ${n(gy + gh)} ${n(gx + gw * 0.2)} ${n(gy + gh)} ${n(gx + gw * 0.3)} ` +
      `${n(gy + gh)}H${n(gx + gw * 0.8)}C${n(gx + gw)} ${n(gy + gh)} ${n(gx + gw)} ${n(gy + gh * 0.5)} ` +
      `${n(gx + gw * 1.05)} ${n(gy)}z`;
  out += phases[0]
    ? lampGlow(gx + gw / 2, gy + gh / 2, gw * 0.8) +
      shape(car, 'wood', 2.2) +
      windows(gx + gw * 0.14, gy + gh * 0.34, gw * 0.085, gh * 0.32, 6, 1)
    : path(car, { fill: 'none', stroke: v('rig'), 'stroke-width': 1.3, 'stroke-dasharray': '5 4' });
  for (const [t, i] of [
    [0.4, 1],
    [0.56, 2],
    [0.68, 2],
  ])
    if (phases[i]) out += engine(X(t), r(t) + R * 0.24, R * 0.16, R * 0.34);
  for (let i = 0; i < 4; i++) {
    const a = Math.max(cut[i], 0.0008),
      b = Math.min(cut[i + 1], 0.9995),
      z = c.ring(a, b),
      p = phases[i],
      lit = next === i;
    let art;
    if (p) {
      let h = '';
      for (let j = 0; j < 15; j++) {
        const th = -(26 + (58 * j) / 15) * RAD,
          m = b - a;
        h += c.line(th, a + m * (0.03 + rnd() * 0.1), b - m * (0.03 + rnd() * 0.14), 0.35 + (0.8 * j) / 15);
      }
      let seams = '';
      for (const th of [62, 38, 16, -8, -30, -54]) seams += c.merid(th * RAD, a, b);
      let ribs = '';
      for (let j = 1; j < 6; j++) ribs += c.rib(a + ((b - a) * j) / 6);
      art =
        path(z, { fill: v('silver') }) +
        path(c.zone(38 * RAD, 66 * RAD, a, b), { fill: v('silver-hi') }) +
        path(c.zone(11 * RAD, -17 * RAD, a, b), { fill: v(p) }) +
        path(c.zone(-34 * RAD, -90 * RAD, a, b), { fill: v('line'), opacity: 0.17 }) +
        path(c.zone(-58 * RAD, -90 * RAD, a, b), { fill: v('line'), opacity: 0.17 }) +
        stroke(seams, 'line', 0.8, { opacity: 0.6 }) +
        stroke(ribs, 'line', 0.9, { opacity: 0.55 }) +
        path(h, { fill: v('line'), opacity: 0.82 });
      if (i === 1)
        art += Array.from({ length: 11 }, (_, j) =>
          shape(box(X(0.3) + j * L * 0.0165, R * 0.66, L * 0.01, R * 0.11, 1), 'glass', 0.8),
        ).join('');
    } else {
      // girders: rings, longerons and crossed bracing
      let ribs = '',
        wire = '',
        beams = '';
      const k = 7;
      for (let j = 0; j <= k; j++) ribs += c.rib(a + ((b - a) * j) / k);
      for (const th of [68, 44, 20, -4, -28, -52, -74]) beams += c.merid(th * RAD, a, b);
      const th = [90, 44, -4, -52, -90];
      for (let j = 0; j < k; j++)
        for (let m = 0; m < 4; m++) {
          const t0 = a + ((b - a) * j) / k,
            t1 = a + ((b - a) * (j + 1)) / k,
            bul = (t: number, q: number) => -0.16 * r(t) * Math.cos(q * RAD),
            P = (t: number, q: number) => `${n(X(t) + bul(t, q))} ${n(-r(t) * Math.sin(q * RAD))}`;
          wire += `M${P(t0, th[m])}L${P(t1, th[m + 1])}M${P(t0, th[m + 1])}L${P(t1, th[m])}`;
        }
      art =
        path(z, { fill: v(lit ? 'glass' : 'card'), 'fill-opacity': lit ? 0.8 : 0.55 }) +
        stroke(wire, lit ? 'line' : 'rig', 0.6, { opacity: 0.55 }) +
        stroke(beams, lit ? 'line' : 'rig', 1.1) +
        stroke(ribs, lit ? 'line' : 'rig', 1.3);
    }
    out +=
      clip(z, art) +
      path(z, {
        fill: 'none',
        stroke: v(p ? 'line' : 'rig'),
        'stroke-width': p ? 2.4 : 1.6,
        'stroke-linejoin': 'round',
      });
    if (p) {
      const m = [0.13, 0.375, 0.62, 0.86][i],
        top = -r(m) - (i === 3 ? H : 0);
      out += i === 3 ? '' : roundel(p, X(m), R * 0.04, R * 0.34, flip);
      out +=
        stroke(`M${n(X(m))} ${n(top)}V${n(top - R * 0.72)}`, 'rig', 1.8) +
        place(flag(null, p), X(m), top - R * 0.72, R / 58);
    }
  }
  return g(out, flip ? { transform: 'scale(-1 1)' } : {});
}
