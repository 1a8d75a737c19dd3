// A table, wherever it is kept: at the server, or in this browser. Pages ask here, and need not know which.
import { inLanguage, t } from '../text';
import type { Source } from '../table/table.svelte';
import { SITE } from './addresses';
import { del, get } from './http';
import type { Chances, Replay, Reviewed, Summary } from './types';

/** What the ids of tables begin with that are kept in this browser. */
export const LOCAL = 'local-';
export const isLocal = (id: string): boolean => id.startsWith(LOCAL);

export interface TableAt {
  readonly isHere: boolean;
  summary(): Promise<Summary>;
  /** Where the table's messages come from, with the eyes of a viewer; undefined for the line to the server. */
  source(viewer: number): Source | undefined;
  /** Seen again, with the eyes of a seat, a spectator (-1), or with all hands open (-2). */
  replay(seat: number): Promise<Replay>;
  /** As far as they are known. */
  chances(): Promise<Chances>;
  /** What luck and choices made of the game, as far as it is worked out; only where a server does that. */
  readonly review?: () => Promise<Reviewed>;
  /** Nobody waits for that any more. */
  readonly stopReview?: () => Promise<void>;
  /** The game as a file. */
  file(): Promise<string>;
}

class AtServer implements TableAt {
  readonly isHere = false;
  readonly #path: string;

  constructor(id: string) {
    this.#path = `/api/tables/${encodeURIComponent(id)}`;
  }

  summary(): Promise<Summary> {
    return get(this.#path);
  }

  source(): undefined {
    return undefined;
  }

  replay(seat: number): Promise<Replay> {
    return get(`${this.#path}/replay?seat=${seat}`);
  }

  chances(): Promise<Chances> {
    return get(inLanguage(`${this.#path}/chances`));
  }

  review = (): Promise<Reviewed> => get(inLanguage(`${this.#path}/review`));

  stopReview = (): Promise<void> => del(`${this.#path}/review`);

  file(): Promise<string> {
    return get(`${this.#path}/export`);
  }
}

/** The table with this id. */
export async function tableAt(id: string): Promise<TableAt> {
  if (!isLocal(id) && !SITE) return new AtServer(id);
  return (await import('../local/house')).tableHere(id);
}

/** Let the person save a game as a file. */
export async function saveFile(id: string): Promise<void> {
  const text = await (await tableAt(id)).file();
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${t('ui-name').toLowerCase()}-${id}.aero`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
