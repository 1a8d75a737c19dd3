// A list of what happens stays at its end, unless somebody scrolls up to read.

export function atEnd(list: HTMLElement): { destroy(): void } {
  let stays = true;
  let top = 0;
  const follow = () => {
    if (stays) list.scrollTop = list.scrollHeight;
  };
  const onscroll = () => {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - 30) stays = true;
    else if (list.scrollTop < top) stays = false;
    top = list.scrollTop;
  };
  const sizes = new ResizeObserver(follow);
  sizes.observe(list);
  const items = new MutationObserver(follow);
  items.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener('scroll', onscroll, { passive: true });
  follow();
  return {
    destroy() {
      sizes.disconnect();
      items.disconnect();
      list.removeEventListener('scroll', onscroll);
    },
  };
}
