// This browser's part in the luck of a table: it draws a nonce for each of its seats, pledges it with being ready, and
// shows it when everybody is ready. It never shows another one by itself: who could make it do so could choose.
import { line, type Line } from '../wire/line.svelte';
import type { MadeTable, SeatInfo, Share } from '../wire/types';
import { boundBy, drawNonce, pledgeOf } from './luck';
import { noteNonce, noteOf, notePromise, noteShown, noteVoid } from './notes';

/** Milliseconds after which a start goes without nonces that were not shown; the server waits a little less. */
export const PATIENCE = 10_500;

type Sender = Pick<Line, 'send'>;

/** Draw a nonce for a seat; returns its pledge. */
export function pledgeFor(table: string, seat: number, commitment: string): string {
  const nonce = drawNonce();
  noteNonce(table, seat, nonce, commitment);
  return pledgeOf(table, seat, commitment, nonce);
}

/** The nonces that this browser has to show now: of its seats that are bound by one, when everybody is ready. */
export function due(
  table: string,
  commitment: string,
  seats: readonly SeatInfo[],
  shares: readonly Share[],
): { seat: number; nonce: string }[] {
  if (!seats.length || seats.length !== shares.length || !seats.every((seat) => seat.taken && seat.ready)) return [];
  const drawn = noteOf(table)?.drawn ?? {};
  return seats.flatMap((info, seat) => {
    const [mine, share] = [drawn[seat], shares[seat]];
    const bound =
      info.mine &&
      mine &&
      share.pledge &&
      !share.nonce &&
      share.pledge === pledgeOf(table, seat, commitment, mine.nonce);
    return bound ? [{ seat, nonce: mine.nonce }] : [];
  });
}

/** Before the start: what was shown for seats that are not bound by it any more was shown for nothing. */
export function settle(table: string, commitment: string, shares: readonly Share[]): void {
  for (const [seat, mine] of Object.entries(noteOf(table)?.drawn ?? {})) {
    if (mine.bound && shares[Number(seat)]?.pledge !== pledgeOf(table, Number(seat), commitment, mine.nonce))
      noteVoid(table, Number(seat));
  }
}

/** Show a nonce; `bound` is by what all seats are bound. */
export function show(
  table: string,
  seat: number,
  nonce: string,
  bound: string[],
  over: Sender = line(),
): Promise<unknown> {
  noteShown(table, seat, bound);
  return over.send({ t: 'reveal', table, seat, nonce });
}

/** The seats whose nonces are still to come. */
export function missing(shares: readonly Share[]): number[] {
  return shares.flatMap((share, seat) => (share.kind === 'player' && !share.nonce ? [seat] : []));
}

/** Begin a game at a table where nobody else is asked: bots, and people around this screen. */
export async function beginHere(made: MadeTable, seats: number, over: Sender = line()): Promise<void> {
  const { id, commitment = '', mine } = made;
  notePromise(id, commitment, true);
  const pledges = new Map(mine.map((seat) => [seat, pledgeFor(id, seat, commitment)]));
  const bound = Array.from({ length: seats }, (_, seat) =>
    boundBy(pledges.has(seat) ? { kind: 'player', pledge: pledges.get(seat) } : { kind: 'bot' }),
  );
  const nonces = mine.map((seat) => ({ seat, nonce: noteOf(id)!.drawn![seat].nonce }));
  // One after another on one line: the server does them in this order, and nobody has to wait in between.
  await Promise.all([
    ...[...pledges].map(([seat, pledge]) => over.send({ t: 'ready', table: id, seat, yes: true, pledge })),
    ...nonces.map(({ seat, nonce }) => show(id, seat, nonce, bound, over)),
    over.send({ t: 'start', table: id }),
  ]);
}
