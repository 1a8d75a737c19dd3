// Lift and drive engines, one of each suit.
import { box, dash, g, gear, hatch, oval, path, place, shape, stroke, v } from './kit';
import { type Suit } from './suits';

export const pylon =
  shape('M36 47L42 33H58L64 47z', 'iron', 1.8) +
  shape(box(32, 42, 36, 6, 2), 'brass', 1.6) +
  [37, 45, 55, 63].map((x) => path(oval(x, 45, 1.1), { fill: v('line') })).join('') +
  shape(box(46.5, 22, 7, 12), 'silver', 1.6);

/** Lift engines: what turns on the mast above the hull. */
export const LIFT: Record<Suit, () => string> = {
  chain: () =>
    stroke(box(8, 9, 84, 18, 9), 'line', 8.6) +
    stroke(box(8, 9, 84, 18, 9), 'iron-hi', 5.4) +
    stroke(box(8, 9, 84, 18, 9), 'line', 5.4, { 'stroke-dasharray': '1.6 5.4', 'stroke-linecap': 'butt' }) +
    [17, 83]
      .map((x) => shape(gear(x, 18, 8, 5.6, 8, 0), 'brass', 1.3) + path(oval(x, 18, 2), { fill: v('line') }))
      .join('') +
    shape(oval(50, 18, 5), 'brass', 1.5),
  gear: () =>
    shape(gear(50, 20, 19, 15, 12), 'brass', 2) +
    path(oval(50, 20, 10), { fill: v('brass-lo'), stroke: v('line'), 'stroke-width': 1.3 }) +
    [0, 90, 180, 270]
      .map((a) => g(stroke('M0 4V10', 'line', 3.4), { transform: `translate(50 20) rotate(${a})` }))
      .join('') +
    shape(oval(50, 20, 4.4), 'brass-hi', 1.3) +
    shape(gear(80, 30, 11, 8, 8, 0, 0.3), 's-gear', 1.6) +
    path(oval(80, 30, 3), { fill: v('line') }) +
    shape(gear(21, 31, 10, 7.2, 8, 0), 's-gear', 1.6) +
    path(oval(21, 31, 2.8), { fill: v('line') }),
  goggle: () =>
    shape(box(40, 12, 20, 9, 3), 'wood-lo', 1.6) +
    [27, 73]
      .map(
        (x) =>
          shape(oval(x, 18, 16), 'brass', 2) +
          shape(oval(x, 18, 11.5), 'glass', 1.5) +
          [0, 72, 144, 216, 288]
            .map((a) =>
              g(path('M0 0C-3 -3 -3 -8 0 -10.6C2 -8 2 -3 0 0z', { fill: v('iron') }), {
                transform: `translate(${x} 18) rotate(${a + x})`,
              }),
            )
            .join('') +
          shape(oval(x, 18, 2.6), 'brass-hi', 1.1),
      )
      .join(''),
  key: () =>
    path(
      'M50 24C40 24 38 16 28 16C16 16 10 8 14 3C20 -2 44 4 50 14C56 4 80 -2 86 3C90 8 84 16 72 16C62 16 60 24 50 24z' +
        oval(28, 8.6, 6, 3.6) +
        oval(72, 8.6, 6, 3.6),
      { fill: v('s-key'), stroke: v('line'), 'stroke-width': 2.2, 'fill-rule': 'evenodd', 'stroke-linejoin': 'round' },
    ) + shape(box(45.5, 18, 9, 9, 2), 'brass', 1.5),
  screw: () =>
    stroke('M50 2V34', 'line', 5) +
    stroke('M50 2V34', 'silver-hi', 2.4) +
    shape(
      'M50 30C30 34 8 32 8 27C8 22 30 19 50 21C74 18 84 15 84 12.6C84 9 66 8 50 10C36 9 24 7 24 5' +
        'C24 2 38 1 50 2C38 4 34 4.6 34 5.2C34 6.4 44 6.6 50 6.4C72 5 92 8 92 13C92 20 72 24 50 25' +
        'C34 25 20 25.6 20 27C20 29 36 30 50 30z',
      's-screw',
      1.8,
    ) +
    path(dash(14, 28.6, 44, 30, 1) + dash(58, 22.4, 88, 15, 1), { fill: v('line'), opacity: 0.7 }),
  hat: () =>
    shape(oval(50, 30, 34, 5.4), 's-hat', 2) +
    shape('M29 29L26 2C36 -1 64 -1 74 2L71 29C62 32 38 32 29 29z', 's-hat', 2.2) +
    path('M28.2 20L29 28C38 31 62 31 71 28L71.8 20C62 23 38 23 28.2 20z', {
      fill: v('cloth'),
      stroke: v('line'),
      'stroke-width': 1.3,
    }) +
    path(dash(33, 4, 35, 18, 1.4) + dash(38, 5, 39, 16, 1), { fill: v('silver-hi') }),
  wrench: () =>
    place(
      shape(
        'M-38 -8L-44 -2C-46 -10 -40 -14 -33 -12C-28 -11 -26 -6 -20 -5H20C26 -6 28 -11 33 -12' +
          'C40 -14 46 -10 44 -2L38 -8L33 -2L38 4L44 1C44 9 36 12 30 9C26 7 24 5 20 5H-20C-24 5 -26 7 -30 9' +
          'C-36 12 -44 9 -44 1L-38 4L-33 -2z',
        's-wrench',
        2,
      ) +
        stroke('M-18 0H-7M7 0H18', 'line', 3) +
        shape(oval(0, 0, 6.4), 'brass', 1.6),
      50,
      18,
      1,
      -7,
    ),
  cloud: () =>
    shape(
      'M50 32C40 34 30 32 28 26C18 28 10 20 16 12C16 4 28 0 36 5C42 -2 58 -2 64 5C72 0 84 4 84 12' +
        'C90 20 82 28 72 26C70 32 60 34 50 32z',
      's-cloud',
      2.2,
    ) +
    stroke(
      'M26 16C26 10 36 10 36 16C36 20 30 20 31 16M64 12C64 6 76 7 75 14C74 19 67 18 68 14M46 22C50 26 56 24 56 20',
      'line',
      1.5,
    ) +
    hatch('M28 26C30 32 40 34 50 32C60 34 70 32 72 26C62 30 40 30 28 26z', 'h45f'),
  bolt: () =>
    shape(box(45, 14, 10, 20), 'wood', 1.6) +
    stroke('M45 18H55M45 22H55M45 26H55M45 30H55', 'line', 1.1) +
    shape(oval(50, 11, 20, 7.4), 's-bolt', 2) +
    path(dash(36, 8, 60, 7, 1.2), { fill: v('snow') }) +
    [
      [28, 10, -1],
      [72, 10, 1],
    ]
      .map(([x, y, k]) =>
        path(
          `M${x} ${y}L${x + k * 9} ${y - 7}L${x + k * 8} ${y}L${x + k * 22} ${y - 5}L${x + k * 12} ${y + 9}` +
            `L${x + k * 12} ${y + 3}z`,
          { fill: v('sun'), stroke: v('line'), 'stroke-width': 1.2, 'stroke-linejoin': 'round' },
        ),
      )
      .join(''),
};

export const nacelle =
  stroke('M34 94L38 122M66 94L60 122', 'line', 5.4) +
  stroke('M34 94L38 122M66 94L60 122', 'iron-hi', 2.4) +
  shape('M14 131C14 121 22 118 32 118H62V144H32C22 144 14 141 14 131z', 'iron', 2.2) +
  stroke('M30 118V144M38 118V144M46 118V144M54 118V144', 'line', 1.4) +
  path('M16 136C18 141 24 143 32 143H61V138H30C24 138 20 138 16 136z', { fill: v('line'), opacity: 0.45 }) +
  path(dash(20, 124, 60, 122, 1.1), { fill: v('silver-hi') }) +
  shape(box(61, 125, 13, 12), 'brass', 1.6);

/** Drive engines: what the motor below the hull turns, at the right. */
export const DRIVE: Record<Suit, () => string> = {
  chain: () =>
    stroke(box(24, 118, 62, 26, 13), 'line', 8) +
    stroke(box(24, 118, 62, 26, 13), 'iron-hi', 5) +
    stroke(box(24, 118, 62, 26, 13), 'line', 5, { 'stroke-dasharray': '1.6 5', 'stroke-linecap': 'butt' }) +
    [37, 74]
      .map((x) => shape(gear(x, 131, 10, 7, 9), 'brass', 1.4) + path(oval(x, 131, 2.6), { fill: v('line') }))
      .join(''),
  gear: () =>
    shape(gear(80, 131, 19, 14.6, 11), 'brass', 2) +
    shape(oval(80, 131, 10), 'brass-lo', 1.3) +
    stroke('M80 121V141M70 131H90', 'line', 3) +
    shape(oval(80, 131, 4), 'brass-hi', 1.3),
  goggle: () =>
    shape(oval(80, 131, 19), 'brass', 2) +
    shape(oval(80, 131, 14), 'glass', 1.5) +
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        g(path('M0 0C-3.6 -4 -3.6 -10 0 -13C2.4 -10 2.4 -4 0 0z', { fill: v('iron') }), {
          transform: `translate(80 131) rotate(${a})`,
        }),
      )
      .join('') +
    shape(oval(80, 131, 3.2), 'brass-hi', 1.2),
  key: () =>
    path(
      'M74 131C74 125 82 126 84 118C86 110 98 110 99 120C100 127 94 130 90 131C94 132 100 135 99 142' +
        'C98 152 86 152 84 144C82 136 74 137 74 131z' +
        oval(91.5, 120, 3.4) +
        oval(91.5, 142, 3.4),
      { fill: v('s-key'), stroke: v('line'), 'stroke-width': 2, 'fill-rule': 'evenodd' },
    ),
  screw: () =>
    shape(
      'M72 120L80 112L82 121L89 115L91 123L96 119L99 131L96 143L91 139L89 147L82 141L80 150L72 142z',
      's-screw',
      2,
    ) + stroke('M80 113L78 149M89 116L87 146M96 120L94 142', 'line', 1.5),
  hat: () =>
    shape(oval(80, 144, 18, 4.4), 's-hat', 1.8) +
    shape('M69 143L67 116C72 114 88 114 93 116L91 143C86 146 74 146 69 143z', 's-hat', 2) +
    path('M68.6 135L69 142C74 145 86 145 91 142L91.4 135C86 138 74 138 68.6 135z', {
      fill: v('cloth'),
      stroke: v('line'),
      'stroke-width': 1.2,
    }) +
    path(dash(73, 119, 74, 133, 1.2), { fill: v('silver-hi') }),
  wrench: () =>
    [20, 110]
      .map((a) =>
        place(
          shape(
            'M-3.4 0V-12C-9 -14 -9 -21 -4.4 -23V-18L0 -15.6L4.4 -18V-23C9 -21 9 -14 3.4 -12V12' +
              'C9 14 9 21 4.4 23V18L0 15.6L-4.4 18V23C-9 21 -9 14 -3.4 12z',
            's-wrench',
            1.7,
          ),
          80,
          131,
          0.92,
          a,
        ),
      )
      .join('') + shape(oval(80, 131, 5), 'brass', 1.5),
  cloud: () =>
    shape(
      'M70 126C72 118 84 116 88 122C96 120 100 128 96 133C99 141 92 147 85 144C80 149 70 146 70 138z',
      's-cloud',
      2,
    ) + stroke('M78 130C78 125 86 125 86 130C86 134 80 134 81 131M80 140C84 142 88 140 88 137', 'line', 1.4),
  bolt: () =>
    shape(oval(74, 131, 6, 15), 's-bolt', 1.8) +
    path('M79 122L99 114L91 125L99 128L90 133L99 141L88 140L92 150L78 140z', {
      fill: v('sun'),
      stroke: v('line'),
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
};
