// One match on the rules in this page: a header, the moves, and the state that replaying them gives. It mirrors
// `aerodrome.play.match`; the same header and moves give the same bytes.
import type { Engine, State, Stepped } from '../engine/engine';
import { sha256 } from '../fair/sha256';
import { notation } from '../text';
import type { Header } from './keeper';
import { luckAt } from './luck';

/** An entry of the log: seat, action, the move in notation, the digest of the state after it. */
export interface Ply {
  seat: number;
  action: number;
  text: string;
  digest: string;
}

export const digestOf = (state: State): string => sha256(state).slice(0, 12);

export class Match {
  readonly log: Ply[] = [];
  readonly start: string;
  state: State;
  /** By ply, what was told; the set-up is ply 0. */
  readonly told: number[][][];
  #before: State[] = [];

  constructor(
    readonly rules: Engine,
    readonly header: Header,
  ) {
    const { seats, options, luck } = header;
    const begun = rules.begin(seats, options, luckAt(luck, 0));
    this.state = begun.state;
    this.told = [begun.told ?? []];
    this.start = digestOf(begun.state);
  }

  get seats(): number {
    return this.header.seats;
  }

  /** The seats that may act now; none when the game is over. */
  get asked(): number[] {
    const mask = this.rules.toAct(this.state);
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
  }

  get over(): boolean {
    return this.rules.toAct(this.state) === 0;
  }

  legal(seat: number): number[] {
    return this.asked.includes(seat) ? this.rules.legal(this.state, seat) : [];
  }

  /** A legal action by its notation; undefined where there is none. */
  actionOf(seat: number, text: string): number | undefined {
    const sight = this.seen(seat);
    return this.legal(seat).find((action) => this.#written(sight, action) === text);
  }

  #written(sight: State, action: number): string {
    return notation(this.header.game, this.rules.said('notation', sight, action));
  }

  /** What a seat sees; -1 is a spectator. */
  seen(seat: number): State {
    return this.rules.blind(this.state, seat);
  }

  /** Raises RangeError where the action is not legal; nothing has changed then. */
  play(seat: number, action: number): Stepped {
    const { rules, state, header } = this;
    const text = this.#written(this.seen(seat), action);
    const stepped = rules.step(state, seat, action, luckAt(header.luck, this.log.length + 1));
    this.#before.push(state);
    this.state = stepped.state;
    this.told.push(stepped.told ?? []);
    this.log.push({ seat, action, text, digest: digestOf(stepped.state) });
    return stepped;
  }

  /** Take the last move back, whatever it was. */
  undo(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.state = before;
    this.log.pop();
    this.told.pop();
  }

  /** Points and places of all seats. */
  get standing(): { scores: number[]; places: number[]; winners: number[] } {
    const seats = Array.from({ length: this.seats }, (_, seat) => seat);
    const shares = this.over ? this.rules.outcome(this.state) : [];
    return {
      scores: seats.map((seat) => this.rules.score(this.state, seat)),
      places: seats.map((seat) => this.rules.place(this.state, seat)),
      winners: seats.filter((seat) => shares[seat] > 0),
    };
  }

  /** A match from its header and its moves, as far as they were made. */
  static of(rules: Engine, header: Header, moves: readonly (readonly [seat: number, action: number])[]): Match {
    const match = new Match(rules, header);
    for (const [seat, action] of moves) match.play(seat, action);
    return match;
  }
}
