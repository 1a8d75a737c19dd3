// A table as one viewer sees it, kept up to date over the line.
//
// `truth` is what the server has told; `shown` is what the page shows, which lags behind while events play. A frame is
// one update: its gestures run in order, then the state changes and pieces fly. What is asked shows up only when
// everything before it has been seen, so the question never spoils the answer.
import { tick } from 'svelte';
import { due, pledgeFor, settle, show } from '../fair/giving';
import { boundBy } from '../fair/luck';
import type { Engine, State } from '../engine/engine';
import { settings } from '../settings.svelte';
import { doer, listed, notation, type Piece, ruleText, say, sayAll, sayText, t, told } from '../text';
import { decode, type Field, NONE } from '../wire/decode';
import { line, type Line, type Refused, type Watcher } from '../wire/line.svelte';
import type {
  Ask,
  HintGiven,
  Item,
  MoveTold,
  Question,
  SeatInfo,
  Settings,
  Share,
  Snapshot,
  Update,
  WordView,
} from '../wire/types';
import { foresee, type Foreseen, questionOf, same, sentenceOf } from './asking';
import { flying } from './fly';
import { rulesOf } from './rules';
import { type Deed, Story } from './story.svelte';
import { faultOf } from '../wire/http';

/** How an event is shown before the state changes (or after it). */
export interface Gesture {
  ms: number;
  after?: boolean;
}

export interface Rules<S> {
  /** The game as the server calls it. */
  name?: string;
  /** This page has no rules of the game: the server puts questions and events into messages. */
  spoken?: boolean;
  schema: readonly Field[];
  gesture(item: Item, state: S): Gesture | null;
  /**
   * The tile of an event in the story of what happened since the viewer's turn; null where it is not worth one. `state`
   * is the table just before the event, or as it is now where that is not known any more. Without this hook an event
   * shows the first thing that its sentence names.
   */
  deed?(item: LogItem, state: S): Deed | null;
  /** A small drawing, as SVG, of the nth of a kind of things that messages name: for texts to show in its place. */
  picture?(kind: string, n: number): string | undefined;
  /** Kinds of things whose name stands beside the picture, because players know them by their names. */
  captioned?: readonly string[];
  /** What somebody who plays by text wants to know about a move besides its name, as clauses. */
  aside?(table: TableView<S>, action: number): readonly string[];
  /** The CSS colour of a seat, where the game gives seats colours of their own. */
  colour?(state: S, seat: number): string | null;
}

/** A table in words: as data, and as sentences. */
export type Told = Partial<Pick<WordView, 'view' | 'sentences'>>;

/** Where a table's messages come from, and where what is done goes: the line, or a finished game that is shown again. */
export interface Source extends Pick<Line, 'watch' | 'send' | 'resync'> {
  /** Moves are carried out in this page: nothing has to be foreseen. */
  readonly isHere?: boolean;
  /** How long gestures take, where that is not as the person has set. */
  readonly pace?: number;
  /** The table in words, where that comes with its state and need not be asked for. */
  readonly inWords?: Told;
}

export interface LogItem extends Item {
  n: number;
}

/** A legal move in the reader's words. */
export class Move {
  readonly action: number;
  readonly #table: AnyTable;
  readonly #told: MoveTold;

  constructor(table: AnyTable, move: MoveTold) {
    this.action = move.action;
    this.#table = table;
    this.#told = move;
  }

  /** The move in full. */
  get label(): string {
    return this.#table.text(this.#told.label);
  }

  /** The same in pieces. */
  get pieces(): Piece[] {
    return this.#table.pieces(this.#told.label);
  }

  /** The move as game files write it. */
  get notation(): string {
    return notation(this.#table.game, this.#told.notation);
  }
}

/** A question in the reader's words. */
interface Asked {
  question: string;
  pieces: Piece[];
  moves: Move[];
  /** The ids of the rules that matter. */
  rules: string[];
}

/** A rule that forbids what was tried, or a sentence of the server that says why not. */
interface Forbidden {
  label: string;
  rule: string;
  text: string;
  /** The action that was tried; NONE where it was something else. */
  action?: number;
}

type Status = 'open' | 'running' | 'over' | 'abandoned' | '';

interface Frame {
  items: LogItem[];
  flat: (number | string)[] | null;
  apply: () => void;
  live: boolean;
  /** Its position was foreseen, and is or was shown already: nothing plays, and the question stays. */
  known?: boolean;
  /** It is not from the server: its items are told later. */
  untold?: boolean;
}

/** A position that is shown before the server has confirmed it. */
interface Expected extends Foreseen {
  decision: number;
}

/** More frames than this waiting, and they are shown at once. */
const PATIENCE = 14;
const KEPT_ITEMS = 600;

export class TableView<S = unknown> {
  readonly id: string;
  readonly viewer: number;
  /** The table itself, also where it is seen with other eyes. */
  readonly self: TableView<S> = this;
  /** The name of the game. */
  readonly game: string;

  status = $state<Status>('');
  settings = $state.raw<Settings | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  asked = $state.raw<number[]>([]);
  decision = $state(0);
  /** What this viewer is asked, once it has seen all that happened before. */
  ask = $state.raw<Ask | null>(null);
  canTakeBack = $state(false);
  wantsBack = $state(NONE);
  scores = $state.raw<number[]>([]);
  places = $state.raw<number[]>([]);
  commitment = $state('');
  secret = $state('');
  rematch = $state('');
  /** What each seat gives to the luck, as far as it is shown. */
  shares = $state.raw<Share[]>([]);
  /** How often nonces were revealed for nothing. */
  voided = $state(0);

  shown = $state.raw<S | null>(null);
  /** The rules of the game, in this page; null until they have come, and where there are none. */
  rules = $state.raw<Engine | null>(null);
  /** The numbers of what is shown, as they came. */
  #shownFlat = $state.raw<(number | string)[] | null>(null);
  /** What is shown as the rules take it; null before the game begins and while there are no rules. */
  readonly bytes = $derived.by((): State | null =>
    this.rules && this.#shownFlat ? this.rules.fromNumbers(this.#shownFlat) : null,
  );
  /** The event that is being shown. */
  playing = $state.raw<LogItem | null>(null);
  log = $state.raw<LogItem[]>([]);
  /** The question and the legal moves in words. */
  readonly words = $derived.by((): Asked | null => {
    const { ask, bytes } = this;
    const here = ask && this.rules && bytes ? () => questionOf(this.rules!, bytes, this.viewer, ask.legal) : null;
    const asked: Question | null | undefined = ask?.words ?? here?.();
    if (!asked) return null;
    const pieces = this.pieces(asked.prompt);
    const moves = asked.moves.map((move) => new Move(this, move));
    return { question: this.text(asked.prompt), pieces, moves, rules: asked.rules };
  });
  /** The names as one text: it stays the same when something else about the seats has changed. */
  readonly #called = $derived(this.seats.map((seat, i) => seat.name || seat.bot || t('seat', { n: i + 1 })).join('\n'));
  readonly names = $derived(this.seats.length ? this.#called.split('\n') : []);
  readonly #shortNames = $derived(shortNames(this.names));
  /** The seats that what is shown is about: who does what plays at the moment, else who is asked. */
  readonly active = $derived.by(() => {
    if (this.status !== 'running') return [];
    const seat = this.playing ? this.seatOf(this.playing) : NONE;
    return seat === NONE || this.ask ? this.asked : [seat];
  });
  /** Is the answer forced, so that the table gives it by itself? */
  readonly automatic = $derived(this.ask?.legal.length === 1 && this.chosen === NONE);
  /** A choice is on its way. */
  sending = $state(false);
  /** Why the last thing that was tried cannot be done. */
  forbidden = $state.raw<Forbidden | null>(null);
  /** The action under the pointer or the focus, for previews. */
  hovered = $state(NONE);
  /** The action that a finger has tapped once, to look at it; a second tap does it. */
  aimed = $state(NONE);
  /** What happens is held back until it is stepped through or played on. */
  paused = $state(false);
  /** An item of the log that is pointed at: stages mark what it is about. */
  pointed = $state.raw<LogItem | null>(null);
  hint = $state.raw<HintGiven | null>(null);
  hintFault = $state('');
  thinking = $state(false);
  /** The server does not show us this table. */
  closed = $state('');
  /** How often the server and the rules in this page disagreed; it never should be. */
  disagreements = $state(0);
  /** What has happened since this viewer's last move, in tiles. */
  readonly story: Story;
  /** Something is being shown. */
  busy = $state(false);
  /** The element in which pieces fly. */
  root: HTMLElement | null = null;

  #line: Source;
  #rules: Rules<S>;
  #flat: (number | string)[] | null = null;
  #n = 0;
  #frames: Frame[] = [];
  #aimedAct: () => unknown = () => {};
  #skip: (() => void) | null = null;
  #pass: (() => void) | null = null;
  #hurrying = false;
  #patient = false;
  #unwatch: () => void;
  #watcher: Watcher;
  #next: ((state: S, legal: number[]) => number) | null = null;
  #pendingAsk: Ask | null = null;
  /** What the server has not confirmed yet, the earliest first. */
  #expected: Expected[] = [];
  /** What the server has said last of the position. */
  #last: Snapshot | Update | null = null;
  /** The decision that this viewer's choice on its way answers; NONE for none. */
  #answered = NONE;
  #revealing = new Set<string>();
  /** Sentences that the rules in this page have made. */
  #sentences = new WeakMap<Item, number[]>();

  constructor(id: string, viewer: number, rules: Rules<S>, over: Source = line()) {
    this.id = id;
    this.viewer = viewer;
    this.game = rules.name ?? '';
    this.#rules = rules;
    this.story = new Story(viewer);
    this.#line = over;
    this.#watcher = {
      table: id,
      seat: viewer,
      since: () => this.#n,
      words: rules.spoken,
      take: (message) => this.#take(message),
      refused: (error) => (this.closed = error.message),
    };
    this.#unwatch = over.watch(this.#watcher);
    if (this.game) void this.#fetchRules();
  }

  /** Where the rules do not come, the server has to say what is asked. */
  async #fetchRules(): Promise<void> {
    this.rules = await rulesOf(this.game);
    if (this.rules || this.#watcher.words) return;
    this.#watcher.words = true;
    this.#line.resync(this.#watcher);
  }

  close(): void {
    this.#unwatch();
    this.#frames = [];
    this.play();
    this.#skip?.();
  }

  // --- who is who

  /** The colour of a seat, as CSS. */
  colourOf(seat: number): string {
    return (this.shown && this.#rules.colour?.(this.shown, seat)) || `var(--p${seat + 1})`;
  }

  /** A seat's name where there is little room. */
  shortName(seat: number): string {
    return this.#shortNames[seat] ?? '';
  }

  // --- in the reader's language

  /** What the rules say to this viewer, in pieces: plain text, and things that may be drawn. */
  pieces(numbers: readonly number[]): Piece[] {
    return say(this.game, numbers, this);
  }

  /** The same as plain text. */
  text(numbers: readonly number[]): string {
    return sayText(this.game, numbers, this);
  }

  /** The same, message by message. */
  texts(numbers: readonly number[]): string[] {
    return sayAll(this.game, numbers, this);
  }

  /** What happened, in pieces; nothing if there is nothing to tell. */
  told(item: Item): Piece[] {
    if (item.k !== 'event') return [t(item.what || item.k, item.args)];
    return this.pieces(this.#said(item));
  }

  /** The same as plain text. */
  toldText(item: Item): string {
    return item.k === 'event' ? this.text(this.#said(item)) : t(item.what || item.k, item.args);
  }

  /** Is there anything to tell of it? */
  isTold(item: Item): boolean {
    return item.k !== 'event' || this.#said(item).length > 0;
  }

  /** The seat that something is about: who did it, as its sentence tells; NONE for nobody. */
  seatOf(item: Item): number {
    if (item.k !== 'event' || (item.seat ?? NONE) >= 0) return item.seat ?? NONE;
    return doer(this.game, item.event ?? NONE, item.values ?? []);
  }

  /** Has something happened since this viewer's last move that a test finds? Such cards are marked as new. */
  isNew(test: (item: LogItem) => boolean): boolean {
    const { since } = this.story;
    if (since === NONE) return false;
    for (let i = this.log.length - 1; i >= 0 && this.log[i].n > since; i--)
      if (this.log[i].k === 'event' && test(this.log[i])) return true;
    return false;
  }

  #tileOf(item: LogItem, state: S | null): Deed | null {
    if (item.k !== 'event' || !state) return null;
    if (this.#rules.deed) return this.#rules.deed(item, state);
    for (const piece of this.told(item)) {
      const picture = typeof piece === 'string' ? undefined : this.picture(piece.kind, piece.n);
      if (picture) return { picture };
    }
    return null;
  }

  #said(item: Item): readonly number[] {
    if (item.said?.length) return item.said;
    const { event = NONE, values = [] } = item;
    // Before the rules have come there is nothing to say; where none come, the server has said what is not plain.
    if (!this.rules || !this.bytes) return this.#watcher.words ? told(this.game, event, values) : [];
    let said = this.#sentences.get(item);
    if (!said) this.#sentences.set(item, (said = sentenceOf(this.rules, this.bytes, event, values)));
    return said;
  }

  /** What the move at hand has beside it for those who play by text. */
  aside(action: number): readonly string[] {
    return this.#rules.aside?.(this, action) ?? [];
  }

  /** A small drawing of the nth of a kind of things; undefined if the game has none. */
  picture(kind: string, n: number): string | undefined {
    return this.#rules.picture?.(kind, n);
  }

  /** Does the name of such a thing stand beside its picture? */
  isCaptioned(kind: string): boolean {
    return this.#rules.captioned?.includes(kind) ?? false;
  }

  /** Is the table kept in this browser? */
  get isHere(): boolean {
    return this.#line.isHere ?? false;
  }

  /** What the source has of the table in words; where it has none, the server can be asked. */
  get inWords(): Told | undefined {
    return this.#line.inWords;
  }

  // --- what can be done

  /** The legal actions now. */
  get legal(): number[] {
    return this.ask?.legal ?? [];
  }

  isLegal(action: number): boolean {
    return this.ask !== null && !this.sending && this.ask.legal.includes(action);
  }

  /** The action that was chosen secretly and can still be changed. */
  get chosen(): number {
    return this.ask?.chosen ?? NONE;
  }

  move(action: number): Move | undefined {
    return this.words?.moves.find((move) => move.action === action);
  }

  label(action: number): string {
    return this.move(action)?.label ?? '';
  }

  /**
   * Do an action, or say which rule forbids it. `then` chooses an action of the question that follows, so that two
   * decisions feel like one; it gives NONE to let the person decide.
   */
  async act(action: number, then?: (state: S, legal: number[]) => number): Promise<void> {
    this.forbidden = null;
    this.aimed = NONE;
    this.play();
    if (this.sending) return;
    if (!this.ask || this.viewer === NONE) {
      this.forbidden = { label: '', rule: '', text: this.#waitingFor() };
      return;
    }
    if (!this.ask.legal.includes(action)) return this.explain(action);
    const asked = this.ask;
    const { decision } = asked;
    this.#answered = decision;
    const foreseen = this.#foreseen(action);
    this.#next = then ?? null;
    if (!foreseen) this.sending = true;
    this.hint = null;
    const sent = this.#line.send({ t: 'choose', table: this.id, seat: this.viewer, action, decision });
    if (foreseen) this.#expect({ ...foreseen, decision: decision + 1 });
    try {
      await sent;
      // Answered; the update says what comes next. Only who chooses the same again in secret gets none.
      if (!foreseen && this.ask === asked && (asked.chosen ?? NONE) === NONE) this.ask = null;
    } catch (error) {
      this.#next = null;
      const refused = error as Refused;
      if (refused.code === 'illegal' && this.rules) this.#disagree(`the server forbids action ${action}`);
      if (foreseen) this.#forget();
      // What came too late, in another tab or after the clock, is shown by the update that is on its way.
      if (refused.code !== 'stale')
        this.forbidden = {
          label: '',
          rule: refused.rule,
          text: this.#because(refused.rule) || refused.message,
          action,
        };
    } finally {
      if (!foreseen) this.sending = false; // one that was foreseen may be answered while the next is on its way
    }
  }

  /** What comes of an action, where that is certain. */
  #foreseen(action: number): Foreseen | null {
    if (this.#line.isHere || this.busy || !this.rules || !this.bytes || this.chosen !== NONE) return null;
    try {
      return foresee(this.rules, this.bytes, this.viewer, action, this.ask!.decision);
    } catch {
      return null; // a state that the rules cannot take further; the server knows better
    }
  }

  /** Show a position that the server has not confirmed yet. */
  #expect(expected: Expected): void {
    this.#expected.push(expected);
    this.#pendingAsk = null;
    this.#frames.push({
      items: expected.items.map((item, i) => ({ ...item, n: this.#n + 1 + i })),
      flat: expected.flat,
      live: true,
      untold: true,
      apply: () => {
        this.asked = expected.asked;
        this.decision = expected.decision;
        this.canTakeBack = true;
        this.#pendingAsk = expected.ask;
      },
    });
    void this.#run();
  }

  /** Take back what was foreseen: the position is again as the server has told it. */
  #forget(): void {
    if (!this.#expected.length) return;
    this.#expected = [];
    this.#pendingAsk = null;
    this.#frames.push({ items: [], flat: this.#flat, live: true, apply: () => this.#applyPosition(this.#last!) });
    void this.#run();
  }

  #differing(flat: readonly (number | string)[]): string {
    const places = flat.flatMap((value, i) =>
      value === this.#flat?.[i] ? [] : [`${i}: ${this.#flat?.[i]}, not ${value}`],
    );
    return places.slice(0, 8).join('; ');
  }

  #disagree(about: string): void {
    this.disagreements++;
    console.warn(`The server and the rules in this page disagree at table ${this.id}: ${about}`);
  }

  /**
   * Something on the table that means an action was pressed. A mouse or a key does it at once. A finger covers what it
   * touches, so its first tap only looks: the prompt says what a second one does, and has a button for it.
   */
  press(event: Event, action: number, act: () => unknown = () => this.act(action)): void {
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!finger || !this.isLegal(action) || this.aimed === action) {
      act();
      return;
    }
    this.forbidden = null;
    this.aimed = this.hovered = action;
    this.#aimedAct = act;
  }

  /** Do what a finger has looked at. */
  doAimed(): void {
    if (this.aimed !== NONE) this.#aimedAct();
  }

  #waitingFor(): string {
    if (this.status === 'over' || this.status === 'abandoned') return t('game-over');
    const names = this.asked.map((seat) => this.names[seat]);
    return names.length ? t('ui-not-your-turn', { names: listed(names) }) : t('game-not-begun');
  }

  /** The rule that says why not; empty if there is none. */
  #because(rule: string): string {
    const text = rule && ruleText(this.game, rule);
    return text && t('ui-because', { rule, text });
  }

  /** Say why an action is not legal now. */
  async explain(action: number): Promise<void> {
    if (this.rules && this.bytes && this.viewer !== NONE) {
      const rule = this.rules.refusal(this.bytes, this.viewer, action);
      if (rule) {
        const id = this.rules.ruleId(rule);
        const label = this.text(this.rules.said('label', this.bytes, this.viewer, action));
        this.forbidden = { label, rule: id, text: this.#because(id) || t('ui-not-a-choice'), action };
        return;
      }
    }
    try {
      const { why } = await this.#line.send({ t: 'describe', table: this.id, seat: this.viewer, action });
      const { label = [], rule = '' } = why ?? {};
      this.forbidden = { label: this.text(label), rule, text: this.#because(rule) || t('ui-not-a-choice'), action };
    } catch (error) {
      this.forbidden = { label: '', rule: '', text: faultOf(error) };
    }
  }

  /** The seats that must agree before this viewer's last move is taken back: not bots, nor people at this screen. */
  get mustAgree(): number[] {
    return this.asked.filter((seat) => seat !== this.viewer && !this.seats[seat]?.bot && !this.seats[seat]?.mine);
  }

  /** Is this viewer asked to let a move be taken back? */
  get askedToAgree(): boolean {
    return this.wantsBack >= 0 && this.wantsBack !== this.viewer && this.asked.includes(this.viewer);
  }

  async takeBack(): Promise<boolean> {
    this.play();
    return this.#try({ t: 'take back', table: this.id, seat: this.viewer, decision: this.decision });
  }

  async answer(yes: boolean): Promise<void> {
    await this.#try({ t: 'answer', table: this.id, seat: this.viewer, yes });
  }

  async handOver(to: number): Promise<void> {
    await this.#try({ t: 'hand over', table: this.id, seat: this.viewer, to });
  }

  async say(text: string): Promise<boolean> {
    return this.#try({ t: 'say', table: this.id, seat: this.viewer, text });
  }

  async sit(seat: number, name: string): Promise<boolean> {
    return this.#try({ t: 'sit', table: this.id, seat, name });
  }

  async leave(seat: number): Promise<boolean> {
    return this.#try({ t: 'leave', table: this.id, seat });
  }

  async free(seat: number, close: boolean): Promise<boolean> {
    return this.#try({ t: 'free', table: this.id, seat, close });
  }

  async readmit(name: string): Promise<boolean> {
    return this.#try({ t: 'readmit', table: this.id, name });
  }

  async seatBot(seat: number, bot: string): Promise<boolean> {
    return this.#try({ t: 'bot', table: this.id, seat, bot });
  }

  async ready(seat: number, yes: boolean): Promise<boolean> {
    return this.#try({
      t: 'ready',
      table: this.id,
      seat,
      yes,
      pledge: yes ? pledgeFor(this.id, seat, this.commitment) : '',
    });
  }

  /** Show what this browser has pledged, when everybody is ready. */
  async revealDue(): Promise<void> {
    if (this.status !== 'open' || !this.shares.length) return;
    settle(this.id, this.commitment, this.shares);
    const bound = this.shares.map(boundBy);
    for (const { seat, nonce } of due(this.id, this.commitment, this.seats, this.shares)) {
      if (this.#revealing.has(nonce)) continue;
      this.#revealing.add(nonce);
      try {
        await show(this.id, seat, nonce, bound, this.#line);
      } catch {
        // The server has seen this nonce now, and others are not bound any more. Only the person may have another drawn.
        // Where the game has begun meanwhile, another tab was first.
        const open = await this.ready(seat, false);
        this.forbidden = open ? { label: '', rule: '', text: t('fair-lobby-changed') } : null;
      }
    }
  }

  async start(): Promise<boolean> {
    return this.#try({ t: 'start', table: this.id });
  }

  async askRematch(): Promise<boolean> {
    return this.#try({ t: 'rematch', table: this.id, seat: this.viewer });
  }

  async askHint(): Promise<void> {
    this.hintFault = '';
    this.thinking = true;
    const decision = this.decision;
    try {
      const { advice } = await this.#line.send({ t: 'hint', table: this.id, seat: this.viewer });
      if (decision === this.decision) this.hint = advice ?? null;
    } catch (error) {
      this.hintFault = faultOf(error);
    } finally {
      this.thinking = false;
    }
  }

  forgetHint(): void {
    this.hint = null;
    this.hintFault = '';
  }

  async #try(message: Parameters<Line['send']>[0]): Promise<boolean> {
    this.forbidden = null;
    try {
      await this.#line.send(message);
      return true;
    } catch (error) {
      const refused = error as Refused;
      this.forbidden = { label: '', rule: refused.rule ?? '', text: refused.message };
      return false;
    }
  }

  /** Which seats are mine, after this person has sat down or got up: updates do not say. */
  own(mine: number[]): void {
    this.seats = this.seats.map((seat, i) => ({ ...seat, mine: mine.includes(i) }));
  }

  // --- what comes

  #take(message: Snapshot | Update): void {
    this.closed = '';
    const begun = this.#n;
    if (message.t === 'update') {
      if (message.n - message.items.length > this.#n || (message.changes?.length && !this.#flat)) {
        this.#line.resync(this.#watcher);
        return;
      }
      if (message.changes?.length) {
        this.#flat = [...this.#flat!];
        for (const [place, value] of message.changes) this.#flat[Number(place)] = value;
      }
    } else {
      this.#flat = message.state ?? null;
    }
    const first = message.n - message.items.length + 1;
    const items = message.items.map((item, i) => ({ ...item, n: first + i })).filter((item) => item.n > begun);
    this.#n = message.n;
    this.#last = message;
    if (this.#answered !== NONE && message.decision > this.#answered) {
      this.story.moved(first - 1, message.n);
      this.#answered = NONE;
    }
    if (this.#expected.length && this.#confirms(message)) {
      // What is shown is this position, or one that follows from it.
      const known = this.#expected.length > 0;
      this.#frames.push({ items, flat: null, live: false, known: true, apply: () => this.#apply(message, !known) });
    } else {
      this.#frames.push({
        items,
        flat: this.#flat,
        live: message.t === 'update' || (begun > 0 && items.length <= 20),
        apply: () => this.#apply(message),
      });
      this.#pendingAsk = null;
    }
    void this.#run();
  }

  /** Does a message leave what was foreseen standing? What it confirms is no longer waited for. */
  #confirms(message: Snapshot | Update): boolean {
    const [next] = this.#expected;
    if (message.status && message.status !== 'running') {
      this.#expected = [];
      return false;
    }
    if (message.decision < next.decision) return true; // about something else, such as what was said
    if (message.decision === next.decision && this.#flat && same(this.#flat, next.flat)) {
      this.#expected.shift();
      return true;
    }
    // Where others have gone on already, there is nothing to compare.
    if (message.decision === next.decision)
      this.#disagree(`decision ${next.decision} is another position at ${this.#differing(next.flat)}`);
    this.#expected = [];
    return false;
  }

  #apply(message: Snapshot | Update, position = true): void {
    if (message.t === 'snapshot') {
      this.settings = message.settings;
      this.commitment = message.commitment;
      // A game that is shown again can go back: what comes later is not known yet then.
      if (this.log.length && this.log[this.log.length - 1].n > message.n) {
        this.log = this.log.filter((item) => item.n <= message.n);
        this.story.forget(message.n);
      }
      this.status = message.status as Status;
    } else if (message.status) {
      this.status = message.status as Status;
    }
    if (message.seats) {
      const mine =
        message.t === 'snapshot'
          ? message.seats
          : message.seats.map((seat, i) => ({ ...seat, mine: seat.taken && this.seats[i]?.mine }));
      this.seats = mine;
    }
    this.wantsBack = message.wants_back ?? NONE;
    if (message.scores?.length) this.scores = message.scores;
    if (message.places?.length) this.places = message.places;
    if (message.secret) this.secret = message.secret;
    if (message.rematch) this.rematch = message.rematch;
    if (message.shares || message.t === 'snapshot') this.shares = message.shares ?? [];
    this.voided = message.voided ?? 0;
    if (position) this.#applyPosition(message);
  }

  #applyPosition(message: Snapshot | Update): void {
    this.asked = message.asked;
    this.canTakeBack = message.take_back ?? false;
    if (message.decision !== this.decision) this.hint = null;
    this.decision = message.decision;
    this.#pendingAsk = message.ask ?? null;
  }

  async #run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.#frames.length) {
        if (!this.#frames[0].known) {
          this.ask = null;
          this.aimed = NONE;
        }
        await this.#show(this.#frames.shift()!);
      }
    } finally {
      this.busy = this.#hurrying = this.#patient = false;
      this.playing = null;
    }
    await this.#settle();
  }

  async #show(frame: Frame): Promise<void> {
    if (frame.known) {
      frame.items.forEach((item) => this.#remember(item, this.shown));
      return frame.apply();
    }
    const state = this.shown;
    const next = frame.flat ? decode<S>(this.#rules.schema, frame.flat) : null;
    const plays = (item: LogItem) => (item.k === 'event' && state ? this.#rules.gesture(item, state) : null);
    for (const item of frame.items) {
      if (frame.live && item.k === 'event' && this.isTold(item)) await this.#passed();
      if (!frame.untold) this.#remember(item, state ?? next, !state);
      const gesture = plays(item);
      if (gesture && !gesture.after) await this.#play(item, gesture.ms * this.#paceOf(frame));
    }
    this.playing = null;
    await flying(this.root, this.#paceOf(frame), async () => {
      this.shown = next;
      this.#shownFlat = frame.flat;
      frame.apply();
      await tick();
    });
    for (const item of frame.items) {
      const gesture = plays(item);
      if (gesture?.after) await this.#play(item, gesture.ms * this.#paceOf(frame));
    }
  }

  /** How long gestures take at the moment, against the usual. */
  #paceOf(frame: Frame): number {
    const many = this.#frames.length >= PATIENCE && !this.#patient;
    return !frame.live || many || this.#hurrying || document.hidden ? 0 : (this.#line.pace ?? settings.pace);
  }

  async #play(item: LogItem, ms: number): Promise<void> {
    if (ms <= 0) return;
    this.playing = item;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#skip = null;
  }

  /** While the table is paused, what comes next waits here for a step, or until it is played on. */
  async #passed(): Promise<void> {
    if (!this.paused) return;
    this.playing = null;
    await new Promise<void>((resolve) => (this.#pass = resolve));
    this.#pass = null;
  }

  /** Show at once what plays at the moment. */
  skip(): void {
    this.#skip?.();
  }

  /** Hold what happens, until it is stepped through or played on. */
  pause(): void {
    this.paused = this.#patient = true;
  }

  /** Play on. */
  play(): void {
    this.paused = false;
    this.#pass?.();
  }

  /** Show one thing that happened, and hold again. */
  step(): void {
    this.pause();
    (this.#pass ?? this.#skip)?.();
  }

  /** Show at once all that has happened: the next thing to see is one's own question. */
  skipAll(): void {
    this.#hurrying = this.busy;
    this.play();
    this.#skip?.();
  }

  #remember(item: LogItem, state: S | null, past = false): void {
    this.story.tell(item, this.seatOf(item), this.#tileOf(item, state), past);
    const log = [...this.log, item];
    this.log = log.length > KEPT_ITEMS ? log.slice(-KEPT_ITEMS) : log;
  }

  /** Everything has been shown: now the question. */
  async #settle(): Promise<void> {
    const ask = this.#pendingAsk;
    this.ask = ask;
    if (!ask) return;
    this.#checkLegal(ask);
    const then = this.#next;
    this.#next = null;
    if (then && this.shown && ask.legal.length) {
      const action = then(this.shown, ask.legal);
      if (action !== NONE && ask.legal.includes(action)) return this.act(action);
    }
  }

  /** What may be done, by the rules in this page: the server should say the same. */
  #checkLegal(ask: Ask): void {
    if (this.#line.isHere || !this.rules || !this.bytes) return;
    const legal = this.rules.legal(this.bytes, this.viewer);
    if (!same(legal, ask.legal)) this.#disagree(`decision ${ask.decision} allows ${ask.legal}, and here ${legal}`);
  }
}

/** Names where there is little room: the first word, unless another begins with it too. */
function shortNames(names: readonly string[]): string[] {
  const first = names.map((name) => name.split(/\s+/)[0]);
  return names.map((name, i) => (first.some((each, j) => j !== i && each === first[i]) ? name : first[i]));
}

/** A table of any game, for parts that do not look at its state. */
export type AnyTable = Omit<TableView, 'self'>;
