// Bots here play the games that Python's bots play from the same secret, and write the same game files; hints say the
// same. tools/web_engine.py wrote what Python makes of them.
import { describe, expect, it } from 'vitest';
import { choose } from '../engine/bots';
import type { Engine } from '../engine/engine';
import { hintFrom } from '../engine/hints';
import { rulesFor } from '../engine/testing';
import { fromHex, sha256 } from '../fair/sha256';
import { taught } from '../text/testing';
import { BadFile, fileOf, gameIn, matchIn } from './gamefile';
import { botSeed, lessonLuck } from './luck';
import { Match } from './match';

interface Expected {
  files: { bot: string; seats: number; names: string[]; secret: string; moves: number; file: string }[];
  hints: {
    sight: string;
    seat: number;
    ply: number;
    seed: number;
    simulations: number;
    moves: [action: number, share: number, error: number][];
    why: number[];
  }[];
  lesson: { deal: number; seats: number; options: Record<string, number>; bot: string; moves: [number, number][] };
}

const [EXPECTED] = Object.values(
  import.meta.glob<Record<string, Expected>>('../engine/built/expected.json', { import: 'default', eager: true }),
);
const GAMES = Object.keys(EXPECTED);
const hashOf = (text: string) => sha256(new TextEncoder().encode(text));

/** A search here and now. */
const thinkHere =
  (rules: Engine) => async (thinking: Parameters<Engine['think']>[0], budget: { simulations: number } | object) => {
    const { simulations } = budget as { simulations: number };
    const thought = rules.think({ ...thinking, planned: simulations });
    thought.goOn(simulations);
    return thought.findings;
  };

async function played(rules: Engine, { bot, seats, names, secret, moves }: Expected['files'][number]): Promise<Match> {
  const players = names.map(() => bot);
  const match = new Match(rules, { game: rules.sheet.game, seats, options: {}, luck: { secret }, names, players });
  while (!match.over && match.log.length < moves) {
    const point = match.log.length;
    const choices: [number, number][] = [];
    for (const seat of match.asked) {
      const sight = { state: match.seen(seat), seat, ply: point + 1, legal: match.legal(seat) };
      choices.push([seat, await choose(rules, bot, sight, botSeed({ secret }, seat, point), thinkHere(rules))]);
    }
    for (const [seat, action] of choices) match.play(seat, action);
  }
  return match;
}

describe.each(GAMES)('%s', { timeout: 60_000 }, async (game) => {
  const rules = await rulesFor(game);
  await taught(game);

  it.each(EXPECTED[game].files)('is played by $bot in $seats seats as in Python, file and all', async (expected) => {
    const match = await played(rules, expected);
    const text = fileOf(match);
    expect([match.log.length, hashOf(text)]).toEqual([expected.moves, expected.file]);
    expect(gameIn(text)).toBe(game);
    expect(fileOf(matchIn(text, rules))).toBe(text);
  });

  it('is taught as the lesson says, as long as the learner does what it suggests', async () => {
    const { deal, seats, options, bot, moves } = EXPECTED[game].lesson;
    const luck = lessonLuck(game, deal);
    const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
    const match = new Match(rules, { game, seats, options, luck, names, players: names });
    while (match.log.length < moves.length) {
      const point = match.log.length;
      const choices = match.asked.map(async (seat, i): Promise<[number, number]> => {
        const sight = { state: match.seen(seat), seat, ply: point + 1, legal: match.legal(seat) };
        if (seat === 0) return moves[point + i];
        return [seat, await choose(rules, bot, sight, botSeed(luck, seat, point), thinkHere(rules))];
      });
      for (const [seat, action] of await Promise.all(choices)) match.play(seat, action);
    }
    expect(match.log.slice(0, moves.length).map(({ seat, action }) => [seat, action])).toEqual(moves);
  });

  it('is not read from a file that was changed', async () => {
    const text = fileOf(await played(rules, EXPECTED[game].files[0]));
    const lines = text.split('\n');
    const begun = lines.indexOf('---');
    const without = (at: number) => lines.filter((_, i) => i !== at).join('\n');
    for (const broken of [without(begun + 3), without(begun - 1), lines.slice(0, begun + 9).join('\n'), `${text}more`])
      expect(() => matchIn(broken, rules)).toThrow(BadFile);
    expect(() => matchIn(text.replace(/^luck: secret ./m, 'luck: secret x'), rules)).toThrow(BadFile);
    expect(() => gameIn('hello')).toThrow(BadFile);
  });

  it.each(EXPECTED[game].hints)('has the hints that Python gives at ply $ply', async (expected) => {
    const { seat, ply, seed, simulations } = expected;
    const state = fromHex(expected.sight) as Uint8Array<ArrayBuffer>;
    const legal = rules.legal(state, seat);
    const found = await thinkHere(rules)({ state, seat, ply, seed: seed * 64 }, { simulations });
    const { moves, why } = hintFrom(rules, { state, seat, ply, legal }, BigInt(seed), found);
    expect(moves.map(({ action }) => action)).toEqual(expected.moves.map(([action]) => action));
    moves.forEach(({ share, error }, i) => {
      expect(share).toBeCloseTo(expected.moves[i][1], 9);
      expect(error).toBeCloseTo(expected.moves[i][2], 9);
    });
    expect(why).toEqual(expected.why);
  });
});
