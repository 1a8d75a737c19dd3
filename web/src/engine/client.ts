// A game's rules for a page: they run in a worker, and everything is a promise. Load this file by `import()`, where it is
// needed: nothing here belongs to the first page.
import {
  METHODS,
  type Answer,
  type Ask,
  type Budget,
  type Given,
  type Line,
  type Method,
  type Reply,
} from './messages';
import type { Sight } from './bots';
import type { Hint } from './hints';
import type { Sheet } from './sheet';
import type { Findings, Thinking } from './thought';

export type { Futures, Luck, Results, Run, State, Stepped } from './engine';
export type { Budget, Findings, Sheet, Thinking };

/** How thinking is watched and ended early. */
export interface Watch {
  progress?: (findings: Findings) => void;
  signal?: AbortSignal;
}

type Calls = { [M in Method]: (...given: Given<M>) => Promise<Answer<M>> };

/** A game's rules, elsewhere. */
export interface RemoteEngine extends Calls {
  sheet: Sheet;
  /** Search. When the signal says so it ends early, with what it has found so far. */
  think(thinking: Thinking, budget: Budget, watch?: Watch): Promise<Findings>;
  /** The best moves of a sight, and why. */
  advise(sight: Sight, seed: bigint, budget: Budget): Promise<Hint>;
  /** What a bot does that asks the network. */
  choose(bot: string, sight: Sight, seed: bigint): Promise<number>;
  /** Let the worker go. What is still asked for fails. */
  close(): void;
}

/** The worker's end of the line. */
export interface Thread extends Line<Ask, Reply> {
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Waiting {
  done(value: never): void;
  failed(error: Error): void;
  progress?: (findings: Findings) => void;
}

const newWorker = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Load the rules of a game into a worker of their own. Fails with a sentence that says what to do. */
export async function openEngine(game: string, thread: Thread = newWorker()): Promise<RemoteEngine> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended = '';

  function ask<T>(make: (id: number) => Ask, progress?: (findings: Findings) => void): Promise<T> {
    return new Promise<T>((done, failed) => {
      if (ended) throw new Error(ended);
      const id = ++last;
      waiting.set(id, { done, failed, progress });
      thread.postMessage(make(id));
    });
  }

  function end(message: string): void {
    ended = message;
    thread.terminate();
    for (const each of waiting.values()) each.failed(new Error(message));
    waiting.clear();
  }

  thread.onmessage = ({ data: reply }) => {
    const asked = waiting.get(reply.id);
    if (!asked) return;
    if (reply.t === 'progress') {
      asked.progress?.(reply.findings);
      return;
    }
    waiting.delete(reply.id);
    if (reply.t === 'done') asked.done(reply.value as never);
    else asked.failed(Object.assign(new Error(reply.message), { name: reply.name }));
  };
  thread.onerror = (event) =>
    end(`The rules of ${game} have stopped (${event.message || 'their script did not come'}). Load the page again`);

  try {
    const sheet = await ask<Sheet>((id) => ({ t: 'open', id, game }));
    const calls = Object.fromEntries(
      METHODS.map((method) => [
        method,
        (...given: Given<Method>) => ask((id) => ({ t: 'call', id, method, given }) as Ask),
      ]),
    ) as unknown as Calls;
    return {
      ...calls,
      sheet,
      think(thinking, budget, { progress, signal } = {}) {
        let stop = () => {};
        const found = ask<Findings>((id) => {
          stop = () => waiting.has(id) && thread.postMessage({ t: 'stop', id });
          return { t: 'think', id, thinking, budget };
        }, progress);
        if (signal?.aborted) stop();
        signal?.addEventListener('abort', stop);
        return found.finally(() => signal?.removeEventListener('abort', stop));
      },
      advise: (sight, seed, budget) => ask<Hint>((id) => ({ t: 'advise', id, sight, seed, budget })),
      choose: (bot, sight, seed) => ask<number>((id) => ({ t: 'choose', id, bot, sight, seed })),
      close: () => end(`The rules of ${game} were let go`),
    };
  } catch (error) {
    thread.terminate();
    throw error;
  }
}
