// Who sits in a seat, as a picture.
import { emblem, PLAYERS } from './emblems';
import { oval, path, place, svg, v } from './kit';
import { isPerson, portraitPicture } from './persons';

/** The ink that is legible on a colour of seats or of suits. */
const onto = (colour: string) => colour.replace(/^var\((--[\w-]+)\)$/, 'var($1-on, var(--paper-3))');

/** The emblem of the nth player on the seat's colour, as what a drawing contains. */
function sign(seat: number, colour: string): string {
  const { id, emblem: sign } = PLAYERS[seat] ?? PLAYERS[0];
  const ink = onto(colour);
  return (
    path(oval(0, 0, 22.6), { fill: colour, stroke: v('line'), 'stroke-width': 1.8 }) +
    path(oval(0, 0, 19.6), { fill: 'none', stroke: ink, 'stroke-width': 1.1, opacity: 0.75 }) +
    place(emblem(sign, `${id}-on`).replaceAll(v(`${id}-on`), ink), 0, 0, 1.06)
  );
}

/** The picture of the nth player: the emblem, on the seat's colour. */
export const emblemPicture = (seat: number, colour: string): string =>
  svg(sign(seat, colour), { x: -25, y: -25, w: 50, h: 50 });

/** The face of the nth player, with the emblem on it; the emblem alone for whoever has none. */
export const facePicture = (name: string, seat: number, colour: string): string =>
  isPerson(name) ? portraitPicture(name, colour, sign(seat, colour)) : emblemPicture(seat, colour);
