// A table is a screen, not a page: it fills the window, has a unit of its own that grows with the window, and puts what
// it has to say into the bar.
import type { Snippet } from 'svelte';

class Screen {
  /** What stands in the bar instead of the links between pages; null for pages. */
  bar = $state.raw<Snippet | null>(null);
  /** Is there no room for anything beside a stage? */
  narrow = $state(false);

  constructor() {
    const query = matchMedia('(max-width: 760px)');
    this.narrow = query.matches;
    query.addEventListener('change', () => (this.narrow = query.matches));
  }

  /** To be called while a component is made: its page is a screen as long as it is there. */
  fill(bar: () => Snippet): void {
    $effect(() => {
      this.bar = bar();
      document.documentElement.classList.add('screen');
      return () => {
        this.bar = null;
        document.documentElement.classList.remove('screen');
      };
    });
  }
}

export const screen = new Screen();
