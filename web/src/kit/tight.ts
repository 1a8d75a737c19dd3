// What stands in one line and has to do with less where there is no room: the line leaves out more and more, until the
// rest fits. Its styles say what, by `data-tight`: nothing at 0, and most at the last level.

/** Choose the first level, from 0 to `most`, at which an element's content is not wider than the element. */
export function tight(element: HTMLElement, most: number): { destroy(): void } {
  const fit = () => {
    for (let level = 0; level <= most; level++) {
      element.dataset.tight = String(level);
      if (element.scrollWidth <= element.clientWidth + 1) break;
    }
  };
  const room = new ResizeObserver(fit);
  room.observe(element);
  const words = new MutationObserver(fit);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  void document.fonts?.ready.then(fit);
  fit();
  return {
    destroy() {
      room.disconnect();
      words.disconnect();
    },
  };
}
