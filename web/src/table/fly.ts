// Pieces fly from where they were to where they are. A piece is an element with data-piece="its name"; one that is new
// comes from the element with data-anchor of the name in its data-from.

const FLIGHT = 420;

interface Seen {
  box: DOMRect;
}

function boxes(root: ParentNode, attribute: string): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.getAttribute(attribute)!, { box });
  }
  return found;
}

/**
 * What flies in a piece's place, above everything: the boxes that scroll would cut the piece itself off on its way. What
 * is drawn inside an SVG flies itself.
 */
function likeness(element: HTMLElement, box: DOMRect, root: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-piece', 'data-from', 'data-anchor', 'data-action', 'data-testid', 'id']) {
      // Clip paths inside drawings are found by their id.
      if (name !== 'id' || !(each instanceof SVGElement)) each.removeAttribute(name);
    }
  }
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '70',
    pointerEvents: 'none',
  });
  root.append(copy);
  element.style.visibility = 'hidden';
  return copy;
}

/** Run `change`, which alters what is shown, and let the pieces fly; resolves when they have landed. */
export async function flying(root: HTMLElement | null, pace: number, change: () => Promise<void>): Promise<void> {
  if (!root || pace === 0) return change();
  const before = boxes(root, 'data-piece');
  const anchorsBefore = boxes(root, 'data-anchor');
  await change();
  const flights: Promise<unknown>[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = element.getAttribute('data-piece')!;
    const from = before.get(name) ?? anchorsBefore.get(element.getAttribute('data-from') ?? '');
    if (!from) continue;
    const now = element.getBoundingClientRect();
    const dx = from.box.left + from.box.width / 2 - now.left - now.width / 2;
    const dy = from.box.top + from.box.height / 2 - now.top - now.height / 2;
    if (!now.width || Math.hypot(dx, dy) < 3) continue;
    const scale = Math.min(3, Math.max(0.2, from.box.width / now.width));
    const flyer = element instanceof HTMLElement ? likeness(element, now, root) : element;
    flyer.classList.add('flying');
    const flight = flyer.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
      { duration: FLIGHT * pace, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'replace' },
    );
    const landed = () => {
      flyer.classList.remove('flying');
      if (flyer === element) return;
      flyer.remove();
      element.style.removeProperty('visibility');
    };
    flights.push(flight.finished.catch(() => {}).then(landed));
  }
  await Promise.all(flights);
}
