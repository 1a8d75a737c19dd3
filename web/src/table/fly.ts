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
    element.classList.add('flying');
    const flight = element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
      { duration: FLIGHT * pace, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'replace' },
    );
    flights.push(flight.finished.catch(() => {}).then(() => element.classList.remove('flying')));
  }
  await Promise.all(flights);
}
