// A table as one viewer sees it, kept up to date over the line, and all that the viewer can do there.
import { due, pledgeFor, settle, show } from '../fair/giving';
import { boundBy } from '../fair/luck';
import { listed, ruleText, t } from '../text';
import { NONE } from '../wire/decode';
import { faultOf } from '../wire/http';
import { line, type Line, type Refused } from '../wire/line.svelte';
import type { Rules, Source } from './kinds';
import { Showing } from './showing.svelte';

export type { Gesture, LogItem, Move, Rules, SomeState, Source, Told } from './kinds';

export class TableView<S = unknown> extends Showing<S> {
  /** The table itself, also where it is seen with other eyes. */
  readonly self: TableView<S> = this;
  #aimedAct: () => unknown = () => {};
  readonly #revealing = new Set<string>();
  /** Keeps a legal action from being done, for a coach who has something to say first. */
  holdsBack: ((action: number) => boolean) | null = null;

  constructor(id: string, viewer: number, hooks: Rules<S>, source: Source = line()) {
    super(id, viewer, hooks, source);
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
    if (this.holdsBack?.(action)) return;
    const asked = this.ask;
    const { decision } = asked;
    this.answered = decision;
    const foreseen = this.foreseen(action);
    this.next = then ?? null;
    if (!foreseen) this.sending = true;
    this.hint = null;
    const sent = this.source.send({ t: 'choose', table: this.id, seat: this.viewer, action, decision });
    const expected = foreseen && { ...foreseen, decision: decision + 1, hadChoice: asked.legal.length > 1 };
    if (expected) this.expect(expected);
    try {
      await sent;
      // Answered; the update says what comes next. Only who chooses the same again in secret gets none.
      if (!foreseen && this.ask === asked && (asked.chosen ?? NONE) === NONE) this.ask = null;
    } catch (error) {
      this.next = null;
      const refused = error as Refused;
      if (refused.code === 'illegal' && this.rules) this.disagree(`the server forbids action ${action}`);
      if (expected) this.forget(expected);
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
      const { why } = await this.source.send({ t: 'describe', table: this.id, seat: this.viewer, action });
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

  /** Wish that the game ends without a winner, which it does when everybody wishes it; or refuse. */
  async abandon(yes: boolean): Promise<void> {
    await this.#try({ t: 'abandon', table: this.id, seat: this.viewer, yes });
  }

  /** The seats whose players wish that. */
  get abandoning(): number[] {
    return this.seats.flatMap((seat, i) => (seat.abandoning ? [i] : []));
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
        await show(this.id, seat, nonce, bound, this.source);
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
      const { advice } = await this.source.send({ t: 'hint', table: this.id, seat: this.viewer });
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
      await this.source.send(message);
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
}

/** A table of any game, for parts that do not look at its state. */
export type AnyTable = Omit<TableView, 'self'>;
