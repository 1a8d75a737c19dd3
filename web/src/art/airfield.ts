// The airfield at the foot of a page: hangar, mast and windsock, hills, and ships on their way.
import { airship, type AirshipOptions } from './airship';
import { box, cloud, g, hatch, lampGlow, n, oval, path, place, poly, type Pt, rng, shape, stroke, svg, v } from './kit';

const [W, H, GRASS] = [1600, 560, 470];

/** Hills from edge to edge, which come down to the grass. */
function hills(from: number, high: number, count: number, seed: number): string {
  const r = rng(seed);
  const p: Pt[] = [[-20, H]];
  for (let i = 0; i <= count; i++)
    p.push([-20 + ((W + 40) * i) / count, from - (i % 2 ? high : high * 0.25) * (0.6 + r() * 0.6)]);
  return poly([...p, [W + 20, H]]);
}

/** A hall with an open gate, about the middle of its foot. */
function hall(): string {
  const roof = 'M-128 0V-62C-128 -118 -74 -150 0 -150C74 -150 128 -118 128 -62V0z';
  const gate = 'M-98 0V-58C-98 -98 -56 -122 0 -122C56 -122 98 -98 98 -58V0z';
  let ribs = '';
  for (let i = 1; i < 10; i++) {
    const a = (Math.PI * i) / 10;
    ribs += `M${n(-98 * Math.cos(a))} ${n(-56 - 66 * Math.sin(a))}L${n(-126 * Math.cos(a))} ${n(-60 - 88 * Math.sin(a))}`;
  }
  return (
    shape(roof, 'slate', 2.6) +
    hatch(roof, 'h45f', { opacity: 0.6 }) +
    stroke(ribs, 'line', 1.6) +
    shape(gate, 'slate-lo', 2) +
    lampGlow(0, -60, 90) +
    stroke('M0 -150V-176', 'line', 2.4) +
    shape('M0 -176L36 -166L0 -156z', 'cloth', 1.6)
  );
}

/** A lattice mast, about its foot. */
function mast(): string {
  let lattice = '';
  for (let i = 0; i < 8; i++) {
    const [y, w, next] = [-i * 22, 17 - i * 1.7, 17 - (i + 1) * 1.7];
    lattice += `M${-w} ${y}L${n(next)} ${y - 22}M${w} ${y}L${n(-next)} ${y - 22}M${n(-next)} ${y - 22}H${n(next)}`;
  }
  return (
    stroke('M-18 0L-3 -182M18 0L3 -182', 'rig', 2.6) +
    stroke(lattice, 'rig', 1.4) +
    shape(box(-9, -190, 18, 9, 2), 'brass', 1.6) +
    shape(oval(0, -194, 4), 'lamp', 1.2) +
    lampGlow(0, -194, 34)
  );
}

const windsock =
  stroke('M0 0V-92', 'rig', 2.6) +
  shape('M0 -92L52 -82V-70L0 -64z', 'cloth', 1.6) +
  path('M17 -88.7L34 -85.4V-67.6L17 -65.8z', { fill: v('snow'), stroke: v('line'), 'stroke-width': 1 });

const ship = (x: number, y: number, length: number, options: AirshipOptions) =>
  place(g(airship({ length, detail: 1, flag: false, ...options }), { class: 'po-rock' }), x, y);

const drift = (x: number, y: number, w: number, h: number, late = 0) =>
  place(g(path(cloud(0, 0, w, h), { fill: v('cloud') }), { class: `po-drift${late ? ` po-${late}` : ''}` }), x, y);

/** It fills its box from below: a low box shows the field, a high one the sky as well. */
export function airfield(): string {
  const near = `M-20 ${GRASS}C240 ${GRASS - 22} 420 ${GRASS + 8} 700 ${GRASS - 8}S1250 ${GRASS - 20} ${W + 20} ${GRASS - 2}V${H}H-20z`;
  return svg(
    path(box(0, 0, W, H), { fill: v('sky-3') }) +
      path(oval(1180, 250, 82), { fill: v('sun') }) +
      path(oval(1180, 250, 112), { fill: v('sun'), opacity: 0.2 }) +
      path([150, 205, 262, 322, 385].map((y, i) => box(0, y, W, 2 + i)).join(''), { fill: v('sky'), opacity: 0.5 }) +
      drift(150, 120, 210, 66) +
      drift(470, 70, 170, 52, 3) +
      drift(800, 180, 230, 66, 1) +
      drift(1110, 84, 190, 56, 4) +
      drift(1450, 160, 210, 62, 2) +
      drift(330, 300, 180, 50, 5) +
      drift(1010, 330, 170, 46, 6) +
      path(hills(400, 74, 11, 3), { fill: v('rock'), opacity: 0.45 }) +
      shape(hills(440, 62, 15, 8), 'rock', 1.6) +
      hatch(hills(446, 58, 15, 8), 'h45f', { opacity: 0.5 }) +
      ship(330, 190, 250, { tier: 'medium', accent: 'p1', heading: 'right' }) +
      ship(640, 96, 120, { tier: 'light', accent: 'p4', heading: 'right' }) +
      ship(1330, 110, 150, { tier: 'light', accent: 'p3' }) +
      ship(900, 280, 300, { tier: 'giant', accent: 'cloth', fineness: 5.2, engines: 3 }) +
      shape(near, 'leaf', 2.2) +
      hatch(near, 'h45f', { opacity: 0.6 }) +
      place(hall(), 220, GRASS + 8, 1.1) +
      place(hall(), 470, GRASS + 2, 0.72) +
      place(mast(), 716, GRASS + 6) +
      place(windsock, 610, GRASS + 22) +
      place(hall(), 1250, GRASS + 4, 0.86) +
      place(mast(), 1452, GRASS + 8, 0.86) +
      place(windsock, 1060, GRASS + 24, 0.9) +
      path(`M-20 ${H}L560 ${GRASS + 24}H760L980 ${H}z`, { fill: v('paper-2'), opacity: 0.75 }) +
      stroke(`M300 ${H - 26}L600 ${GRASS + 28}M960 ${H - 14}L736 ${GRASS + 28}`, 'brass-lo', 1.6, {
        'stroke-dasharray': '10 9',
      }),
    { w: W, h: H },
  ).replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ');
}
