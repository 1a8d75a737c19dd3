// What a press on a seat's plate opens: its company, whole.
import type { TableView } from '../../table/table.svelte';
import { diceInWords, pointsInWords, tt } from './names';
import type { State } from './numbers';
import { handOf, pointsOf } from './rulings';
import { uiOf } from './ui.svelte';

export const opens = {
  name(table: TableView<State>, seat: number): string {
    const state = table.shown!;
    const points = pointsOf(table, seat);
    const hand = handOf(table, seat);
    const words = [
      points ? pointsInWords(points.all) : '',
      `${tt('ui-chips')} ${state.companies[seat].chips}`,
      hand ? diceInWords(hand.real) : '',
      state.wooden_airship === seat ? tt('ui-holds-wooden') : '',
    ];
    return `${tt('ui-open-company', { name: table.names[seat] })}: ${words.filter(Boolean).join(', ')}`;
  },
  press(table: TableView<State>, seat: number): void {
    uiOf(table).company = seat;
  },
};
