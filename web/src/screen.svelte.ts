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
  /** Is it touched with fingers, which need more room than a pointer? */
  touched = $state(false);

  constructor() {
    const follow = (media: string, set: (matches: boolean) => void) => {
      const query = matchMedia(media);
      set(query.matches);
      query.addEventListener('change', () => set(query.matches));
    };
    follow('(max-width: 1000px)', (matches) => (this.folded = matches));
    follow('(max-width: 760px)', (matches) => (this.narrow = matches));
    follow('(pointer: coarse)', (matches) => (this.touched = matches));
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
