import type { Kernel, Outline, Solid, Vec2, Vec3 } from '../kernel.ts';
import { box, drill, loft, outline, rod } from '../shapes.ts';

/* The tug: x forwards from the transom, y to port, z up from the deck; millimetres. */

export const LENGTH = 360;
export const CUT = 180;
const WALL = 1.8;
/** The shaft leaves the hull falling by 12° and has the propeller at x = 28. */
export const SHAFT = { x: 28, z: -50, fall: 12 };
export const STOCK = 8;

/** Half breadth, keel and sheer at `x`. */
function lines(x: number): { breadth: number; keel: number; sheer: number } {
  const t = Math.min(1, Math.max(0, x / LENGTH));
  const stern = 0.82 + 0.18 * Math.sin((Math.min(1, t / 0.3) * Math.PI) / 2);
  const bow = Math.min(1, Math.max(0, (t - 0.5) / 0.5));
  const aft = Math.min(1, Math.max(0, 1 - t / 0.3));
  const fore = Math.min(1, Math.max(0, (t - 0.72) / 0.28));
  const rise = t > 0.35 ? 20 * ((t - 0.35) / 0.65) ** 2 : 4 * ((0.35 - t) / 0.35) ** 2;
  return {
    breadth: Math.max(1.2, 59 * stern * (1 - bow ** 2.7) ** 0.7),
    keel: -46 + 22 * aft ** 1.6 + 42 * fore ** 2.6,
    sheer: 9 + rise,
  };
}

function section(x: number, inset: number, points: number, lift: number): Vec3[] {
  const { breadth, keel, sheer } = lines(x);
  const [b, low, top] = [Math.max(0.4, breadth - inset), keel + inset, sheer + lift];
  return Array.from({ length: points + 1 }, (_, i): Vec3 => {
    const a = (i / points) * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return [x, b * Math.sign(c) * Math.abs(c) ** 0.72, top - (top - low) * s ** 0.72];
  });
}

/** The hull as a full body between two stations, smaller all round by `inset`; `lift` raises its open top. */
export function hullBody(k: Kernel, inset: number, [from, to]: Vec2, lift = 0): Solid {
  const steps = k.seg(56);
  const rings = Array.from({ length: steps + 1 }, (_, i) =>
    section(from + (to - from) * Math.sin(((i / steps) * Math.PI) / 2), inset, k.seg(40), lift),
  );
  return loft(k, rings);
}

/** Outline of the deck at z = 0, smaller by `inset`, as x and y. */
export function deckLine(k: Kernel, inset: number, [from, to]: Vec2): Outline {
  const steps = k.seg(48);
  const edge = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const x = from + ((to - from) * i) / steps;
    const { breadth, keel, sheer } = lines(x);
    const share = Math.min(1, sheer / (sheer - keel)) ** (1 / 0.72);
    return [x, Math.max(0.2, breadth * Math.sqrt(Math.max(0, 1 - share ** 2)) ** 0.72 - inset)];
  });
  return outline(k, [...edge, ...edge.map(([x, y]): Vec2 => [x, -y]).reverse()]);
}

/** A rod along the shaft line, from `from` to `to` millimetres ahead of the propeller. */
export function alongShaft(k: Kernel, radius: number, [from, to]: Vec2): Solid {
  return rod(k, radius, to - from, [0, 0, from])
    .rotate([0, 90 - SHAFT.fall, 0])
    .translate([SHAFT.x, 0, SHAFT.z]);
}

const hulls = new WeakMap<Kernel, Solid>();

function wholeHull(k: Kernel): Solid {
  const body = hullBody(k, 0, [0, LENGTH]);
  const room = hullBody(k, WALL, [WALL, LENGTH - 5], 12);
  const ledge = box(k, [0, -80, -7], [LENGTH, 80, 0])
    .intersect(hullBody(k, 0.8, [0.5, LENGTH - 2], 12))
    .subtract(hullBody(k, 6.5, [6.5, LENGTH - 14], 12));
  const frame = box(k, [CUT - 4, -80, -60], [CUT + 4, 80, 0])
    .intersect(hullBody(k, 0.8, [0.5, LENGTH - 2], 12))
    .subtract(hullBody(k, 11, [40, LENGTH - 40], 12));
  const skeg = k.Manifold.hull([alongShaft(k, 4.6, [12, 58]), box(k, [46, -2.4, -40], [120, 2.4, -38])]).subtract(room);
  const tube = alongShaft(k, 4.6, [12, 84]);
  const bearers = [-17, 17].map((y) =>
    box(k, [104, y - 4, -48], [150, y + 4, -36]).intersect(hullBody(k, 0.8, [0.5, 300])),
  );
  const post = rod(k, 5, 34, [STOCK + 2, 0, -34]).subtract(box(k, [-9, -9, -60], [WALL, 9, 20]));
  const stock = post.intersect(hullBody(k, 0.8, [0.5, 200], 12));
  return k.Manifold.union([body.subtract(room), ledge, frame, skeg, tube, ...bearers, stock]);
}

function drilled(k: Kernel): Solid {
  const known = hulls.get(k);
  if (known) return known;
  const bolts = [-46, -24, 0, 24, 46].map((y) =>
    drill(k, 1.65, 30, [0, 0, -15])
      .rotate([0, 90, 0])
      .translate([CUT, y, y === 0 ? -39.5 : Math.abs(y) > 40 ? -12 : -36.6]),
  );
  const bearers = [-17, 17].flatMap((y) => [112, 140].map((x) => drill(k, 1.25, 10, [x, y, -44])));
  const nozzle = [22, 36].map((x) => drill(k, 1.6, 20, [x, 0, -40]));
  const scuppers = [60, 110, 250].map((x) => box(k, [x - 9, -80, 3], [x + 9, 80, 6]));
  const bores = [alongShaft(k, 2.65, [-40, 130]), rod(k, 1.6, 90, [STOCK + 2, 0, -60])];
  const made = k.Manifold.difference([wholeHull(k), ...bolts, ...bearers, ...nozzle, ...scuppers, ...bores]);
  hulls.set(k, made);
  return made;
}

/** After half with the skeg, the shaft's tube and the rudder's. */
export function hullStern(k: Kernel): Solid {
  return drilled(k).intersect(box(k, [-20, -90, -90], [CUT, 90, 90]));
}

/** Forward half. */
export function hullBow(k: Kernel): Solid {
  return drilled(k).intersect(box(k, [CUT, -90, -90], [LENGTH + 20, 90, 90]));
}
