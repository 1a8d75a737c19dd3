// The worker's side of the line: it answers what the page asks, and while it thinks it listens now and then.
import { chooseByNetwork, searchSeed } from './bots';
import type { Engine } from './engine';
import { type Hint, hintFrom } from './hints';
import { guidedPlaceOf, hasNetwork, load } from './loading';
import type { Ask, Budget, Call, Line, Reply } from './messages';
import type { Findings, Thinking } from './thought';

/** Simulations between two looks at the clock. */
const CHUNK = 64;
/** How long thinking goes on between two looks at the line. Browsers make a pause 4 ms long, so it is ten times that. */
const SLICE_MS = 40;
/** How often a page is told how far thinking has come. */
const TOLD_EVERY_MS = 100;

/** Where rules come from, and the larger ones that ask a network, if a game has one. */
export interface Source {
  load(game: string): Promise<Engine>;
  hasNetwork(game: string): boolean;
  loadGuided(game: string): Promise<Engine>;
}

const OWN: Source = { load, hasNetwork, loadGuided: async (game) => load(game, guidedPlaceOf(game)) };

export function serve(line: Line<Reply, Ask>, source: Source = OWN): void {
  let game = '';
  let engine: Promise<Engine> | null = null;
  /** They come only when a bot or a hint asks for them. */
  let larger: Promise<Engine> | null = null;
  /** The ids of what is being thought about. */
  const running = new Set<number>();

  async function answer(ask: Exclude<Ask, { t: 'stop' }>): Promise<Extract<Reply, { t: 'done' }>['value']> {
    if (ask.t === 'open') {
      game = ask.game;
      engine = source.load(game);
      return (await engine).sheet;
    }
    if (!engine) throw new Error('Open a game first');
    if (ask.t === 'call') return called(await engine, ask);
    const best = source.hasNetwork(game) ? guided : () => engine!;
    if (ask.t === 'advise') return advise(await best(), ask);
    if (ask.t === 'choose') {
      const rules = await guided();
      return chooseByNetwork(rules, ask.bot, ask.sight, ask.seed, (...how) => think(rules, ask.id, ...how));
    }
    return think(await (ask.thinking.guided ? best() : engine), ask.id, ask.thinking, ask.budget);
  }

  function guided(): Promise<Engine> {
    const loading = (larger ??= source.loadGuided(game));
    loading.catch(() => (larger = null)); // the next question tries again
    return loading;
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
    if (ask.t === 'think' || ask.t === 'advise' || ask.t === 'choose') running.add(ask.id);
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
