import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import { DIHEDRAL, saddleTool } from './lienka-wing.ts';
import { mirrored } from './kestrel-lines.ts';
import { holesOf, type MotorHoles } from './motors.ts';
import { bevelledPlate, box, drill, loft, plate, rod } from '../shapes.ts';

/* The fuselage: x forwards, the wing's leading edge at 0; the wing lies 34 mm above the thrust line. */

export const WING_AT: Vec3 = [0, 0, 33];
export const NOSE = 168;
export const TAIL = -430;
export const CUTS = { front: -30, rear: -228 };
const WALL = 0.9;
const STABILISER_SCREWS = [-352, -408];
/** Slivers under 0.02 mm, where the saddle meets rings and dowels, are taken out. */
const TIDY = 0.02;

/** Half width, half height and middle at stations along the fuselage. */
const STATIONS: [x: number, wide: number, high: number, z: number][] = [
  [168, 19, 19, 0],
  [140, 26, 26, -1],
  [80, 31, 34, 0],
  [10, 33, 39, 1],
  [-90, 32, 38, 1],
  [-170, 29, 34, 3],
  [-260, 21, 25, 8],
  [-350, 13, 17, 13],
  [-430, 8, 12, 17],
];

export function girth(x: number): [number, number, number] {
  const i = Math.max(0, STATIONS.findIndex(([at]) => at <= x) - 1);
  const at = (j: number, axis: 1 | 2 | 3): number => STATIONS[Math.min(STATIONS.length - 1, Math.max(0, j))]![axis];
  const [x0, x1] = [STATIONS[i]![0], STATIONS[Math.min(i + 1, STATIONS.length - 1)]![0]];
  const t = x0 === x1 ? 0 : (x0 - x) / (x0 - x1);
  const spline = (axis: 1 | 2 | 3): number => {
    const [a, b, c, d] = [at(i - 1, axis), at(i, axis), at(i + 1, axis), at(i + 2, axis)];
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  };
  return [spline(1), spline(2), spline(3)];
}

/** The fuselage as a full body, smaller by `inset`, which may change along it. */
function body(k: Kernel, inset: number | ((x: number) => number), [from, to]: Vec2): Solid {
  const steps = Math.max(4, Math.round((k.seg(72) * Math.abs(to - from)) / 600));
  const m = k.seg(64);
  const rings = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const x = from + ((to - from) * i) / steps;
    const [wide, high, z] = girth(Math.max(TAIL, Math.min(NOSE, x)));
    const smaller = typeof inset === 'number' ? inset : inset(x);
    return Array.from({ length: m }, (_u, j): Vec3 => {
      const a = (j / m) * 2 * Math.PI;
      const side = (v: number, r: number): number => Math.sign(v) * Math.abs(v) ** 0.62 * (r - smaller);
      return [x, side(Math.cos(a), wide), z + side(Math.sin(a), high)];
    });
  });
  return loft(k, rings);
}

/** The wing as a tool: both halves where they lie, larger by `grow`. */
function wing(k: Kernel, grow: number): Solid {
  const port = saddleTool(k, [-4, 60], grow).rotate([DIHEDRAL, 0, 0]).translate(WING_AT);
  return port.add(mirrored(k, port));
}

function crossHole(k: Kernel, radius: number, x: number, z: number): Solid {
  return drill(k, radius, 120, [0, 0, -60]).rotate([90, 0, 0]).translate([x, 0, z]);
}

const RING = { half: 1.5, inset: 5.5 };

/** A stiffening ring inside at `x`; on the side that is below in print it grows out of the wall at 45°. */
function ring(k: Kernel, x: number, half = RING.half): Solid {
  const below = x > CUTS.front ? -1 : 1;
  const foot = below * (half + RING.inset - WALL);
  const [from, to] = k.preview ? [-half, half] : [Math.min(foot, -half), Math.max(foot, half)];
  const inset = (at: number): number => RING.inset - Math.max(0, (at - x) * below - half);
  const reach = 2 + half + RING.inset - 1;
  return box(k, [x + from, -60, -60], [x + to, 60, 60])
    .intersect(body(k, 0.4, [x + reach, x - reach]))
    .subtract(body(k, k.preview ? RING.inset : inset, [x + reach, x - reach]));
}

/** Half as long as dowels of 2 mm and their walls need. */
const GLUED = 5.6;

/** A part of the fuselage with a ring where it is cut to a smaller bed: its wall is too thin to be glued. */
export function ringedAt(k: Kernel, solid: Solid, x: number): Solid {
  return solid.add(k.Manifold.difference([ring(k, x, GLUED), wing(k, 0.25), rodExits(k)]));
}

function rodExits(k: Kernel): Solid {
  return crossHole(k, 1.6, -318, 18);
}

function whole(k: Kernel): Solid {
  const skin = body(k, 0, [NOSE, TAIL]);
  const room = body(k, WALL, [NOSE - 4, TAIL + 4]);
  const rings = [60, -8, -164, -320].map((x) => ring(k, x));
  const floor = box(k, [18, -60, -38], [46, 60, -30]).intersect(body(k, 0.4, [60, 0]));
  const pad = stabiliserPad(k).intersect(body(k, 0.4, [-320, TAIL]));
  const tray = box(k, [30, -60, -13], [124, 60, -11]).intersect(body(k, 0.4, [130, 20]));
  const inside = k.Manifold.union([...rings, floor, pad, tray]);
  const saddle = wing(k, 0.25);
  const top = box(k, [-440, -60, 27.6], [-332, 60, 60]);
  const dowels = [crossHole(k, 2.6, 14, 26), crossHole(k, 2.6, -176, 24)];
  const gear = [25, 39].flatMap((x) => [-12, 12].map((y) => drill(k, 1.25, 20, [x, y, -42])));
  const stab = STABILISER_SCREWS.map((x) => drill(k, 1.25, 12, [x, 0, 18]));
  return k.Manifold.difference([
    skin.subtract(room).add(inside),
    saddle,
    top,
    ...dowels,
    ...gear,
    ...stab,
    rodExits(k),
  ]);
}

/** The seat of the stabiliser: a sheet, and a boss for each of its screws. */
function stabiliserPad(k: Kernel): Solid {
  const bosses = STABILISER_SCREWS.map((x) => rod(k, 5, 10, [x, 0, 18]));
  return box(k, [-428, -14, 23.6], [-330, 14, 40]).add(k.Manifold.union(bosses));
}

function motorHoles(k: Kernel, { screws, hole, bore }: MotorHoles): Solid[] {
  const holes = [0, 90, 180, 270].map((turn) =>
    drill(k, hole, 20, [screws[(turn / 90) % screws.length]!, 0, -10])
      .rotate([0, 0, turn + 45])
      .rotate([0, 90, 0])
      .translate([NOSE, 0, 0]),
  );
  const vent = rod(k, bore, 20, [0, 0, -10]).rotate([0, 90, 0]).translate([NOSE, 0, 0]);
  return [...holes, vent];
}

const bodies = new WeakMap<Kernel, Solid>();

function fuselage(k: Kernel): Solid {
  const known = bodies.get(k) ?? whole(k);
  bodies.set(k, known);
  return known;
}

function slice(k: Kernel, from: number, to: number): Solid {
  return fuselage(k).intersect(box(k, [from, -90, -90], [to, 90, 90]));
}

/** A collar that slides into the part in front: 8 mm, with 0.2 mm of play. */
function collar(k: Kernel, x: number): Solid {
  const ring = (inset: number, thick: number, from: number, to: number): Solid =>
    body(k, inset, [to, from]).subtract(body(k, inset + thick, [to + 1, from - 1]));
  const made = ring(WALL + 0.2, 1.3, x - 1, x + 8).add(ring(WALL - 0.4, 1.9, x - 8, x - 0.2));
  return made.subtract(wing(k, 0.7));
}

/** Nose: firewall with the holes of a motor, battery tray and the seat of the undercarriage. */
export function nose(k: Kernel, motor: MotorHoles = holesOf('2212')): Solid {
  return k.Manifold.difference([slice(k, CUTS.front, NOSE + 5), ...motorHoles(k, motor)]);
}

/** Middle with the wing's saddle. */
export function middle(k: Kernel): Solid {
  return slice(k, CUTS.rear, CUTS.front).add(collar(k, CUTS.front)).simplify(TIDY);
}

/** Tail with the pad of the stabiliser. */
export function tail(k: Kernel): Solid {
  return slice(k, TAIL - 5, CUTS.rear)
    .add(collar(k, CUTS.rear))
    .simplify(TIDY);
}

const TOP = 27.6;
/** One half of the stabiliser and of the elevator, seen from above. */
export const TAILPLANE: Record<'stabiliser' | 'elevator', Vec2[]> = {
  stabiliser: [
    [-334, 0],
    [-352, 150],
    [-392, 150],
    [-396, 0],
  ],
  elevator: [
    [-397.6, 6],
    [-393.6, 149.6],
    [-416, 149.6],
    [-430, 140],
    [-434, 6],
  ],
};

/** One half of the stabiliser, with a tongue or a slot in the middle and two bores for wire. */
export function stabiliser(k: Kernel): Solid {
  const sheet = bevelledPlate(k, TAILPLANE.stabiliser, 4, 0.9).translate([0, 0, TOP]);
  const wires = [-352, -384].map((x) =>
    rod(k, 1.05, 60, [0, 0, -20])
      .rotate([-90, 0, 0])
      .translate([x, 0, TOP + 2]),
  );
  const screws = STABILISER_SCREWS.map((x) => drill(k, 1.65, 20, [x, 0, TOP - 5]));
  return k.Manifold.difference([sheet, ...wires, ...screws]);
}

/** One half of the elevator; a bent wire joins it with the other. */
export function elevator(k: Kernel): Solid {
  const sheet = bevelledPlate(k, TAILPLANE.elevator, 4, 0.9).translate([0, 0, TOP]);
  return sheet.subtract(
    rod(k, 1.05, 40, [0, 0, -5])
      .rotate([-90, 0, 0])
      .translate([-404, 0, TOP + 2]),
  );
}

/** Fin with two pins through the stabiliser. */
export function fin(k: Kernel): Solid {
  const line: Vec2[] = [
    [-330, TOP + 4],
    [-372, TOP + 104],
    [-398, TOP + 104],
    [-398, TOP + 4],
  ];
  const sheet = bevelledPlate(k, line, 4, 0.9).rotate([90, 0, 0]).translate([0, 2, 0]);
  const foot = bevelledPlate(
    k,
    [
      [-340, -7],
      [-340, 7],
      [-396, 7],
      [-396, -7],
    ],
    3,
    0.6,
  ).translate([0, 0, TOP + 4]);
  const screw = drill(k, 1.65, 20, [-352, 0, TOP - 2]);
  const head = rod(k, 3, 60, [-352, 0, TOP + 7.2]);
  return k.Manifold.difference([sheet.add(foot), screw, head.intersect(box(k, [-360, -3, 0], [-340, 3, TOP + 12]))]);
}

/** Rudder with its horn. */
export function rudder(k: Kernel): Solid {
  const line: Vec2[] = [
    [-399.6, TOP - 2],
    [-399.6, TOP + 104],
    [-422, TOP + 104],
    [-438, TOP + 20],
    [-438, TOP - 2],
  ];
  const sheet = bevelledPlate(k, line, 4, 0.9).rotate([90, 0, 0]).translate([0, 2, 0]);
  const notch = box(k, [-445, -5, TOP - 1], [-399, 5, TOP + 5.4]);
  const horn = plate(
    k,
    [
      [-402, 0],
      [-402, 16],
      [-408, 16],
      [-416, 0],
    ],
    2.4,
    1,
  ).translate([0, 0, TOP + 10]);
  const hole = rod(k, 0.85, 10, [-405, 12.4, TOP + 8]);
  const blade = sheet.subtract(notch.intersect(box(k, [-434, -5, TOP - 1], [-300, 5, 60])));
  return blade.add(horn).subtract(hole);
}
