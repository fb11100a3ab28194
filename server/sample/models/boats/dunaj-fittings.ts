import { SHAFT, alongShaft } from './dunaj-hull.ts';
import { hullBody } from './dunaj-lines.ts';
import { MOTORS, type MotorSlots } from './motor-slots.ts';
import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import type { Placement } from '../source.ts';
import { bevelledPlate, box, drill, loft, plate, rod } from '../shapes.ts';

/** A hole along x through the transom's fittings. */
function transomHole(k: Kernel, y: number, z: number, radius = 1.6): Solid {
  return rod(k, radius, 30, [0, 0, -15]).rotate([0, 90, 0]).translate([-4, y, z]);
}

/** Motor mount square to the shaft, screwed on the two bearers; by itself for motors with holes on circles of 16 and 19 mm. */
export function motorMount(k: Kernel, { slot, half, bore: way }: MotorSlots = MOTORS['16x19']): Solid {
  const face = plate(
    k,
    [
      [-26, -11],
      [-26, -4],
      [-15, 14],
      [-9, 20],
      [9, 20],
      [15, 14],
      [26, -4],
      [26, -11],
    ],
    4,
    2.5,
  );
  const slots = [0, 90, 180, 270].map((turn) =>
    box(k, [slot[0], -half, -1], [slot[1], half, 6]).rotate([0, 0, turn + 45]),
  );
  const feet = [-20.5, 20.5].map((x) => box(k, [x - 5.5, -11, 0], [x + 5.5, -7, 20]));
  const ribs = [-14.2, 14.2].map((x) =>
    plate(
      k,
      [
        [0, -9],
        [16, -9],
        [0, 10],
      ],
      2.4,
    )
      .rotate([0, -90, 0])
      .translate([x + 1.2, 0, 0]),
  );
  const holes = [-20.5, 20.5].map((x) => rod(k, 1.7, 30, [0, 0, -15]).rotate([90, 0, 0]).translate([x, -9, 13]));
  const bore = rod(k, way, 10, [0, 0, -2]);
  const braces = [-20.5, 20.5].map((x) =>
    box(k, [Math.min(x, Math.sign(x) * 13), -11, 0], [Math.max(x, Math.sign(x) * 13), -7, 16]),
  );
  return k.Manifold.difference([k.Manifold.union([face, ...feet, ...ribs, ...braces]), bore, ...slots, ...holes]);
}

/** Where the motor mount stands: its face square to the shaft, 104 mm forwards along it. */
export const MOTOR_MOUNT: Placement = { turn: [90 - SHAFT.fall, 0, 90], move: [101.7, 0, -22.4] };

/** Strut that carries the shaft behind the transom. */
export function strut(k: Kernel): Solid {
  const foot = bevelledPlate(
    k,
    [
      [-11, -20],
      [11, -20],
      [11, -4],
      [-11, -4],
    ],
    4,
    0.8,
  )
    .rotate([90, 0, 90])
    .translate([-4.1, 0, 0]);
  const barrel = alongShaft(k, 4.6, -30, -12);
  const root = box(k, [-4, -2, -22], [-1, 2, -8]);
  const arm = k.Manifold.hull([root, alongShaft(k, 2, -29, -13)]);
  const body = k.Manifold.union([foot, arm, barrel]);
  return k.Manifold.difference([body, alongShaft(k, 2.6, -60, 20), transomHole(k, 6, -12), transomHole(k, -6, -12)]);
}

function foil(chord: number, thickness: number, x: number, z: number): Vec3[] {
  const n = 12;
  const half = Array.from({ length: n + 1 }, (_, i): Vec2 => {
    const s = (1 - Math.cos((i / n) * Math.PI)) / 2;
    const t = 5 * thickness * (0.2969 * Math.sqrt(s) - 0.126 * s - 0.3516 * s * s + 0.2843 * s ** 3 - 0.1015 * s ** 4);
    return [s * chord, Math.max(0.25, t * chord)];
  });
  const over = half.map(([s, t]): Vec3 => [x - s, t, z]);
  const under = half.map(([s, t]): Vec3 => [x - s, -t, z]).reverse();
  return [...over, ...under];
}

/** Where the rudder turns. */
export const RUDDER_AT: Vec3 = [-26, 23, 0];

/** Rudder blade with its post; own coordinates, the post along z. */
export function rudder(k: Kernel): Solid {
  const blade = loft(k, [
    foil(20, 0.16, 6, -60),
    foil(25, 0.16, 8, -52),
    foil(27, 0.16, 8.5, -12),
    foil(24, 0.16, 7, -9),
  ]);
  const post = rod(k, 2, 30, [0, 0, -14]);
  const collar = rod(k, 4, 3, [0, 0, -9.5]);
  return k.Manifold.union([blade, post, collar]);
}

/** Bracket of the rudder on the transom; own coordinates, the post along z. */
export function rudderBracket(k: Kernel): Solid {
  const foot = box(k, [21.9, -10, -7], [25.9, 10, 15]);
  const arms = [-6, 8].map((z) => k.Manifold.hull([rod(k, 5, 4, [0, 0, z]), box(k, [20, -5, z], [23, 5, z + 4])]));
  const bore = rod(k, 2.15, 60, [0, 0, -30]);
  const screws = [6, -6].map((y) => rod(k, 1.6, 30, [0, 0, 10]).rotate([0, 90, 0]).translate([0, y, 4]));
  return k.Manifold.difference([k.Manifold.union([foot, ...arms]), bore, ...screws]);
}

/** Trim tab with its hinge plate; own coordinates, fixed at x = 0. */
export function trimTab(k: Kernel): Solid {
  const tab = bevelledPlate(
    k,
    [
      [0, -12],
      [-34, -10],
      [-34, 10],
      [0, 12],
    ],
    2.6,
    0.7,
  ).rotate([0, 3, 0]);
  const foot = box(k, [-3.4, -12, 0], [0, 12, 14]);
  const rib = plate(
    k,
    [
      [-1, 1],
      [-26, 1],
      [-1, 12],
    ],
    2.4,
  )
    .rotate([90, 0, 0])
    .translate([0, 1.2, 0]);
  const screws = [6, -6].map((y) => drill(k, 1.6, 30, [0, 0, -15]).rotate([0, 90, 0]).translate([0, y, 9]));
  return k.Manifold.difference([k.Manifold.union([tab, foot, rib]), ...screws]);
}

/** A cradle of the stand, cut to the hull at `x`. */
export function cradle(k: Kernel, x: number): Solid {
  const side: Vec2[] = [
    [-62, -84],
    [-62, -77],
    [-50, -70],
    [-57, -16],
    [57, -16],
    [50, -70],
    [62, -77],
    [62, -84],
  ];
  const window: Vec2[] = [
    [-34, -72],
    [-38, -56],
    [0, -50],
    [38, -56],
    [34, -72],
  ];
  const sheet = plate(k, side, 10, 2).subtract(plate(k, window, 30, 3).translate([0, 0, -10]));
  const standing = sheet.rotate([90, 0, 90]).translate([x - 5, 0, 0]);
  const rods = [-44, 44].map((y) => rod(k, 3.1, 40, [0, 0, -20]).rotate([0, 90, 0]).translate([x, y, -78]));
  return k.Manifold.difference([standing, hullBody(k, -0.5), ...rods]);
}
