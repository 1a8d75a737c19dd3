// Who sits in a seat, as a picture.
import { emblem, PLAYERS } from './emblems';
import { oval, path, place, svg, v } from './kit';

/** The ink that is legible on a colour of seats or of suits. */
const onto = (colour: string) => colour.replace(/^var\((--[\w-]+)\)$/, 'var($1-on, var(--paper-3))');

/** The picture of the nth player: the emblem, on the seat's colour. */
export function emblemPicture(seat: number, colour: string): string {
  const { id, emblem: sign } = PLAYERS[seat] ?? PLAYERS[0];
  const ink = onto(colour);
  return svg(
    path(oval(0, 0, 22.6), { fill: colour, stroke: v('line'), 'stroke-width': 1.8 }) +
      path(oval(0, 0, 19.6), { fill: 'none', stroke: ink, 'stroke-width': 1.1, opacity: 0.75 }) +
      place(emblem(sign, `${id}-on`).replaceAll(v(`${id}-on`), ink), 0, 0, 1.06),
    { x: -25, y: -25, w: 50, h: 50 },
  );
}
