// One WebSocket for all tables. It reconnects by itself, goes on where it stopped, and sends nothing twice in effect:
// a message keeps its id until it is answered, and the server does the same id once.
import { t } from '../text';
import type { Ack, FromClient, FromTable, Notice, Refusal, Snapshot, Update } from './types';

export class Refused extends Error {
  readonly code: string;
  readonly rule: string;
  constructor(refusal: Refusal) {
    super(t(refusal.what, refusal.args));
    this.code = refusal.code;
    this.rule = refusal.rule ?? '';
  }
}

type Outgoing = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

interface Waiting {
  frame: string;
  resolve: (ack: Ack) => void;
  reject: (error: Refused) => void;
}

export interface Watcher {
  table: string;
  seat: number;
  /** The number of the last item that this viewer has. */
  since: () => number;
  /** Does the server have to put questions and events into messages, because no rules here can? */
  words?: boolean;
  take: (message: Snapshot | Update) => void;
  /** The server does not let this viewer look. */
  refused: (error: Refused) => void;
}

const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
const WAITS = [300, 700, 1500, 3000, 5000, 8000];
/** The server stops; where there are others, one of them goes on at once. */
const STOPS = 1012;
/** Not everybody comes back in the same moment. */
const SPREAD = 400;

export class Line {
  state = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** What the server says to everybody, as long as it holds: that it cannot save, and moves wait. */
  notice = $state.raw<Notice | null>(null);
  /** Our clock minus the server's, in seconds. */
  skew = 0;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #watchers = new Set<Watcher>();
  #next = 0;
  #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #wanted = false;
  #opened = 0;
  /** Called when a connection was opened again: the page asks whether the server has changed. */
  onreopen: () => void = () => {};

  constructor(private readonly url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) {
    addEventListener('online', () => this.#again(0));
    // A connection does not notice by itself that the network is gone. Where the server is near enough to be reached
    // all the same, a new one is there in a moment.
    addEventListener('offline', () => this.#giveUp());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#check();
    });
  }

  open(): void {
    this.#wanted = true;
    if (!this.#socket) this.#connect();
  }

  /** After the person has changed: the connection belongs to the one who opened it. */
  renew(): void {
    this.#failures = 0;
    if (this.#socket) this.#socket.close(4000);
    else if (this.#wanted) this.#connect();
  }

  /** Send a message; resolves with the acknowledgement, rejects with Refused. Waits for a connection where there is none. */
  send(message: Outgoing): Promise<Ack> {
    this.open();
    const id = `${this.#prefix}-${this.#next++}`;
    const frame = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { frame, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    this.open();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sendWatch(watcher);
    return () => {
      this.#watchers.delete(watcher);
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.send({ t: 'unwatch', table: watcher.table, seat: watcher.seat }).catch(() => {});
      }
    };
  }

  /** Ask for everything behind what the watcher has, because something is missing. */
  resync(watcher: Watcher): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sendWatch(watcher);
  }

  #sendWatch(watcher: Watcher): void {
    const { table, seat, words = false } = watcher;
    this.send({ t: 'watch', table, seat, since: watcher.since(), words }).catch((error: Refused) => {
      watcher.refused(error);
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#heard = Date.now();
      this.state = 'open';
      this.notice = null; // what still holds is said again
      // A watch that was under way is asked anew, from what its watcher has now.
      for (const [id, waiting] of this.#waiting) {
        if (waiting.frame.startsWith('{"t":"watch"') || waiting.frame.startsWith('{"t":"unwatch"'))
          this.#waiting.delete(id);
      }
      const unsent = [...this.#waiting.values()];
      for (const watcher of this.#watchers) this.#sendWatch(watcher);
      for (const waiting of unsent) socket.send(waiting.frame);
      this.#pinger = setInterval(() => this.#check(), PING_EVERY);
      if (this.#opened++) this.onreopen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data) as FromTable);
    };
    socket.onclose = (event) => {
      clearInterval(this.#pinger);
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!this.#wanted) return;
      if (event.code === STOPS) this.#again(SPREAD * Math.random());
      else this.#again(WAITS[Math.min(this.#failures++, WAITS.length - 1)] * (0.75 + Math.random() / 2));
    };
  }

  #again(wait: number): void {
    if (!this.#wanted || this.#socket) return;
    if (this.#failures > 0 || this.state === 'open') this.state = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#socket) this.#connect();
    }, wait);
  }

  /** Ping; and give a connection up that does not answer. */
  #check(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return this.#again(0);
    const asked = Date.now();
    socket.send(JSON.stringify({ t: 'ping', id: 'ping' }));
    setTimeout(() => {
      if (this.#heard < asked && this.#socket === socket) this.#giveUp();
    }, PONG_WITHIN);
  }

  /** Take a connection for dead, whatever it may still say, and try a new one. */
  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.state = 'lost';
    socket.onopen = null;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    clearInterval(this.#pinger);
    this.#socket = null;
    this.#again(0);
  }

  #take(message: FromTable): void {
    if (message.t === 'pong') {
      this.skew = Date.now() / 1000 - message.now;
    } else if (message.t === 'ack') {
      this.#waiting.get(message.id)?.resolve(message);
      this.#waiting.delete(message.id);
    } else if (message.t === 'refused') {
      this.#waiting.get(message.id)?.reject(new Refused(message));
      this.#waiting.delete(message.id);
    } else if (message.t === 'notice') {
      this.notice = message.code === 'not saving' ? message : null;
    } else {
      if (message.now) this.skew = Date.now() / 1000 - message.now;
      for (const watcher of this.#watchers) {
        if (watcher.table === message.table && watcher.seat === message.viewer) watcher.take(message);
      }
    }
  }
}

let shared: Line | undefined;

/** The line of this page. */
export function line(): Line {
  return (shared ??= new Line());
}
