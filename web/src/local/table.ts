// A table that lives in this page: to a screen it is where messages come from, as the line to a server is. What happens
// at it follows `aerodrome.table`: sealed choices, moves taken back, leaving; bots think in a worker.
import type { Engine } from '../engine/engine';
import { itemsOf, questionOf } from '../table/asking';
import type { Source, Told } from '../table/table.svelte';
import { sayAll } from '../text';
import { Refused, type Watcher } from '../wire/line.svelte';
import type { Ack, HintGiven, Item, SeatInfo, Settings, Snapshot, Update } from '../wire/types';
import { HUMAN, type Kept } from './keeper';
import { botSeed, commitmentOf } from './luck';
import { Match } from './match';
import type { Thinker } from './thinking';

type Sent = Parameters<Source['send']>[0];
type Of<T extends string> = Extract<Sent, { t: T }>;
type Flat = (number | string)[];

const NONE = -1;
const EVERYBODY = -1;
/** The bot that plays on for who leaves. */
const STAND_IN = 'club';

/** How long things take, in milliseconds at the usual pace. */
export interface Manners {
  bot: [number, number];
  forced: [number, number];
  /** The pace that the person has set; 0 for no delay. */
  pace: () => number;
}

/** What a table asks of those who keep it. */
export interface Around {
  thinker: Thinker;
  manners: Manners;
  keep: (kept: Kept) => void;
  /** Make a new table with the same people and bots; returns its id. */
  again: (kept: Kept) => Promise<string>;
}

/** What a watcher has got. */
interface Got {
  n: number;
  flat: Flat;
  status: string;
}

const between = ([low, high]: [number, number]): number => low + (high - low) * Math.random();

export class LocalTable {
  readonly match: Match;
  readonly kept: Kept;
  decision = 1;
  #around: Around;
  #watchers = new Map<Watcher, Got | null>();
  #isStopped = false;
  #items: { to: number; item: Item }[] = [];
  #sealed = new Map<number, number>();
  /** Who made the last moves that can be taken back, and whether there was a choice. */
  #back: { seat: number; hadChoice: boolean }[] = [];
  /** The decision that the last move taken back has led to: it is left to the player even where the answer is forced. */
  #goneBackTo = NONE;
  #working = new Map<number, number>();

  constructor(kept: Kept, rules: Engine, around: Around) {
    this.kept = kept;
    this.#around = around;
    this.match = new Match(rules, kept.header);
    for (const [seat, action] of kept.moves) this.#play(seat, action, true);
    this.#tellAll();
    this.decision += kept.moves.length;
    if (kept.status !== 'running') this.#tellEnd();
  }

  get rules(): Engine {
    return this.match.rules;
  }

  get names(): string[] {
    return this.kept.header.names;
  }

  /** The seats of people at this screen. */
  get mine(): number[] {
    return this.kept.header.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  }

  get asked(): number[] {
    return this.kept.status === 'running' ? this.match.asked : [];
  }

  // --- what viewers see

  /** The table with the eyes of one viewer, for a screen. */
  seenBy(viewer: number): Source {
    const inWords = (): Told => this.inWords(viewer);
    return {
      isHere: true,
      watch: (watcher) => this.#watch(watcher),
      send: (message) => this.#send(message),
      resync: (watcher) => this.#snapshot(watcher),
      get inWords() {
        return inWords();
      },
    };
  }

  inWords(viewer: number): Told {
    const reader = { names: this.names, viewer };
    const described = this.rules.said('describe', this.match.seen(viewer), viewer);
    return { view: {}, sentences: sayAll(this.kept.header.game, described, reader) };
  }

  /** Another page plays on at this table: what is shown here stays, and nothing happens here any more. */
  stop(): void {
    this.#isStopped = true;
    for (const watcher of this.#watchers.keys()) watcher.refused(elsewhere());
    this.#watchers.clear();
  }

  #watch(watcher: Watcher): () => void {
    if (this.#isStopped) queueMicrotask(() => watcher.refused(elsewhere()));
    if (this.#isStopped) return () => {};
    this.#watchers.set(watcher, null);
    queueMicrotask(() => {
      if (this.#watchers.has(watcher)) this.#snapshot(watcher);
      this.#drive();
    });
    return () => this.#watchers.delete(watcher);
  }

  #itemsFor(viewer: number, since: number): { n: number; items: Item[] } {
    const seen = this.#items.filter(({ to }) => to === EVERYBODY || (viewer !== NONE && to === viewer));
    return { n: seen.length, items: seen.slice(since).map(({ item }) => item) };
  }

  #position(viewer: number) {
    const { kept, match, decision, asked } = this;
    const legal = asked.includes(viewer) ? match.legal(viewer) : [];
    const words = () => questionOf(this.rules, match.seen(viewer), viewer, legal);
    const ask = () => ({
      decision,
      legal,
      chosen: this.#sealed.get(viewer) ?? NONE,
      words: words(),
      by_hand: decision === this.#goneBackTo,
    });
    const standing = kept.status === 'over' ? match.standing : null;
    return {
      table: kept.id,
      viewer,
      decision,
      asked,
      ask: legal.length ? ask() : undefined,
      take_back: viewer !== NONE && this.#mayTakeBack === viewer,
      scores: standing?.scores ?? [],
      places: standing?.places ?? [],
      secret: kept.status !== 'running' && 'secret' in kept.header.luck ? kept.header.luck.secret : '',
      rematch: kept.rematch,
      now: Date.now() / 1000,
    };
  }

  get seats(): SeatInfo[] {
    return this.kept.header.players.map((player, seat) => ({
      name: this.names[seat],
      bot: player === HUMAN ? '' : player,
      taken: true,
      ready: true,
      chosen: this.#sealed.has(seat),
      mine: player === HUMAN,
    }));
  }

  get settings(): Settings {
    const { header, hints, lesson } = this.kept;
    const privacy = lesson ? 'lesson' : 'private';
    const { game, seats, options } = header;
    return { game, seats, options, privacy, replay: 'everybody', hints, stand_in: STAND_IN };
  }

  #flatFor(viewer: number): Flat {
    return this.rules.toNumbers(this.match.seen(viewer));
  }

  #snapshot(watcher: Watcher): void {
    const { n, items } = this.#itemsFor(watcher.seat, watcher.since());
    const state = this.#flatFor(watcher.seat);
    const { status, header } = this.kept;
    this.#watchers.set(watcher, { n, flat: state, status });
    const message: Snapshot = {
      t: 'snapshot',
      n,
      items,
      state,
      status,
      settings: this.settings,
      seats: this.seats,
      commitment: commitmentOf(header.luck),
      shares: 'shares' in header.luck ? header.luck.shares : [],
      ...this.#position(watcher.seat),
    };
    watcher.take(message);
  }

  #update(): void {
    for (const [watcher, got] of [...this.#watchers]) {
      if (!got) continue; // its snapshot is on its way
      const { n, items } = this.#itemsFor(watcher.seat, got.n);
      const flat = this.#flatFor(watcher.seat);
      const changes = flat.flatMap((value, i): [number, number | string][] =>
        value === got.flat[i] ? [] : [[i, value]],
      );
      const status = this.kept.status === got.status ? '' : this.kept.status;
      this.#watchers.set(watcher, { n, flat, status: this.kept.status });
      const message: Update = {
        t: 'update',
        n,
        items,
        changes,
        status,
        seats: this.seats,
        ...this.#position(watcher.seat),
      };
      watcher.take(message);
    }
    this.#drive();
  }

  #tell(kind: string, what: string, seat = NONE, args: Item['args'] = {}): void {
    const item: Item = { k: kind, what: what === kind ? '' : what, args, seat };
    this.#items.push({ to: EVERYBODY, item });
  }

  #tellEvents(told: readonly (readonly number[])[]): void {
    const seen = this.match.seen(NONE);
    for (const event of told) {
      const [item] = itemsOf(this.rules, seen, [[EVERYBODY, ...event.slice(1)]], NONE);
      this.#items.push({ to: event[0], item });
    }
  }

  /** What has happened so far, from the beginning. */
  #tellAll(): void {
    this.#items = [];
    this.#tell('started', 'started');
    for (const told of this.match.told) this.#tellEvents(told);
  }

  #tellEnd(): void {
    if (this.kept.status === 'abandoned') return this.#tell('ended', 'abandoned');
    this.#tell('ended', 'ended', NONE, { winners: this.match.standing.winners.map((seat) => this.names[seat]) });
  }

  // --- what is done

  async #send(message: Sent): Promise<Ack> {
    const done: Ack = { t: 'ack', id: '' };
    if (this.#isStopped) throw elsewhere();
    switch (message.t) {
      case 'choose':
        this.choose(message.seat, message.action, message.decision);
        return done;
      case 'take back':
        this.#takeBack(message);
        return done;
      case 'leave':
        this.#leave(message);
        return done;
      case 'rematch':
        if (!this.kept.rematch) this.kept.rematch = await this.#around.again(this.kept);
        this.#save();
        this.#update();
        return { ...done, table: this.kept.rematch };
      case 'describe': {
        const rule = this.rules.refusal(this.match.state, message.seat, message.action);
        const label = this.rules.said('label', this.match.seen(message.seat), message.seat, message.action);
        return { ...done, why: { action: message.action, label, rule: rule ? this.rules.ruleId(rule) : '' } };
      }
      case 'hint':
        return { ...done, advice: await this.#hint(message.seat) };
      default:
        throw refused('not now', 'game-begun');
    }
  }

  /** Make a move; where several are asked, a choice that stays sealed until all have chosen. */
  choose(seat: number, action: number, decision: number): void {
    const { asked, match } = this;
    if (this.kept.status !== 'running') throw refused('not now', 'game-over');
    if (decision !== this.decision) throw refused('stale', 'position-changed');
    if (!asked.includes(seat))
      throw refused('not your turn', 'waiting-for', { names: asked.map((each) => this.names[each]) });
    const rule = this.rules.refusal(match.state, seat, action);
    if (rule) throw refused('illegal', 'illegal', {}, this.rules.ruleId(rule));
    if (asked.length === 1) return this.#move([[seat, action]]);
    const fresh = !this.#sealed.has(seat);
    this.#sealed.set(seat, action);
    if (this.#sealed.size === asked.length) return this.#move(asked.map((each) => [each, this.#sealed.get(each)!]));
    if (fresh) this.#tell('chose', 'chose', seat, { name: this.names[seat] });
    this.#update();
  }

  #move(choices: readonly [seat: number, action: number][]): void {
    for (const [seat, action] of choices) {
      this.#play(seat, action, choices.length === 1);
      this.kept.moves.push([seat, action]);
      this.#tellEvents(this.match.told[this.match.log.length]);
    }
    this.#ask();
    if (this.match.over) this.#end('over');
    this.#save();
    this.#update();
  }

  #play(seat: number, action: number, alone: boolean): void {
    const hadChoice = this.match.legal(seat).length > 1;
    if (this.match.play(seat, action).open && alone) this.#back.push({ seat, hadChoice });
    else this.#back = [];
  }

  /** A new question is put. */
  #ask(): void {
    this.decision++;
    this.#sealed.clear();
  }

  get #mayTakeBack(): number {
    if (this.kept.status !== 'running' || this.#sealed.size) return NONE;
    const last = this.#back[this.#back.length - 1];
    if (!last) return NONE;
    const others = this.#back.findLastIndex(({ seat }) => seat !== last.seat);
    return this.#back.slice(others + 1).some(({ hadChoice }) => hadChoice) ? last.seat : NONE;
  }

  #takeBack({ seat, decision }: Of<'take back'>): void {
    if (decision !== this.decision) throw refused('stale', 'position-changed');
    if (this.#mayTakeBack !== seat) throw refused('not allowed', 'takeback-impossible');
    this.#back.pop();
    this.match.undo();
    this.kept.moves.pop();
    this.#tell('undone', 'undone', seat, { name: this.names[seat] });
    this.#ask();
    this.#goneBackTo = this.decision;
    this.#save();
    this.#update();
  }

  /** Go back to where so many moves had been made, as a lesson does; what came later has not happened then. */
  rewind(plies: number): void {
    while (this.match.log.length > plies) this.match.undo();
    Object.assign(this.kept, { moves: this.kept.moves.slice(0, plies), status: 'running', scores: [], places: [] });
    this.#back = [];
    this.#tellAll();
    this.#ask();
    this.#save();
    for (const watcher of [...this.#watchers.keys()]) this.#snapshot(watcher);
    this.#drive();
  }

  /** The number of what a seat is asked; -1 for nothing. */
  questionOf(seat: number): number {
    return this.asked.includes(seat) ? this.rules.question(this.match.state, seat) : NONE;
  }

  /** Get up: a bot plays on for good; when the last person goes, the game is abandoned. */
  #leave({ seat }: Of<'leave'>): void {
    if (this.kept.status !== 'running') throw refused('not now', 'leave-not-needed');
    if (this.mine.length === 1) this.#end('abandoned');
    else {
      this.kept.header.players[seat] = STAND_IN;
      this.#tell('left', 'left-game', seat, { name: this.names[seat], bot: STAND_IN });
    }
    this.#save();
    this.#update();
  }

  #end(status: 'over' | 'abandoned'): void {
    this.kept.status = status;
    if (status === 'over')
      Object.assign(this.kept, { scores: this.match.standing.scores, places: this.match.standing.places });
    this.#tellEnd();
  }

  #save(): void {
    this.kept.updated = Date.now() / 1000;
    this.#around.keep(this.kept);
  }

  async #hint(seat: number): Promise<HintGiven> {
    const legal = this.match.legal(seat);
    if (!legal.length)
      throw refused('not your turn', 'waiting-for', { names: this.asked.map((each) => this.names[each]) });
    const state = this.match.seen(seat);
    const sight = { state, seat, ply: this.match.log.length + 1, legal };
    const { moves, why } = await this.#around.thinker.hint(sight, BigInt(sight.ply));
    const label = (action: number) => this.rules.said('label', state, seat, action);
    return {
      moves: moves.map(({ action, share, error }) => ({ action, label: label(action), chance: share, error })),
      why,
    };
  }

  // --- going on by itself

  /** Let bots move, and give answers that are forced, as long as somebody looks on. */
  #drive(): void {
    if (!this.#watchers.size) return;
    const { asked, decision } = this;
    for (const seat of asked) {
      if (this.#sealed.has(seat) || this.#working.get(seat) === decision) continue;
      const bot = this.kept.header.players[seat];
      if (bot !== HUMAN) void this.#letBotMove(bot, seat, decision);
      else if (this.match.legal(seat).length === 1 && decision !== this.#goneBackTo)
        void this.#answerForced(seat, decision);
    }
  }

  async #letBotMove(bot: string, seat: number, decision: number): Promise<void> {
    this.#working.set(seat, decision);
    const { match, kept } = this;
    const moves = match.log.length;
    const sight = { state: match.seen(seat), seat, ply: moves + 1, legal: match.legal(seat) };
    const { thinker, manners } = this.#around;
    const pause = this.#pause(manners.bot);
    try {
      const action = await thinker
        .choose(bot, sight, botSeed(kept.header.luck, seat, moves))
        // A worker that stops must not stop the game.
        .catch(() => thinker.choose('greedy', sight, botSeed(kept.header.luck, seat, moves)));
      await pause;
      if (this.#stillAsked(seat, decision) && kept.header.players[seat] === bot) this.choose(seat, action, decision);
    } finally {
      this.#stopWorking(seat, decision);
    }
  }

  async #answerForced(seat: number, decision: number): Promise<void> {
    this.#working.set(seat, decision);
    await this.#pause(this.#around.manners.forced);
    const legal = this.match.legal(seat);
    if (this.#stillAsked(seat, decision) && legal.length === 1) this.choose(seat, legal[0], decision);
    this.#stopWorking(seat, decision);
  }

  #stillAsked(seat: number, decision: number): boolean {
    const still = this.decision === decision && this.asked.includes(seat) && !this.#sealed.has(seat);
    return still && this.#watchers.size > 0;
  }

  #stopWorking(seat: number, decision: number): void {
    if (this.#working.get(seat) === decision) this.#working.delete(seat);
    if (this.decision !== decision) this.#drive();
  }

  #pause(range: [number, number]): Promise<void> {
    return new Promise((resume) => setTimeout(resume, between(range) * this.#around.manners.pace()));
  }
}

const elsewhere = (): Refused => refused('not now', 'local-elsewhere');

function refused(
  code: string,
  what: string,
  args: Record<string, string | number | string[]> = {},
  rule = '',
): Refused {
  return new Refused({ t: 'refused', id: '', code, what, args, rule });
}
