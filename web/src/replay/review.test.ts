import { afterEach, expect, it } from 'vitest';
import { openEngine, type Thread } from '../engine/client';
import type { Engine } from '../engine/engine';
import type { Ask, Line, Reply } from '../engine/messages';
import { serve } from '../engine/serving';
import { rulesFor } from '../engine/testing';
import type { Replay, ReplayFrame } from '../wire/types';
import { Film, OPEN } from './film';
import { Review } from './review.svelte';

const GAME = 'airships';
const opened: Thread[] = [];
afterEach(() => opened.splice(0).forEach((thread) => thread.terminate()));

/** A worker that runs in this thread. */
function thread(): Thread {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as Line<Reply, Ask>, { load: rulesFor, hasNetwork: () => false, loadGuided: rulesFor });
  const made = Object.assign(port1, { onerror: null, terminate: () => port1.close() }) as unknown as Thread;
  opened.push(made);
  return made;
}

/** A whole game, all hands open: the first seat always takes what instinct likes least, the second what it likes most. */
function played(engine: Engine, seed: number): Film {
  let state = engine.newGame(2, {}, seed);
  const first = engine.toNumbers(state);
  const frames = [{}] as ReplayFrame[];
  for (let ply = 1; engine.toAct(state); ply++) {
    const seat = 31 - Math.clz32(engine.toAct(state));
    const sight = engine.blind(state, seat);
    const best = engine.mostAppealing(sight, seat, { seed, ply });
    const liked = (action: number) => engine.appeal(sight, seat, action);
    const worst = engine.legal(sight, seat).reduce((a, b) => (liked(b) < liked(a) ? b : a));
    const action = seat ? best : worst;
    const before = engine.toNumbers(state);
    ({ state } = engine.step(state, seat, action, { seed, ply }));
    const changes = engine.toNumbers(state).flatMap((value, i) => (value === before[i] ? [] : [[i, value]]));
    frames.push({ seat, action, changes } as ReplayFrame);
  }
  return new Film({ id: 'x', seat: OPEN, state: first, frames } as Replay);
}

it('tells what choices cost from what luck and the others brought', async () => {
  const film = played(await rulesFor(GAME), 5);
  const review = new Review(film, { simulations: 300 });
  review.begin(() => openEngine(GAME, thread()));
  while (!review.fault && !(review.result.length && review.done)) await new Promise((done) => setTimeout(done, 20));
  expect(review.fault).toBe('');
  expect(review.choices.length).toBeGreaterThan(10);
  for (const { cost, played, best } of review.weighed.values()) {
    expect(cost).toBe(best.share - played.share);
    expect(cost).toBeGreaterThanOrEqual(0);
    expect(best === played).toBe(cost === 0);
    expect(played.label.length).toBeGreaterThan(0);
  }
  const [careless, careful] = [0, 1].map((seat) => review.account(seat)!);
  for (const { opening, choices, others, result } of [careless, careful])
    expect(opening + choices + others).toBeCloseTo(result);
  expect(careless.result + careful.result).toBeCloseTo(1);
  // Who never does what looks best gives more away.
  expect(careless.choices).toBeLessThan(careful.choices - 0.1);
  expect(review.costliest[0].seat).toBe(0);
});
