// Pieces fly from where they were to where they are. A piece is an element with data-piece="its name". One that is new
// comes from the element with data-anchor of the name in its data-from; one that is gone leaves for the anchor in its
// data-to. All boxes are read before anything is written, and only transforms change: the page is laid out once.
import { moves } from './motion';

const SHORTEST = 240;
const LONGEST = 620;
/** Several things set off one after the other, but the last one does not wait longer than this. */
const APART = 45;
const LAST = 260;

type Boxes = Map<string, DOMRect>;

function boxes(root: ParentNode, attribute: string): Boxes {
  const found: Boxes = new Map();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.getAttribute(attribute)!, box);
  }
  return found;
}

/**
 * What flies in a piece's place, above everything: the boxes that scroll would cut the piece itself off on its way. What
 * is drawn inside an SVG flies itself.
 */
function likeness(element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-piece', 'data-from', 'data-to', 'data-anchor', 'data-action', 'data-testid', 'id']) {
      // Clip paths inside drawings are found by their id.
      if (name !== 'id' || !(each instanceof SVGElement)) each.removeAttribute(name);
    }
  }
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('flying');
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
  return copy;
}

interface Way {
  dx: number;
  dy: number;
  scale: number;
  far: number;
}

function way(from: DOMRect, to: DOMRect): Way {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return { dx, dy, scale: Math.min(3, Math.max(0.2, from.width / to.width)), far: Math.hypot(dx, dy) };
}

/** Heavier things take longer ways more slowly. */
const timeFor = (far: number) => Math.min(LONGEST, SHORTEST + 11 * Math.sqrt(far));

/** The way as transforms: lifted in the middle, as a hand would. */
function frames({ dx, dy, scale, far }: Way, around = (t: string) => t) {
  const lift = Math.min(46, far * 0.12);
  return [
    { transform: around(`translate(${dx}px, ${dy}px) scale(${scale})`), easing: 'cubic-bezier(.45,.05,.75,.6)' },
    {
      transform: around(`translate(${dx * 0.45}px, ${dy * 0.45 - lift}px) scale(${1 + (scale - 1) * 0.45 + 0.06})`),
      offset: 0.5,
      easing: 'cubic-bezier(.2,.45,.35,1)',
    },
    { transform: around('translate(0px, 0px) scale(1)') },
  ];
}

/** Inside a drawing: the way in its own units, around its own middle. */
function drawnWay(element: SVGGraphicsElement, straight: Way): { way: Way; around: (t: string) => string } | null {
  const seen = element.getScreenCTM();
  if (!seen) return null;
  const back = new DOMMatrix([seen.a, seen.b, seen.c, seen.d, 0, 0]).inverse();
  const { x: dx, y: dy } = back.transformPoint({ x: straight.dx, y: straight.dy });
  const { x, y, width, height } = element.getBBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return {
    way: { ...straight, dx, dy, far: Math.hypot(dx, dy) },
    around: (t) => `${t.replace(' scale', ` translate(${cx}px, ${cy}px) scale`)} translate(${-cx}px, ${-cy}px)`,
  };
}

/** Run `change`, which alters what is shown, and let the pieces fly; resolves when they have landed. */
export async function flying(root: HTMLElement | null, pace: number, change: () => Promise<void>): Promise<void> {
  if (!root || pace === 0) return change();
  const before = boxes(root, 'data-piece');
  const anchorsBefore = boxes(root, 'data-anchor');
  const leaving = [...root.querySelectorAll<HTMLElement>('[data-piece][data-to]')].flatMap((element) => {
    const box = before.get(element.dataset.piece!);
    return box ? [{ name: element.dataset.piece!, to: element.dataset.to!, box, copy: likeness(element, box) }] : [];
  });
  await change();

  const pieces = [...root.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-piece]')];
  const anchors = leaving.length ? boxes(root, 'data-anchor') : anchorsBefore;
  const here = new Set<string>();
  const flights = pieces.flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!box.width) return []; // there is no room for it at the moment
    here.add(element.dataset.piece!);
    const from = before.get(element.dataset.piece!) ?? anchorsBefore.get(element.dataset.from ?? '');
    if (!from) return [];
    const straight = way(from, box);
    return straight.far < 3 ? [] : [{ element, box, straight }];
  });
  const gone = leaving.filter(({ name, to }) => !here.has(name) && anchors.has(to));

  const apart = Math.min(APART, LAST / Math.max(1, flights.length + gone.length));
  const landings: Promise<unknown>[] = [];
  for (const { copy, box, to } of gone) {
    root.append(copy);
    const { dx, dy, scale, far } = way(anchors.get(to)!, box);
    const there = [
      { transform: 'none' },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.4 },
    ] as const;
    const how = { ms: timeFor(far), delay: landings.length * apart };
    landings.push(moves(copy, [...there], how, pace).then(() => copy.remove()));
  }
  for (const { element, box, straight } of flights) {
    const how = { ms: timeFor(straight.far), delay: landings.length * apart, easing: 'linear' };
    if (element instanceof HTMLElement) {
      const copy = likeness(element, box);
      root.append(copy);
      element.style.opacity = '0'; // not hidden: a clip path in what is hidden would blank all that share it
      const landed = () => {
        copy.remove();
        element.style.removeProperty('opacity');
      };
      landings.push(moves(copy, frames(straight), how, pace).then(landed));
    } else {
      const drawn = drawnWay(element, straight);
      if (drawn) landings.push(moves(element, frames(drawn.way, drawn.around), { ...how, adds: true }, pace));
    }
  }
  await Promise.all(landings);
}
