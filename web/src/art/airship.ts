// An airship of any tier.
import { roundel } from './emblems';
import { engine, flag, windows } from './fittings';
import { curves, type HullKind, RAD } from './hull';
import {
  box,
  clip,
  g,
  hatch,
  lampGlow,
  n,
  oval,
  path,
  place,
  type Player,
  rng,
  shape,
  stroke,
  svg,
  text,
  v,
  W,
} from './kit';

type Tier = 'light' | 'medium' | 'dark' | 'giant';

export type AirshipOptions = {
  length?: number;
  fineness?: number;
  hull?: HullKind;
  tier?: Tier;
  nation?: 'usa' | 'germany' | 'italy' | 'france' | null;
  player?: Player | null;
  skin?: 'hull' | 'silver' | 'slate';
  gores?: number;
  ribs?: number;
  engines?: number;
  fins?: 'cross' | 'tall' | 'box' | 'fish';
  gondola?: 'car' | 'basket' | 'long';
  livery?: 'band' | 'nose' | 'belly' | 'stripes' | 'none';
  accent?: string;
  flag?: boolean;
  heading?: 'left' | 'right';
  detail?: 0 | 1 | 2;
  letter?: string;
  seed?: number;
};

/** What the tier of an airship decides when nothing else is asked for. */
type Hull = Required<
  Pick<AirshipOptions, 'fineness' | 'hull' | 'skin' | 'gores' | 'ribs' | 'engines' | 'fins' | 'gondola' | 'livery'>
>;

/** An airship about its middle, as a fragment. */
export function airship(o: AirshipOptions = {}) {
  const tier = o.tier || 'medium',
    bases: Record<Tier, Hull> = {
      light: {
        fineness: 3.1,
        hull: 'blimp',
        skin: 'hull',
        gores: 5,
        ribs: 0,
        engines: 1,
        fins: 'fish',
        gondola: 'basket',
        livery: 'stripes',
      },
      medium: {
        fineness: 4.1,
        hull: 'fish',
        skin: 'silver',
        gores: 5,
        ribs: 7,
        engines: 2,
        fins: 'tall',
        gondola: 'car',
        livery: 'nose',
      },
      dark: {
        fineness: 5.2,
        hull: 'cigar',
        skin: 'slate',
        gores: 6,
        ribs: 13,
        engines: 3,
        fins: 'cross',
        gondola: 'long',
        livery: 'band',
      },
      giant: {
        fineness: 6,
        hull: 'cigar',
        skin: 'silver',
        gores: 7,
        ribs: 17,
        engines: 4,
        fins: 'cross',
        gondola: 'long',
        livery: 'band',
      },
    };
  // Options that are left undefined count as not given.
  const given: AirshipOptions = JSON.parse(JSON.stringify(o));
  const q: Required<AirshipOptions> = {
    tier,
    length: 400,
    nation: null,
    player: null,
    flag: true,
    heading: 'left',
    detail: 2,
    letter: '',
    seed: 1,
    accent: '',
    ...bases[tier],
    ...given,
  };
  if (!q.detail) {
    q.fineness = Math.min(q.fineness, { light: 2.3, medium: 2.7, dark: 3.2, giant: 3.6 }[tier]);
    q.engines = 0;
    if (q.livery === 'stripes') q.gores = 2;
  }
  const L = q.length,
    R = L / 2 / q.fineness,
    D = q.detail,
    c = curves(L, R, q.hull),
    { X, r } = c,
    rnd = rng(q.seed + 7);
  const flip = q.heading === 'right',
    ow = D ? Math.max(2, Math.min(W.bold, L / 130)) : Math.max(1.8, L / 30),
    lw = D ? W.line : ow * 0.7;
  const acc =
    q.accent ||
    q.player ||
    (q.nation ? { usa: 'c-blue-lo', germany: 'brass', italy: 'c-green-lo', france: 'cloth' }[q.nation] : 'cloth');
  const S = q.skin,
    hi = S + '-hi';

  // fins: upper, lower and the near one seen almost edge on
  const finSpec = {
      cross: [0.76, 0.98, 0.66],
      tall: [0.74, 1, 0.95],
      box: [0.78, 0.98, 0.6],
      fish: [0.74, 1.03, 0.86],
    }[q.fins],
    [t0, t1, fh] = finSpec,
    H = R * fh;
  const fin = (k: number) =>
    q.fins === 'fish'
      ? `M${n(X(t0))} ${n(k * r(t0) * 0.9)}C${n(X(t0 + 0.08))} ${n(k * (r(t0) + H * 0.7))} ` +
        `${n(X(t1 - 0.03))} ${n(k * (r(t0) + H))} ${n(X(t1 + 0.05))} ${n(k * (r(t0) + H * 0.86))}` +
        `C${n(X(t1 - 0.02))} ${n(k * (r(t0) + H * 0.3))} ${n(X(t1 - 0.02))} ${n(k * R * 0.3)} ` +
        `${n(X(t1 - 0.05))} ${n(k * R * 0.1)}z`
      : q.fins === 'box'
        ? `M${n(X(t0))} ${n(k * r(t0) * 0.9)}L${n(X(t0 + 0.05))} ${n(k * (r(t0) + H))}H${n(X(t1))}V${n(k * R * 0.12)}z`
        : `M${n(X(t0))} ${n(k * r(t0) * 0.92)}C${n(X(t0 + 0.07))} ${n(k * (r(t0) + H * 0.5))} ` +
          `${n(X(t0 + 0.1))} ${n(k * (r(t0) + H * 0.92))} ${n(X(t1 - 0.05))} ${n(k * (r(t0) + H))}` +
          `Q${n(X(t1))} ${n(k * (r(t0) + H))} ${n(X(t1))} ${n(k * (r(t0) + H * 0.8))}` +
          `L${n(X(t1 - 0.02))} ${n(k * R * 0.12)}z`;
  const finArt = (k: number) =>
    shape(fin(k), acc, ow) +
    (D > 1
      ? clip(
          fin(k),
          (k > 0 ? hatch(fin(k), 'h45f', { opacity: 0.8 }) : '') +
            stroke(
              `M${n(X(t1 - 0.075))} ${n(k * (r(t0) + H * 0.93))}L${n(X(t1 - 0.06))} ${n(k * R * 0.3)}`,
              'line',
              1.2,
            ) +
            stroke(
              `M${n(X(t1 - 0.074))} ${n(k * (r(t0) + H * 0.5))}L${n(X(t1 - 0.005))} ${n(k * (r(t0) + H * 0.5))}`,
              'line',
              0.9,
            ),
        ) + path(fin(k), { fill: 'none', stroke: v('line'), 'stroke-width': ow, 'stroke-linejoin': 'round' })
      : '');
  const nearFin = D
    ? shape(
        `M${n(X(t0 + 0.01))} ${n(R * 0.02)}C${n(X(t0 + 0.1))} ${n(-R * 0.1)} ${n(X(t1 - 0.06))} ` +
          `${n(-R * 0.12)} ${n(X(t1 + 0.015))} ${n(-R * 0.06)}L${n(X(t1 + 0.015))} ${n(R * 0.08)}` +
          `C${n(X(t1 - 0.06))} ${n(R * 0.14)} ${n(X(t0 + 0.1))} ${n(R * 0.1)} ${n(X(t0 + 0.01))} ` +
          `${n(R * 0.02)}z`,
        acc,
        lw,
      )
    : '';

  // skin: flat tone, light above, shade below, livery, seams, ribs, engraved belly
  let skin = path(c.whole, { fill: v(S) }) + path(c.zone(38 * RAD, 66 * RAD, 0.04, 0.9), { fill: v(hi) });
  const col = v(acc);
  if (q.livery === 'nose') skin += path(c.ring(0.001, 0.13), { fill: col });
  if (q.livery === 'belly') skin += path(c.zone(-22 * RAD, -90 * RAD), { fill: col });
  if (q.livery === 'stripes') {
    const k = 2 * q.gores + 1;
    for (let i = 1; i < k; i += 2)
      skin += path(c.zone((90 - (180 * i) / k) * RAD, (90 - (180 * (i + 1)) / k) * RAD), {
        fill: col,
        opacity: D ? 0.92 : 1,
      });
  }
  if (q.livery === 'band') skin += path(c.zone(9 * RAD, -15 * RAD), { fill: col });
  skin +=
    path(c.zone(-34 * RAD, -90 * RAD), { fill: v('line'), opacity: 0.17 }) +
    path(c.zone(-58 * RAD, -90 * RAD), { fill: v('line'), opacity: 0.17 });
  if (D) {
    const seams = [];
    const k = q.livery === 'stripes' ? 2 * q.gores + 1 : q.gores + 1;
    for (let i = 1; i < k; i++) seams.push(c.merid((90 - (180 * i) / k) * RAD));
    skin += stroke(seams.join(''), 'line', D > 1 ? 0.8 : 1, { opacity: 0.6 });
    let ribs = '';
    for (let i = 1; i <= q.ribs; i++) ribs += c.rib(0.03 + (0.94 * i) / (q.ribs + 1));
    if (ribs) skin += stroke(ribs, 'line', 0.9, { opacity: 0.55 });
  }
  if (D > 1) {
    let h = '';
    const rows = Math.round(R / 3.4);
    for (let i = 0; i < rows; i++) {
      const th = -(24 + (60 * i) / rows) * RAD,
        e = 0.11 - (0.075 * i) / rows,
        a = e + rnd() * 0.07,
        b = 1 - e - 0.06 - rnd() * 0.16;
      h += c.line(th, a, b, 0.35 + (0.85 * i) / rows);
      if (i % 3 === 0) h += c.line(th - 0.05, 0.06 + rnd() * 0.05, 0.24 + rnd() * 0.1, 0.6);
    }
    skin +=
      path(h, { fill: v('line'), opacity: 0.82 }) +
      path(c.line(50 * RAD, 0.12, 0.34, 1.1) + c.line(56 * RAD, 0.2, 0.3, 0.8), { fill: v('snow'), opacity: 0.9 });
  }
  // gondola and engines
  let car = '',
    eng = '';
  const es = Math.max(R * 0.17, D ? 5 : 4.5);
  if (q.gondola === 'basket') {
    const bw = R * 0.46,
      bh = R * 0.42,
      by = R + R * 0.34,
      bx = X(0.46);
    car =
      stroke(
        [0.26, 0.38, 0.54, 0.68]
          .map(
            (t, i) =>
              `M${n(X(t))} ${n(r(t) * (i === 0 || i === 3 ? 0.9 : 0.99))}L${n(bx + bw * (-0.92 + 0.61 * i))} ${n(by)}`,
          )
          .join(''),
        'rig',
        D ? 1.2 : lw * 0.7,
      ) +
      shape(
        `M${n(bx - bw)} ${n(by)}H${n(bx + bw)}L${n(bx + bw * 0.8)} ${n(by + bh)}` +
          `Q${n(bx)} ${n(by + bh * 1.16)} ${n(bx - bw * 0.8)} ${n(by + bh)}z`,
        'wood',
        lw * 1.1,
      ) +
      (D > 1
        ? hatch(`M${n(bx - bw)} ${n(by)}H${n(bx + bw)}L${n(bx + bw * 0.8)} ${n(by + bh)}H${n(bx - bw * 0.8)}z`, 'hx')
        : '') +
      shape(box(bx - bw * 1.1, by - 3, bw * 2.2, R * 0.1 + 2, 2), 'brass', D ? 1.3 : lw * 0.7);
    eng = q.engines
      ? stroke(`M${n(bx)} ${n(by + bh * 0.52)}H${n(bx + bw * 1.3 + es)}`, 'rig', 2) +
        engine(bx + bw * 1.2 + es, by + bh * 0.52, es, 0, D)
      : '';
  } else {
    const gx = X(q.gondola === 'long' ? 0.2 : 0.25),
      gw = L * (q.gondola === 'long' ? 0.2 : 0.25),
      y = r(0.34) * 0.93,
      gh = Math.max(R * (q.gondola === 'long' ? 0.4 : 0.44), 7);
    const d =
      `M${n(gx)} ${n(y - 4)}C${n(gx)} ${n(y + gh * 0.72)} ${n(gx + gw * 0.12)} ${n(y + gh)} ` +
      `${n(gx + gw * 0.26)} ${n(y + gh)}H${n(gx + gw * 0.84)}` +
      `C${n(gx + gw * 0.96)} ${n(y + gh)} ${n(gx + gw)} ${n(y + gh * 0.6)} ${n(gx + gw * 1.02)} ` +
      `${n(y - 4)}z`;
    const nw = Math.max(3, Math.round(gw / 12)),
      ww = (gw * 0.72) / (nw * 1.5);
    car =
      lampGlow(gx + gw / 2, y + gh * 0.5, gw * 0.75) +
      shape(d, 'wood', D ? ow * 0.85 : lw) +
      (D
        ? windows(gx + gw * 0.13, y + gh * 0.3, ww, gh * 0.34, nw) +
          stroke(`M${n(gx + gw * 0.06)} ${n(y + gh * 0.78)}H${n(gx + gw * 0.95)}`, 'brass-hi', 1.3)
        : '') +
      (D > 1
        ? hatch(
            `M${n(gx + gw * 0.1)} ${n(y + gh * 0.8)}H${n(gx + gw * 0.94)}L${n(gx + gw * 0.84)} ${n(y + gh)}` +
              `H${n(gx + gw * 0.26)}z`,
            'h45f',
          )
        : '');
    if (q.gondola === 'long' && D) {
      // lit gallery in the keel
      const k = Math.round(L / 22);
      let gl = '';
      for (let i = 0; i < k; i++) {
        const t = 0.46 + (0.22 * i) / k;
        gl += shape(box(X(t), r(t) * 0.76, ((L * 0.22) / k) * 0.6, R * 0.1, 1), 'glass', 0.8);
      }
      car += gl;
    }
    const spots = q.gondola === 'long' ? [0.5, 0.62, 0.74, 0.4] : [0.58, 0.7, 0.46];
    for (let i = 0; i < Math.min(q.engines, spots.length); i++) {
      const t = spots[i];
      eng += engine(X(t), r(t) + R * (i === 3 ? 0.18 : 0.3), es, R * 0.4, D);
    }
  }
  const fl =
    q.flag && D
      ? stroke(`M${n(X(t1 - 0.03))} ${n(-r(t0) - H * 0.85)}V${n(-r(t0) - H - R * 0.62)}`, 'rig', 1.6) +
        place(
          flag(q.player && !q.nation ? null : q.nation, q.player),
          X(t1 - 0.03),
          -r(t0) - H - R * 0.62,
          Math.max(0.5, R / 50),
        )
      : '';
  const em = q.letter
    ? place(
        shape(oval(0, 0, R * 0.56), 'card', lw, { fill: v('snow') }) +
          text(q.letter, 0, R * 0.3, R * 0.84, { fill: v('line') }),
        X(0.42),
        0,
        1,
        0,
        flip,
      )
    : q.player && q.livery !== 'none'
      ? roundel(q.player, X(0.42), -R * 0.02, R * (D ? 0.44 : 0.66), flip)
      : '';
  const tip = D
    ? stroke(`M${n(X(0) - R * 0.22)} 0H${n(X(0) + 2)}`, 'rig', 1.8) +
      shape(oval(X(0) - R * 0.22, 0, Math.max(1.6, R * 0.05)), 'brass', 1)
    : '';
  return g(
    fl +
      tip +
      finArt(-1) +
      finArt(1) +
      eng +
      car +
      path(c.whole, {
        fill: v('line'),
        stroke: v('line'),
        'stroke-width': ow,
        transform: `translate(0 ${n(ow * 0.45)})`,
      }) +
      clip(c.whole, skin) +
      path(c.whole, { fill: 'none', stroke: v('line'), 'stroke-width': ow, 'stroke-linejoin': 'round' }) +
      nearFin +
      em,
    flip ? { transform: 'scale(-1 1)' } : {},
  );
}

/** A whole picture. */
export function airshipSvg(o: AirshipOptions & { title?: string; width?: number } = {}) {
  const L = o.length || 400,
    f = o.fineness || { light: 3.1, medium: 4.1, dark: 5.2, giant: 6 }[o.tier || 'medium'],
    R = L / 2 / f;
  return svg(airship({ ...o, length: L }), {
    x: -L * 0.56,
    y: -R * 2.5,
    w: L * 1.16,
    h: R * 4.6,
    title: o.title,
    width: o.width,
  });
}
