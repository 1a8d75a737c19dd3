import type { TableView } from './table.svelte';

/** What is made once for each table, when it is first asked for, and is gone with the table. */
export function perTable<S, T>(make: (table: TableView<S>) => T): (table: TableView<S>) => T {
  const made = new WeakMap<TableView<S>, T>();
  return (table) => {
    let known = made.get(table);
    if (known === undefined) made.set(table, (known = make(table)));
    return known;
  };
}
