// Something that the server works out after the game, asked for until it is there.
import { faultOf } from '../wire/http';

const WAITS: Record<string, number> = { waiting: 3000, thinking: 1500 };

export class Polled<T extends { state: string }> {
  found = $state.raw<T | null>(null);
  fault = $state('');

  #ask: (() => Promise<T>) | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: () => Promise<T>) {
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
      const wait = WAITS[found.state];
      if (wait) this.#timer = setTimeout(() => void this.#look(), wait);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }
}
