// The worker's side of the line: it answers what the page asks, and between two chunks of thinking it listens.
import type { Engine } from './engine';
import { load } from './loading';
import type { Ask, Budget, Call, Line, Reply } from './messages';
import type { Findings, Thinking } from './thought';

/** Simulations between two looks at the clock and at the line. */
const CHUNK = 64;
/** How often a page is told how far thinking has come. */
const TOLD_EVERY_MS = 100;

export function serve(line: Line<Reply, Ask>, loaded: (game: string) => Promise<Engine> = load): void {
  let engine: Promise<Engine> | null = null;
  /** The ids of what is being thought about. */
  const running = new Set<number>();
  const pause = breaks();

  async function answer(ask: Exclude<Ask, { t: 'stop' }>): Promise<Extract<Reply, { t: 'done' }>['value']> {
    if (ask.t === 'open') {
      engine = loaded(ask.game);
      return (await engine).sheet;
    }
    if (!engine) throw new Error('Open a game first');
    if (ask.t === 'call') return called(await engine, ask);
    return think(await engine, ask.id, ask.thinking, ask.budget);
  }

  async function think(rules: Engine, id: number, thinking: Thinking, budget: Budget): Promise<Findings> {
    const most = 'simulations' in budget ? budget.simulations : Infinity;
    const until = 'milliseconds' in budget ? performance.now() + budget.milliseconds : Infinity;
    const thought = rules.think({ planned: most, ...thinking });
    let told = performance.now();
    let done = 0;
    do {
      const chunk = Math.min(CHUNK, most - done);
      thought.goOn(chunk);
      done += chunk;
      if (performance.now() - told >= TOLD_EVERY_MS) {
        told = performance.now();
        line.postMessage({ t: 'progress', id, findings: thought.findings });
      }
      await pause();
    } while (done < most && performance.now() < until && running.has(id));
    return thought.findings;
  }

  line.onmessage = async ({ data: ask }) => {
    if (ask.t === 'stop') {
      running.delete(ask.id);
      return;
    }
    if (ask.t === 'think') running.add(ask.id);
    try {
      line.postMessage({ t: 'done', id: ask.id, value: await answer(ask) });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      line.postMessage({ t: 'failed', id: ask.id, name, message });
    } finally {
      running.delete(ask.id);
    }
  };
}

function called(engine: Engine, { method, given }: Call): ReturnType<Engine[Call['method']]> {
  // Which arguments belong to which method is checked where the page asks.
  return (engine[method] as (...given: unknown[]) => ReturnType<Engine[Call['method']]>)(...given);
}

/** A pause in which messages are heard. Timers would make it 4 ms long, a channel does not. */
function breaks(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resume) => {
      waiting.push(resume);
      port2.postMessage(null);
    });
}
