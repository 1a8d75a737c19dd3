// What stage, dock and plates of one table share: the card that is picked or dragged, the place of the Emporium that is
// to be swapped, the menu that is open.
import { perTable } from '../../table/per-table';
import type { TableView } from '../../table/table.svelte';
import { canDo, type Deed, deedsFor, fillings, laying, swapDeed, type Target } from './moves';
import { cardName, tt } from './names';
import {
  ASK_ACTION,
  ASK_DRAW,
  ASK_GIVE,
  ASK_MATCH,
  DRAW_EMPORIUM,
  DRAW_PILE,
  GIVE,
  NONE,
  PLACE,
  SWAP,
  type State,
} from './numbers';
import { Pieces } from './pieces';

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

  can(deed: Deed): boolean {
    return (
      this.table.ask !== null && !this.table.sending && canDo(this.#state, this.table.viewer, deed, this.table.legal)
    );
  }

  /** Do it, answering the question that follows as well; or say which rule forbids it. */
  do(deed: Deed): void {
    const { table } = this;
    if (table.isLegal(deed.action) && !this.can(deed)) {
      // The first half would be legal, the second is not: the server cannot be asked about that one yet.
      const [rule, text] =
        deed.question === ASK_GIVE
          ? ['DD-4.7', tt('ui-rule-same-card')]
          : deed.what === 'transmute'
            ? ['DD-5.4', tt('ui-rule-same-suit')]
            : ['DD-6.14', tt('ui-rule-no-part')];
      table.forbidden = { label: '', rule, text };
    } else {
      const { question, answer } = deed;
      void table.act(deed.action, answer === NONE ? undefined : (state) => (state.asked === question ? answer : NONE));
    }
    this.clear();
  }

  /** The first thing that can be done with a card of the hand, NONE for nothing. */
  firstLegal(kind: number): number {
    if (!this.table.ask) return NONE;
    if (this.place !== NONE) return this.can(swapDeed(this.place, kind)) ? GIVE + kind : NONE;
    return deedsFor(this.#state, this.table.viewer, kind).find((deed) => this.can(deed))?.action ?? NONE;
  }

  /** A card of the hand was clicked. */
  pick(kind: number, near: DOMRect): void {
    const state = this.#state;
    if (this.table.ask && this.place !== NONE) return this.do(swapDeed(this.place, kind));
    const deeds = this.table.ask ? deedsFor(state, this.table.viewer, kind) : [];
    const able = deeds.filter((deed) => this.can(deed));
    if (this.table.ask && state.asked === ASK_GIVE) return this.do(deeds[0]);
    // A part that must be played and fits in one place only needs no menu.
    if (this.table.ask && state.asked === ASK_MATCH && able.length === 1 && able[0].what === 'place')
      return this.do(able[0]);
    const again = this.kind === kind && this.menu !== null;
    this.clear();
    if (again) return;
    this.kind = kind;
    this.menu = { kind, slot: NONE, near };
  }

  /** A place of an airship was clicked, or a card was laid on something. */
  lay(kind: number, target: Target, near: DOMRect): void {
    const deed = laying(this.#state, this.table.viewer, kind, target);
    if (deed === 'choose') {
      this.clear();
      this.kind = kind;
      this.menu = { kind, slot: NONE, near };
    } else if (deed && this.table.ask) {
      this.do(deed);
    } else {
      if (deed) void this.table.act(deed.action);
      else
        this.table.forbidden = {
          label: cardName(kind),
          rule: target.on === 'slot' ? 'DD-5.1' : '',
          text: tt(target.on === 'slot' ? 'ui-rule-place' : 'ui-rule-nothing'),
        };
      this.clear();
    }
  }

  /** A place of one's own airship was clicked while no card was picked. */
  fill(slot: number, near: DOMRect): void {
    const ways = fillings(this.table.legal, slot);
    if (ways.length === 1 && this.table.ask) {
      return this.do(
        deedsFor(this.#state, this.table.viewer, ways[0].kind).find((deed) => deed.action === ways[0].action)!,
      );
    }
    this.clear();
    if (ways.length) this.menu = { kind: NONE, slot, near };
    else if (!this.table.ask) void this.table.act(PLACE + slot);
    else this.table.forbidden = { label: '', rule: 'DD-4.2', text: tt('ui-rule-no-card-for') };
  }

  /** A card of the Emporium was clicked. */
  shelf(place: number): void {
    const { table } = this;
    const kind = this.kind;
    if (!table.ask || this.#state.asked !== ASK_ACTION) {
      void table.act(this.#state.asked === ASK_DRAW ? DRAW_EMPORIUM + place : SWAP + place);
      return this.clear();
    }
    if (kind !== NONE) return this.do(swapDeed(place, kind));
    const again = this.place === place;
    this.clear();
    if (again) return;
    if (table.isLegal(SWAP + place)) this.place = place;
    else void table.act(SWAP + place);
  }

  /** A card of the Emporium was dragged to the hand, or onto a card of it. */
  takeFromShelf(place: number, kind: number): void {
    if (this.table.ask && this.#state.asked === ASK_ACTION && kind !== NONE) this.do(swapDeed(place, kind));
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
    const deed = laying(this.#state, this.table.viewer, kind, target);
    return deed && deed !== 'choose' && this.can(deed) ? deed.preview : NONE;
  }

  /** Does the picked or dragged card fit here? */
  fits(target: Target): boolean {
    const kind = this.drag ? this.drag.kind : this.kind;
    if (kind === NONE || !this.table.ask) return false;
    const deed = laying(this.#state, this.table.viewer, kind, target);
    return deed === 'choose' || (deed !== null && this.can(deed));
  }
}

export const uiOf = perTable((table: TableView<State>) => new Ui(table));
