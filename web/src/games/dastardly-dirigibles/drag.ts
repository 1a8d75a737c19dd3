// Dragging a card with the mouse, a pen or a finger. A press that does not move stays a click.
import type { TableView } from '../../table/table.svelte';
import type { Ui } from './ui.svelte';
import { readTarget } from './targets';
import { NONE, type State } from './numbers';

/** What is dragged: a card of the hand, or the card at a place of the Emporium. */
export interface Source {
  kind: number;
  place: number;
}

const FAR = 7;

/** The drop target under a point: the nearest element with data-drop. */
function targetAt(x: number, y: number): { key: string; box: DOMRect } | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest('[data-drop]');
    if (found) return { key: found.getAttribute('data-drop')!, box: found.getBoundingClientRect() };
  }
  return null;
}

/** Makes an element the handle of a card; use as an attachment. */
export const draggable = (table: TableView<State>, ui: Ui, source: Source) => (node: HTMLElement) => {
  let start: { x: number; y: number; id: number } | null = null;

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    if (!ui.drag) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      ui.clear();
      node.setPointerCapture(event.pointerId);
    }
    ui.drag = { ...source, x: event.clientX, y: event.clientY };
    ui.over = targetAt(event.clientX, event.clientY)?.key ?? '';
    const target = readTarget(ui.over);
    table.hovered = target && source.place === NONE && table.ask ? ui.preview(source.kind, target) : NONE;
  }

  function end(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    start = null;
    const dragged = ui.drag !== null;
    const found = dragged && event.type === 'pointerup' ? targetAt(event.clientX, event.clientY) : null;
    ui.drag = null;
    ui.over = '';
    table.hovered = NONE;
    if (!dragged) return;
    // The click that ends a drag is none.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    if (found) drop(found.key, found.box);
  }

  function drop(key: string, box: DOMRect) {
    if (source.place !== NONE) {
      if (key === 'hand') ui.takeFromShelf(source.place, NONE);
      else if (key.startsWith('card:')) ui.takeFromShelf(source.place, Number(key.slice(5)));
      return;
    }
    const target = readTarget(key);
    if (target) ui.lay(source.kind, target, box);
  }

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // From the Emporium a finger scrolls the page; its cards are tapped.
    if (source.place !== NONE && event.pointerType === 'touch') return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  return () => {
    node.removeEventListener('pointerdown', press);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', end);
    node.removeEventListener('pointercancel', end);
  };
};
