// Crates and what is in them.
import { box, dash, lampGlow, oval, path, place, poly, shape, star, stroke, text, v } from './kit';

const CARGO = [
  ['wood', 1, 1, 1],
  ['lead', 1, 2, 2],
  ['coal', 2, 3, 3],
  ['ore', 2, 4, 3],
  ['steel', 2, 5, 4],
  ['diamonds', 3, 6, 5],
  ['gold', 3, 7, 5],
  ['strange', 4, '∗', 3],
  ['small', 4, null, null],
  ['large', 4, null, null],
  ['alcohol', 4, null, null],
] as const;

/** What looks out of the crate. */
function goods(k: string) {
  switch (k) {
    case 'wood':
      return [
        [-22, -16],
        [-2, -18],
        [18, -15],
        [-12, -30],
        [9, -31],
      ]
        .map(
          ([x, y]) => shape(oval(x, y, 11), 'wood-hi', 1.7) + stroke(oval(x, y, 6.6) + oval(x, y, 2.6), 'wood-lo', 1.2),
        )
        .join('');
    case 'lead':
      return [
        [-17, -8],
        [15, -8],
        [-1, -24],
      ]
        .map(
          ([x, y]) =>
            shape(
              poly([
                [x - 17, y + 6],
                [x - 11, y - 9],
                [x + 11, y - 9],
                [x + 17, y + 6],
              ]),
              'iron',
              1.7,
            ) +
            path(
              poly([
                [x - 11, y - 9],
                [x + 11, y - 9],
                [x + 8, y - 4],
                [x - 9, y - 4],
              ]),
              { fill: v('iron-hi') },
            ) +
            shape(
              poly([
                [x - 17, y + 6],
                [x - 11, y - 9],
                [x + 11, y - 9],
                [x + 17, y + 6],
              ]),
              'iron',
              1.7,
              { fill: 'none' },
            ),
        )
        .join('');
    case 'coal':
      return [
        [-20, -12, 1],
        [0, -16, 1.2],
        [20, -11, 1],
        [-9, -29, 0.9],
        [11, -28, 0.8],
      ]
        .map(([x, y, s]) =>
          place(
            shape('M-13 6L-12 -5L-3 -12L9 -9L13 2L7 10L-6 11z', 'd-black', 1.6) +
              path('M-12 -5L-3 -12L9 -9L0 -3z', { fill: v('slate') }) +
              stroke('M-12 -5L0 -3L9 -9M0 -3L-2 10', 'line', 1),
            x,
            y,
            s,
          ),
        )
        .join('');
    case 'ore':
      return [
        [-19, -12, 1],
        [2, -17, 1.25],
        [21, -11, 0.95],
      ]
        .map(([x, y, s]) =>
          place(
            shape('M-14 9L-12 -5L-3 -13L9 -9L14 3L9 11z', 'rock', 1.6) +
              path('M-12 -5L-3 -13L9 -9L0 -2z', { fill: v('silver') }) +
              stroke('M-12 -5L0 -2L9 -9M0 -2L1 10', 'line', 1) +
              path('M-8 2L-3 -1L-5 6zM4 3L9 0L9 6z', { fill: v('brass-hi'), stroke: v('line'), 'stroke-width': 0.9 }),
            x,
            y,
            s,
          ),
        )
        .join('');
    case 'steel':
      return [
        [-16, -40, -9],
        [2, -46, 0],
        [19, -39, 8],
      ]
        .map(([x, y, r]) =>
          place(
            shape('M-9 0H9V6H3.4V46H-3.4V6H-9z', 'silver', 1.7) + path('M.4 6H3.4V46H.4z', { fill: v('silver-lo') }),
            x,
            y,
            1,
            r,
          ),
        )
        .join('');
    case 'diamonds':
      return [
        [-17, -14, 1],
        [14, -13, 1],
        [-1, -27, 1.15],
      ]
        .map(([x, y, s]) =>
          place(
            shape('M-14 -5L-8 -12H8L14 -5L0 12z', 'gem', 1.7) +
              path('M-14 -5H14L0 12z', { fill: v('gem-lo'), opacity: 0.75 }) +
              stroke('M-14 -5H14M-8 -12L-5 -5L0 12L5 -5L8 -12M-5 -5L0 -12L5 -5', 'line', 1),
            x,
            y,
            s,
          ),
        )
        .join('');
    case 'gold':
      return (
        [
          [-17, -8],
          [15, -8],
          [-1, -24],
        ]
          .map(
            ([x, y]) =>
              shape(
                poly([
                  [x - 17, y + 6],
                  [x - 11, y - 9],
                  [x + 11, y - 9],
                  [x + 17, y + 6],
                ]),
                'brass',
                1.7,
              ) +
              path(
                poly([
                  [x - 11, y - 9],
                  [x + 11, y - 9],
                  [x + 8, y - 4],
                  [x - 9, y - 4],
                ]),
                { fill: v('brass-hi') },
              ) +
              shape(
                poly([
                  [x - 17, y + 6],
                  [x - 11, y - 9],
                  [x + 11, y - 9],
                  [x + 17, y + 6],
                ]),
                'brass',
                1.7,
                { fill: 'none' },
              ),
          )
          .join('') + path(star(22, -32, 6, 1.6, 4), { fill: v('snow'), stroke: v('line'), 'stroke-width': 0.8 })
      );
    case 'strange':
      return (
        lampGlow(0, -22, 44) +
        shape('M-13 8V-22C-13 -32 -8 -32 -8 -38H8C8 -32 13 -32 13 -22V8z', 'good-2', 1.8) +
        path('M-11 6V-14C-4 -18 4 -10 11 -14V6z', { fill: v('good') }) +
        [
          [-4, -4, 2.6],
          [4, -9, 1.8],
          [2, 0, 1.6],
        ]
          .map(([x, y, r]) => path(oval(x, y, r), { fill: v('snow') }))
          .join('') +
        shape(box(-9.4, -44, 18.8, 7, 2), 'brass', 1.5) +
        stroke('M-24 -24L-20 -20M24 -24L20 -20M-27 -8H-21M27 -8H21', 'good', 2)
      );
    case 'alcohol':
      return [
        [-18, 0],
        [0, -4],
        [18, 0],
      ]
        .map(([x, y], i) =>
          place(
            shape('M-7 10V-14C-7 -20 -3 -20 -3 -26V-34H3V-26C3 -20 7 -20 7 -14V10z', ['leaf', 'wood', 'leaf'][i], 1.7) +
              path('M-4.6 -12V6', { stroke: v('snow'), 'stroke-width': 1.6, opacity: 0.7 }) +
              shape(box(-4, -38, 8, 5, 1), 'brass', 1.2),
            x,
            y,
          ),
        )
        .join('');
  }
  return '';
}

/** An open crate with its goods, 80 by 90, standing on 0,0. */
export function crate(k: string) {
  const info = CARGO.find((c) => c[0] === k) || CARGO[0],
    lv = info[1],
    large = k === 'large',
    closed = large || k === 'small',
    w = large ? 39 : k === 'small' ? 27 : 35,
    h = large ? 58 : 40;
  const slats = closed ? [0, 1, 2, 3] : [0, 1, 2],
    sh = h / slats.length;
  const boxArt =
    slats
      .map(
        (i) =>
          shape(box(-w, -h + i * sh, 2 * w, sh, 1), i % 2 ? 'wood' : 'wood-hi', 1.5) +
          path(
            dash(-w + 6 + i * 5, -h + i * sh + sh * 0.4, w - 12 - i * 3, -h + i * sh + sh * 0.45, 0.5) +
              dash(-w + 14, -h + i * sh + sh * 0.7, w - 20 + i * 4, -h + i * sh + sh * 0.68, 0.5),
            { fill: v('wood-lo') },
          ),
      )
      .join('') +
    [-w, w - 9]
      .map(
        (x) =>
          shape(box(x, -h - 2, 9, h + 2, 1), 'wood', 1.7) +
          path(oval(x + 4.5, -h + 4, 1.2) + oval(x + 4.5, -5, 1.2), { fill: v('line') }),
      )
      .join('') +
    path(box(-w, -6, 2 * w, 6), { fill: v('line'), opacity: 0.2 });
  const label = closed
    ? shape(box(-13, -h / 2 - 13, 26, 26, 3), 'snow', 1.4, { fill: '#f8efda' }) +
      text('?', 0, -h / 2 + 8, 23, { fill: '#1d2433' })
    : shape(box(-14, -h / 2 - 9, 28, 18, 2), 'snow', 1.3, { fill: '#f8efda' }) +
      text(['', 'I', 'II', 'III', 'IV'][lv], 0, -h / 2 + 5.4, 14.5, { fill: '#1d2433' });
  return (
    path(oval(0, 1, w + 5, 4), { fill: v('line'), opacity: 0.2 }) +
    (closed ? '' : shape(box(-w + 3, -h - 5, 2 * w - 6, 12), 'wood-lo', 1.5) + place(goods(k), 0, -h + 2)) +
    boxArt +
    label +
    (closed ? shape(box(-w - 3, -h - 6, 2 * w + 6, 8, 1), 'wood', 1.7) : '')
  );
}
