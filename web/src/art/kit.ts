// Drawing helpers shared by every module. Everything returns strings; nothing touches the document.

export type Pt = [number, number];
type Attributes = Record<string, string | number | boolean | null | undefined>;
export type Player = 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6';

/** Line weights at 1:1. */
export const W = {
  bold: 2.6,
  line: 1.6,
  fine: 1,
  hair: 0.7,
};

/** A token by name. */
export const v = (name: string) => `var(--${name})`;
/** A number, short. */
export const n = (x: number) => String(Math.round(x * 10) / 10);
/** Attributes. */
const at = (a: Attributes) =>
  Object.entries(a)
    .filter(([, x]) => x !== undefined && x !== null && x !== false)
    .map(([k, x]) => ` ${k}="${typeof x === 'number' ? n(x) : x}"`)
    .join('');
/** Escape text. */
const esc = (s: string | number) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Path. */
export const path = (d: string, a: Attributes = {}) => `<path d="${d}"${at(a)}/>`;
/** Contoured shape: flat fill, ink outline, round joins. */
export const shape = (d: string, fill: string, w = W.line, a: Attributes = {}) =>
  path(d, { fill: v(fill), stroke: v('line'), 'stroke-width': w, 'stroke-linejoin': 'round', ...a });
/** Bare stroke. */
export const stroke = (d: string, c = 'line', w = W.line, a: Attributes = {}) =>
  path(d, {
    fill: 'none',
    stroke: v(c),
    'stroke-width': w,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...a,
  });
/** Group. */
export const g = (body: string, a: Attributes = {}) => `<g${at(a)}>${body}</g>`;
/** Group moved, scaled, turned. */
export const place = (body: string, x: number, y: number, s = 1, rot = 0, flip = false) =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''}` +
  `${s !== 1 || flip ? ` scale(${flip ? -s : s} ${s})` : ''}">${body}</g>`;
/** Text. */
export const text = (s: string | number, x: number, y: number, size: number, a: Attributes = {}) =>
  `<text${at({ x, y, 'font-size': size, 'text-anchor': 'middle', fill: v('ink'), class: 'a-t', ...a })}>` +
  `${esc(s)}</text>`;

/** Circle as path data. */
export const oval = (x: number, y: number, r: number, ry = r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 1 ${n(-2 * r)} 0z`;
/** Rounded box as path data. */
export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  r
    ? `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(h - 2 * r)}` +
      `a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - w)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}` +
      `v${n(2 * r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}z`
    : `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
/** Polygon or polyline. */
export const poly = (p: Pt[], close = true) =>
  'M' + p.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + (close ? 'z' : '');
/** Smooth curve through points (Catmull-Rom); `cont` starts it with L instead of M. */
export function spline(p: Pt[], close = false, cont = false) {
  const N = p.length,
    q = (i: number) => (close ? p[(i + N) % N] : p[Math.max(0, Math.min(N - 1, i))]);
  let d = `${cont ? 'L' : 'M'}${n(p[0][0])} ${n(p[0][1])}C`;
  for (let i = 0; i < (close ? N : N - 1); i++) {
    const [a, b, c, e] = [q(i - 1), q(i), q(i + 1), q(i + 2)];
    d +=
      `${i ? ' ' : ''}${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ` +
      `${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d + (close ? 'z' : '');
}
/**
 * A line that swells and tapers, the engraver's stroke, as a filled lens along one cubic; `w` is half its greatest
 * width.
 */
export function swell(a: Pt, c1: Pt, c2: Pt, b: Pt, w: number) {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy) || 1,
    ox = (-dy / l) * w * 1.33,
    oy = (dx / l) * w * 1.33;
  const s = (p: Pt, k: number) => `${n(p[0] + k * ox)} ${n(p[1] + k * oy)}`;
  return `M${s(a, 0)}C${s(c1, 1)} ${s(c2, 1)} ${s(b, 0)}C${s(c2, -1)} ${s(c1, -1)} ${s(a, 0)}z`;
}
/** Straight swelling stroke. */
export const dash = (x1: number, y1: number, x2: number, y2: number, w: number) =>
  swell(
    [x1, y1],
    [x1 + (x2 - x1) / 3, y1 + (y2 - y1) / 3],
    [x1 + ((x2 - x1) * 2) / 3, y1 + ((y2 - y1) * 2) / 3],
    [x2, y2],
    w,
  );
/** Small repeatable random source, 0 up to 1. */
export function rng(seed: number) {
  let s = (seed * 2654435761) >>> 0 || 1;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
/** Toothed wheel as path data; `r` is the radius at the root of its teeth. */
export function gear(x: number, y: number, R: number, r: number, teeth: number, hole = 0, turn = 0) {
  const p: Pt[] = [],
    k = (2 * Math.PI) / teeth;
  for (let i = 0; i < teeth; i++)
    for (const [o, q] of [
      [-0.3, r],
      [-0.19, R],
      [0.19, R],
      [0.3, r],
    ])
      p.push([x + q * Math.cos((i + o) * k + turn), y + q * Math.sin((i + o) * k + turn)]);
  return poly(p) + (hole ? oval(x, y, hole) : '');
}
/** Regular polygon with `k` corners as path data. */
export const regular = (x: number, y: number, r: number, k: number) =>
  poly(
    Array.from({ length: k }, (_, i): Pt => {
      const a = (i * 2 * Math.PI) / k;
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    }),
  );
/** Star with `k` points as path data. */
export function star(x: number, y: number, R: number, r = R * 0.45, k = 5) {
  return poly(
    Array.from({ length: 2 * k }, (_, i): Pt => {
      const a = (i * Math.PI) / k - Math.PI / 2,
        q = i % 2 ? r : R;
      return [x + q * Math.cos(a), y + q * Math.sin(a)];
    }),
  );
}
/** A flat-bottomed cloud as path data. */
export function cloud(x: number, y: number, w: number, h: number) {
  const l = x - w / 2,
    q = (a: number, b: number) => `${n(l + a * w)} ${n(y - b * h)}`,
    arc = (r: number, a: number, b: number) => `A${n(r * w)} ${n(r * w)} 0 0 1 ${q(a, b)}`;
  return (
    `M${q(0.1, 0)}${arc(0.1, 0.1, 0.42)}${arc(0.13, 0.3, 0.68)}${arc(0.2, 0.66, 0.74)}` +
    `${arc(0.13, 0.88, 0.46)}${arc(0.1, 0.9, 0)}z`
  );
}
/** Wrap a fragment as a whole picture. */
export const svg = (
  body: string,
  {
    w,
    h,
    x = 0,
    y = 0,
    title = '',
    cls = '',
    width,
    height,
  }: {
    w: number;
    h: number;
    x?: number;
    y?: number;
    title?: string;
    cls?: string;
    width?: number | string;
    height?: number | string;
  },
) =>
  `<svg class="a-svg${cls ? ' ' + cls : ''}" viewBox="${n(x)} ${n(y)} ${n(w)} ${n(h)}"` +
  `${at({ width, height })} ` +
  `${title ? `role="img" aria-label="${esc(title)}"` : 'aria-hidden="true"'} ` +
  `xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
/** Where clip paths are kept: in a part of the page that is always drawn. */
let keep: ((id: string, d: string) => void) | null = null;
const clips = new Map<string, string>();

/**
 * From now on all clip paths are kept in one place. Equal shapes have one id, and the first element with it counts: if
 * that one were in a part of the page that is hidden, all the others would be blank.
 */
export function keepClips(where: (id: string, d: string) => void) {
  keep = where;
  clips.forEach((d, id) => where(id, d));
}

/**
 * Clip a body to path data. The id is derived from the data, so the result is the same every time. The path comes with
 * it, for pictures that are looked at alone.
 */
export function clip(d: string, body: string) {
  let h = 5381;
  for (let i = 0; i < d.length; i++) h = ((h * 33) ^ d.charCodeAt(i)) >>> 0;
  const id = 'c' + h.toString(36);
  if (!clips.has(id)) {
    clips.set(id, d);
    keep?.(id, d);
  }
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}
/**
 * Hatching and the lamp's glow. Put once into the page. Shade is dark in both themes, so the patterns need no theme.
 */
export const defs = () => {
  const stop = (offset: string, color: string, opacity: string) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  const glow =
    '<radialGradient id="glow">' +
    stop('0', '#ffdc85', '.85') +
    stop('.35', '#ffc85c', '.32') +
    stop('1', '#ffbe4a', '0') +
    '</radialGradient>';
  const pat = (id: string, s: number, d: string, w: number, o: number, rot = 0) =>
    `<pattern id="${id}" width="${s}" height="${s}" patternUnits="userSpaceOnUse"` +
    `${rot ? ` patternTransform="rotate(${rot})"` : ''}><path d="${d}" fill="none" stroke="#141` +
    `a28" stroke-opacity="${o}" stroke-width="${w}"/></pattern>`;
  return `<svg class="a-defs" width="0" height="0" aria-hidden="true"><defs>${
    pat('h45', 5, 'M0 2.5H5', 0.9, 0.55, -45) +
    pat('h45f', 3.2, 'M0 1.6H3.2', 0.7, 0.5, -45) +
    pat('h135', 5, 'M0 2.5H5', 0.9, 0.55, 45) +
    pat('hx', 4.4, 'M0 2.2H4.4M2.2 0V4.4', 0.75, 0.5, 45) +
    pat('hh', 4, 'M0 2H4', 0.8, 0.42) +
    pat('hv', 4, 'M2 0V4', 0.8, 0.45) +
    pat('hdot', 5, 'M1.2 1.2h.01M3.7 3.7h.01', 1.3, 0.6).replace(
      'stroke-width',
      'stroke-linecap="round" stroke-width',
    ) +
    pat('hlight', 5, 'M0 2.5H5', 1, 0.5, -45).replace('#141a28', '#fff6dc')
  }${glow}</defs></svg>`;
};
/** Hatched copy of a shape. */
export const hatch = (
  d: string,
  id: 'h45' | 'h45f' | 'h135' | 'hx' | 'hh' | 'hv' | 'hdot' | 'hlight' = 'h45',
  a: Attributes = {},
) => path(d, { fill: `url(#${id})`, ...a });
/** Lantern glow, seen at night only. */
export const lampGlow = (x: number, y: number, r: number) =>
  `<circle class="a-glow" cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#glow)"/>`;
