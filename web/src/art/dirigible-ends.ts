// Nose cones and tails, one of each suit.
import { B, body, M, plaque, T } from './dirigible-hull';
import { box, dash, g, gear, hatch, oval, path, poly, type Pt, shape, spline, stroke, v } from './kit';
import { type Suit } from './suits';

/** Nose cones: outline from the seam at x=100 forward to the left. */
export const NOSE: Record<Suit, () => string> = {
  chain: () =>
    stroke(oval(9, M, 6.4, 9), 'line', 6.4) +
    stroke(oval(9, M, 6.4, 9), 'iron-hi', 3.2) +
    stroke(box(10, M - 4, 22, 8, 4), 'line', 6) +
    stroke(box(10, M - 4, 22, 8, 4), 'iron', 3) +
    body(
      'chain',
      `M100 ${T}C96 ${T - 8} 86 ${T - 11} 74 ${T - 10}C46 ${T - 6} 28 62 26 ${M}` +
        `C28 90 46 ${B + 6} 74 ${B + 10}C86 ${B + 11} 96 ${B + 8} 100 ${B}z`,
      stroke(`M76 ${T - 4}C54 ${T} 40 64 40 ${M}C40 88 54 ${B} 76 ${B + 4}`, 'line', 1.4) +
        stroke(box(54, M - 22, 36, 44, 18), 'line', 1.5) +
        shape(box(91, M - 6, 18, 12, 6), 'iron', 1.5),
    ) +
    plaque('chain', 72),
  gear: () => {
    const p: Pt[] = [];
    for (let i = 0; i <= 7; i++)
      for (const [o, k] of [
        [-0.3, 1],
        [-0.17, 1.14],
        [0.17, 1.14],
        [0.3, 1],
      ]) {
        const a = Math.PI / 2 + ((i + o + 0.5) * Math.PI) / 8;
        if (i + o >= -0.2 && i + o <= 7.2)
          p.push([100 + 76 * k * Math.cos(a), M - 31 * (k === 1 ? 1 : 1.3) * Math.sin(a)]);
      }
    return (
      body(
        'gear',
        poly([[100, T], ...p, [100, B]]),
        stroke(oval(100, M, 62, 24), 'line', 1.2) +
          stroke(oval(100, M, 50, 18), 'line', 1) +
          shape(oval(34, M, 7), 'brass-hi', 1.3) +
          path(oval(34, M, 2.4), { fill: v('line') }),
      ) + plaque('gear', 72)
    );
  },
  goggle: () =>
    body(
      'goggle',
      `M100 ${T}H90C82 ${T - 10} 66 ${T - 14} 54 ${T - 8}V${B + 8}C66 ${B + 14} 82 ${B + 10} 90 ${B}H100z`,
      shape(box(60, M - 9, 60, 18), 'wood-lo', 1.2) +
        stroke(`M60 ${M - 6}H100M60 ${M + 6}H100`, 'brass-hi', 0.9, { 'stroke-dasharray': '3 3' }),
    ) +
    shape(oval(48, M, 18, 41), 'brass', 2.2) +
    shape('M46 41C20 44 4 58 4 76C4 94 20 108 46 111C36 104 32 92 32 76C32 60 36 48 46 41z', 'glass', 2) +
    shape(oval(46, M, 13, 34), 'glass-lo', 1.6) +
    path('M12 68C14 58 22 51 32 48C28 54 26 60 25 67z', { fill: v('snow') }) +
    path(dash(10, 86, 26, 100, 1.3) + dash(16, 84, 28, 95, 1), { fill: v('line'), opacity: 0.6 }) +
    plaque('goggle', 78),
  key: () =>
    body(
      'key',
      poly([
        [100, T],
        [90, T],
        [90, T - 5],
        [83, T - 5],
        [83, T],
        [34, 52],
        [10, 62],
        [6, 70],
        [6, 80],
        [16, 84],
        [22, 96],
        [32, 96],
        [32, 84],
        [42, 84],
        [42, 106],
        [54, 106],
        [54, 92],
        [64, 92],
        [64, 114],
        [76, 114],
        [76, 100],
        [83, 104],
        [90, 113],
        [90, B],
        [100, B],
      ]),
      stroke('M100 55H38L14 66M100 59H44L18 70', 'line', 1.2) + stroke('M86 42V108', 'line', 1),
    ) + plaque('key', 70, 75),
  screw: () =>
    body(
      'screw',
      poly([
        [100, T],
        [94, T - 8],
        [90, T - 9],
        [76, 48],
        [72, 44],
        [68, 44],
        [56, 56],
        [51, 53],
        [48, 54],
        [38, 63],
        [33, 61],
        [30, 62],
        [22, 69],
        [3, 76],
        [26, 84],
        [30, 92],
        [34, 90],
        [40, 86],
        [46, 99],
        [51, 97],
        [57, 89],
        [64, 107],
        [69, 105],
        [75, 95],
        [84, 114],
        [89, 112],
        [94, 104],
        [100, B],
      ]),
      [
        [90, T - 9, 66, 106],
        [68, 44, 48, 98],
        [48, 54, 32, 91],
        [30, 62, 24, 84],
      ]
        .map(([x, y, a, b]) => stroke(`M${x} ${y}C${x - 2} ${y + 24} ${a + 8} ${b - 18} ${a} ${b}`, 'line', 1.7))
        .join('') + stroke(`M115 ${T - 10}C110 ${T + 20} 102 ${B - 16} 88 ${B + 8}`, 'line', 1.7),
    ) + plaque('screw', 74),
  hat: () =>
    body(
      'hat',
      `M100 ${T}V40H92V22C92 18 84 18 84 22V44C66 47 44 46 20 38C15 50 15 102 20 114` +
        `C44 106 66 105 84 108V130C84 134 92 134 92 130V112H100V${B}z`,
      path('M84 40C78 44 70 46 64 46V106C70 106 78 108 84 112z', { fill: v('cloth') }) +
        stroke('M64 46V106M84 44V108', 'line', 1.4) +
        path(dash(22, 52, 62, 55, 1.5) + dash(24, 58, 56, 60, 1.1) + dash(22, 64, 44, 65, 0.8), {
          fill: v('silver-hi'),
          opacity: 0.85,
        }) +
        stroke('M27 42C23 56 23 96 27 110', 'line', 1.2),
    ) + plaque('hat', 43, 80),
  wrench: () =>
    body(
      'wrench',
      `M100 ${T}L94 40H88C80 30 66 26 50 28L14 40C8 44 6 52 8 60L34 64C40 68 40 84 34 88L8 92` +
        `C6 100 8 108 14 112L50 124C66 126 80 122 88 112H94L100 ${B}z`,
      stroke('M50 34L18 45M50 118L18 107M88 40C96 62 96 90 88 112', 'line', 1.3) +
        stroke('M40 62C48 68 48 84 40 90', 'line', 1.2),
    ) + plaque('wrench', 68),
  cloud: () =>
    body(
      'cloud',
      spline([
        [100, T],
        [96, 38],
        [84, 35],
        [76, 42],
        [72, 44],
        [66, 33],
        [48, 29],
        [36, 38],
        [33, 48],
        [22, 46],
        [10, 54],
        [10, 68],
        [16, 74],
        [6, 80],
        [8, 94],
        [20, 99],
        [29, 96],
        [32, 108],
        [48, 116],
        [62, 110],
        [68, 104],
        [76, 113],
        [90, 114],
        [98, 109],
        [100, B],
      ]) + 'z',
      stroke(
        'M30 62C30 52 46 52 46 63C46 71 36 71 36 65M24 84C22 90 30 95 34 89M50 98C56 106 66 102 66 95',
        'line',
        1.5,
      ),
    ) + plaque('cloud', 74),
  bolt: () =>
    body(
      'bolt',
      poly([
        [100, T],
        [90, 33],
        [84, 46],
        [64, 36],
        [62, 52],
        [40, 48],
        [44, 60],
        [3, 74],
        [30, 78],
        [20, 92],
        [48, 90],
        [46, 106],
        [66, 100],
        [70, 119],
        [84, 104],
        [92, 113],
        [100, B],
      ]),
      path('M64 62L20 74L42 75L34 84L58 78z', {
        fill: v('sun'),
        stroke: v('line'),
        'stroke-width': 1.3,
        'stroke-linejoin': 'round',
      }),
    ) + plaque('bolt', 78),
};

/** Tails: from the seam at x=0 aft to the right. */
export const TAIL: Record<Suit, () => string> = {
  chain: () =>
    [-1, 1]
      .map(
        (k) =>
          stroke(box(44, M + k * 34 - 13, 44, 26, 13), 'line', 9.4) +
          stroke(box(44, M + k * 34 - 13, 44, 26, 13), 's-chain', 5.4),
      )
      .join('') +
    stroke(box(78, M - 5, 20, 10, 5), 'line', 6) +
    stroke(box(78, M - 5, 20, 10, 5), 'iron-hi', 3) +
    body(
      'chain',
      `M0 ${T}C4 ${T - 8} 14 ${T - 10} 26 ${T - 8}C50 ${T - 2} 76 62 84 ${M}` +
        `C76 90 50 ${B + 2} 26 ${B + 8}C14 ${B + 10} 4 ${B + 8} 0 ${B}z`,
      stroke(box(10, M - 22, 36, 44, 18), 'line', 1.5) +
        shape(box(-9, M - 6, 18, 12, 6), 'iron', 1.5) +
        stroke('M50 58C62 64 68 70 72 76C68 82 62 88 50 94', 'line', 1.3),
    ) +
    plaque('chain', 28),
  gear: () =>
    body(
      'gear',
      gear(60, M, 50, 40, 14, 0, 0.22),
      stroke(oval(60, M, 34), 'line', 1.2) +
        [0, 60, 120, 180, 240, 300]
          .map((a) =>
            g(stroke('M0 12V34', 'line', 7) + stroke('M0 12V34', 'brass-hi', 4), {
              transform: `translate(60 76) rotate(${a})`,
            }),
          )
          .join('') +
        shape(oval(60, M, 11), 'brass-lo', 1.4),
    ) +
    body(
      'gear',
      `M0 ${T}H5L7 37H13L16 ${T}H24C34 56 40 66 44 76C40 86 34 96 24 ${B}H16L13 115H7L5 ${B}H0z`,
      stroke('M0 53H24M0 99H24', 'line', 1),
    ) +
    plaque('gear', 22),
  goggle: () =>
    [-1, 1]
      .map(
        (k) =>
          shape(
            `M40 ${M + k * 6}C58 ${M + k * 8} 66 ${M + k * 40} 96 ${M + k * 42}L88 ${M + k * 32}` +
              `L99 ${M + k * 24}C80 ${M + k * 24} 70 ${M + k * 2} 46 ${M - k * 4}z`,
            'wood',
            2.2,
          ) +
          stroke(`M52 ${M + k * 6}C66 ${M + k * 12} 70 ${M + k * 32} 86 ${M + k * 34}`, 'brass-hi', 1, {
            'stroke-dasharray': '3 3',
          }),
      )
      .join('') +
    body(
      'goggle',
      `M0 ${T}H10C18 ${T - 10} 36 ${T - 10} 44 ${T + 2}C56 62 62 70 62 ${M}C62 82 56 90 44 ${B - 2}` +
        `C36 ${B + 10} 18 ${B + 10} 10 ${B}H0z`,
      shape(box(-10, M - 9, 80, 18), 'wood-lo', 1.2),
    ) +
    shape(box(48, M - 14, 16, 28, 4), 'brass', 1.8) +
    shape(box(52, M - 9, 8, 18, 2), 'wood-lo', 1.3) +
    stroke(`M56 ${M}H66`, 'line', 2.2) +
    plaque('goggle', 26),
  key: () =>
    path(oval(66, 50, 25) + oval(66, 50, 12), {
      fill: v('s-key'),
      stroke: v('line'),
      'stroke-width': 2.4,
      'fill-rule': 'evenodd',
    }) +
    path(oval(66, 102, 25) + oval(66, 102, 12), {
      fill: v('s-key'),
      stroke: v('line'),
      'stroke-width': 2.4,
      'fill-rule': 'evenodd',
    }) +
    path(oval(80, 76, 18) + oval(80, 76, 8), {
      fill: v('s-key'),
      stroke: v('line'),
      'stroke-width': 2.4,
      'fill-rule': 'evenodd',
    }) +
    path('M46 112C52 122 66 126 78 120C66 120 56 116 50 106z', { fill: v('line'), opacity: 0.5 }) +
    body(
      'key',
      poly([
        [0, T],
        [10, T],
        [10, T - 5],
        [17, T - 5],
        [17, T],
        [44, 56],
        [60, 66],
        [60, 86],
        [44, 96],
        [24, B],
        [17, B],
        [17, 114],
        [10, 114],
        [10, B],
        [0, B],
      ]),
      stroke('M0 55H40M0 59H44M0 92H44', 'line', 1.1) + stroke('M14 42V110', 'line', 1),
    ) +
    plaque('key', 32),
  screw: () =>
    body(
      'screw',
      'M0 46L15 36L19 38L26 46L40 42L44 44H48L76 18C92 30 96 50 96 70H82V82H96C96 102 92 122 76 134' +
        'L50 106H44L31 115L27 113L22 105L8 115L4 113L0 106z',
      stroke('M15 36C10 66 2 90 -4 115M40 42C36 66 30 90 28 114', 'line', 1.7) +
        stroke('M50 44V108', 'line', 1.5) +
        stroke('M76 20C68 56 68 96 76 132', 'line', 1.4),
    ) + plaque('screw', 33),
  hat: () =>
    [-1, 1]
      .map(
        (k) =>
          shape(
            `M14 ${M + k * 22}C40 ${M + k * 30} 66 ${M + k * 50} 97 ${M + k * 50}` +
              `C88 ${M + k * 34} 78 ${M + k * 14} 60 ${M}L40 ${M}z`,
            's-hat',
            2.4,
          ) +
          stroke(`M46 ${M + k * 14}C60 ${M + k * 26} 72 ${M + k * 40} 90 ${M + k * 46}`, 'silver-hi', 1.2) +
          (k > 0
            ? hatch(
                `M14 ${M + k * 22}C40 ${M + k * 30} 66 ${M + k * 50} 97 ${M + k * 50}` +
                  `C88 ${M + k * 34} 78 ${M + k * 14} 60 ${M}L40 ${M}z`,
                'h45f',
              )
            : ''),
      )
      .join('') +
    body(
      'hat',
      `M0 ${T}V34H7L8 ${T}C30 50 46 60 54 ${M}C46 92 30 102 8 ${B}L7 118H0V${B}z`,
      stroke('M7.5 36V116', 'line', 1.4) +
        path(dash(10, 55, 34, 60, 1.2) + dash(10, 61, 30, 64, 0.8), { fill: v('silver-hi'), opacity: 0.8 }),
    ) +
    shape(`M56 ${M}L40 62V90zM56 ${M}L74 62V90z`, 'cloth', 1.8) +
    shape(oval(57, M, 4.6), 'cloth', 1.5) +
    plaque('hat', 23),
  wrench: () =>
    body(
      'wrench',
      `M0 ${T}L6 40H14C24 26 40 22 56 24C82 28 96 50 96 76C96 102 82 124 56 128C40 130 24 126 14 112H6L0 ${B}z`,
      stroke('M14 40C6 62 6 90 14 112', 'line', 1.3),
    ) +
    shape(
      poly([
        [40, 76],
        [49, 54],
        [73, 54],
        [84, 76],
        [73, 98],
        [49, 98],
      ]),
      'paper-2',
      2.2,
      { fill: v('line'), 'fill-opacity': 0.75 },
    ) +
    stroke(oval(62, 76, 31), 'line', 1.2) +
    plaque('wrench', 21),
  cloud: () =>
    shape(oval(91, 84, 6), 's-cloud', 2) +
    shape(oval(80, 64, 8), 's-cloud', 2) +
    body(
      'cloud',
      spline([
        [0, T],
        [3, 38],
        [14, 34],
        [26, 39],
        [30, 46],
        [40, 40],
        [52, 44],
        [56, 54],
        [66, 54],
        [74, 62],
        [70, 72],
        [80, 78],
        [82, 90],
        [72, 97],
        [62, 95],
        [58, 106],
        [44, 110],
        [34, 104],
        [26, 114],
        [10, 114],
        [2, 109],
        [0, B],
      ]) + 'z',
      stroke(
        'M40 62C40 52 56 54 54 64C53 70 45 69 46 64M48 90C50 98 62 96 62 88M12 96C16 102 26 100 28 95',
        'line',
        1.5,
      ),
    ) +
    plaque('cloud', 22),
  bolt: () =>
    [-1, 1]
      .map(
        (k) =>
          shape(
            poly([
              [24, M + k * 24],
              [56, M + k * 58],
              [58, M + k * 42],
              [92, M + k * 60],
              [76, M + k * 32],
              [96, M + k * 30],
              [56, M + k * 4],
            ]),
            's-bolt',
            2.4,
          ) +
          (k > 0
            ? hatch(
                poly([
                  [24, 100],
                  [56, 134],
                  [58, 118],
                  [92, 136],
                  [76, 108],
                  [96, 106],
                  [56, 80],
                ]),
                'h45f',
              )
            : ''),
      )
      .join('') +
    body(
      'bolt',
      poly([
        [0, T],
        [12, 33],
        [18, 45],
        [34, 42],
        [36, 54],
        [54, 56],
        [54, 66],
        [80, 76],
        [56, 84],
        [52, 98],
        [36, 96],
        [32, 110],
        [18, 106],
        [8, 114],
        [0, B],
      ]),
      path('M40 66L70 76L50 77L56 84L34 80L46 74z', { fill: v('sun'), stroke: v('line'), 'stroke-width': 1.2 }),
    ) +
    plaque('bolt', 22),
};
