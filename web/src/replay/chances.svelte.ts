// The chances of a finished game, asked for until they are complete.
import { faultOf } from '../wire/http';
import type { Chances } from '../wire/types';

const WAITS = { waiting: 3000, thinking: 1500 };

export class Outlook {
  found = $state.raw<Chances | null>(null);
  fault = $state('');

  #ask: (() => Promise<Chances>) | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Promise<Chances>) {
    this.#ask = ask;
    void this.#look();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ask = null;
  }

  async #look(): Promise<void> {
    const ask = this.#ask;
    if (!ask) return;
    try {
      const found = await ask();
      if (!this.#ask) return;
      this.found = found;
      this.fault = '';
      const wait = WAITS[found.state as keyof typeof WAITS];
      if (!found.ready && wait) this.#timer = setTimeout(() => void this.#look(), wait);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }
}
