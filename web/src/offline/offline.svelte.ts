// Keeps this client for times without a connection: a service worker holds its files, and tells when there are newer ones.
import { LOCALES, locale } from '../text';
import { gamesAt, lessonAt, rulesAt, SITE, textsAt } from '../wire/addresses';
import type { Games } from '../wire/types';

type Sheets = readonly Pick<Games['games'][number], 'name' | 'lesson'>[];

/** Files of a server that are the same for everybody, in the reader's language. A folder of files holds all of its own. */
const KEPT = 'aerodrome-kept';

class Offline {
  /** A newer version of the client is there; it begins when the page is loaded again. */
  newer = $state(false);
  /** Everything is here that is needed without a connection. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Once the page has what it needs itself. */
  async begin(games: Sheets): Promise<void> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    try {
      const script = SITE ? new URL('sw.js', document.baseURI) : '/sw.js';
      const registered = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
      registered.addEventListener('updatefound', () => this.#follow(registered));
      this.#follow(registered);
      await navigator.serviceWorker.ready;
      if (!SITE) await this.#keep(games);
      this.ready = true;
    } catch {
      // Without room, or in a private window: the page works as long as there is a connection.
    }
  }

  #follow(registered: ServiceWorkerRegistration): void {
    const worker = registered.waiting ?? registered.installing;
    if (!worker) return;
    const look = () => {
      // The first one takes over by itself; a later one waits until the person wants it.
      if (worker.state !== 'installed' || !navigator.serviceWorker.controller) return;
      this.#waiting = worker;
      this.newer = true;
    };
    worker.addEventListener('statechange', look);
    look();
  }

  async #keep(games: Sheets): Promise<void> {
    const cache = await caches.open(KEPT);
    const language = locale();
    const lists = Object.keys(LOCALES).map(gamesAt);
    const own = games.flatMap(({ name, lesson }) => [
      textsAt(name, language),
      rulesAt(name, language),
      ...(lesson ? [lessonAt(name, language)] : []),
    ]);
    for (const address of [...lists, ...own]) {
      if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
    }
  }

  /** Load the page again, with the newest version. */
  reload(): void {
    if (!this.#waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting.postMessage('take over');
  }
}

export const offline = new Offline();
