// What has happened since the viewer last moved, as small tiles: a player who looks away can say what has changed.
import { NONE } from '../wire/decode';
import type { LogItem } from './table.svelte';

/** How a game draws one event. */
export interface Deed {
  /** As SVG, drawn for a box of about 2 rem. */
  picture: string;
  /** Who did it, or whom it befell, where that is not the seat that the event's sentence names first. */
  seat?: number;
  /** Did it go well? Unset where that is not the question. */
  good?: boolean;
}

/** A tile of the story. */
export interface Tile extends Deed {
  seat: number;
  item: LogItem;
}

const MOST = 80;

/**
 * Tiles stay after the viewer has moved, until somebody else does something: a strip that empties at the first of
 * several decisions would be no story.
 */
export class Story {
  /** The earliest first. */
  tiles = $state.raw<Tile[]>([]);
  /** The number of the item before the viewer's last move; NONE if it has not moved. */
  since = $state(NONE);
  readonly #viewer: number;
  #until = 0;
  #isOld = false;

  constructor(viewer: number) {
    this.#viewer = viewer;
  }

  /** The viewer's move has come back, in the items after `since` up to `until`. */
  moved(since: number, until: number): void {
    this.since = since;
    this.#until = until;
    this.#isOld = true;
  }

  /** Something happened; a tile if it is worth one. Items that come when the table is opened are of the `past`. */
  tell(item: LogItem, seat: number, tile: Deed | null, past: boolean): void {
    if (seat >= 0 && seat === this.#viewer) {
      if (past) return this.moved(item.n, item.n);
      if (item.n <= this.#until) return; // its own move is no news to the viewer
    }
    if (!tile) return;
    const kept = this.#isOld ? this.tiles.filter((each) => each.item.n > this.since) : this.tiles;
    this.#isOld = false;
    this.tiles = [...kept, { seat, ...tile, item }].slice(-MOST);
  }

  /** A game that is shown again went back: what comes later is not known yet. */
  forget(after: number): void {
    this.since = Math.min(this.since, after);
    this.#until = Math.min(this.#until, after);
    this.tiles = this.tiles.filter((each) => each.item.n <= after);
  }
}
