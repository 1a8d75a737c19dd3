// A table is a screen, not a page: it fills the window, has a unit of its own that grows with the window, and puts what
// it has to say into the bar.
import type { Snippet } from 'svelte';

class Screen {
  /** What stands in the bar instead of the links between pages; null for pages. */
  bar = $state.raw<Snippet | null>(null);
  /** Is there no room beside a stage, so that what opens lies over it? */
  folded = $state(false);
  /** Is there no room for all of a stage at once, as on a phone? */
  narrow = $state(false);

  constructor() {
    const follow = (width: number, set: (matches: boolean) => void) => {
      const query = matchMedia(`(max-width: ${width}px)`);
      set(query.matches);
      query.addEventListener('change', () => set(query.matches));
    };
    follow(1000, (matches) => (this.folded = matches));
    follow(760, (matches) => (this.narrow = matches));
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
