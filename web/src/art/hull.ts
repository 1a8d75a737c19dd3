// The shape of an airship's hull.
import { n, type Pt, spline, swell } from './kit';

export type HullKind = 'cigar' | 'fish' | 'blimp' | 'whale';

/** Radius along the hull, 0 at nose to 1 at tail, largest 1. */
function profile(kind: HullKind): (t: number) => number {
  const [nose, tail, q] = {
    cigar: [0.24, 0.46, 0.86],
    fish: [0.36, 0.64, 0.95],
    blimp: [0.4, 0.6, 0.66],
    whale: [0.2, 0.62, 0.8],
  }[kind];
  return (t) =>
    t <= 0 || t >= 1
      ? 0
      : t < nose
        ? Math.pow(1 - Math.pow(1 - t / nose, 2.1), 0.52)
        : t > 1 - tail
          ? Math.pow(Math.cos(((Math.PI / 2) * (t - 1 + tail)) / tail), q)
          : 1;
}

/** The hull's curves for one size. */
export function curves(L: number, R: number, kind: HullKind) {
  const f = profile(kind),
    X = (t: number) => (t - 0.5) * L,
    N = 18,
    ts = Array.from({ length: N + 1 }, (_, i) => (1 - Math.cos((Math.PI * i) / N)) / 2);
  const at = (t: number, th: number): Pt => [X(t), -R * f(t) * Math.sin(th)];
  const span = (t0: number, t1: number) =>
    ts
      .filter((t) => t > t0 + 0.01 && t < t1 - 0.01)
      .reduce((a, t) => (a.push(t), a), [t0])
      .concat(t1);
  const merid = (th: number, t0 = 0, t1 = 1) => spline(span(t0, t1).map((t) => at(t, th)));
  const zone = (a: number, b: number, t0 = 0, t1 = 1) => {
    const s = span(t0, t1);
    return (
      spline(s.map((t) => at(t, a))) +
      spline(
        s
          .slice()
          .reverse()
          .map((t) => at(t, b)),
        false,
        true,
      ) +
      'z'
    );
  };
  const rib = (t: number, k = 0.16) =>
    `M${n(X(t))} ${n(-R * f(t))}A${n(R * f(t) * k)} ${n(R * f(t))} 0 0 0 ${n(X(t))} ${n(R * f(t))}`;
  const ring = (t0: number, t1: number, k = 0.16) => {
    const a = R * f(t0),
      b = R * f(t1),
      top = span(t0, t1);
    return (
      spline(top.map((t) => at(t, Math.PI / 2))) +
      `A${n(b * k)} ${n(b)} 0 0 0 ${n(X(t1))} ${n(b)}` +
      spline(
        top
          .slice()
          .reverse()
          .map((t) => at(t, -Math.PI / 2)),
        false,
        true,
      ) +
      `A${n(a * k)} ${n(a)} 0 0 1 ${n(X(t0))} ${n(-a)}z`
    );
  };
  const line = (th: number, t0: number, t1: number, w: number) => {
    const a = at(t0, th),
      b = at(t1, th),
      e = 0.004,
      da = at(t0 + e, th),
      db = at(t1 - e, th),
      k = (b[0] - a[0]) / 3;
    const c1: Pt = [a[0] + k, a[1] + ((da[1] - a[1]) / (da[0] - a[0])) * k],
      c2: Pt = [b[0] - k, b[1] - ((b[1] - db[1]) / (b[0] - db[0])) * k];
    return swell(a, c1, c2, b, w);
  };
  const whole = spline(
    [
      ...ts.map((t) => at(t, Math.PI / 2)),
      ...ts
        .slice(1, -1)
        .reverse()
        .map((t) => at(t, -Math.PI / 2)),
    ],
    true,
  );
  return { f, X, r: (t: number) => R * f(t), at, merid, zone, rib, ring, line, whole };
}
export const RAD = Math.PI / 180;
