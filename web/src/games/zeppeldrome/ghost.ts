// A thing that flies over the page from one place to another and is gone: a chit to a plan, a card to the discards.
// Pieces that stay fly by themselves; this is for flights that leave the box they are in.

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
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px) scale(${scale})`;
  element
    .animate(
      [
        { transform: at(start, 0.7), opacity: 0.6 },
        { opacity: 1, offset: 0.2 },
        { transform: at(end, 1), opacity: 1, offset: 0.9 },
        { transform: at(end, 1), opacity: 0 },
      ],
      {
        duration: ms,
        easing: 'cubic-bezier(.3,.6,.2,1)',
      },
    )
    .finished.catch(() => {})
    .finally(() => element.remove());
}
