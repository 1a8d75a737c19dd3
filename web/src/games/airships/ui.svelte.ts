// What stage, dock and plates of one table share: the card that is held up, and the company that is open.
import { perTable } from '../../table/per-table';
import type { TableView } from '../../table/table.svelte';
import { NONE } from '../../wire/decode';
import type { State } from './numbers';

class Ui {
  /** The card that is shown large. */
  card = $state(NONE);
  /** The seat whose company is shown whole. */
  company = $state(NONE);
}

const uis = perTable<State, Ui>(() => new Ui());

/** All eyes on a table share it. */
export const uiOf = (table: TableView<State>): Ui => uis(table.self);
