// What this page knows of the server and of the person who uses it.
import { FINGERPRINT } from './fingerprint';
import { Fault, get, patch, post, faultOf } from './http';
import { locale } from '../text';
import { gamesAt, rulesAt, SITE } from './addresses';
import { line } from './line.svelte';
import type { Games, Me, Rules } from './types';

interface Welcome {
  fingerprint: string;
  me: Me | null;
}

class Server {
  me = $state<Me | null>(null);
  games = $state<Games | null>(null);
  /** The server is of another kind than this page was made for. */
  changed = $state(false);
  fault = $state('');
  /** There is no server, or it does not answer: what is played is played in this browser. */
  away = $state(SITE);

  #rules = new Map<string, Promise<Rules>>();

  async open(): Promise<void> {
    line().onreopen = () => void this.checkVersion();
    try {
      this.games = await this.#sheets();
      if (!SITE) await this.#meet();
      this.fault = '';
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  async #meet(): Promise<void> {
    try {
      const welcome = await get<Welcome>('/api/welcome');
      this.me = welcome.me;
      this.changed = welcome.fingerprint !== FINGERPRINT;
      this.away = false;
    } catch (error) {
      if (!(error instanceof Fault) || error.status) throw error;
      this.away = true; // the games were kept when the page was opened before
      addEventListener('online', () => void this.open(), { once: true });
    }
  }

  /** After a connection was opened again: the server may be a newer one. */
  async checkVersion(): Promise<void> {
    try {
      const { fingerprint } = await get<Welcome>('/api/welcome');
      this.changed = fingerprint !== FINGERPRINT;
    } catch (error) {
      if (error instanceof Fault && error.status === 404) this.changed = true;
    }
  }

  /** Sit down under a name: a newcomer becomes a guest, anybody else is renamed. */
  async takeName(name: string): Promise<Me> {
    if (this.me?.name === name) return this.me;
    const fresh = this.me === null;
    this.me = fresh ? await post<Me>('/api/me', { name }) : await patch<Me>('/api/me', { name });
    if (fresh) line().renew();
    return this.me;
  }

  /** The person, with a random name if they have not given one: playing must not begin with a form. */
  async somebody(): Promise<Me> {
    return this.me ?? (await this.takeName(guestName()));
  }

  #sheets(): Promise<Games> {
    return get<Games>(gamesAt(locale()));
  }

  /** The games again, after the reader has chosen another language. */
  async reread(): Promise<void> {
    this.games = await this.#sheets().catch(() => this.games);
  }

  game(name: string) {
    return this.games?.games.find((game) => game.name === name);
  }

  /** The rules of a game in the reader's language. */
  rules(game: string): Promise<Rules> {
    const path = rulesAt(game, locale());
    let found = this.#rules.get(path);
    if (!found) {
      found = get<Rules>(path);
      found.catch(() => this.#rules.delete(path));
      this.#rules.set(path, found);
    }
    return found;
  }
}

const GUESTS = [
  'Kite',
  'Gondola',
  'Zephyr',
  'Rudder',
  'Ballast',
  'Pennant',
  'Lantern',
  'Compass',
  'Propeller',
  'Sparrow',
];

export function guestName(random = Math.random): string {
  return `${GUESTS[Math.floor(random() * GUESTS.length)]} ${1 + Math.floor(random() * 98)}`;
}

export const server = new Server();
