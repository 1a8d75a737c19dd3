// The fourteen Traitors: silhouettes, each with one telling feature in brass.
import { frame, pictureRule, plate } from './cards';
import { emblem, type Heading, HEADING, needle } from './emblems';
import { box, clip, dash, hatch, lampGlow, oval, path, place, shape, star, stroke, text, v } from './kit';

type Traitor = { id: string; name: string; heading: Heading | null; letter?: string };

/** Head in profile, facing right, as path data. */
function head({
  nose = 0,
  chin = 0,
  brow = 0,
  back = 0,
  slim = 0,
}: { nose?: number; chin?: number; brow?: number; back?: number; slim?: number } = {}) {
  return (
    `M${18 + slim} 152C${20 + slim} 124 46 120 ${60 + slim / 3} 113L${61 + slim / 3} 100` +
    `C${46 - back} 90 ${43 - back} 66 ${51 - back} 50C58 36 78 31 91 36C99 39 102 46 ${102 + brow} 53` +
    `L${103 + brow * 0.6} 59C108 65 ${113 + nose} ${71 + nose * 0.3} ${114 + nose} ${75 + nose * 0.4}` +
    `C${114 + nose} 78.4 109 79 106.4 79.6L106 82.6C110 83.6 110 86.4 107.4 87.4` +
    `C110 88.6 109 91.6 106.4 92.6C${108 + chin} 96.4 ${108 + chin} ${103 + chin * 0.5} ` +
    `${100 + chin * 0.6} ${104.6 + chin * 0.5}C94 106 89 103 86 102.6L${87 - slim / 4} 112` +
    `C${104 - slim / 2} 117 ${134 - slim} 124 ${138 - slim} 152z`
  );
}

/** Portrait, 156 by 150: dark figure, moon disc behind, one feature in brass. */
export function portrait(id: string) {
  const K = v('line'),
    ink = (d: string, a = {}) => path(d, { fill: K, ...a }),
    B = (d: string, w = 1.4, c = 'brass-hi') =>
      path(d, { fill: v(c), stroke: K, 'stroke-width': w, 'stroke-linejoin': 'round' }),
    L = (d: string, w = 1.8, c = 'brass-hi') => stroke(d, c, w);
  const collar = L('M62 113C70 122 80 122 88 113', 1.6);
  switch (id) {
    case 'karl':
      return (
        ink(head({ nose: 1, chin: 2 })) +
        ink('M80 93C84 108 100 112 106 104C112 99 108 92 106 91z') +
        ink('M44 48C40 34 46 26 60 22C80 16 104 20 108 32L106 46C86 38 62 40 44 48z') +
        ink('M100 43C112 43 122 47 126 54C116 56 106 54 100 53z') +
        L('M47 47C64 39 86 38 105 45', 4.4, 'brass') +
        place(emblem('anchor', 'brass-hi'), 84, 31, 0.62) +
        B('M22 140C24 126 34 121 44 119L50 129C42 130 38 134 37 142z', 1.4, 'brass') +
        L('M24 143V149M29 144V150M34 144V150', 1.8) +
        stroke('M108 89L122 93', 'brass-hi', 2.6) +
        B('M119 88H131C131 98 127 101 125 101C121 101 119 98 119 88z', 1.2, 'wood') +
        stroke('M126 82C122 76 130 72 126 65', 'rig', 1.6, { opacity: 0.7 })
      );
    case 'carlotta':
      return (
        ink(head({ slim: 14, nose: -3, chin: -2, back: -2 })) +
        ink('M50 84C40 88 40 74 46 66C40 56 48 40 62 36L96 38C92 50 84 56 74 58C68 70 62 82 56 88z') +
        ink('M32 46C50 30 90 26 124 42C128 45 124 48 118 47C90 42 62 46 40 54C32 55 28 50 32 46z') +
        ink('M52 38C52 20 96 16 100 36z') +
        B('M58 34C40 26 28 10 36 2C44 -4 62 6 70 30C64 30 60 32 58 34z', 1.5, 'cloth') +
        L('M40 6C50 12 60 24 64 31', 1.3) +
        L('M53 34C68 29 86 29 99 34', 3.4, 'brass') +
        L('M64 115C72 124 80 124 86 115', 1.4) +
        [66, 71, 76, 81]
          .map((x, i) => path(oval(x + 1, 119 + (i === 1 || i === 2 ? 3 : 0), 2.2), { fill: v('snow') }))
          .join('') +
        ink('M100 62L106 58L103 63z')
      );
    case 'igor':
      return (
        ink(head({ nose: 4, chin: 3, brow: 3, slim: -6 })) +
        ink('M12 152C12 118 36 104 60 106L64 130z') +
        L('M58 72C55 69 55 63 59 62C63 62 63 68 61 71', 1.4) +
        stroke('M142 132C132 112 126 96 122 84', 'line', 5) +
        L('M142 132C132 112 126 96 122 84', 2.8) +
        B('M123 86C116 84 111 76 114 71C119 68 127 74 127 82C127 85 125 87 123 86z', 1.3) +
        B('M128 126C138 122 152 130 152 142L148 152H126z', 0, 'line') +
        stroke('M113 64C110 60 116 57 113 52M120 63C117 59 123 56 120 51', 'good', 1.8) +
        L('M78 41C84 40 90 42 93 45', 1.3)
      );
    case 'henchman':
      return (
        ink(head({ nose: 1, chin: 3 })) +
        ink('M80 96C90 98 98 90 112 92L106 86C100 82 94 84 90 88z') +
        ink('M42 60C36 34 58 22 76 22C98 22 108 38 106 52C84 46 66 50 42 60z') +
        ink('M100 50C110 48 118 52 122 58C114 60 106 57 100 56z') +
        B('M71 22L74 4L76 0L78 4L81 22z', 1.2) +
        B('M66 22H86V26H66z', 1.1, 'brass') +
        B(star(86, 38, 8, 3.6, 6), 1.1) +
        L('M44 58C62 49 84 46 105 51', 2, 'brass') +
        L('M62 50C60 76 70 94 90 103', 1.6) +
        text('111', 76, 136, 15, { fill: v('brass-hi') })
      );
    case 'jack':
      return (
        ink(head({ nose: 3 })) +
        ink('M44 50C46 30 66 22 84 26C98 28 106 38 104 46L96 50L52 56z') +
        ink('M84 82C92 78 100 80 106 82C114 80 122 86 120 92C112 88 106 92 98 92C92 93 86 90 84 82z') +
        L('M46 52C66 44 88 42 104 48', 5.4, 'wood') +
        B(oval(97, 42, 10, 10.6), 1.6, 'brass') +
        B(oval(97.6, 42, 6.2, 6.8), 1.2, 'glass') +
        path('M93.6 40C94.4 36.8 97 35.6 99.6 36L96.6 41z', { fill: v('snow') }) +
        B('M74 44L86 40L87 47L75 50z', 1.2, 'brass-lo') +
        place(
          path('M-5 -20V-13L0 -10L5 -13V-20C10 -17 10 -9 3.6 -6V26H-3.6V-6C-10 -9 -10 -17 -5 -20z', {
            fill: v('brass-hi'),
            stroke: K,
            'stroke-width': 1.4,
          }),
          36,
          124,
          1.05,
          -28,
        ) +
        collar
      );
    case 'hernan':
      return (
        ink(head({ nose: 3, chin: 1 })) +
        ink('M78 96C80 116 96 118 104 110C108 104 108 96 106 92z') +
        ink('M30 46C44 40 46 16 76 16C106 16 110 36 124 44C128 48 122 52 116 51C92 40 62 42 40 54C32 56 26 50 30 46z') +
        L('M36 49C60 36 96 36 120 47', 1.8) +
        B(star(88, 32, 6.6, 3, 5), 1) +
        B('M104 56L122 52V65L104 64z', 1.3, 'brass-lo') +
        B('M121 50L139 46V69L121 66z', 1.4, 'brass') +
        B('M138 44L154 40.6V73.6L138 70z', 1.5) +
        ink('M92 152C96 128 110 100 118 72L132 74C130 104 122 132 118 152z') +
        L('M114 84L128 87', 2, 'brass')
      );
    case 'ripp':
      return (
        ink(head({ nose: 4, chin: 1, slim: 8 })) +
        ink('M96 98C102 98 107 95 107 92C112 104 113 118 109 126C101 122 94 110 92 101z') +
        ink('M48 66C44 44 56 30 78 29C94 29 102 36 102 44C88 38 76 42 70 52C66 60 62 72 58 80z') +
        L('M50 52C66 42 84 40 98 44', 3.2, 'brass') +
        B(oval(101, 39, 8.4, 11), 1.6, 'silver-hi') +
        path(oval(101, 39, 1.9), { fill: K }) +
        path(dash(96.6, 34, 99, 45, 0.9), { fill: v('snow') }) +
        L(oval(102.4, 63, 6.2), 1.7) +
        L('M96 63L68 66', 1.4) +
        place(
          B('M-5 -16H5V14H-5z', 1.3, 'glass') +
            path('M-5 -2H5V14H-5z', { fill: v('good') }) +
            L('M0 14V30', 1.6) +
            B('M-8 -18H8V-15H-8z', 1.1, 'brass') +
            L('M0 -18V-28', 2.4) +
            B('M-6 -31H6V-28H-6z', 1.1, 'brass'),
          134,
          116,
          1,
          24,
        ) +
        L('M64 116L76 138L88 116', 1.5)
      );
    case 'satine':
      return (
        ink(head({ slim: 12, nose: -3, chin: -2 })) +
        ink('M56 52C44 62 44 84 38 98C34 110 40 118 36 128C48 124 54 110 54 98L62 96L66 60z') +
        ink('M40 56C38 34 54 20 74 20C96 20 108 34 108 50C116 51 120 54 122 57C100 54 66 55 40 62C36 62 36 58 40 56z') +
        L('M42 57C66 49 92 48 119 55', 2, 'brass') +
        lampGlow(106, 38, 34) +
        B('M96 33L106 30V46L97 45z', 1.3, 'brass') +
        B('M106 29C111 31 111 45 106 47z', 1.2, 'lamp') +
        path('M112 36L146 24V58L112 42z', { fill: v('lamp'), opacity: 0.42 }) +
        stroke('M134 150L118 100', 'line', 6.4) +
        stroke('M134 150L118 100', 'wood-hi', 3.4) +
        place(B('M-15 3L-8 -5H9V5H-8z M9 -6H16V6H9z', 1.4, 'silver-hi'), 117, 97, 1.1, -16)
      );
    case 'hans':
      return (
        ink(head({ nose: 2, chin: 2 })) +
        ink(
          'M44 92L28 86L42 78L24 66L42 62L28 46L48 48L42 28L60 38L64 18L76 32L90 16L92 32L108 26L102 44' +
            'L92 48L70 62L60 96z',
        ) +
        ink('M76 92C84 88 96 88 104 88L108 94L104 118L98 110L92 124L86 110L78 118z') +
        B(oval(128, 122, 19), 2, 'iron') +
        path(dash(116, 112, 124, 105, 1.8), { fill: v('silver-hi') }) +
        B('M121 100L132 99L133 106L121 107z', 1.3, 'brass') +
        L('M127 99C126 90 136 90 136 82', 2.2, 'wood-hi') +
        B(star(137, 77, 9, 3.8, 8), 1, 'sun') +
        lampGlow(137, 77, 26) +
        ink('M88 152C92 136 104 130 114 136L122 152z') +
        L('M62 114L80 122L90 114L84 130L76 124z', 1.3, 'cloth')
      );
    case 'ratatine':
      return (
        ink(head({ slim: 10, nose: 5, chin: 4 })) +
        ink('M40 60C34 38 50 20 76 20C98 20 110 34 106 50C88 44 66 48 48 64z') +
        L('M46 56C54 40 72 28 92 26M50 60C62 44 84 34 104 40M42 44C50 34 60 28 70 25', 1.8, 'brass') +
        B('M98 46L104 38L110 46L104 55z', 1.3, 'cloth') +
        B('M103 38C96 22 102 6 116 2C114 14 112 26 107 38z', 1.3) +
        L('M105 36C104 24 108 12 114 6', 1, 'brass-lo') +
        L(oval(64, 88, 5.4), 2.2) +
        lampGlow(128, 122, 44) +
        B('M112 152C114 142 142 142 144 152z', 1.4, 'brass') +
        B(oval(128, 124, 21), 2, 'sky-2') +
        path('M114 118C117 108 125 105 132 106C124 110 119 115 118 122z', { fill: v('snow') }) +
        path(star(132, 127, 5.4, 2, 4), { fill: v('brass-lo') }) +
        stroke('M118 132C124 138 134 138 139 131', 'line', 1.2, { opacity: 0.6 }) +
        ink('M88 152C94 140 104 134 112 138C108 142 110 148 112 152z')
      );
    case 'fred':
      return (
        ink(head({ nose: 3, chin: 1 })) +
        ink('M54 44L48 2C62 -3 92 -3 104 2L102 44z') +
        ink('M34 48C50 36 104 34 124 46C128 50 122 53 116 52C92 44 62 46 42 54C32 56 28 52 34 48z') +
        B('M52.6 34C66 30 90 29 102.6 33L102 43C86 39 68 40 54 44z', 1.2, 'cloth') +
        L(oval(101.4, 62, 7), 2.2) +
        L('M102 69C108 92 96 112 88 134', 1.2) +
        ink('M94 82C102 79 110 82 116 78C122 74 124 82 118 86C110 91 100 88 94 86z') +
        path(oval(101.4, 62, 5.8), { fill: v('glass'), opacity: 0.8 }) +
        B('M60 116L76 124L60 132zM92 116L76 124L92 132z', 1.2, 'cloth') +
        path(dash(57, 6, 61, 30, 1.4), { fill: v('silver'), opacity: 0.9 })
      );
    case 'helen':
      return (
        ink(head({ slim: 16, nose: -4, chin: -3 })) +
        ink('M96 36C104 44 98 52 90 52C84 60 72 62 66 74C62 82 60 92 54 92C44 86 42 66 50 50C60 34 84 28 96 36z') +
        ink(oval(52, 40, 17)) +
        ink(oval(62, 30, 12)) +
        L('M36 26L70 50', 2) +
        B(oval(34.6, 25, 3.4), 1) +
        path(oval(70, 90, 3), { fill: v('snow') }) +
        L('M70 82V87', 1.2) +
        L('M118 64L132 140', 2.6) +
        B(oval(106.6, 64, 7.6, 6.8), 1.8, 'glass') +
        B(oval(122, 62, 7.6, 6.8), 1.8, 'glass') +
        ink('M118 152C120 138 128 130 136 134C142 138 142 146 142 152z') +
        [60, 66, 73, 80, 86]
          .map((x, i) => path(oval(x + 2, [114, 118, 120, 118, 114][i] + 2, 2.4), { fill: v('snow') }))
          .join('') +
        ink('M100 61L105 56L103 62z')
      );
    case 'tim':
      return (
        place(ink(head({ slim: 20, nose: -3, chin: -3 })), 12, 26, 0.86) +
        ink('M46 70C40 52 56 40 78 42C98 44 108 54 106 64L92 68C76 64 60 68 46 70z') +
        ink('M88 60C102 56 116 60 122 68C112 72 98 70 88 70z') +
        L('M50 66C66 58 86 58 102 62', 1.8, 'brass') +
        path(oval(76, 43, 3), { fill: v('brass') }) +
        ink('M56 76C50 88 52 96 58 100L64 84z') +
        path('M22 132C20 118 30 108 42 110C50 112 54 118 60 122C54 126 48 126 44 130L40 136H26z', {
          fill: v('silver'),
          stroke: K,
          'stroke-width': 1.8,
        }) +
        path(oval(44, 110, 5) + oval(37, 108, 4.4), { fill: v('silver-lo'), stroke: K, 'stroke-width': 1.5 }) +
        path(oval(50, 117, 1.6), { fill: K }) +
        L('M22 130C10 130 10 146 22 146C30 146 32 150 28 153', 2.6, 'silver') +
        stroke('M58 121L66 119M58 123L66 125', 'silver', 1) +
        L('M66 126L82 140L96 128', 1.6, 'cloth')
      );
    case 'shadow':
      return (
        ink('M10 152C14 128 34 122 50 112C56 98 52 80 54 60H100C102 80 104 92 104 104C118 112 136 124 142 152z') +
        ink('M52 100L40 78L60 88L76 116L98 86L114 78L104 108L78 140z') +
        ink('M24 56C42 44 50 48 54 42C56 20 66 16 78 22C90 14 104 20 106 42C112 48 122 46 134 56C116 66 42 66 24 56z') +
        B('M54 41C70 47 90 47 106 41L107 49C90 54 70 54 53 49z', 1, 'cloth') +
        path('M82 69C86 66.4 92 66.4 96 69C92 71.6 86 71.6 82 69z', { fill: v('lamp') }) +
        lampGlow(89, 69, 16) +
        L('M42 80L60 90L76 117L97 89L112 80', 1.5, 'rig') +
        path([0, 1, 2, 3, 4, 5].map((i) => dash(24 + i * 4, 146 - i * 5, 52 + i * 3, 146 - i * 5, 0.6)).join(''), {
          fill: v('rig'),
          opacity: 0.5,
        })
      );
  }
  return '';
}

/**
 * Round portrait about its middle, radius 76, for seats and the log. The ring carries the heading's colour, the tab
 * its letter in the reader's language.
 */
export function medallion(id: string, heading: Heading | null, letter: string = heading ?? '?') {
  const c = heading ? HEADING[heading] : 'c-none',
    d = oval(0, 0, 64);
  return (
    shape(oval(0, 0, 74), c, 4) +
    clip(d, path(d, { fill: v('moon') }) + place(portrait(id), -78, -82, 1)) +
    path(d, { fill: 'none', stroke: v('line'), 'stroke-width': 4 }) +
    shape(oval(50, 50, 24), c, 4) +
    text(letter, 50, 62, 34, { fill: v(c + '-on') })
  );
}

/** Traitor card. */
export function traitorCard({ id, name, heading, letter = heading ?? '', lines = [] }: Traitor & { lines?: string[] }) {
  const c = heading ? HEADING[heading] : 'c-none',
    on = c + '-on',
    P = box(14, 44, 172, 160, 6);
  return (
    frame() +
    clip(
      P,
      path(P, { fill: v(c) }) +
        hatch(P, 'h45', { opacity: 0.5 }) +
        path(P, { fill: v('line'), class: 'a-dim' }) +
        path(oval(100, 126, 72), { fill: v('moon'), opacity: 0.95 }) +
        path(
          [0, 1, 2, 3, 4, 5, 6].map((i) => dash(38 + i * 3, 150 + i * 7.4, 162 - i * 4, 150 + i * 7.4, 0.7)).join(''),
          { fill: v('line'), opacity: 0.5 },
        ) +
        place(portrait(id), 22, 53),
    ) +
    pictureRule(14, 44, 172, 160) +
    plate(name, 15, name.length > 14 ? 14.5 : 16.5) +
    place(
      path('M-18 -25H18V12L0 23L-18 12z', {
        fill: v(c),
        stroke: v('line'),
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }) +
        (heading
          ? place(needle(heading, on), 0, -12, 0.68) + text(letter, 0, 14.5, 19, { fill: v(on) })
          : text('?', 0, 8, 24, { fill: v(on) })),
      162,
      70,
    ) +
    path(box(18, 212, 164, 52, 6), { fill: v('card-2') }) +
    lines
      .slice(0, 3)
      .map((s, i, { length }) => text(s, 100, 243 + (i - (length - 1) / 2) * 16, 14, { class: 'a-b' }))
      .join('')
  );
}
