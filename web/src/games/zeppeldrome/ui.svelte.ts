// What stage, dock and plates of one table share: the state event by event, the card that is picked up, whose plan is traced.
import { perTable } from '../../table/per-table';
import type { LogItem, TableView } from '../../table/table.svelte';
import { ASK_ACTION, ASK_PLAN, DISCARD, FACE_DOWN, FACE_UP, NONE, PAY, PLAY, type State } from './numbers';
import { cardsIn } from './plans';
import { previewOf, type Trace, traceOfPlan } from './preview';
import { project, type Staged, staged } from './project';

export class Ui {
  /** The card of the own hand that is picked up. */
  card = $state(NONE);
  /** The seat whose plan is traced on the course. */
  seat = $state(NONE);
  /** The Old Folk whose ways are shown. */
  folk = $state(NONE);
  #over = $state.raw<{ base: State; now: Staged } | null>(null);

  constructor(readonly table: TableView<State>) {}

  /** The state as it is shown, event by event. */
  get state(): State {
    const shown = this.table.shown!;
    return this.#over?.base === shown ? this.#over.now.state : shown;
  }

  /** An event is being shown: let it happen on the table. */
  play(item: LogItem): void {
    const base = this.table.shown;
    if (!base) return;
    const before = this.#over?.base === base ? this.#over.now : staged(base);
    this.#over = { base, now: project(before, item.event ?? NONE, item.values ?? []) };
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
    const { table, state } = this;
    if (table.playing) return null;
    const picked = this.card === NONE ? NONE : (this.actionsOf(this.card)[0] ?? NONE);
    const action =
      table.hovered !== NONE && table.isLegal(table.hovered)
        ? table.hovered
        : picked !== NONE
          ? picked
          : state.asked === ASK_PLAN
            ? table.chosen
            : NONE;
    const preview = action === NONE ? null : previewOf(state, table.viewer, action);
    if (preview) return preview;
    if (this.seat !== NONE) return traceOfPlan(state, this.seat);
    // While choosing an action, a player wants to see where their own plan leads.
    return table.ask && state.asked === ASK_ACTION && state.players[table.viewer].face_up
      ? traceOfPlan(state, table.viewer)
      : null;
  }
}

export const uiOf = perTable((table: TableView<State>) => new Ui(table));
