// A line of text that must be read whole: where it does not fit its box, it is set smaller.

const STEP = 0.05;
const SMALLEST = 0.7;

/**
 * Shrink an element's text, down to seven tenths, until all of it is in the element's box; `told` hears whether it is.
 */
export function fitted(element: HTMLElement, told?: (fits: boolean) => void): { destroy(): void } {
  let size = 1;
  const fit = () => {
    size = 1;
    element.style.setProperty('--fit', '1');
    while (size > SMALLEST && overflows(element)) {
      size -= STEP;
      element.style.setProperty('--fit', size.toFixed(2));
    }
    told?.(!overflows(element));
  };
  const room = new ResizeObserver(fit);
  room.observe(element.parentElement ?? element);
  room.observe(element); // what stands beside it may come later
  const words = new MutationObserver(fit);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  fit();
  return {
    destroy() {
      room.disconnect();
      words.disconnect();
    },
  };
}

const overflows = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
