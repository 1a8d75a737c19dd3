// Keeps the games of this browser in IndexedDB: the header and the moves of each, written after every move.
import type { LuckSource } from './luck';

/** Who plays a seat that no bot has. */
export const HUMAN = 'human';

/** Everything that a match follows from, but for its moves. */
export interface Header {
  game: string;
  seats: number;
  options: Record<string, number>;
  luck: LuckSource;
  names: string[];
  /** By seat: `human`, or the name of a bot. */
  players: string[];
}

/** A game as it is kept. */
export interface Kept {
  id: string;
  header: Header;
  /** Seat and action of each. */
  moves: [seat: number, action: number][];
  status: 'running' | 'over' | 'abandoned';
  hints: boolean;
  /** Is it a guided first game? */
  lesson: boolean;
  /** In seconds. */
  created: number;
  updated: number;
  /** The table of the next game. */
  rematch: string;
  /** At the end. */
  scores: number[];
  places: number[];
}

const [DATABASE, STORE] = ['aerodrome', 'games'];

let opened: Promise<IDBDatabase | null> | undefined;
/** What could not be written. It is there until the page is closed. */
const unwritten = new Map<string, Kept>();

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close(); // a newer page in another tab
      asked.result.onclose = () => (opened = undefined);
      resolve(asked.result);
    };
    asked.onerror = () => resolve(null);
    asked.onblocked = () => resolve(null);
  });
  return opened;
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const base = await database();
  if (!base) throw new Error('this browser keeps nothing');
  return new Promise((resolve, reject) => {
    const transaction = base.transaction(STORE, mode);
    const asked = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
  });
}

/** Write a game; false where the browser keeps nothing. */
export async function keep(kept: Kept): Promise<boolean> {
  const copy = structuredClone(kept);
  try {
    await run('readwrite', (store) => store.put(copy));
    unwritten.delete(kept.id);
    return true;
  } catch {
    unwritten.set(kept.id, copy);
    return false;
  }
}

export async function keptGame(id: string): Promise<Kept | undefined> {
  return unwritten.get(id) ?? (await run<Kept>('readonly', (store) => store.get(id)).catch(() => undefined));
}

/** All that are kept, the latest first. */
export async function keptGames(): Promise<Kept[]> {
  const found = (await run<Kept[]>('readonly', (store) => store.getAll()).catch(() => undefined)) ?? [];
  const all = [...found.filter(({ id }) => !unwritten.has(id)), ...unwritten.values()];
  return all.sort((a, b) => b.updated - a.updated);
}

export async function forget(id: string): Promise<void> {
  unwritten.delete(id);
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined);
}
