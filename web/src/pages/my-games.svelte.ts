// My games, for the start page: running ones with whose turn it is, finished ones with how they ended. Those at the
// server and those that this browser keeps look the same here.
import { listed, t } from '../text';
import { del, get } from '../wire/http';
import { server } from '../wire/server.svelte';
import { isLocal } from '../wire/tables';
import type { Listed, Lobby, Mine, MyTables, Summary } from '../wire/types';

const MOST_RUNNING = 6;
const MOST_FINISHED = 8;
const MOST_OPEN = 5;
/** Milliseconds after which the lists are read again. */
const OFTEN = 15_000;

export class MyGames {
  running = $state.raw<Mine[]>([]);
  finished = $state.raw<Mine[]>([]);
  /** Are there more than are shown? */
  more = $state(false);
  waiting = $state.raw<Listed[]>([]);

  /** Call it while a component is made. */
  constructor() {
    $effect(() => {
      void server.me;
      void this.read();
      const timer = setInterval(() => document.hidden || void this.read(), OFTEN);
      const back = () => document.hidden || void this.read();
      document.addEventListener('visibilitychange', back);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', back);
      };
    });
  }

  async read(): Promise<void> {
    await Promise.all([this.#readMine(), this.#readOpen()]).catch(() => {}); // the lists stay as they were
  }

  async #readMine(): Promise<void> {
    const [here, going, finished] = await Promise.all([gamesHere(), pageOf('going'), pageOf('finished')]);
    const running = [...here.filter(isGoing), ...going.tables];
    const over = [...here.filter((each) => !isGoing(each)), ...finished.tables];
    this.running = running.toSorted(byTurn).slice(0, MOST_RUNNING);
    this.finished = over.toSorted((a, b) => b.updated - a.updated).slice(0, MOST_FINISHED);
    this.more = running.length > MOST_RUNNING || over.length > MOST_FINISHED;
  }

  async #readOpen(): Promise<void> {
    if (server.away) return;
    const { open } = await get<Lobby>('/api/tables');
    const mine = new Set(this.running.map(({ id }) => id));
    this.waiting = open.filter(({ id }) => !mine.has(id)).slice(0, MOST_OPEN);
  }

  /** Take a finished game off the list. */
  async remove(id: string): Promise<void> {
    await removeGame(id);
    this.finished = this.finished.filter((each) => each.id !== id);
    void this.read();
  }
}

export const isGoing = ({ status, damaged }: Mine): boolean => damaged || status === 'open' || status === 'running';

const byTurn = (a: Mine, b: Mine): number => Number(b.my_turn) - Number(a.my_turn) || b.updated - a.updated;

/** A page of my games at the server; none where it does not answer. */
async function pageOf(status: string): Promise<MyTables> {
  const none = { tables: [], more: '' };
  if (!server.me || server.away) return none;
  return get<MyTables>(`/api/tables/mine?status=${status}`).catch(() => none);
}

/** Those that this browser keeps. */
export async function gamesHere(): Promise<Mine[]> {
  const { gamesHere } = await import('../local/listed');
  return (await gamesHere()).map(({ kept, summary }) => mineOf(summary, kept.updated));
}

function mineOf(summary: Summary, updated: number): Mine {
  const { id, game, title, status, clock, mine, asked, places, scores } = summary;
  const best = mine.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))[0] ?? 0;
  const seats = summary.seats.map(({ name = '', bot = '' }, seat) => ({
    name,
    bot,
    mine: mine.includes(seat),
    waited_for: asked.includes(seat),
    place: places[seat] ?? null,
    points: scores[seat] ?? null,
  }));
  const over = status === 'over';
  return {
    ...{ id, game, title, status, clock, seats, updated, created: updated, damaged: false, archived: false, due: null },
    my_turn: status === 'running' && asked.some((seat) => mine.includes(seat)),
    place: over ? (places[best] ?? null) : null,
    points: over ? (scores[best] ?? null) : null,
    replay: over,
  };
}

export async function removeGame(id: string): Promise<void> {
  if (isLocal(id)) await (await import('../local/keeper')).forget(id);
  else await del(`/api/tables/${encodeURIComponent(id)}/mine`);
}

// --- what is said of them

/** Who else sits there. */
export const othersOf = ({ seats }: Mine): string =>
  listed(seats.flatMap(({ name, mine }) => (name && !mine ? [name] : [])));

/** Whose turn it is, or how it ended. */
export function headOf(game: Mine): string {
  if (game.damaged) return t('ui-damaged-short');
  if (game.my_turn) return t('ui-your-turn');
  if (game.status === 'running') {
    const asked = game.seats.filter((seat) => seat.waited_for).map((seat) => seat.name);
    return asked.length ? t('ui-turn-of', { names: listed(asked) }) : t('ui-running');
  }
  if (game.status === 'open') return t('ui-waiting');
  if (game.status === 'abandoned') return t('mine-given-up');
  if (game.place == null) return t('ui-over');
  return game.place === 1 ? t('ui-won') : t('ui-place-of', { place: game.place, seats: game.seats.length });
}

export const pointsOf = ({ points }: Mine): string => (points == null ? '' : t('ui-points-n', { n: points }));

export const titleOf = ({ game, title }: Mine): string => server.game(game)?.title ?? title;
