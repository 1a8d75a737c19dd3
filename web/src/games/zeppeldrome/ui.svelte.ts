// What stage, dock and plates of one table share: the state event by event, the card that is picked up, whose plan is traced.
import type { State as Bytes } from '../../engine/engine';
import { perTable } from '../../table/per-table';
import type { LogItem, TableView } from '../../table/table.svelte';
import { decode } from '../../wire/decode';
import { cardsIn } from './cards';
import {
  ASK_ACTION,
  ASK_PLAN,
  DISCARD,
  FACE_DOWN,
  FACE_UP,
  NONE,
  PAY,
  PLAY,
  SCHEMA,
  type Players,
  type State,
} from './numbers';
import { type Trace, traceOf, traceOfPlan } from './trace';

export class Ui {
  /** The card of the own hand that is picked up. */
  card = $state(NONE);
  /** The seat whose plan is traced on the course. */
  seat = $state(NONE);
  /** The Old Folk whose ways are shown. */
  folk = $state(NONE);
  /** What is shown, after the events that have been told since. */
  #heard = $state.raw<{ base: State; bytes: Bytes; state: State } | null>(null);

  constructor(readonly table: TableView<State>) {}

  /** The state as it is shown, event by event. */
  get state(): State {
    const shown = this.table.shown!;
    return this.#heard?.base === shown ? this.#heard.state : shown;
  }

  /** The same as the rules take it. */
  get bytes(): Bytes | null {
    return this.#heard && this.#heard.base === this.table.shown ? this.#heard.bytes : this.table.bytes;
  }

  /** An event is being shown: let it happen on the table. */
  play(item: LogItem): void {
    const { rules, shown: base } = this.table;
    const before = this.bytes;
    if (!base || !rules || !before) return;
    const [a = NONE, b = NONE, c = NONE] = item.values ?? [];
    const bytes = rules.previewed('happened', before, item.event ?? NONE, a, b, c);
    this.#heard = { base, bytes, state: decode<State>(SCHEMA, rules.toNumbers(bytes)) };
  }

  get hand(): number[] {
    const { viewer } = this.table;
    return viewer < 0 ? [] : cardsIn(this.state.players[viewer].hand);
  }

  /** What can be done with a card of the hand now; the usual thing first. */
  actionsOf(card: number): number[] {
    return [FACE_UP, FACE_DOWN, PLAY, PAY, DISCARD]
      .map((first) => first + card)
      .filter((action) => this.table.isLegal(action));
  }

  /** The path that is drawn on the course. */
  get trace(): Trace | null {
    const { table, state, bytes } = this;
    const { rules } = table;
    if (table.playing || !rules || !bytes) return null;
    const picked = this.card === NONE ? NONE : (this.actionsOf(this.card)[0] ?? NONE);
    const action =
      table.hovered !== NONE && table.isLegal(table.hovered)
        ? table.hovered
        : picked !== NONE
          ? picked
          : state.asked === ASK_PLAN
            ? table.chosen
            : NONE;
    const preview = action === NONE ? null : traceOf(rules, bytes, state, table.viewer, action);
    if (preview) return preview;
    if (this.seat !== NONE) return traceOfPlan(rules, bytes, state, this.seat);
    // While choosing an action, a player wants to see where their own plan leads.
    return table.ask && state.asked === ASK_ACTION && state.players[table.viewer].face_up
      ? traceOfPlan(rules, bytes, state, table.viewer)
      : null;
  }

  /** The seats from first place to last. */
  get standings(): number[] {
    const { table, state, bytes } = this;
    const seats = state.players.slice(0, state.n_seats).map((_, seat) => seat);
    if (!table.rules || !bytes || state.players[0].row < 0) return seats;
    const places = seats.map((seat) => table.rules!.place(bytes, seat));
    return seats.sort((a, b) => places[a] - places[b]);
  }

  /** What keeps a ship from the next space in a direction, 0 for nothing. */
  barrier(seat: number, direction: number): number {
    const { bytes } = this;
    return bytes ? (this.table.rules?.preview('barrier_to', bytes, seat, direction) ?? 0) : 0;
  }

  /** The ways of the viewer's plan that cost a card. */
  costs(seat: number): Set<number> {
    const { bytes } = this;
    const ways = bytes ? (this.table.rules?.previews('ways_on', bytes, seat) ?? []) : [];
    return new Set(ways.flatMap((kind, way) => (kind === 2 ? [way] : [])));
  }

  /** Where the cube of a plan that lies face up stands, in columns and rows from the start of the card. */
  cube({ cube }: Players, seat: number): [number, number] | undefined {
    const { bytes } = this;
    if (cube < 0 || !bytes || !this.table.rules) return undefined;
    const [column, row] = this.table.rules.previews('cube_at', bytes, seat);
    return [column, row];
  }

  /** How many cards lie in the draw pile. */
  get pile(): number {
    const { bytes } = this;
    return bytes ? (this.table.rules?.preview('pile_size', bytes) ?? 0) : 0;
  }
}

export const uiOf = perTable((table: TableView<State>) => new Ui(table));
