// What the coach points at, on whatever stage the game has: actions are found by their number.

const AREAS: Record<string, string> = {
  stage: '[data-testid="stage"]',
  dock: '[data-testid="dock"]',
  prompt: '.prompt',
  log: '[role="log"]',
};

/** The element that a lesson's `look` means; null where there is none to be seen. */
export function findLook(root: ParentNode, look: string): HTMLElement | SVGElement | null {
  const [kind, number] = look.split(':');
  if (kind === 'action') {
    const those = visible(root, `[data-action="${Number(number)}"]`);
    return those.find((each) => each.classList.contains('legal')) ?? those[0] ?? null;
  }
  if (kind === 'seat') return visible(root, `[data-anchor="seat:${Number(number)}"]`)[0] ?? null;
  if (!(kind in AREAS)) return null;
  return visible(root, AREAS[kind])[0] ?? (kind === 'dock' ? findLook(root, 'stage') : null);
}

function visible(root: ParentNode, selector: string): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** Can the middle of an element be seen, or is it scrolled away or behind something? */
export function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}
