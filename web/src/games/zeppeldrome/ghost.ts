// A thing that flies over the page from one place to another and is gone: a chit to a plan, a card to the discards.
// Pieces that stay fly by themselves; this is for flights that leave the box they are in.
import { moves } from '../../table/motion';

/** Places are elements with data-anchor="name" inside the root. The drawing must be our own. */
export function ghost(
  root: HTMLElement | null,
  drawing: string,
  from: string,
  to: string,
  width: number,
  ms: number,
): void {
  const place = (name: string) => root?.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  const [start, end] = [place(from), place(to)];
  if (!root || !start?.width || !end?.width || ms <= 0) return;
  const element = document.createElement('span');
  element.innerHTML = drawing;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${width}px`,
    zIndex: '60',
    pointerEvents: 'none',
    lineHeight: '0',
  });
  root.append(element);
  const height = element.getBoundingClientRect().height;
  const middle = (box: DOMRect) => [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2];
  const [[x, y], [tx, ty]] = [middle(start), middle(end)];
  const lift = Math.min(50, Math.hypot(tx - x, ty - y) * 0.14);
  const at = (left: number, top: number, scale: number) => `translate(${left}px, ${top}px) scale(${scale})`;
  void moves(
    element,
    [
      { transform: at(x, y, 0.6), opacity: 0.6, easing: 'cubic-bezier(.45,.05,.75,.6)' },
      {
        transform: at((x + tx) / 2, (y + ty) / 2 - lift, 1.1),
        opacity: 1,
        offset: 0.5,
        easing: 'cubic-bezier(.2,.45,.35,1)',
      },
      { transform: at(tx, ty, 1), opacity: 1, offset: 0.92 },
      { transform: at(tx, ty, 0.9), opacity: 0 },
    ],
    { ms, easing: 'linear' },
    1,
  ).then(() => element.remove());
}
