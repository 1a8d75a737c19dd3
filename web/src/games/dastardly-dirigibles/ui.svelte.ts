// What stage, dock and plates of one table share: the card that is picked or dragged, the place of the Emporium that is
// to be swapped, the menu that is open.
import { perTable } from '../../table/per-table';
import type { TableView } from '../../table/table.svelte';
import { ruleText, t } from '../../text';
import { cardName, tt } from './names';
import {
  ASK_DRAW,
  CARD_PLACED,
  DRAW_EMPORIUM,
  DRAW_PILE,
  KEEP_ALL,
  NO_MATCH,
  NONE,
  PASS,
  PLACE,
  PLAY_SPECIAL,
  SLOTS,
  SWAP,
  type State,
} from './numbers';
import { Pieces } from './pieces';
import { aimedAt, shows, type Use, usesOf } from './rulings';
import { laying, type Target } from './targets';

/** Answers that have no card or place of their own, besides drawing from the pile, which may be out of sight. */
export const IN_WORDS = new Set([NO_MATCH, KEEP_ALL, PASS, DRAW_PILE]);

interface Menu {
  /** The card that the menu is about, NONE for a place of the airship. */
  kind: number;
  slot: number;
  /** Where on the page it belongs. */
  near: DOMRect;
}

interface Drag {
  /** A card of the hand, or a place of the Emporium. */
  kind: number;
  place: number;
  x: number;
  y: number;
}

export class Ui {
  /** The card of the hand that is picked. */
  kind = $state(NONE);
  /** The place of the Emporium that waits for a card from the hand. */
  place = $state(NONE);
  menu = $state.raw<Menu | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The target under the dragged card. */
  over = $state('');
  bySuit = $state(false);
  discardsOpen = $state(false);
  readonly pieces: Pieces;
  #looked = '';

  constructor(private readonly table: TableView<State>) {
    this.pieces = new Pieces(table.viewer);
  }

  clear(): void {
    this.kind = NONE;
    this.place = NONE;
    this.menu = null;
    this.drag = null;
    this.over = '';
  }

  get #state(): State {
    return this.table.shown!;
  }

  can({ rule }: Use): boolean {
    return this.table.ask !== null && !this.table.sending && rule === 0;
  }

  /** Do it, answering the question that follows as well; or say which rule forbids it. */
  do({ action, answer, rule }: Use): void {
    const { table } = this;
    // Where the first half is legal and the second is not, the server cannot be asked about that one yet.
    if (rule && table.isLegal(action)) this.#forbid(table.rules!.ruleId(rule));
    else void table.act(action, answer === NONE ? undefined : () => answer);
    this.clear();
  }

  /** A use was pressed. A finger looks at it first, as `TableView.press` says; several uses may begin with one action. */
  press(event: Event, use: Use, act: () => void = () => this.do(use)): void {
    const { table } = this;
    const looked = `${use.action} ${use.answer}`;
    if (looked !== this.#looked) table.aimed = NONE;
    this.#looked = looked;
    table.press(event, use.action, act);
    if (table.aimed !== NONE && shows(use) !== NONE) table.hovered = shows(use);
  }

  /** Is this a Special that acts on a rival's airship, and can it be played? */
  aims(kind: number): boolean {
    return kind !== NONE && usesOf(this.table, kind).some((use) => this.can(use)) && !!aimedAt(this.table, kind, 0, 0);
  }

  #forbid(rule: string, label = ''): void {
    this.table.forbidden = { label, rule, text: t('ui-because', { rule, text: ruleText(this.table.game, rule) }) };
  }

  #swap(place: number, kind: number): Use | undefined {
    return usesOf(this.table, kind).find((use) => use.what === 'swap' && use.place === place);
  }

  /** The first thing that can be done with a card of the hand, NONE for nothing. */
  firstLegal(kind: number): number {
    const uses = this.place === NONE ? usesOf(this.table, kind) : [this.#swap(this.place, kind)];
    return uses.find((use) => use && this.can(use))?.action ?? NONE;
  }

  /** A card of the hand was clicked. */
  pick(kind: number, near: DOMRect): void {
    const swap = this.place === NONE ? undefined : this.#swap(this.place, kind);
    if (swap) return this.do(swap);
    const again = this.kind === kind && this.menu !== null;
    this.clear();
    if (again) return;
    this.kind = kind;
    this.menu = { kind, slot: NONE, near };
  }

  /** A place of an airship was clicked, or a card was laid on something. */
  lay(kind: number, target: Target, near: DOMRect, event?: Event): void {
    const use = laying(this.table, kind, target);
    if (use === 'choose') {
      this.clear();
      this.kind = kind;
      this.menu = { kind, slot: NONE, near };
    } else if (use) {
      return event ? this.press(event, use) : this.do(use);
    } else {
      if (target.on === 'slot') this.#forbid('DD-5.1', cardName(kind));
      else this.table.forbidden = { label: cardName(kind), rule: '', text: tt('ui-rule-nothing') };
      this.clear();
    }
  }

  /** The legal ways to fill a place of one's own airship, with one card each. */
  fillings(slot: number): { kind: number; use: Use }[] {
    return this.table.legal.flatMap((action) => {
      if (action < PLACE || action >= PLAY_SPECIAL || (action - PLACE) % SLOTS !== slot) return [];
      const kind: number = CARD_PLACED[action - PLACE];
      const use = usesOf(this.table, kind).find((each) => each.action === action);
      return use ? [{ kind, use }] : [];
    });
  }

  /** A place of one's own airship was clicked while no card was picked. */
  fill(slot: number, near: DOMRect, event: Event): void {
    const ways = this.fillings(slot);
    if (ways.length === 1 && this.table.ask) return this.press(event, ways[0].use);
    this.clear();
    if (ways.length) this.menu = { kind: NONE, slot, near };
    else if (!this.table.ask) void this.table.act(PLACE + slot);
    else this.#forbid('DD-4.2');
  }

  /** A card of the Emporium was clicked. */
  shelf(place: number, event?: Event): void {
    const { table, kind } = this;
    const drawing = this.#state.asked === ASK_DRAW;
    const action = (drawing ? DRAW_EMPORIUM : SWAP) + place;
    const swap = kind === NONE ? undefined : this.#swap(place, kind);
    if (swap) return event ? this.press(event, swap) : this.do(swap);
    const again = this.place === place;
    this.clear();
    if (again) return;
    if (table.isLegal(action) && !drawing) this.place = place;
    else if (event) table.press(event, action);
    else void table.act(action);
  }

  /** A card of the Emporium was dragged to the hand, or onto a card of it. */
  takeFromShelf(place: number, kind: number): void {
    const swap = this.table.ask && kind !== NONE ? this.#swap(place, kind) : undefined;
    if (swap) this.do(swap);
    else {
      this.clear();
      this.shelf(place);
    }
  }

  pile(): void {
    void this.table.act(DRAW_PILE);
    this.clear();
  }

  /** The action that laying the dragged or picked card on a target would show in advance. */
  preview(kind: number, target: Target): number {
    const use = laying(this.table, kind, target);
    return use && use !== 'choose' && this.can(use) ? shows(use) : NONE;
  }

  /** Does the picked or dragged card fit here? */
  fits(target: Target): boolean {
    const kind = this.drag ? this.drag.kind : this.kind;
    if (kind === NONE || !this.table.ask) return false;
    const use = laying(this.table, kind, target);
    return use === 'choose' || (use !== null && this.can(use));
  }
}

export const uiOf = perTable((table: TableView<State>) => new Ui(table));
