// The faces of bots: busts in a circle around the middle, each with the one thing that everybody knows it by.
import { PERSONS } from '../wire/persons';
import { box, clip, oval, path, place, poly, shape, star, stroke, svg, v } from './kit';

type Person = (typeof PERSONS)[number];

const RADIUS = 19;
const FINE = 1.1;

/** Shoulders in a coat, with what shows of the shirt between its lapels. */
const coat = (fill: string, shirt = 'snow') =>
  shape('M-17 24C-17 11 -10 8.5 -4 7.5H4C10 8.5 17 11 17 24z', fill, FINE) +
  shape('M-4.4 7.4L0 16L4.4 7.4z', shirt, 0.9);
const buttons = (fill: string) => path(oval(0, 18, 0.9) + oval(0, 21, 0.9), { fill: v(fill) });
/** Neck, head and ears. */
const head = (skin: string, wide = 7, high = 8.8) =>
  shape('M-3 3V8.4C-1.4 10.4 1.4 10.4 3 8.4V3z', skin, FINE) +
  shape(oval(-wide, -1.5, 1.5, 2.2) + oval(wide, -1.5, 1.5, 2.2), skin, 0.9) +
  shape(oval(0, -2, wide, high), skin, FINE);
const eyes = (y = -2) => path(oval(-2.7, y, 0.95) + oval(2.7, y, 0.95), { fill: v('d-black-lo') });
const brows = (d = 'M-4.4 -4.8C-3.4 -5.6 -2 -5.5 -1.2 -4.9M4.4 -4.8C3.4 -5.6 2 -5.5 1.2 -4.9') => stroke(d, 'line', 1);
const nose = () => stroke('M.2 -1.4C1.2 .2 1.2 1 -.2 1.1', 'line', 0.8);
const mouth = (d = 'M-2.2 3.4C-.8 4.3 .8 4.3 2.2 3.4') => stroke(d, 'line', 1);
const lips = () =>
  path('M-2.1 3.3C-1 2.5 -.4 2.9 0 3C.4 2.9 1 2.5 2.1 3.3C1 4.9 -1 4.9 -2.1 3.3z', { fill: v('cloth') });

/** By name: the ground behind the bust, and the bust. */
const FACES: Record<Person, [ground: string, bust: () => string]> = {
  // a peaked cap with a brass badge, and a moustache
  'Captain Brass': [
    'sky',
    () =>
      coat('slate-lo') +
      buttons('brass-hi') +
      head('dusk-2') +
      eyes() +
      brows() +
      nose() +
      shape('M0 1.6C2 .8 5 1.6 6.2 3.6C4 3.6 2 5 0 3.4C-2 5 -4 3.6 -6.2 3.6C-5 1.6 -2 .8 0 1.6z', 'silver', 0.9) +
      shape('M-9.4 -8C-11 -14.6 -5 -17 0 -17C5 -17 11 -14.6 9.4 -8C5 -10 -5 -10 -9.4 -8z', 'slate-lo', FINE) +
      shape('M-9 -7.6C-5 -10 5 -10 9 -7.6V-5.8C5 -8 -5 -8 -9 -5.8z', 'brass', 0.9) +
      shape('M-8.6 -6C-5 -8.4 5 -8.4 8.6 -6C5 -4 -5 -4 -8.6 -6z', 'iron-lo', 0.9) +
      path(star(0, -12.4, 2.5), { fill: v('brass-hi') }),
  ],
  // red hair piled high, with a comb
  'Lady Ember': [
    'dusk-2',
    () =>
      shape('M-9 4C-12 -4 -10 -12 -6 -13C-8 -19 8 -19 6 -13C10 -12 12 -4 9 4C7 8 -7 8 -9 4z', 'cloth', FINE) +
      coat('dusk-lo', 'hull-hi') +
      head('hull-hi', 6.6) +
      shape(
        'M-6.8 -3C-6 -8 -2 -7.6 0 -9.6C3 -7 6.4 -8 6.8 -3C9 -9 4 -12.4 0 -12.4C-4 -12.4 -9 -9 -6.8 -3z',
        'cloth',
        0.9,
      ) +
      stroke('M-4 -14.4C-2 -16.4 2 -16.4 4 -14.4', 'line', 0.8) +
      shape('M-4 -13L-5.4 -17.6L-2 -15.6L0 -18.4L2 -15.6L5.4 -17.6L4 -13z', 'brass-hi', 0.8) +
      eyes() +
      brows('M-4.6 -4.6C-3.4 -6 -2 -5.8 -1.2 -5M4.6 -4.6C3.4 -6 2 -5.8 1.2 -5') +
      nose() +
      lips() +
      path(oval(-7, 2.6, 1.1) + oval(7, 2.6, 1.1), { fill: v('brass-hi') }),
  ],
  // bald, with spectacles and a goatee, and a quill behind the ear
  'Doctor Quill': [
    'leaf',
    () =>
      coat('leaf-lo') +
      head('wood-hi', 7, 9.6) +
      shape(
        'M-7.6 -1C-9.6 -3 -9 -8 -7 -8.4C-7.6 -5 -6.6 -3 -6.8 0zM7.6 -1C9.6 -3 9 -8 7 -8.4C7.6 -5 6.6 -3 6.8 0z',
        'silver-lo',
        0.8,
      ) +
      shape('M-3 3.4C-4 6 -2 10.6 0 10.8C2 10.6 4 6 3 3.4C1.4 2.4 -1.4 2.4 -3 3.4z', 'silver-lo', 0.9) +
      mouth('M-1.4 4.8H1.4') +
      eyes() +
      path(oval(-2.9, -2, 2.6) + oval(2.9, -2, 2.6), { fill: 'none', stroke: v('line'), 'stroke-width': 1.1 }) +
      stroke('M-.4 -2.4C-.2 -2.8 .2 -2.8 .4 -2.4', 'line', 1) +
      shape('M6.6 -1.6C8 -9 13 -15 16 -15.6C16.4 -11 12 -5 8 -2.4z', 'snow', 0.9) +
      stroke('M7 -1C9 -6 12 -11 15 -14', 'line', 0.7),
  ],
  // a top hat and a monocle
  'Baron Zephyr': [
    'storm-2',
    () =>
      coat('d-black') +
      shape('M0 9L-4.6 6.8V11.2zM0 9L4.6 6.8V11.2z', 'cloth', 0.9) +
      head('hull') +
      eyes() +
      brows('M-4.6 -4.6C-3.4 -5.2 -2 -5 -1.2 -4.2M4.8 -5.6C3.6 -6.2 2.2 -6.2 1 -5.4') +
      nose() +
      stroke(
        'M0 2.6C-2 3.8 -4 3.6 -5.4 2.2C-6.2 1.4 -7.2 2 -6.6 3M0 2.6C2 3.8 4 3.6 5.4 2.2C6.2 1.4 7.2 2 6.6 3',
        'line',
        1.5,
      ) +
      path(oval(2.9, -2, 2.9), { fill: 'none', stroke: v('brass'), 'stroke-width': 1.3 }) +
      stroke('M5.4 -.6C7 4 6.6 7 5.4 10', 'brass', 0.8) +
      shape('M-6.6 -8V-18.6C-4 -19.6 4 -19.6 6.6 -18.6V-8z', 'd-black', FINE) +
      shape('M-6.6 -11V-8H6.6V-11z', 'cloth', 0.8) +
      shape('M-11 -7.4C-7 -9.6 7 -9.6 11 -7.4C7 -5.6 -7 -5.6 -11 -7.4z', 'd-black', FINE),
  ],
  // a turban with a star
  'Madame Altair': [
    'storm',
    () =>
      coat('gem-lo', 'gem') +
      head('wood', 6.6) +
      eyes() +
      brows('M-4.8 -4.4C-3.4 -5.8 -2 -5.6 -1.2 -4.8M4.8 -4.4C3.4 -5.8 2 -5.6 1.2 -4.8') +
      nose() +
      lips() +
      shape('M-8 -4.6C-12 -12 -6 -18.6 1 -18.4C9 -18 11 -11 8 -4.6C5 -8.4 -5 -8.4 -8 -4.6z', 'sun', FINE) +
      stroke('M-9 -9C-4 -12 2 -15 4 -18M9 -9C4 -9.6 -2 -12 -5 -16.6', 'line', 0.8) +
      path(star(0, -9.6, 3.4), { fill: v('star'), stroke: v('line'), 'stroke-width': 0.8 }) +
      path(oval(-7, 2.4, 1.3) + oval(7, 2.4, 1.3), { fill: v('sun'), stroke: v('line'), 'stroke-width': 0.6 }),
  ],
  // white hair on end, and goggles pushed up
  'Professor Coil': [
    'sky-3',
    () =>
      shape(
        'M-8 2L-13 1L-10.4 -3L-15 -6L-10.6 -8L-13 -13.6L-7.4 -12.4L-6 -18L-1.4 -14.6L1.4 -19L4 -14.4L8.6 -17L8.6 -12L13.6 -12L11 -7.4L15 -5L10.6 -2.6L13 1.4L8 2z',
        'snow',
        FINE,
      ) +
      coat('snow', 'silver') +
      head('hull') +
      eyes(-1.4) +
      nose() +
      mouth('M-2.4 3.2C-.6 5 1.4 4.8 2.6 3.2') +
      brows('M-5 -3.6C-4 -5 -2 -4.8 -1.2 -4M5 -4.2C4 -5.6 2 -5.4 1.2 -4.6') +
      shape(box(-8, -9.8, 16, 3, 1.4), 'wood-lo', 0.9) +
      shape(oval(-3.4, -8.4, 2.9) + oval(3.4, -8.4, 2.9), 'gem', 1.2),
  ],
  // a leather helmet and goggles, a red scarf
  'Sergeant Rivet': [
    'rock',
    () =>
      coat('wood-lo') +
      head('wood-hi') +
      shape(
        'M-8.6 4C-11 -6 -8 -15.6 0 -15.6C8 -15.6 11 -6 8.6 4L6 5.4C7 0 6.6 -5 5 -6.4H-5C-6.6 -5 -7 0 -6 5.4z',
        'wood-lo',
        FINE,
      ) +
      shape(box(-8.6, -5, 17.2, 2.6, 1), 'iron-lo', 0.8) +
      shape(oval(-3.4, -3.2, 3.2, 2.8) + oval(3.4, -3.2, 3.2, 2.8), 'glass', 1.2) +
      path(oval(-3, -3, 0.95) + oval(3, -3, 0.95), { fill: v('d-black-lo') }) +
      nose() +
      mouth('M-2.4 3.8H2.4') +
      shape('M-8 7.4C-4 10.6 4 10.6 8 7.4L9 11C4 14 -4 14 -9 11z', 'cloth', FINE) +
      shape('M3 11.4L8.6 20L4.4 21.4L0 12.4z', 'cloth', 0.9),
  ],
  // a flat cap over a bob, and freckles
  'Miss Sparrow': [
    'sun',
    () =>
      shape('M-9 5.6C-12 -2 -10 -12 0 -12.6C10 -12 12 -2 9 5.6C6 7.4 -6 7.4 -9 5.6z', 'wood', FINE) +
      coat('cloth', 'hull-hi') +
      head('hull-hi', 6.8, 8.4) +
      shape('M-7 -1C-6.6 -7 -3 -8 0 -8C3 -8 6.6 -7 7 -1C4 -5 -2 -5.6 -7 -1z', 'wood', 0.9) +
      eyes(-1) +
      nose() +
      mouth('M-2.4 3C-.8 4.8 1 4.8 2.6 2.6') +
      path([-4.6, -3.4, 3.4, 4.6].map((x, i) => oval(x, i % 2 ? 1.2 : 0.6, 0.45)).join(''), { fill: v('wood-lo') }) +
      shape('M-9.6 -6.6C-12 -14 -4 -17.4 2 -16.6C9 -15.6 12 -10.6 10 -7C5 -10 -4 -10 -9.6 -6.6z', 'leaf', FINE) +
      shape('M2 -9.2C7 -9.6 12 -8.4 13.4 -5.6C10 -5.2 6 -6 2.6 -7.4z', 'leaf-lo', 0.9),
  ],
  // an eye-patch and side whiskers
  'Colonel Mist': [
    'cloud-lo',
    () =>
      coat('cloth', 'brass-hi') +
      shape('M-15 13.6C-13 10.6 -10 9.4 -7.6 8.8L-6.6 12zM15 13.6C13 10.6 10 9.4 7.6 8.8L6.6 12z', 'brass', 0.9) +
      head('dusk-2') +
      shape(
        'M-7.6 -5C-9 -13 -3 -14 1 -13.4C6 -13 9 -10 7.6 -5C6 -8.6 2 -9.4 -1 -9C-4 -8.6 -6.6 -8 -7.6 -5z',
        'silver-hi',
        FINE,
      ) +
      shape(
        'M-7.4 -2C-10 2 -8 8 -3.6 6.6C-5.6 5 -6.6 2 -6.2 -1zM7.4 -2C10 2 8 8 3.6 6.6C5.6 5 6.6 2 6.2 -1z',
        'silver-hi',
        0.9,
      ) +
      stroke('M-7 -7.6L7.4 -2.6', 'line', 1.1) +
      shape('M.4 -4.4C2 -5.4 5 -4.6 5.6 -2.8C5.4 -.2 1.4 .2 .4 -1.6z', 'd-black', 0.8) +
      path(oval(-2.7, -2, 0.95), { fill: v('d-black-lo') }) +
      brows('M-4.8 -4.6C-3.6 -5.8 -2.2 -5.6 -1.2 -4.8') +
      nose() +
      mouth('M-2.2 4H2.2'),
  ],
  // a tiara on dark hair, and a choker
  'Countess Velvet': [
    'dusk',
    () =>
      shape('M-9.6 9C-13 0 -11 -12 0 -13.4C11 -12 13 0 9.6 9C6 11 -6 11 -9.6 9z', 'd-black', FINE) +
      coat('storm-lo', 'wood-lo') +
      head('wood-lo', 6.6) +
      shape(
        'M-6.8 -1C-7 -8 -3 -8.8 0 -10.4C3 -8.8 7 -8 6.8 -1C9.6 -8 6 -13.4 0 -13.4C-6 -13.4 -9.6 -8 -6.8 -1z',
        'd-black',
        0.9,
      ) +
      path(oval(-2.7, -1.8, 1.5, 1.1) + oval(2.7, -1.8, 1.5, 1.1), { fill: v('snow') }) +
      path(oval(-2.7, -1.8, 0.8) + oval(2.7, -1.8, 0.8), { fill: v('d-black-lo') }) +
      stroke('M-4.8 -4.4C-3.4 -5.6 -2 -5.4 -1.2 -4.6M4.8 -4.4C3.4 -5.6 2 -5.4 1.2 -4.6', 'd-black-lo', 1) +
      nose() +
      lips() +
      shape(box(-3.4, 7, 6.8, 2, 0.6), 'cloth', 0.8) +
      shape(
        poly([
          [-7, -10.4],
          [-7.4, -14.6],
          [-3.6, -12.8],
          [0, -18],
          [3.6, -12.8],
          [7.4, -14.6],
          [7, -10.4],
        ]),
        'silver-hi',
        0.9,
      ) +
      path(oval(0, -13.2, 1.1), { fill: v('gem-lo') }),
  ],
};

/** Is this the name of a bot that has a face? */
export const isPerson = (name: string): name is Person => Object.hasOwn(FACES, name);

/** A bot's face, ringed with the colour of its seat; what else it shows is laid over the lower right. */
export function portraitPicture(name: Person, colour: string, sign: string): string {
  const [ground, bust] = FACES[name];
  return svg(
    path(oval(0, 0, 22.6), { fill: colour, stroke: v('line'), 'stroke-width': 1.8 }) +
      clip(oval(0, 0, RADIUS), path(oval(0, 0, RADIUS), { fill: v(ground) }) + place(bust(), 0, 1.5, 1.08)) +
      path(oval(0, 0, RADIUS), { fill: 'none', stroke: v('line'), 'stroke-width': 1.2 }) +
      place(sign, 15.4, 15.4, 0.42),
    { x: -25, y: -25, w: 50, h: 50 },
  );
}
