// The large cards of Airships: expansions and airships, and what they give.
import { airship, type AirshipOptions } from './airship';
import { frame, pictureRule, plate, sky } from './cards';
import { diceOf, die, type DieColor, vpStar } from './dice';
import { department, type Department } from './emblems';
import { box, clip, g, n, oval, path, place, shape, stroke, text, v } from './kit';

/** Row of needed dice with the target in a brass dial; `needs` is such as 'WWR'. */
function needRow(needs: string, target: number, y: number) {
  const k = needs.length;
  return (
    diceOf(needs)
      .map((c, i) => place(die(c), 17 + i * 35, y - 16, 0.68))
      .join('') +
    stroke(`M${22 + k * 35} ${y - 5}L${29 + k * 35} ${y}L${22 + k * 35} ${y + 5}`, 'brass-ink', 2.6) +
    place(
      path(oval(0.8, 1.6, 22), { fill: v('line') }) +
        shape(oval(0, 0, 22), 'brass', 2) +
        shape(oval(0, 0, 17.6), 'paper-3', 1.2, { fill: '#fcf6e6' }) +
        Array.from({ length: 12 }, (_, i) =>
          g(stroke('M0 -20.6V-18.8', 'line', 1.2), { transform: `rotate(${i * 30})` }),
        ).join('') +
        text(target, 0, 8, 23, { fill: v('line') }),
      163,
      y,
    )
  );
}

export type Effect = {
  dice?: string;
  chips?: number;
  imaginary?: [DieColor, number];
  exchange?: [string, string];
  bonus?: [number, 'any' | DieColor];
};
type EffectPiece = [number, (x: number) => string];

/** The pieces of an effect, each with its width. */
function effectPieces(e: Effect, cy: number): EffectPiece[] {
  const out: EffectPiece[] = [],
    s = 0.66,
    D = 34;
  for (const c of diceOf(e.dice ?? '')) out.push([D, (x) => place(die(c), x, cy - 16, s)]);
  if (e.imaginary) {
    const [c, k] = e.imaginary;
    out.push([D + 8, (x) => place(die(c, k, { imaginary: true }), x, cy - 20, 0.84)]);
  }
  if (e.exchange) {
    const [a, b] = e.exchange;
    for (const c of diceOf(a)) out.push([25, (x) => place(die(c), x, cy - 12, 0.5)]);
    out.push([
      30,
      (x) =>
        path(
          `M${n(x + 2)} ${n(cy - 3)}H${n(x + 14)}V${n(cy - 8)}L${n(x + 25)} ${n(cy)}` +
            `L${n(x + 14)} ${n(cy + 8)}V${n(cy + 3)}H${n(x + 2)}z`,
          { fill: v('brass'), stroke: v('ink'), 'stroke-width': 1.2, 'stroke-linejoin': 'round' },
        ),
    ]);
    for (const c of diceOf(b)) out.push([25, (x) => place(die(c), x, cy - 12, 0.5)]);
  }
  if (e.bonus) {
    const [k, c] = e.bonus;
    out.push([50, (x) => text('+' + k, x + 21, cy + 11, 32, { fill: v('ink') })]);
    out.push([
      36,
      (x) =>
        c === 'any'
          ? diceOf('WRB')
              .map((q, i) => place(die(q), x + i * 8, cy - 15 + i * 3.4, 0.5))
              .join('')
          : place(die(c), x, cy - 16, s),
    ]);
  }
  // A chip on a card belongs to nobody yet, so it is brass and not a player's colour.
  if (e.chips)
    for (let i = 0; i < e.chips; i++)
      out.push([
        28,
        (x) =>
          place(
            path(oval(0.8, 1.2, 13), { fill: v('line') }) +
              shape(oval(0, 0, 13), 'brass-hi', 1.6) +
              [0, 60, 120, 180, 240, 300]
                .map((a) =>
                  g(path('M-2.4 -13L-1.6 -9.6H1.6L2.4 -13z', { fill: v('brass-lo') }), { transform: `rotate(${a})` }),
                )
                .join('') +
              text('+1', -0.4, 4.4, 12, { fill: v('line') }),
            x + 14,
            cy,
          ),
      ]);
  return out;
}
/** How wide an effect is drawn. */
export const effectWidth = (e: Effect) => effectPieces(e, 0).reduce((sum, [w]) => sum + w, 0);

/** What a card gives, drawn. */
export function effect(e: Effect, cx: number, cy: number) {
  let x = cx - effectWidth(e) / 2;
  return effectPieces(e, cy)
    .map(([w, f]) => {
      const r = f(x);
      x += w;
      return r;
    })
    .join('');
}

/** Expansion card of Airships. */
export function expansionCard({
  department: d,
  era = 1,
  needs,
  target,
  effect: e,
  vp = 0,
  name,
}: {
  department: Department;
  era?: 0 | 1 | 2;
  needs: string;
  target: number;
  effect: Effect;
  vp?: number;
  name: string;
}) {
  return (
    frame() +
    sky('paper', 14, 44, 172, 104) +
    stroke('M14 124H186', 'ink', 1.2, { opacity: 0.5 }) +
    path(oval(100, 96, 46), { fill: v('sky-2') }) +
    path(oval(100, 96, 46), { fill: 'none', stroke: v('brass'), 'stroke-width': 1.2 }) +
    path(oval(100, 128, 34, 4), { fill: v('line'), opacity: 0.18 }) +
    place(department(d), 100, 96, 1.42) +
    pictureRule(14, 44, 172, 104) +
    plate(name, 15, 17) +
    (era
      ? text(era === 1 ? 'I' : 'II', 172, 142, 14, { fill: v('ink'), 'text-anchor': 'end' }).replace(
          'x="172"',
          'x="179"',
        )
      : '') +
    needRow(needs, target, 174) +
    path('M18 200H182', { stroke: v('rule'), 'stroke-width': 1.2 }) +
    path(box(18, 206, 164, 44, 6), { fill: v('card-2') }) +
    effect(e, vp ? 88 : 100, 228) +
    (vp ? place(vpStar(vp), 168, 246, 1.05) : '')
  );
}

/** Ship card of Airships. */
export function shipCard({
  tier,
  needs,
  target,
  vp,
  name,
  seed = 1,
  look = {},
}: {
  tier: 'light' | 'medium' | 'dark';
  needs: string;
  target: number;
  vp: number;
  name: string;
  seed?: number;
  look?: AirshipOptions;
}) {
  return (
    frame() +
    clip(
      box(14, 44, 172, 150, 6),
      sky(tier, 14, 44, 172, 150) +
        place(
          airship({
            tier,
            length: tier === 'dark' ? 150 : 138,
            detail: 2,
            engines: tier === 'dark' ? 2 : 1,
            ribs: tier === 'light' ? 0 : 7,
            gores: 4,
            seed,
            ...look,
          }),
          97,
          tier === 'light' ? 112 : 118,
        ),
    ) +
    pictureRule(14, 44, 172, 150) +
    plate(name, 15, 15) +
    needRow(needs, target, 224) +
    place(vpStar(vp), 36, 176, 1.15)
  );
}
