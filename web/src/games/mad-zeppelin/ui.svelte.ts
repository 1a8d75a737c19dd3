// What stage, dock and plates of one table share: which sheet is open, which card shows under the pointer, what is
// being dragged.
import { perTable } from '../../table/per-table';
import type { TableView } from '../../table/table.svelte';
import { NONE, type State } from './numbers';

class Ui {
  /** The Traitor whose sheet is open. */
  traitor = $state(NONE);
  /** The seat whose sheet is open. */
  seat = $state(NONE);
  /** The Traitor under the pointer, and where. */
  over = $state.raw<{ traitor: number; box: DOMRect } | null>(null);
  /** The die that was chosen to be turned. */
  die = $state(NONE);
  /** The kind of Cargo that is being dragged. */
  dragged = $state(NONE);

  clear(): void {
    this.traitor = this.seat = this.die = this.dragged = NONE;
    this.over = null;
  }
}

const uis = perTable<State, Ui>(() => new Ui());

/** All eyes on a table share it. */
export const uiOf = (table: TableView<State>): Ui => uis(table.self);
