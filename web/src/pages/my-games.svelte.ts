// My tables, for the start page: running ones with whose turn it is, finished ones with how they ended.
import { settings } from '../settings.svelte';
import { get } from '../wire/http';
import { server } from '../wire/server.svelte';
import { isLocal } from '../wire/tables';
import type { Listed, Lobby, MyTables, Summary } from '../wire/types';

const MOST_RUNNING = 6;
const MOST_FINISHED = 8;
const MOST_OPEN = 5;
/** Milliseconds after which the lists are read again. */
const OFTEN = 15_000;
/** As many games are remembered as removed. */
const MOST_REMOVED = 300;

type Mine = MyTables['tables'][number];

export interface MyGame extends Mine {
  /** What is known of the table; null while it is read, and if it cannot be. */
  summary: Summary | null;
}

const isRunning = ({ status, damaged }: Mine) => damaged || status === 'open' || status === 'running';

export class MyGames {
  running = $state.raw<MyGame[]>([]);
  finished = $state.raw<MyGame[]>([]);
  /** How many there are, shown or not. */
  runningAll = $state(0);
  finishedAll = $state(0);
  waiting = $state.raw<Listed[]>([]);

  #summaries = new Map<string, { updated: number; summary: Summary }>();

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
    const [here, there] = await Promise.all([this.#kept(), this.#there()]);
    const mine = [...here, ...there].toSorted((a, b) => b.updated - a.updated);
    const running = mine.filter(isRunning);
    const finished = mine.filter((each) => !isRunning(each));
    this.runningAll = running.length;
    this.finishedAll = finished.length;
    // Whose turn it is decides which of the running games come first, so all that can be shown are asked for.
    const [known, ended] = await Promise.all([
      Promise.all(running.slice(0, 2 * MOST_RUNNING).map((each) => this.#known(each))),
      Promise.all(finished.slice(0, MOST_FINISHED).map((each) => this.#known(each))),
    ]);
    this.running = known.toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a))).slice(0, MOST_RUNNING);
    this.finished = ended;
  }

  /** Those that this browser keeps. */
  async #kept(): Promise<Mine[]> {
    const { gamesHere } = await import('../local/listed');
    return (await gamesHere()).map(({ kept, summary }) => {
      const { id, game, status, mine: seats } = summary;
      this.#summaries.set(id, { updated: kept.updated, summary });
      return { id, game, status, seats, updated: kept.updated, damaged: false, archived: false };
    });
  }

  /** Those at the server; none where it does not answer. */
  async #there(): Promise<Mine[]> {
    if (!server.me || server.away) return [];
    const { tables } = await get<MyTables>('/api/tables/mine').catch(() => ({ tables: [] }));
    return tables.filter(({ id }) => !settings.removed.includes(id));
  }

  async #known(mine: Mine): Promise<MyGame> {
    if (mine.damaged || mine.archived) return { ...mine, summary: null };
    const kept = this.#summaries.get(mine.id);
    // What a bot has done at a table changes when it was last written, too.
    if (kept?.updated === mine.updated) return { ...mine, summary: kept.summary };
    const summary = await get<Summary>(`/api/tables/${encodeURIComponent(mine.id)}`).catch(() => null);
    if (summary) this.#summaries.set(mine.id, { updated: mine.updated, summary });
    return { ...mine, summary };
  }

  async #readOpen(): Promise<void> {
    if (server.away) return;
    const { open } = await get<Lobby>('/api/tables');
    const mine = new Set(this.running.map(({ id }) => id));
    this.waiting = open.filter(({ id }) => !mine.has(id)).slice(0, MOST_OPEN);
  }

  /** Take a finished game off the list of this browser. */
  async remove(id: string): Promise<void> {
    if (isLocal(id)) await (await import('../local/keeper')).forget(id);
    else settings.set({ removed: [...settings.removed, id].slice(-MOST_REMOVED) });
    this.finished = this.finished.filter((each) => each.id !== id);
    this.finishedAll -= 1;
    void this.read();
  }
}

export const isMyTurn = ({ summary }: MyGame): boolean =>
  summary?.status === 'running' && summary.asked.some((seat) => summary.mine.includes(seat));
