import type { Kernel, Solid, Vec2 } from './kernel.ts';
import { around, bevelledPlate, box, drill, plate, rod, turned } from './shapes.ts';

/* The head stands along z and looks along x; a 9 g servo of 23 × 12.2 × 22.5 mm turns each axis. */

const SERVO = { long: 23, wide: 12.4, ears: 32.6, screw: 28 };
export const TILT_AXIS = 84;

function rounded(k: Kernel, [x, y]: Vec2, height: number, round: number): Solid {
  const corners: Vec2[] = [
    [-x / 2, -y / 2],
    [x / 2, -y / 2],
    [x / 2, y / 2],
    [-x / 2, y / 2],
  ];
  return plate(k, corners, height, round);
}

/** Where the housing stands on the base: four screws M3 from below. */
const FEET: Vec2[] = [
  [-18, -11],
  [18, -11],
  [18, 11],
  [-18, 11],
];

/** Base plate with four holes for the bench or a tripod plate, and the camera thread's nut in the middle. */
export function base(k: Kernel): Solid {
  const disc = turned(k, [
    [0, 0],
    [36, 0],
    [38, 2],
    [38, 4.5],
    [36.5, 6],
    [0, 6],
  ]);
  const holes = around(k, drill(k, 1.7, 20, [31, 0, -5]), 4, 45);
  const sinks = around(k, rod(k, 3.2, 5, [31, 0, 4]), 4, 45);
  const feet = FEET.map(([x, y]) => drill(k, 1.7, 20, [x, y, -5]));
  const heads = FEET.map(([x, y]) => rod(k, 3.1, 3.2, [x, y, -0.2]));
  const tripod = rod(k, 3.3, 20, [0, 0, -5]);
  const nut = k.Manifold.cylinder(5.8, 6.5, 6.5, 6).translate([0, 0, 2.4]);
  return k.Manifold.difference([disc, holes, sinks, ...feet, ...heads, tripod, nut]);
}

/** Housing of the pan servo, which hangs in it by its ears. */
export function housing(k: Kernel): Solid {
  const skin = rounded(k, [50, 36], 30, 6).translate([0, 0, 6]);
  const room = rounded(k, [SERVO.ears + 0.6, 20], 24, 3).translate([-5.5, 0, 6]);
  const seat = box(k, [-5.5 - SERVO.long / 2 - 0.2, -SERVO.wide / 2, 20], [6 + 0.2, SERVO.wide / 2, 40]);
  const ears = box(k, [-5.5 - SERVO.ears / 2, -SERVO.wide / 2, 33.4], [-5.5 + SERVO.ears / 2, SERVO.wide / 2, 40]);
  const screws = [-1, 1].map((side) => drill(k, 0.9, 14, [-5.5 + (side * SERVO.screw) / 2, 0, 24]));
  const feet = FEET.map(([x, y]) => drill(k, 1.25, 12, [x, y, 4]));
  const posts = FEET.map(([x, y]) => rod(k, 4.2, 24, [x, y, 6]));
  const cable = box(k, [-30, -4, 6], [-16, 4, 11]);
  const hollow = k.Manifold.difference([skin, room.subtract(k.Manifold.union(posts))]);
  return k.Manifold.difference([hollow, seat, ears, ...screws, ...feet, cable]);
}

/** Turntable: a fork that is screwed on the pan servo's horn and carries the camera between its arms. */
export function fork(k: Kernel): Solid {
  const table = turned(k, [
    [0, 40],
    [21, 40],
    [22, 41],
    [22, 45],
    [21, 46],
    [0, 46],
  ]);
  const bridge = bevelledPlate(k, squareOf(15, 35), 10, 1).translate([0, 0, 40]);
  const arms = [-1, 1].map((side) => arm(k).translate([0, side > 0 ? 35 : -29, 0]));
  const horn = box(k, [-17, -2.2, 38], [17, 2.2, 42.2]).add(rod(k, 3.6, 4.2, [0, 0, 38]));
  const bore = rod(k, 3.1, 30, [0, 0, 30]);
  const tilt = [
    rod(k, 1.7, 20, [0, 0, -10]).rotate([90, 0, 0]).translate([0, 32, TILT_AXIS]),
    rod(k, 4.1, 20, [0, 0, -10]).rotate([90, 0, 0]).translate([0, -32, TILT_AXIS]),
    ...[-6.5, 6.5].map((z) =>
      drill(k, 0.8, 20, [0, 0, -10])
        .rotate([90, 0, 0])
        .translate([0, -32, TILT_AXIS + z]),
    ),
  ];
  return k.Manifold.difference([k.Manifold.union([table, bridge, ...arms]), horn, bore, ...tilt]);
}

function squareOf(x: number, y: number): Vec2[] {
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

function arm(k: Kernel): Solid {
  const low: Vec2[] = [
    [-15, 44],
    [15, 44],
    [11, TILT_AXIS],
    [-11, TILT_AXIS],
  ];
  const window: Vec2[] = [
    [-8.5, 54],
    [8.5, 54],
    [6, 69],
    [-6, 69],
  ];
  const head = k.CrossSection.circle(11.5, k.seg(64)).translate([0, TILT_AXIS]);
  const skin = k.CrossSection.ofPolygons([low], 'NonZero').add(head);
  const cut = k.CrossSection.ofPolygons([window], 'NonZero').offset(1.5, 'Round', 2, k.seg(24));
  return skin.subtract(cut).extrude(6).rotate([90, 0, 0]);
}

/** Shell of the camera: a box of 50 × 44 × 34 mm that is open behind; the tilt servo sits in its side. */
export function shell(k: Kernel): Solid {
  const outer = k.Manifold.hull([block(k, [0, 52, 44], 3, 4), block(k, [0, 49, 41], 30, 4)]);
  const inner = rounded(k, [46, 38], 40, 2.5).rotate([90, 0, 90]).translate([-34, 0, TILT_AXIS]);
  const lens = rod(k, 15.2, 30, [0, 0, -15]).rotate([0, 90, 0]).translate([18, 0, TILT_AXIS]);
  const corners = [-1, 1].flatMap((y) => [-1, 1].map((z): Vec2 => [y * 21, z * 17]));
  const posts = corners.map(([y, z]) =>
    rod(k, 3.6, 28, [0, 0, 0])
      .rotate([0, 90, 0])
      .translate([-13, y, TILT_AXIS + z]),
  );
  const holes = corners.map(([y, z]) =>
    drill(k, 0.95, 14, [0, 0, -1])
      .rotate([0, 90, 0])
      .translate([-13, y, TILT_AXIS + z]),
  );
  const axle = drill(k, 1.25, 12, [0, 0, -6]).rotate([90, 0, 0]).translate([0, 25, TILT_AXIS]);
  const servo = box(k, [-SERVO.wide / 2, -40, TILT_AXIS - 17.2], [SERVO.wide / 2, -20, TILT_AXIS + 6]);
  const body = k.Manifold.union([outer.subtract(inner), ...posts.map((post) => post.intersect(outer))]);
  return k.Manifold.difference([body, lens, ...holes, axle, servo]);
}

function block(k: Kernel, [x, y, z]: [number, number, number], depth: number, round: number): Solid {
  return rounded(k, [y, z], depth, round)
    .rotate([90, 0, 90])
    .translate([x - 14, 0, TILT_AXIS]);
}

/** Rear cover of the camera with four screws M2 and an opening for the cable. */
export function cover(k: Kernel): Solid {
  const lid = rounded(k, [52, 44], 2.4, 4);
  const lip = rounded(k, [45.6, 37.6], 4.4, 2.3).subtract(rounded(k, [42.4, 34.4], 10, 1.5).translate([0, 0, -1]));
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y): Vec2 => [x * 21, y * 17]));
  const clear = corners.map(([x, y]) => rod(k, 4.1, 6, [x, y, 2.4]));
  const holes = corners.map(([x, y]) => drill(k, 1.15, 20, [x, y, -5]));
  const slot = box(k, [-6, -20, -1], [6, -12, 10]);
  return k.Manifold.difference([lid.add(lip.subtract(k.Manifold.union(clear))), ...holes, slot]);
}

/** Ring that holds the lens of 30 mm in the front. */
export function lensRing(k: Kernel): Solid {
  return turned(k, [
    [12, 0],
    [12.8, -0.8],
    [15, -0.8],
    [15, 3],
    [19, 3],
    [19, 8],
    [17.6, 9.4],
    [14, 9.4],
    [12, 7],
  ]);
}
