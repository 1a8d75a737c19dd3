// The table in words, as its source or the server tells it: anew whenever what is shown has changed.
import { inLanguage } from '../text';
import { get } from '../wire/http';
import type { WordView } from '../wire/types';
import type { AnyTable } from './table.svelte';

/** Made while a component is; `of` gives the table that is looked at, or null for none. */
export class InWords {
  view = $state.raw<WordView | null>(null);
  fault = $state('');

  constructor(of: () => AnyTable | null) {
    $effect(() => {
      const table = of();
      void table?.shown;
      if (!table) return;
      const here = table.inWords;
      if (here) {
        this.view = { n: 0, view: {}, sentences: [], ...here } as unknown as WordView;
        return;
      }
      get<WordView>(inLanguage(`/api/tables/${table.id}/view?seat=${table.viewer}`)).then(
        (found) => {
          // Answers may overtake each other.
          if (found.n >= (this.view?.n ?? 0)) [this.view, this.fault] = [found, ''];
        },
        (error: Error) => (this.fault = error.message),
      );
    });
  }
}
