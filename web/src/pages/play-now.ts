// One click from the start page to a running game against bots. It runs in this page, on the rules that came with it;
// games of other packages need the server, which alone has their rules.
import { beginHere } from '../fair/giving';
import { router } from '../router.svelte';
import { settings, type Setup } from '../settings.svelte';
import { post } from '../wire/http';
import { guestName, server } from '../wire/server.svelte';
import type { Games, MadeTable, NewTable } from '../wire/types';

/** How well bots play, from the worst to the best. */
const LEVELS: readonly string[] = ['greedy', 'casual', 'club', 'master', 'expert', 'grandmaster'];
/** Besides these, whoever makes a table may take these. */
const OTHERS: readonly string[] = ['learned', 'random'];

/** The levels at which bots can play a game. */
export const levelsOf = (game: Games['games'][number]): string[] => LEVELS.filter((level) => game.bots.includes(level));

/** All bots that can play a game. */
export const botsOf = (game: Games['games'][number]): string[] =>
  [...LEVELS, ...OTHERS].filter((bot) => game.bots.includes(bot));

export const usualSetup = (game?: Games['games'][number]): Setup => ({
  bots: (game?.usual_seats ?? 4) - 1,
  level: 'casual',
});

export async function playNow(game: string, setup: Setup = usualSetup(server.game(game))): Promise<void> {
  const { isHere } = await import('../engine/loading');
  router.go(`/t/${await (isHere(game) ? begunHere(game, setup) : begunAtServer(game, setup))}`);
}

async function begunHere(game: string, { bots, level }: Setup): Promise<string> {
  const rivals = Array.from({ length: bots }, () => ({ bot: level }));
  const { begin } = await import('../local/house');
  return begin({ game, seats: [{ name: nameHere() }, ...rivals] });
}

/** What this person is called, with a random name if they have not given one. */
export function nameHere(): string {
  const name = server.me?.name || settings.name || guestName();
  if (!settings.name) settings.set({ name });
  return name;
}

async function begunAtServer(game: string, setup: Setup): Promise<string> {
  await server.somebody();
  const seats = setup.bots + 1;
  const bots = Object.fromEntries(Array.from({ length: setup.bots }, (_, i) => [i + 1, setup.level]));
  const wanted: Partial<NewTable> = { game, seats, bots, sit: { 0: '' }, hints: true };
  const made = await post<MadeTable>('/api/tables', wanted);
  await beginHere(made, seats);
  return made.id;
}
