// Where things are, for what the frame lays over them.

/** The elements that can be seen. */
export function visible(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
}

/** The upper right corner of an element in an element around it, a little inside of both; of a small one, which would
 * be hidden by what is put there, hardly inside. */
export function placeOf(element: Element, root: Element): { x: number; y: number } {
  const thing = element.getBoundingClientRect();
  const around = root.getBoundingClientRect();
  const inside = (at: number, size: number) => Math.min(Math.max(at, 16), size - 16);
  return {
    x: inside(thing.right - Math.min(10, thing.width / 12) - around.left, around.width),
    y: inside(thing.top + Math.min(10, thing.height / 12) - around.top, around.height),
  };
}
