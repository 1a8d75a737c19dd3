// The hull that all parts of a dirigible share: its edge, its skin, its joints.
import { box, clip, dash, gear, oval, path, place, poly, type Pt, regular, shape, spline, stroke, v } from './kit';
import { type Suit, suitMark } from './suits';

/**
 * Parts stand in a box 100 wide and 160 high, nose to the left. Every joint is a straight seam from the top at 46 to the
 * bottom at 106, so any part fits any neighbour.
 */
export const T = 46,
  B = 106,
  M = 76;

/** Edge of the hull between two joints: how far it stands out (o) along x, above and below. */
const EDGE: Record<Suit, { up: Pt[]; lo?: Pt[]; curvy?: boolean }> = {
  chain: {
    up: [
      [0, 0],
      [4, 7],
      [14, 11],
      [36, 11],
      [46, 7],
      [50, -3],
      [54, 7],
      [64, 11],
      [86, 11],
      [96, 7],
      [100, 0],
    ],
    curvy: true,
  },
  gear: {
    up: [0, 20, 40, 60, 80]
      .flatMap((x): Pt[] => [
        [x, 0],
        [x + 4.5, 0],
        [x + 7, 9],
        [x + 13, 9],
        [x + 15.5, 0],
      ])
      .concat([[100, 0]]),
  },
  goggle: {
    up: [
      [0, 0],
      [10, 0],
      [20, 6],
      [34, 13],
      [50, 15],
      [66, 13],
      [80, 6],
      [90, 0],
      [100, 0],
    ],
    curvy: true,
  },
  key: {
    up: [
      [0, 0],
      [10, 0],
      [10, 5],
      [17, 5],
      [17, 0],
      [83, 0],
      [83, 5],
      [90, 5],
      [90, 0],
      [100, 0],
    ],
    lo: [
      [0, 0],
      [10, 0],
      [10, 8],
      [24, 8],
      [24, -4],
      [34, -4],
      [34, 12],
      [48, 12],
      [48, 2],
      [58, 2],
      [58, 12],
      [68, 12],
      [68, -4],
      [78, -4],
      [78, 7],
      [90, 7],
      [90, 0],
      [100, 0],
    ],
  },
  screw: {
    up: [0, 25, 50, 75]
      .flatMap((x): Pt[] => [
        [x, 0],
        [x + 15, 10],
        [x + 19, 8],
      ])
      .concat([[100, 0]]),
    lo: [
      [0, 0],
      [6, 9],
      [10, 7],
      [15, -1],
      [31, 9],
      [35, 7],
      [40, -1],
      [56, 9],
      [60, 7],
      [65, -1],
      [81, 9],
      [85, 7],
      [90, -1],
      [100, 0],
    ],
  },
  hat: {
    up: [
      [0, 0],
      [0, 12],
      [7, 12],
      [8, 0],
      [20, -4],
      [50, -6],
      [80, -4],
      [92, 0],
      [93, 12],
      [100, 12],
      [100, 0],
    ],
  },
  wrench: {
    up: [
      [0, 0],
      [6, 6],
      [16, 6],
      [24, -7],
      [76, -7],
      [84, 6],
      [94, 6],
      [100, 0],
    ],
  },
  cloud: {
    up: [
      [0, 0],
      [2, 7],
      [11, 12],
      [22, 8],
      [26, 2],
      [31, 12],
      [46, 19],
      [61, 12],
      [65, 3],
      [72, 11],
      [86, 12],
      [97, 7],
      [100, 0],
    ],
    lo: [
      [0, 0],
      [4, 8],
      [16, 12],
      [28, 8],
      [34, 1],
      [40, 8],
      [54, 12],
      [68, 8],
      [73, 2],
      [80, 9],
      [90, 10],
      [98, 6],
      [100, 0],
    ],
    curvy: true,
  },
  bolt: {
    up: [
      [0, 0],
      [12, 12],
      [17, 1],
      [36, 16],
      [43, 2],
      [58, 11],
      [64, -2],
      [86, 15],
      [91, 2],
      [100, 0],
    ],
    lo: [
      [0, 0],
      [10, 2],
      [22, 13],
      [28, 0],
      [46, 12],
      [52, -2],
      [74, 15],
      [80, 1],
      [90, 9],
      [100, 0],
    ],
  },
};

/** Closed outline of a plain hull section. */
export function section(s: Suit) {
  const e = EDGE[s],
    up = e.up.map(([x, o]): Pt => [x, T - o]),
    lo = (e.lo || e.up).map(([x, o]): Pt => [x, B + o]).reverse();
  if (!e.curvy) return poly([...up, ...lo]);
  const half = (p: Pt[]) => (s === 'chain' ? spline(p.slice(0, 6)) + spline(p.slice(5), false, true) : spline(p));
  return half(up) + half(lo).replace('M', 'L') + 'z';
}

/** What is drawn on the skin of each suit, x from 0 to 100. */
export function skinArt(s: Suit) {
  const L = 'line';
  switch (s) {
    case 'chain':
      return (
        [25, 75]
          .map(
            (x) =>
              stroke(box(x - 17, M - 22, 34, 44, 17), L, 1.5) +
              path(box(x - 10, M - 14, 20, 28, 10), { fill: v(L), opacity: 0.26 }) +
              stroke(box(x - 10, M - 14, 20, 28, 10), L, 1.3),
          )
          .join('') +
        [0, 50, 100]
          .map(
            (x) =>
              shape(box(x - 9, M - 6, 18, 12, 6), 'iron', 1.5) + stroke(`M${x - 5} ${M - 2}H${x + 5}`, 'iron-hi', 1.2),
          )
          .join('')
      );
    case 'gear':
      return (
        stroke(`M0 ${T + 7}H100M0 ${B - 7}H100`, L, 1.2) +
        [8, 92].map((x) => [T + 13, M, B - 13].map((y) => shape(oval(x, y, 2), 'brass-hi', 0.9)).join('')).join('') +
        path(gear(50, M, 25, 20, 12, 15), { fill: v(L), opacity: 0.2, 'fill-rule': 'evenodd' }) +
        stroke(gear(50, M, 25, 20, 12), L, 1.1)
      );
    case 'goggle':
      return (
        shape(box(-4, M - 9, 108, 18), 'wood-lo', 1.2) +
        stroke(`M0 ${M - 6}H100M0 ${M + 6}H100`, 'brass-hi', 0.9, { 'stroke-dasharray': '3 3' }) +
        shape(oval(50, M, 33), 'brass', 1.8) +
        shape(oval(50, M, 26), 'glass', 1.5) +
        path('M31 66C34 57 42 52 50 52L46 58C41 59 37 63 35 69z', { fill: v('snow'), opacity: 0.85 }) +
        [0, 60, 120, 180, 240, 300]
          .map((a) =>
            path(oval(50 + 29.5 * Math.cos((a + 30) * 0.01745), M + 29.5 * Math.sin((a + 30) * 0.01745), 1.4), {
              fill: v(L),
            }),
          )
          .join('')
      );
    case 'key':
      return (
        stroke(`M0 ${T + 9}H100M0 ${T + 13}H100M0 ${B - 14}H100`, L, 1.1) +
        stroke(`M14 ${T - 4}V${B}M86 ${T - 4}V${B}`, L, 1) +
        [28, 72]
          .map((x) => path(oval(x, 72, 4) + `M${x - 1.8} 74L${x - 3.6} 86H${x + 3.6}L${x + 1.8} 74z`, { fill: v(L) }))
          .join('')
      );
    case 'screw':
      return [-25, 0, 25, 50, 75, 100]
        .map(
          (x) =>
            stroke(`M${x + 15} ${T - 10}C${x + 10} ${T + 20} ${x + 2} ${B - 16} ${x - 19 + 0} ${B + 9}`, L, 1.7) +
            path(
              `M${x + 17} ${T - 8}C${x + 13} ${T + 22} ${x + 5} ${B - 14} ${x - 15} ${B + 7}` +
                `L${x - 19} ${B + 9}C${x + 2} ${B - 16} ${x + 10} ${T + 20} ${x + 15} ${T - 10}z`,
              { fill: v(L), opacity: 0.35 },
            ),
        )
        .join('');
    case 'hat':
      return (
        path(box(8, 78, 84, 16), { fill: v('cloth') }) +
        stroke('M8 78H92M8 94H92', L, 1.3) +
        path(dash(12, 56, 88, 56, 1.4) + dash(18, 61, 70, 61, 1) + dash(14, 66, 50, 66, 0.8), {
          fill: v('silver-hi'),
          opacity: 0.8,
        }) +
        stroke(`M7.5 ${T - 10}V${B + 10}M92.5 ${T - 10}V${B + 10}`, L, 1.4)
      );
    case 'wrench':
      return (
        shape(box(20, M - 12, 60, 24, 12), 'line', 1.3, { 'fill-opacity': 0.22 }) +
        [10, 90]
          .map((x) => shape(regular(x, M, 7, 6), 'silver', 1.2) + path(oval(x, M, 2.4), { fill: v(L) }))
          .join('') +
        stroke('M24 56H76M24 96H76', L, 1)
      );
    case 'cloud':
      return stroke(
        'M12 58C12 50 26 50 26 59C26 65 18 65 18 60M60 56C60 46 78 46 78 57C78 65 68 65 68 59' +
          'M14 92C20 98 30 98 34 90M70 94C76 100 86 98 88 90',
        L,
        1.5,
      );
    case 'bolt':
      return (
        path('M14 48L6 66H13L9 84L24 61H16L22 48zM84 62L74 82H82L77 102L95 77H86L92 62z', {
          fill: v('sun'),
          stroke: v(L),
          'stroke-width': 1.2,
          'stroke-linejoin': 'round',
        }) + stroke('M30 50L36 60L32 66M70 100L64 92L68 86', L, 1.2)
      );
  }
}

/** Shade that runs through all seven parts at the same heights. */
const shadeArt = (x0 = 0, x1 = 100) =>
  path(`M${x0} 88H${x1}V130H${x0}z`, { fill: v('line'), opacity: 0.16 }) +
  path(`M${x0} 98H${x1}V130H${x0}z`, { fill: v('line'), opacity: 0.16 }) +
  path(`M${x0} 50H${x1}V55H${x0}z`, { fill: v('snow'), opacity: 0.4 }) +
  path(
    [90, 93.4, 96.6, 99.6, 102.4, 105]
      .map((y, i) => dash(x0 + 3 + ((i * 13) % 9), y, x1 - 3 - ((i * 7) % 11), y, 0.4 + i * 0.14))
      .join(''),
    { fill: v('line'), opacity: 0.75 },
  );

export const plaque = (s: Suit, x = 50, y = M, r = 13.5) =>
  shape(oval(x, y, r), 'snow', 1.6) +
  path(oval(x, y, r - 2.3), { fill: 'none', stroke: v('brass-lo'), 'stroke-width': 0.8 }) +
  place(suitMark(s), x, y, r / 17);

export const joint = (side: number) =>
  path(box(side ? 96 : 0, T, 4, B - T), { fill: v('brass') }) +
  stroke(side ? `M96 ${T}V${B}` : `M4 ${T}V${B}`, 'line', 1.1) +
  stroke(side ? `M100 ${T}V${B}` : `M0 ${T}V${B}`, 'line', 1.4);

/** Skin on any outline. */
export const body = (s: Suit, d: string, art: string) =>
  path(d, {
    fill: v('line'),
    stroke: v('line'),
    'stroke-width': 2.4,
    'stroke-linejoin': 'round',
    transform: 'translate(0 1)',
  }) +
  clip(d, path(d, { fill: v('s-' + s) }) + art + shadeArt(-20, 120)) +
  path(d, { fill: 'none', stroke: v('line'), 'stroke-width': 2.4, 'stroke-linejoin': 'round' });
