// Flight plans of the Zeppeldrome: trees of arrows, chits, and the lines of actions.
import { airship } from './airship';
import { box, clip, g, hatch, n, oval, path, place, type Pt, shape, star, stroke, text, v } from './kit';

type Step = 'F' | 'B' | 'U' | 'D' | 'UF' | 'DF' | 'UB' | 'DB';
type PlanNode = { d: Step; open: boolean; next: PlanNode[] };

const STEP: Record<Step, Pt> = {
  F: [1, 0],
  B: [-1, 0],
  U: [0, -1],
  D: [0, 1],
  UF: [1, -1],
  DF: [1, 1],
  UB: [-1, -1],
  DB: [-1, 1],
};

/** Read 'F { UF F / DF? F }' into a tree; '/' or '|' separates. */
function parsePlan(s: string): PlanNode[] {
  const tk = s.match(/[A-Z]+\??|[{}\/|]/g) || [];
  let i = 0;

  const seq = (): PlanNode[] => {
    if (i >= tk.length || tk[i] === '}' || tk[i] === '/' || tk[i] === '|') return [];
    if (tk[i] === '{') {
      i++;
      let out: PlanNode[] = [];
      for (;;) {
        out = out.concat(seq());
        const t = tk[i++];
        if (t === '}' || t === undefined) break;
      }
      return out;
    }
    const t = tk[i++];
    return [{ d: t.replace('?', '') as Step, open: t.endsWith('?'), next: seq() }];
  };
  return seq();
}

/** Arrow between two points, solid or open (paid), `s` wide. */
function arrow(x1: number, y1: number, x2: number, y2: number, open: boolean, s = 1) {
  const a = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
    l = Math.hypot(x2 - x1, y2 - y1),
    w = 3.4 * s,
    hw = 9 * s,
    hl = 13 * s;
  return g(
    path(`M0 ${n(-w)}H${n(l - hl)}V${n(-hw)}L${n(l)} 0L${n(l - hl)} ${n(hw)}V${n(w)}H0z`, {
      fill: v(open ? 'card' : 'ink'),
      stroke: v('ink'),
      'stroke-width': open ? 1.8 : 1.4,
      'stroke-linejoin': 'round',
      class: open ? 'a-open' : 'a-solid',
    }),
    { transform: `translate(${n(x1)} ${n(y1)}) rotate(${n(a)})` },
  );
}

/** The wooden cube that marks the reached node. */
export const planCube = () =>
  path('M-8 -4L0 -8.6L8 -4V5L0 9.6L-8 5z', {
    fill: v('d-red'),
    stroke: v('line'),
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  }) +
  path('M-8 -4L0 .6L8 -4L0 -8.6z', {
    fill: '#e8604a',
    stroke: v('line'),
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  }) +
  stroke('M0 .6V9.6', 'line', 1.2);

/** How many steps a plan is wide and high. */
export function planSize(plan: string): Pt {
  const columns = [0],
    rows = [0];
  const walk = (ns: PlanNode[], x: number, y: number) => {
    for (const q of ns) {
      const [dx, dy] = STEP[q.d];
      columns.push(x + dx);
      rows.push(y + dy);
      walk(q.next, x + dx, y + dy);
    }
  };
  walk(parsePlan(plan), 0, 0);
  return [Math.max(...columns) - Math.min(...columns), Math.max(...rows) - Math.min(...rows)];
}

/** A plan drawn from its tree inside a box; `cube` is the reached node, in steps from the start. */
export function planArt(plan: PlanNode[] | string, x: number, y: number, w: number, h: number, cube?: Pt) {
  const tree = typeof plan === 'string' ? parsePlan(plan) : plan,
    segs: [number, number, number, number, boolean][] = [],
    seen = new Set<string>();
  let x0 = 0,
    x1 = 0,
    y0 = 0,
    y1 = 0;
  const walk = (ns: PlanNode[], cx: number, cy: number) => {
    for (const q of ns) {
      const [dx, dy] = STEP[q.d],
        nx = cx + dx,
        ny = cy + dy,
        key = [cx, cy, nx, ny].join();
      if (!seen.has(key)) {
        seen.add(key);
        segs.push([cx, cy, nx, ny, q.open]);
      }
      x0 = Math.min(x0, nx);
      x1 = Math.max(x1, nx);
      y0 = Math.min(y0, ny);
      y1 = Math.max(y1, ny);
      walk(q.next, nx, ny);
    }
  };
  walk(tree, 0, 0);
  const c = Math.min(46, w / (x1 - x0 + 1.4), h / (y1 - y0 + 0.9)),
    ox = x + (w - (x1 - x0) * c) / 2 - x0 * c,
    oy = y + (h - (y1 - y0) * c) / 2 - y0 * c,
    X = (q: number) => ox + q * c,
    Y = (q: number) => oy + q * c,
    k = c / 46;
  let dots = '';
  for (let i = x0; i <= x1; i++) for (let j = y0; j <= y1; j++) dots += oval(X(i), Y(j), 1.6);
  const ends = new Map<string, Pt>();
  for (const s of segs) ends.set([s[2], s[3]].join(), [s[2], s[3]]);
  return (
    path(dots, { fill: v('ink-2'), opacity: 0.55 }) +
    segs
      .map(([a, b, e, f, open]) => {
        const l = Math.hypot(e - a, f - b),
          ux = (e - a) / l,
          uy = (f - b) / l,
          p = (a || b ? 7.5 : 15) * k,
          q = 7.5 * k;
        return arrow(X(a) + ux * p, Y(b) + uy * p, X(e) - ux * q, Y(f) - uy * q, open, Math.max(0.62, k));
      })
      .join('') +
    [...ends.values()]
      .map(([a, b]) => path(oval(X(a), Y(b), 4.6 * k), { fill: v('brass'), stroke: v('ink'), 'stroke-width': 1.4 }))
      .join('') +
    place(
      airship({ tier: 'light', length: 40, detail: 0, heading: 'right', accent: 'cloth', engines: 0 }),
      X(0) - 2 * k,
      Y(0) - 2,
      0.92 * Math.max(0.72, k),
    ) +
    (cube ? place(planCube(), X(cube[0]), Y(cube[1]), Math.max(0.8, k)) : '')
  );
}

/** Vector chit of a step, or of any step: '*'. */
export function chit(dir: string, open = false) {
  const anyStep = dir === '*',
    [dx, dy] = anyStep ? [0, 0] : STEP[dir as Step],
    l = Math.hypot(dx, dy) || 1;
  return (
    path(box(-12, -12, 24, 24, 5), {
      fill: v(open ? 'card' : 'brass-hi'),
      stroke: v('ink'),
      'stroke-width': 1.6,
      'stroke-dasharray': open ? '3.4 2.4' : undefined,
    }) +
    (anyStep
      ? [0, 90, 180, 270]
          .map((a) =>
            g(path('M0 -9.6L4 -4.6H1.4V0H-1.4V-4.6H-4z', { fill: open ? v('ink') : '#1d2433' }), {
              transform: `rotate(${a})`,
            }),
          )
          .join('')
      : g(path('M0 -9.4L6.4 -1H2.4V9H-2.4V-1H-6.4z', { fill: open ? v('ink') : '#1d2433' }), {
          transform: `rotate(${n((Math.atan2(dx / l, -dy / l) * 180) / Math.PI)})`,
        }))
  );
}

const miniPlan =
  path(box(-10, -13, 20, 26, 3), { fill: v('card'), stroke: v('ink'), 'stroke-width': 1.6 }) +
  stroke('M-5 3L0 -3L5 1M0 -3V-8', 'ink', 1.6);

/** Actions that are told in words, as small scenes. */
const TOLD: Record<string, () => string> = {
  SUPPLY: () =>
    shape('M-8 -20C2 -20 6 -13 4 -7C2 -2 -3 0 -8 0C-13 0 -18 -2 -20 -7C-22 -13 -18 -20 -8 -20z', 'cloth', 1.6) +
    stroke('M-14 -1L-12 7M-2 -1L-4 7', 'ink', 1.2) +
    shape(box(-14, 7, 12, 9, 2), 'wood', 1.5) +
    place(miniPlan, 14, -3, 0.85, -8) +
    place(miniPlan, 22, 3, 0.85, 8),
  STOWAWAY: () =>
    place(miniPlan, 12, -6, 0.9, 14) +
    path('M-26 12C-16 4 -8 0 2 -3L9 -6C13 -7 14 -2 11 -1L5 1L12 0C15 0 15 5 12 5L4 7C-2 12 -12 17 -26 18z', {
      fill: v('hull'),
      stroke: v('line'),
      'stroke-width': 1.7,
      'stroke-linejoin': 'round',
    }) +
    path(box(-30, 9, 9, 12, 2), { fill: v('slate'), stroke: v('line'), 'stroke-width': 1.5 }),
  REVERSE: () =>
    path('M-22 -4C-18 -18 14 -20 20 -5L25 -7L19 6L9 -2L14 -4C8 -12 -12 -12 -15 -3z', {
      fill: v('brass'),
      stroke: v('ink'),
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }) +
    path('M22 5C18 19 -14 21 -20 6L-25 8L-19 -5L-9 3L-14 5C-8 13 12 13 15 4z', {
      fill: v('brass-hi'),
      stroke: v('ink'),
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
  MARSHAL: () =>
    stroke('M-14 20V-20', 'ink', 2.4) +
    path(box(-14, -20, 28, 20), { fill: v('snow'), stroke: v('ink'), 'stroke-width': 1.5 }) +
    path(box(-14, -20, 7, 10) + box(0, -20, 7, 10) + box(-7, -10, 7, 10) + box(7, -10, 7, 10), { fill: v('line') }) +
    shape(star(12, 9, 10, 4.6), 'brass', 1.5),
  LADDER: () =>
    stroke('M-9 -20L-12 20M9 -20L12 20', 'ink', 3) +
    stroke('M-9.6 -13H9.6M-10.4 -4H10.4M-11 5H11M-11.6 14H11.6', 'ink', 2.2) +
    path('M17 14C28 4 28 -8 20 -15L16 -10L15 -23L28 -21L24 -18C34 -8 33 8 21 18z', {
      fill: v('sun'),
      stroke: v('ink'),
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }),
};

const tokenWidth = (t: string) =>
  t === 'FP'
    ? 26
    : t[0] === '['
      ? 28
      : t[0] === '!'
        ? 34
        : t === 'X'
          ? 28
          : TOLD[t]
            ? 60
            : t === 'DEACT_PLAN'
              ? 96
              : 50;

/** The parts of each choice of an action such as '[U]FP OR FP[D]', '!D !DB', 'X'. */
const choicesOf = (action: string): string[][] =>
  action.split(' OR ').map((one) => one.match(/\[[^\]]+\]|FP|![A-Z*]+\??|X|DEACT_\w+|[A-Z]+/g) || []);

const sumOf = (tokens: readonly string[]): number => tokens.map(tokenWidth).reduce((sum, each) => sum + each, 0);
const BETWEEN = 24; // of two choices
const LONGEST = 162; // of an action in a line

/** How long an action is in a line, 44 high. */
export function actionLength(action: string): number {
  const choices = choicesOf(action);
  return Math.min(LONGEST, sumOf(choices.flat()) + (choices.length - 1) * BETWEEN) + 4;
}

/** An action in a line about its middle. */
export function actionArt(a: string, cx: number, cy: number) {
  const rows = choicesOf(a);
  const draw = (t: string, x: number) =>
    t === 'FP'
      ? place(miniPlan, x, cy)
      : t[0] === '['
        ? place(chit(t.slice(1, -1).replace('?', ''), t.includes('?')), x, cy)
        : t[0] === '!'
          ? place(
              shape(star(0, 0, 17, 12.4, 10), t.endsWith('?') ? 'card' : 'sun', 1.5) +
                place(chit(t.slice(1).replace('?', ''), t.endsWith('?')), 0, 0, 0.72),
              x,
              cy,
            )
          : t === 'X'
            ? place(chit('F') + stroke('M-13 -13L13 13M13 -13L-13 13', 'd-red', 4), x, cy)
            : t.startsWith('DEACT')
              ? place(
                  path(box(-13, -17, 26, 34, 4), { fill: v('storm-lo'), stroke: v('ink'), 'stroke-width': 1.8 }) +
                    path(box(-9, -13, 18, 26, 2), { fill: 'none', stroke: v('brass-hi'), 'stroke-width': 1.2 }) +
                    path('M-16 -6C-24 -2 -24 8 -15 11L-17 15L-7 12L-12 3L-14 7C-19 5 -18 0 -14 -2z', {
                      fill: v('danger'),
                    }) +
                    (t.endsWith('PLAN')
                      ? place(chit('F'), 26, 0, 0.8) + stroke('M16 -10L36 10M36 -10L16 10', 'd-red', 3)
                      : ''),
                  x,
                  cy,
                )
              : TOLD[t]
                ? place(TOLD[t](), x, cy)
                : text(t, x, cy + 5, 14);
  const tot = sumOf(rows.flat()) + (rows.length - 1) * BETWEEN,
    k = Math.min(1, LONGEST / tot);
  let x = -tot / 2,
    out = '';
  rows.forEach((r, i) => {
    if (i) {
      out += text('/', x + BETWEEN / 2, cy + 6, 19, { fill: v('ink-2') });
      x += BETWEEN;
    }
    for (const t of r) {
      out += draw(t, x + tokenWidth(t) / 2);
      x += tokenWidth(t);
    }
  });
  return g(out, {
    transform: `translate(${n(cx)} ${n(cy)}) scale(${Math.round(k * 100) / 100}) translate(0 ${n(-cy)})`,
  });
}

/** A plan on paper. */
export const planSheet = (plan: string, x: number, y: number, w: number, h: number, cube?: Pt) =>
  path(box(x, y, w, h, 7), { fill: v('sky-3'), stroke: v('ink'), 'stroke-width': 1.6 }) +
  planArt(plan, x + 4, y + 5, w - 8, h - 10, cube);

/** The back of a card, as it lies there with its one vector in any direction. */
export function planBack(x: number, y: number, w: number, h: number) {
  const P = box(x, y, w, h, 7);
  return (
    clip(P, path(P, { fill: v('leaf-lo') }) + hatch(P, 'hx')) +
    path(P, { fill: 'none', stroke: v('ink'), 'stroke-width': 1.6 }) +
    path(box(x + 5, y + 5, w - 10, h - 10, 5), { fill: 'none', stroke: v('brass-hi'), 'stroke-width': 1.5 }) +
    place(chit('*'), x + w / 2, y + h / 2, Math.min(w, h) / 44)
  );
}

/** A card as it is held, 240 by 150: its plan, and beside it what it does instead. */
export function planSlip(plan: string, action: string) {
  const ways = action.split(' OR '),
    apart = ways.length > 2 ? 42 : 52;
  return (
    path(box(2, 2, 236, 146, 10), { fill: v('card'), stroke: v('ink'), 'stroke-width': 2.2 }) +
    planSheet(plan, 8, 8, 140, 134) +
    path(box(154, 8, 78, 134, 7), { fill: v('card-2') }) +
    ways
      .map((way, i) => {
        const y = 75 + (i - (ways.length - 1) / 2) * apart,
          rule = i ? stroke(`M166 ${n(y - apart / 2)}H220`, 'ink-2', 1.2, { 'stroke-dasharray': '3 4' }) : '';
        return rule + place(actionArt(way, 0, 0), 193, y, Math.min(1.15, 70 / sumOf(choicesOf(way).flat())));
      })
      .join('')
  );
}
