// The worker's side of the line: it answers what the page asks, and while it thinks it listens now and then.
import { searchSeed } from './bots';
import type { Engine } from './engine';
import { type Hint, hintFrom } from './hints';
import { load } from './loading';
import type { Ask, Budget, Call, Line, Reply } from './messages';
import type { Findings, Thinking } from './thought';

/** Simulations between two looks at the clock. */
const CHUNK = 64;
/** How long thinking goes on between two looks at the line. Browsers make a pause 4 ms long, so it is ten times that. */
const SLICE_MS = 40;
/** How often a page is told how far thinking has come. */
const TOLD_EVERY_MS = 100;

export function serve(line: Line<Reply, Ask>, loaded: (game: string) => Promise<Engine> = load): void {
  let engine: Promise<Engine> | null = null;
  /** The ids of what is being thought about. */
  const running = new Set<number>();

  async function answer(ask: Exclude<Ask, { t: 'stop' }>): Promise<Extract<Reply, { t: 'done' }>['value']> {
    if (ask.t === 'open') {
      engine = loaded(ask.game);
      return (await engine).sheet;
    }
    if (!engine) throw new Error('Open a game first');
    if (ask.t === 'call') return called(await engine, ask);
    if (ask.t === 'advise') return advise(await engine, ask);
    return think(await engine, ask.id, ask.thinking, ask.budget);
  }

  async function advise(rules: Engine, { id, sight, seed, budget }: Extract<Ask, { t: 'advise' }>): Promise<Hint> {
    const { state, seat, ply } = sight;
    return hintFrom(rules, sight, seed, await think(rules, id, { state, seat, ply, seed: searchSeed(seed) }, budget));
  }

  async function think(rules: Engine, id: number, thinking: Thinking, budget: Budget): Promise<Findings> {
    const most = 'simulations' in budget ? budget.simulations : Infinity;
    const until = 'milliseconds' in budget ? performance.now() + budget.milliseconds : Infinity;
    const thought = rules.think({ planned: most, ...thinking });
    let [done, told, listened] = [0, performance.now(), performance.now()];
    do {
      const chunk = Math.min(CHUNK, most - done);
      thought.goOn(chunk);
      done += chunk;
      const now = performance.now();
      if (now - told >= TOLD_EVERY_MS) {
        told = now;
        line.postMessage({ t: 'progress', id, findings: thought.findings });
      }
      if (now - listened >= SLICE_MS) {
        await new Promise((resume) => setTimeout(resume));
        listened = performance.now();
      }
    } while (done < most && performance.now() < until && running.has(id));
    return thought.findings;
  }

  line.onmessage = async ({ data: ask }) => {
    if (ask.t === 'stop') {
      running.delete(ask.id);
      return;
    }
    if (ask.t === 'think' || ask.t === 'advise') running.add(ask.id);
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
