// A table as one viewer knows it: what is shown, in the reader's language, and what can be done now.
import type { Engine, State } from '../engine/engine';
import { doer, type Piece, say, sayAll, sayText, t, told } from '../text';
import { NONE } from '../wire/decode';
import type { Ask, HintGiven, Item, Question, SeatInfo, Settings, Share } from '../wire/types';
import {
  type Asked,
  type Forbidden,
  type LogItem,
  Move,
  type Rules,
  type Source,
  type Status,
  type Told,
} from './kinds';
import { questionOf, sentenceOf } from './asking';
import { shortNames } from './names';
import type { TableView } from './table.svelte';
import { type Deed, Story } from './story.svelte';

export class Known<S> {
  readonly id: string;
  readonly viewer: number;
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
  /** How many people look on; players are told. */
  onlookers = $state(0);

  shown = $state.raw<S | null>(null);
  /** The rules of the game, in this page; null until they have come, and where there are none. */
  rules = $state.raw<Engine | null>(null);
  /** The numbers of what is shown, as they came. */
  protected shownFlat = $state.raw<(number | string)[] | null>(null);
  /** What is shown as the rules take it; null before the game begins and while there are no rules. */
  readonly bytes = $derived.by((): State | null =>
    this.rules && this.shownFlat ? this.rules.fromNumbers(this.shownFlat) : null,
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
  readonly automatic = $derived(this.ask?.legal.length === 1 && this.chosen === NONE && !this.ask.by_hand);
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
  /** The end of a round that is being looked at; what comes next waits. */
  rounded = $state.raw<LogItem | null>(null);
  /** Is there somebody who shows the end of a round, and goes on then? */
  stopsAtRounds = false;
  /** Something is being shown. */
  busy = $state(false);
  /** The element in which pieces fly. */
  root: HTMLElement | null = null;

  protected readonly source: Source;
  /** Does the server put questions and events into messages, because there are no rules in this page? */
  protected spokenTo = false;
  /** Sentences that the rules in this page have made. */
  readonly #sentences = new WeakMap<Item, number[]>();
  /** What the game brings. */
  protected readonly hooks: Rules<S>;

  constructor(id: string, viewer: number, hooks: Rules<S>, source: Source) {
    this.id = id;
    this.viewer = viewer;
    this.game = hooks.name ?? '';
    this.hooks = hooks;
    this.spokenTo = hooks.spoken ?? false;
    this.story = new Story(viewer);
    this.source = source;
  }

  // --- who is who

  /** The colour of a seat, as CSS. */
  colourOf(seat: number): string {
    return (this.shown && this.hooks.colour?.(this.shown, seat)) || `var(--p${seat + 1})`;
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

  protected tileOf(item: LogItem, state: S | null): Deed | null {
    if (item.k !== 'event' || !state) return null;
    if (this.hooks.deed) return this.hooks.deed(item, state);
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
    if (!this.rules || !this.bytes) return this.spokenTo ? told(this.game, event, values) : [];
    let said = this.#sentences.get(item);
    if (!said) this.#sentences.set(item, (said = sentenceOf(this.rules, this.bytes, event, values)));
    return said;
  }

  /** What the move at hand has beside it for those who play by text. */
  aside(action: number): readonly string[] {
    return this.hooks.aside?.(this as unknown as TableView<S>, action) ?? [];
  }

  /** A small drawing of the nth of a kind of things; undefined if the game has none. */
  picture(kind: string, n: number): string | undefined {
    return this.hooks.picture?.(kind, n);
  }

  /** Does the name of such a thing stand beside its picture? */
  isCaptioned(kind: string): boolean {
    return this.hooks.captioned?.includes(kind) ?? false;
  }

  /** Is the table kept in this browser? */
  get isHere(): boolean {
    return this.source.isHere ?? false;
  }

  /** What the source has of the table in words; where it has none, the server can be asked. */
  get inWords(): Told | undefined {
    return this.source.inWords;
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
}
