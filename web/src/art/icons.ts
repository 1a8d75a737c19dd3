// Signs on buttons, in a box from -12 to 12. Their colour is that of the text beside them.
import { oval } from './kit';

const line = (d: string, w = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;

const ICONS = {
  pause: solid('M-7 -8H-2V8H-7zM2 -8H7V8H2z'),
  play: solid('M-6 -9L9 0L-6 9z'),
  step: solid('M-8 -8L3 0L-8 8zM4.5 -8H8V8H4.5z'),
  skip: solid('M-10 -8L-2 0L-10 8zM-1 -8L7 0L-1 8zM7.5 -8H10.5V8H7.5z'),
  menu: line('M-8 -6H8M-8 0H8M-8 6H8', 2.2),
  moon: solid('M3 -9.6A9.6 9.6 0 1 0 9.4 4A7.6 7.6 0 0 1 3 -9.6z'),
  sun:
    solid(oval(0, 0, 4.6)) +
    line('M0 -10V-7.4M0 7.4V10M-10 0H-7.4M7.4 0H10M-7 -7L-5.3 -5.3M5.3 5.3L7 7M-7 7L-5.3 5.3M5.3 -5.3L7 -7'),
  hint: line('M-3.6 5.4C-3.6 2.4 -7 1 -7 -3A7 7 0 0 1 7 -3C7 1 3.6 2.4 3.6 5.4zM-2.8 9H2.8'),
  undo: line('M-7 -4H3C9 -4 9.4 7 2 7H-3M-7 -4L-2.4 -8.4M-7 -4L-2.4 .4'),
  help: line('M-4.4 -4.6C-4.4 -10.4 5 -10.2 4.6 -4.4C4.2 -.8 0 -.8 0 3.2', 2.4) + solid(oval(0, 8, 1.7)),
  close: line('M-6 -6L6 6M6 -6L-6 6', 2.2),
  tick: line('M-8 1L-2.6 7L8 -6.4', 4),
  cross: line('M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4', 4),
  down: line('M-6 -3L0 4L6 -3', 2.2),
  bin: line('M-8 -6H8M-3 -6V-9H3V-6M-6 -6L-5 9H5L6 -6M-2 -2V5M2 -2V5', 1.8),
  swap: line('M-8 -4H7M3 -8.4L7.6 -4L3 .4M8 5H-7M-3 .8L-7.6 5L-3 9.2'),
  log: line('M-8 -7H8M-8 -2H8M-8 3H4M-8 8H1', 2.2),
  rules: line('M0 -6C-3 -9 -7 -9 -10 -8V7C-7 6 -3 6 0 9C3 6 7 6 10 7V-8C7 -9 3 -9 0 -6zM0 -6V9', 1.9),
  home: line('M-9.4 -.6L0 -9L9.4 -.6M-6.6 -2.4V8.4H6.6V-2.4M-2 8V2.4H2V8'),
  person: line('M-4.6 -4.6A4.6 4.6 0 1 0 4.6 -4.6A4.6 4.6 0 1 0 -4.6 -4.6zM-9 9C-9 1.6 9 1.6 9 9z', 2),
  eye: line('M-10.4 0C-6 -7.4 6 -7.4 10.4 0C6 7.4 -6 7.4 -10.4 0z', 2) + solid(oval(0, 0, 3)),
  auto: line('M-6.6 -4.4A8 8 0 0 1 7.6 -2.4M6.6 4.4A8 8 0 0 1 -7.6 2.4M8.4 -7V-2H3.4M-8.4 7V2H-3.4'),
} as const;

export type Icon = keyof typeof ICONS;

/** A sign as tall as the text around it. */
export const icon = (name: Icon) => `<svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true">${ICONS[name]}</svg>`;
