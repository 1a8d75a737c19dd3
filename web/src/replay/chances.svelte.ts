// The chances of a finished game, asked for until they are complete.
import { inLanguage } from '../text';
import { get, faultOf } from '../wire/http';
import type { Chances } from '../wire/types';

const WAITS = { waiting: 3000, thinking: 1500 };

export class Outlook {
  found = $state.raw<Chances | null>(null);
  fault = $state('');

  #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
    void this.#ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#id = '';
  }

  async #ask(): Promise<void> {
    try {
      const found = await get<Chances>(inLanguage(`/api/tables/${encodeURIComponent(this.#id)}/chances`));
      if (!this.#id) return;
      this.found = found;
      this.fault = '';
      const wait = WAITS[found.state as keyof typeof WAITS];
      if (!found.ready && wait) this.#timer = setTimeout(() => void this.#ask(), wait);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }
}
