// One click from the start page to a running game against bots.
import { beginHere } from '../fair/giving';
import { router } from '../router.svelte';
import { post } from '../wire/http';
import { server } from '../wire/server.svelte';
import type { MadeTable, NewTable } from '../wire/types';

const USUAL_BOT = 'casual';

export async function playNow(game: string): Promise<void> {
  await server.somebody();
  const sheet = server.game(game);
  const seats = sheet?.usual_seats ?? 4;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, USUAL_BOT]));
  const wanted: Partial<NewTable> = { game, seats, bots, sit: { 0: '' }, hints: true };
  const made = await post<MadeTable>('/api/tables', wanted);
  await beginHere(made, seats);
  router.go(`/t/${made.id}`);
}
