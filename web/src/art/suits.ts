// The suits of the dirigible factory.
import { emblem } from './emblems';
import { box, g, oval, path, stroke, v } from './kit';

/** cloud is Wild A, bolt is Wild B */
export type Suit = 'chain' | 'gear' | 'goggle' | 'key' | 'screw' | 'hat' | 'wrench' | 'cloud' | 'bolt';

/** Suit mark in a box -12 to 12. */
export function suitMark(s: Suit, c = 'line', bg = 'snow') {
  const f = { fill: v(c), 'fill-rule': 'evenodd' };
  switch (s) {
    case 'chain':
      return g(
        stroke(box(-12, -4.6, 13.4, 9.2, 4.6), c, 2.8) +
          stroke(box(-1.4, -4.6, 13.4, 9.2, 4.6), bg, 5) +
          stroke(box(-1.4, -4.6, 13.4, 9.2, 4.6), c, 2.8) +
          stroke('M-5 -4.6H-2.6', bg, 5) +
          stroke('M-6.4 -4.6H-3.2A4.6 4.6 0 0 1 1.2 -1.4', c, 2.8),
        { transform: 'rotate(-35)' },
      );
    case 'gear':
      return emblem('gear', c);
    case 'goggle':
      return (
        path('M-12 -4H-9V3H-12z M12 -4H9V3H12z', f) +
        path(oval(-5.2, 0, 6.2) + oval(-5.2, 0, 3.5) + oval(5.2, 0, 6.2) + oval(5.2, 0, 3.5), f)
      );
    case 'key':
      return emblem('key', c);
    case 'screw':
      return g(
        path('M-7 -12H7V-6.6L3.4 -4.4V8L0 12.6L-3.4 8V-4.4L-7 -6.6z', f) +
          stroke('M-1.6 -12V-8.6', bg, 2.2, { transform: 'translate(1.6 0)' }) +
          stroke('M-3.6 -.6L3.6 -3M-3.6 3.4L3.6 1M-3.2 7.2L3.2 5', bg, 1.3),
        { transform: 'rotate(30)' },
      );
    case 'hat':
      return (
        path(
          'M-6.6 -10.6C-3 -11.8 3 -11.8 6.6 -10.6L5.8 4.6C8.4 4.8 10.6 4.2 12 2.8C11.4 7.4 6 9 0 9' +
            'C-6 9 -11.4 7.4 -12 2.8C-10.6 4.2 -8.4 4.8 -5.8 4.6z',
          f,
        ) + stroke('M-5.6 1.6C-2.6 2.6 2.6 2.6 5.6 1.6', bg, 2)
      );
    case 'wrench':
      return g(
        path(
          'M-4.6 -12.4V-6.4L0 -3.8L4.6 -6.4V-12.4C8.6 -9.6 8.4 -3.4 3 -.6V4A5.4 5.4 0 1 1 -3 4V-.6' +
            'C-8.4 -3.4 -8.6 -9.6 -4.6 -12.4z' +
            oval(0, 8.4, 2.3),
          f,
        ),
        { transform: 'rotate(38)' },
      );
    case 'cloud':
      return (
        path('M-7.6 7.6A5 5 0 0 1 -8.4 -2.2A5 5 0 0 1 -3.6 -6.4A6 6 0 0 1 6.6 -4A5.4 5.4 0 0 1 8.4 7.6z', f) +
        stroke('M-3.4 3.6C-3.4 .6 1 .6 1 3', bg, 1.7)
      );
    case 'bolt':
      return path('M3.6 -12.4L-8 2H-1.4L-4.4 12.4L8 -3.4H1z', f);
  }
}
