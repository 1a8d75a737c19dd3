// How things move: with weight, by transform alone, so that the browser draws them without laying the page out anew; and
// at once where a person wants nothing to move. What a gesture of a game does by itself uses these; pieces that are
// somewhere else after a change fly there without being told (`fly.ts`).
import { settings } from '../settings.svelte';

/** Sets off gently and lands softly. */
export const GLIDE = 'cubic-bezier(.35,0,.15,1)';
/** Faster and faster. */
const GRAVITY = 'cubic-bezier(.5,0,.9,.6)';

type Frame = { transform: string; offset?: number; easing?: string; opacity?: number };
type Body = HTMLElement | SVGElement;

interface How {
  ms: number;
  delay?: number;
  easing?: string;
  /** Is the transform on top of the element's own? So for what has one, as drawings have. */
  adds?: boolean;
}

/** Move an element through some transforms; the promise is kept when it has arrived, also when it goes away meanwhile. */
export async function moves(element: Body, frames: Frame[], how: How, pace = settings.pace): Promise<void> {
  if (!pace || !element.isConnected) return;
  const { ms, delay = 0, easing = GLIDE, adds = false } = how;
  element.style.willChange = 'transform';
  const motion = element.animate(frames, {
    duration: ms * pace,
    delay: delay * pace,
    easing,
    fill: 'backwards',
    composite: adds ? 'add' : 'replace',
  });
  await motion.finished.catch(() => {});
  element.style.willChange = '';
}

/** Fall to its place from a height, and bounce once. In a drawing, the height is in the drawing's units. */
export function fall(element: Body, height: number, delay = 0): Promise<void> {
  const at = (y: number) => `translate(0px, ${-y}px)`;
  return moves(
    element,
    [
      { transform: at(height), easing: GRAVITY },
      { transform: at(0), offset: 0.62, easing: 'ease-out' },
      { transform: at(Math.min(8, height / 12)), offset: 0.78, easing: 'ease-in' },
      { transform: at(0) },
    ],
    { ms: 260 + Math.sqrt(Math.abs(height)) * 18, delay, easing: 'linear', adds: element instanceof SVGElement },
  );
}

/** Turn over and over, as a die does, and come to rest; the more turns, the longer. */
export function tumble(element: Body, turns = 2, delay = 0): Promise<void> {
  return moves(
    element,
    [
      { transform: `translate(0px, -34%) rotate(${-360 * turns}deg) scale(1.12)`, easing: 'cubic-bezier(.3,0,.6,1)' },
      { transform: `translate(0px, 0px) rotate(${-140 * turns}deg) scale(1)`, offset: 0.45, easing: 'ease-out' },
      { transform: `translate(0px, -12%) rotate(${-50 * turns}deg) scale(1.04)`, offset: 0.66, easing: 'ease-in' },
      { transform: 'none' },
    ],
    { ms: 260 + 170 * turns, delay, easing: 'linear' },
  );
}

/** Go to its place over some points, which are told from that place; each stretch takes as long as it is. */
export function along(element: Body, points: readonly (readonly [number, number])[], ms: number): Promise<void> {
  const way = [...points, [0, 0] as const];
  const lengths = way.slice(1).map(([x, y], i) => Math.hypot(x - way[i][0], y - way[i][1]));
  const all = lengths.reduce((sum, each) => sum + each, 0);
  if (!all) return Promise.resolve();
  let gone = 0;
  const frames = way.map(([x, y], i) => {
    if (i) gone += lengths[i - 1];
    return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / all), easing: 'ease-in-out' };
  });
  return moves(element, frames, { ms, easing: 'linear', adds: element instanceof SVGElement });
}
