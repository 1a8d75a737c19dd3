// What stage, dock and plates of one table share: the card that is held up, the company that is open, the target that a
// finger has chosen.
import { perTable } from '../../table/per-table';
import type { TableView } from '../../table/table.svelte';
import { NONE } from '../../wire/decode';
import type { State } from './numbers';

class Ui {
  /** The card that is shown large. */
  card = $state(NONE);
  /** The seat whose company is shown whole. */
  company = $state(NONE);
  /** A finger cannot hover: the first tap chooses a target and shows its chances, the second one throws. */
  picked = $state(NONE);
  byTouch = false;
}

const uis = perTable<State, Ui>(() => new Ui());

/** All eyes on a table share it. */
export const uiOf = (table: TableView<State>): Ui => uis(table.self);
