// Hints: the best moves of a position with their chances, and why the first is better than the second. Reasons are
// measured: futures of both moves are played, and the facts that differ most and go with winning are told. The figures
// are those of `aerodrome.analysis.hints`, digit for digit.
import type { Sight } from './bots';
import type { Engine, State } from './engine';
import { chancesIn, type Chances, ranked, withMore } from './judging';
import type { Findings } from './thought';

export interface HintMove {
  action: number;
  /** The seat's share of the win, and its error. */
  share: number;
  error: number;
}

export interface Hint {
  /** The best first. */
  moves: HintMove[];
  /** The case for the first move, as a message. */
  why: number[];
}

const MOVES = 3;
/** Milliseconds that the search thinks. */
export const THINKS_MS = 800;
/** Simulations where there is nothing to choose: the chances are still told. */
export const FORCED = 500;
const FUTURES = 160;
/** A fact is given only if it differs by this many standard errors, ... */
const CLEAR = 3;
/** counts only if its correlation with winning exceeds this many, ... */
const SOUND = 2;
/** and is not worth mentioning below this difference. */
const SMALLEST = 0.02;
/** Two facts with this correlation say the same. */
const ALIKE = 0.75;
const REASONS = 2;
/** A move counts as a sure win if it wins at once in this many dealt worlds. */
const WORLDS = 12;
const WHOLE_WIN = 60;
const NONE = -1;
const [GOOD, BAD, OPEN] = [1, -1, 0];

interface Fact {
  value: number;
  /** Is it good for the seat, bad for it, or do the figures decide? */
  good: number;
  weight: number;
  /** The rival's seat that it is about. */
  about: number;
}

interface Played {
  action: number;
  soon: State[];
  late: State[];
  shares: number[][];
}

interface Reason {
  /** A fact as a message without its value: its number and its other arguments. */
  phrase: number[];
  when: 'now' | 'soon' | 'late';
  here: number;
  there: number;
  yesOrNo: boolean;
  helps: number;
}

/** The best moves of the seat that is asked, from what a search has found. */
export function hintFrom(rules: Engine, sight: Sight, seed: bigint, found: Findings): Hint {
  const { legal, seat, state } = sight;
  const seats = state[rules.sheet.offsets.n_seats];
  const played = new Map<number, Played>();
  const futuresOf = (action: number): Played => {
    let known = played.get(action);
    if (!known) played.set(action, (known = play(rules, sight, action, seed)));
    return known;
  };
  const judged = ranked(found, seats, seat, legal)
    .slice(0, MOVES)
    .map((action): [Chances, number] => {
      const chances = chancesIn(found, seats, action);
      // If the search hardly looked at this move, futures tell more; but they and a network judge differently.
      const unsure = !rules.network && legal.length > 1 && chances.samples < FUTURES;
      return [unsure ? withMore(chances, futuresOf(action).shares) : chances, action];
    });
  judged.sort(([a], [b]) => a.errors[seat] - a.shares[seat] - (b.errors[seat] - b.shares[seat]));
  const moves = judged.map(([chances, action]) => ({
    action,
    share: chances.shares[seat],
    error: chances.errors[seat],
  }));
  const reasons =
    moves.length > 1 ? whyBetter(rules, sight, futuresOf(moves[0].action), futuresOf(moves[1].action), seed) : [];
  return { moves, why: whyFirst(rules, moves, reasons) };
}

// --- in words

function whyFirst({ sheet }: Engine, moves: readonly HintMove[], reasons: readonly Reason[]): number[] {
  const { common } = sheet;
  if (moves.length === 1) return [common['why-only']];
  const [best, other] = moves;
  if (reasons[0]?.when === 'now') return [common['why-at-once']];
  const close = best.share - other.share < Math.max(best.error, other.error);
  if (!reasons.length) return [common[close ? 'why-equal' : 'why-unsaid']];
  const told = reasons.flatMap(({ phrase, when, here, there, yesOrNo }) => {
    // A timeless fact needs no time: who wins, by which rule, in which round.
    const timeless = when !== 'now' && sheet.timeless.includes(phrase[0]);
    const time = sheet.reasons_when.indexOf(timeless ? (when === 'soon' ? 'before' : 'ever') : when);
    const figures = yesOrNo
      ? [common['reason-often'], time, inHundred(here), inHundred(there)]
      : [common['reason-mean'], time, rounded(10 * here), rounded(10 * there)];
    return [...figures, phrase[0], 1, ...phrase.slice(1)];
  });
  return [common.why, FUTURES, Number(close), ...told, NONE];
}

/** Halves go to the even number, as in Python. */
function rounded(x: number): number {
  const below = Math.floor(x);
  if (x - below !== 0.5) return Math.round(x);
  return below % 2 ? below + 1 : below;
}

function inHundred(part: number): number {
  return part === 0 || part === 1 ? 100 * part : Math.min(99, Math.max(1, rounded(100 * part)));
}

// --- futures

function play(rules: Engine, { state, seat, ply }: Sight, action: number, seed: bigint): Played {
  const keys = rules.botKeys({ seed, ply });
  const { soon, late } = rules.playFutures(state, seat, action, keys, FUTURES);
  return { action, soon, late, shares: late.map((end) => rules.outcome(end).map((share) => share / WHOLE_WIN)) };
}

/** Does a move end the game with the whole win for the seat? This tries several dealt worlds. */
function winsAtOnce(rules: Engine, { state, seat }: Sight, action: number, seed: bigint): boolean {
  for (let world = 0; world < WORLDS; world++) {
    const dealt = rules.deal(state, seat, { seed, ply: world });
    const after = rules.step(dealt, seat, action, { seed, ply: WORLDS + world }).state;
    if (!rules.ending(after) || rules.outcome(after)[seat] !== WHOLE_WIN) return false;
  }
  return true;
}

function whyBetter(rules: Engine, sight: Sight, here: Played, there: Played, seed: bigint): Reason[] {
  const surely = here.shares.every((shares) => shares[sight.seat] === 1);
  if (surely && winsAtOnce(rules, sight, here.action, seed) && !winsAtOnce(rules, sight, there.action, seed)) {
    const phrase = [rules.sheet.common['fact-win'], sight.seat];
    return [{ phrase, when: 'now', here: 1, there: 0, yesOrNo: true, helps: 1 }];
  }
  return compare(rules, sight, here, there);
}

/** The clearest facts that make the first of two moves better, most helpful first. */
function compare(rules: Engine, { seat }: Sight, here: Played, there: Played): Reason[] {
  const split = here.shares.length;
  const wins = [...here.shares, ...there.shares].map((shares) => shares[seat]);
  // No fact can bring more than the difference between the moves.
  const gap = mean(wins.slice(0, split)) - mean(wins.slice(split));
  const most = gap > 0 ? gap : Infinity;
  const found: { score: number; key: string; reason: Reason; values: number[]; about: number }[] = [];
  for (const when of ['soon', 'late'] as const) {
    const table = [...here[when], ...there[when]].map((state) => factsOf(rules, state, seat, when));
    const named = new Map(table.flatMap((facts) => [...facts]));
    for (const [key, known] of named) {
      const values = table.map((facts) => facts.get(key)?.value ?? 0);
      const reason = weigh(key, when, values, split, wins, known.good);
      if (!reason) continue;
      const weight = known.weight * (when === 'soon' ? 1.25 : 1);
      found.push({ score: Math.min(reason.helps, most) * weight, key, reason, values, about: known.about });
    }
  }
  found.sort((a, b) => b.score - a.score);
  const told: typeof found = [];
  for (const each of found) {
    const again = told.some(
      (other) =>
        each.key === other.key ||
        (each.about !== NONE && each.about === other.about) ||
        saysTheSame(each.values, other.values),
    );
    if (told.length < REASONS && !again) told.push(each);
  }
  return told.map(({ reason }) => reason);
}

/** The fact as a reason, if it differs clearly, in the right direction, and correlates with winning. */
function weigh(
  key: string,
  when: 'soon' | 'late',
  values: number[],
  split: number,
  wins: number[],
  good: number,
): Reason | null {
  const parts = [values.slice(0, split), values.slice(split)];
  const [here, there] = parts.map(mean);
  const difference = here - there;
  if (Math.abs(difference) < SMALLEST || difference * good < 0) return null;
  // Assume at least the spread of one future that differs from the others.
  let spread = 0;
  for (const part of parts) spread += Math.max(scatter(part), 1) / part.length ** 2;
  if (Math.abs(difference) <= CLEAR * Math.sqrt(spread)) return null;
  const helps = difference * worth(values, split, wins);
  if (helps <= 0) return null;
  const yesOrNo = values.every((value) => value === 0 || value === 1);
  return { phrase: key.split(',').map(Number), when, here, there, yesOrNo, helps };
}

/**
 * How much of the win one more of a fact brings; 0 if this is not certain. The futures of a single move show this best.
 * If the fact hardly varies there, it gets half of the difference between the moves, unless the futures contradict that.
 */
function worth(values: number[], split: number, wins: number[]): number {
  const parts = [
    [values.slice(0, split), wins.slice(0, split)],
    [values.slice(split), wins.slice(split)],
  ];
  let [square, product, left] = [0, 0, 0];
  for (const [some, won] of parts) {
    square += scatter(some);
    product += scatter(some, won);
    left += scatter(won);
  }
  let [slope, error] = [0, Infinity];
  if (square > 0) {
    slope = product / square;
    error = Math.sqrt(Math.max(left - slope * product, 0.5) / Math.max(values.length - 3, 1) / square);
    if (Math.abs(slope) > SOUND * error) return slope;
  }
  const [here, there] = parts.map(([, won]) => mean(won));
  if (Math.abs(here - there) <= ((SOUND * Math.sqrt(Math.max(left, 1))) / values.length) * 2) return 0;
  const between = (here - there) / (mean(parts[0][0]) - mean(parts[1][0]));
  return Math.abs(slope - between) <= SOUND * error ? between / 2 : 0;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The sum of the squared distances from the mean; with `others`, of the products of both distances. */
function scatter(values: readonly number[], others?: readonly number[]): number {
  const middle = mean(values);
  return sum(values.map((value, i) => (others ? (value - middle) * others[i] : (value - middle) * (value - middle))));
}

/** Do two facts correlate in nearly all futures? */
function saysTheSame(values: readonly number[], others: readonly number[]): boolean {
  const both = scatter(values) * scatter(others);
  return both === 0 || Math.abs(scatter(values, others)) > ALIKE * Math.sqrt(both);
}

/** The facts that hold in a future, by their phrases. */
function factsOf(rules: Engine, state: State, me: number, when: 'soon' | 'late'): Map<string, Fact> {
  const { common, plain } = rules.sheet;
  const facts = new Map<string, Fact>();
  const put = (phrase: number[], value: number, good: number, weight: number, about = NONE) =>
    facts.set(phrase.join(), { value, good, weight, about });
  const said = rules.said('facts', state, me);
  for (let at = 0; at < said.length; at += 1 + plain[said[at]]) {
    const [value, ...others] = said.slice(at + 1, at + 1 + plain[said[at]]);
    put([said[at], ...others], value, GOOD, 1);
  }
  put([common['fact-points'], me], rules.score(state, me), GOOD, 0.9);
  const seats = state[rules.sheet.offsets.n_seats];
  const ending = rules.ending(state);
  const shares = ending ? rules.outcome(state) : Array.from({ length: seats }, () => 0);
  if (ending && when === 'late') put([common['fact-ending'], ending], 1, OPEN, 0.8);
  else if (shares[me]) put([common['fact-win'], me], 1, GOOD, 4); // at the end this is the chance itself, and no reason
  for (let seat = 0; seat < seats; seat++) {
    if (seat === me) continue;
    put([common['fact-points'], seat], rules.score(state, seat), BAD, 0.6, seat);
    // With two seats, "you win" implies it.
    if (shares[seat] && (when === 'soon' || seats > 2))
      put([common['fact-win'], seat], 1, BAD, when === 'soon' ? 2 : 0.9, seat);
  }
  return facts;
}
