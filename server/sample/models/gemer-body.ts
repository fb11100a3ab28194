import type { Kernel, Solid, Vec2, Vec3 } from './kernel.ts';
import { bevelledPlate, box, drill, outline, plate, rod } from './shapes.ts';

/* Cage, panels, bumper and trays of the crawler. */

const TUBE = 4;
const FLAT = 3.2;
const SIDE = 44.4;

function pipe(k: Kernel, points: readonly Vec3[], radius = TUBE): Solid {
  const ball = (at: Vec3): Solid => k.Manifold.sphere(radius, k.seg(24)).translate(at);
  return k.Manifold.union(points.slice(1).map((to, i) => k.Manifold.hull([ball(points[i] as Vec3), ball(to)])));
}

/** Corners of the cage where cross bars are screwed on, as x and z. */
export const CORNERS: Vec2[] = [
  [92, 141],
  [36, 152],
  [6, 196],
  [-46, 198],
  [-90, 142],
];

/** Where the cage stands on the rails. */
const FEET: Vec2[] = [
  [101, 117],
  [-101, 117],
  [50, 106],
  [-50, 106],
];
const POST: Vec2[] = [
  [36, 152],
  [50, 108],
];
const REAR: Vec2[] = [
  [-46, 198],
  [-50, 108],
];
const BRACE: Vec2[] = [
  [-90, 142],
  [-49, 140],
];

/** One side of the cage: flat on both faces, so that it prints lying. */
export function cageSide(k: Kernel): Solid {
  const flat = (points: readonly Vec2[]): Vec3[] => points.map(([x, z]) => [x, z, 0]);
  const loop = pipe(k, flat([[101, 117], ...CORNERS, [-101, 117]]));
  const stays = [pipe(k, flat(POST)), pipe(k, flat(REAR)), pipe(k, flat(BRACE), 3.4)];
  const pads = [...FEET.map((at): [Vec2, number] => [at, 6]), ...CORNERS.map((at): [Vec2, number] => [at, 5])];
  const discs = pads.map(([[x, z], radius]) => rod(k, radius, 2 * FLAT, [x, z, -FLAT]));
  const bolts = pads.map(([[x, z]]) => drill(k, 1.65, 20, [x, z, -10]));
  const body = k.Manifold.union([loop, ...stays, ...(k.preview ? [] : discs)]);
  const slice = box(k, [-200, 0, -FLAT], [200, 300, FLAT]);
  return k.Manifold.difference([body.intersect(slice), ...bolts]);
}

/** Distance of each side from the middle. */
export const SIDE_MM = SIDE;

/** Cross bar of the cage with a thread in each end. */
export function cageBar(k: Kernel): Solid {
  const long = 2 * (SIDE - FLAT) - 0.4;
  const bar = rod(k, TUBE, long, [0, 0, 0]);
  const collars = [0, long - 5].map((z) => rod(k, 5, 5, [0, 0, z]));
  const threads = [-1, long - 14].map((z) => drill(k, 1.25, 15, [0, 0, z]));
  return k.Manifold.difference([k.Manifold.union([bar, ...collars]), ...threads]).translate([0, 0, -long / 2]);
}

/** Roof panel with slots and holes for two cable ties per bar. */
export function roof(k: Kernel): Solid {
  const line: Vec2[] = [
    [-26, -40],
    [26, -40],
    [26, 40],
    [-26, 40],
  ];
  const sheet = plate(k, line, 2.4, 5);
  const ribs = [-26, 0, 26].map((y) => box(k, [-20, y - 1.2, 2], [20, y + 1.2, 4]));
  const ties = [-18, 18].flatMap((x) => [-30, 30].map((y) => box(k, [x - 2, y - 4, -1], [x + 2, y - 1, 6])));
  return k.Manifold.difference([sheet.add(k.Manifold.union(ribs)), ...ties]);
}

/** Bonnet: a bent sheet between the cage's front bars. */
export function bonnet(k: Kernel): Solid {
  const line: Vec2[] = [
    [30, 153.5],
    [38, 156.4],
    [92, 145.8],
    [106, 126],
    [104, 124.6],
    [90.6, 143],
    [38, 153.6],
    [31.5, 151],
  ];
  const wide = 2 * SIDE - 18;
  const sheet = outline(k, line)
    .extrude(wide)
    .rotate([90, 0, 0])
    .translate([0, wide / 2, 0]);
  const vents = [-1, 1].flatMap((side) =>
    [52, 62, 72].map((x) => box(k, [x - 2, side * 18 - 11, 130], [x + 2, side * 18 + 11, 170])),
  );
  return k.Manifold.difference([sheet, ...vents]);
}

/** Light bar: four lamp housings on a rail. */
export function lightBar(k: Kernel): Solid {
  const rail = box(k, [-7.6, -38, 0], [3, 38, 4]);
  const places = [-28.5, -9.5, 9.5, 28.5];
  const lamps = places.map((y) => rod(k, 8.4, 12, [0, 0, -6]).rotate([0, 90, 0]).translate([0, y, 10.4]));
  const cups = places.map((y) => rod(k, 6.8, 12, [0, 0, -3.6]).rotate([0, 90, 0]).translate([0, y, 10.4]));
  const bolts = [-19, 19].map((y) => drill(k, 1.65, 20, [-5.6, y, -8]));
  return k.Manifold.difference([k.Manifold.union([rail, ...lamps]), ...cups, ...bolts]);
}

/** Bumper with a number-plate face and two tow holes; front and rear are the same. */
export function bumper(k: Kernel): Solid {
  const face: Vec2[] = [
    [-44, -6],
    [-36, -11],
    [36, -11],
    [44, -6],
    [44, 3],
    [36, 8],
    [-36, 8],
    [-44, 3],
  ];
  const plateOf = bevelledPlate(k, face, 7, 1.4).rotate([90, 0, 90]).translate([6, 0, 0]);
  const arms = [-1, 1].map((side) => box(k, [-14, side * 30 - 5.8, -5], [7, side * 30 + 5.8, 5]));
  const eyes = [-1, 1].map((side) =>
    rod(k, 3, 30, [0, 0, -10])
      .rotate([0, 90, 0])
      .translate([0, side * 20, -2]),
  );
  const bolts = drill(k, 1.25, 200, [0, 0, -100]).rotate([90, 0, 0]).translate([-8, 0, 0]);
  return k.Manifold.difference([k.Manifold.union([plateOf, ...arms]), ...eyes, bolts]);
}

/** Battery tray on the middle cross-members for packs up to 87 × 45 mm, with slots for a strap and countersunk screws. */
export function batteryTray(k: Kernel): Solid {
  const floor = box(k, [-50, -25, 0], [50, 25, 2.4]);
  const walls = [-25, 22.6].map((y) => box(k, [-38, y, 0], [38, y + 2.4, 13]));
  const stops = [-46.2, 43.8].map((x) => box(k, [x, -25, 0], [x + 2.4, 25, 6]));
  if (k.preview) return k.Manifold.union([floor, ...walls, ...stops]);
  const straps = [-16, 16].flatMap((x) => [-21, 21].map((y) => box(k, [x - 9, y - 1.2, -1], [x + 9, y + 1.2, 4])));
  const bolts = [-44, 44].flatMap((x) => [-1, 1].map((y) => drill(k, 1.65, 10, [x, y * 14, -4])));
  const heads = [-44, 44].flatMap((x) =>
    [-1, 1].map((y) => k.Manifold.cylinder(10, 1.6, 11.6, k.seg(40)).translate([x, y * 14, 0.8])),
  );
  const sinks = heads.map((head) => head.intersect(box(k, [-60, -30, 0], [60, 30, 2.4])));
  const ways = [-44, 44].flatMap((x) => [-1, 1].map((y) => drill(k, 3.2, 10, [x, y * 14, 2.39])));
  return k.Manifold.difference([k.Manifold.union([floor, ...walls, ...stops]), ...straps, ...bolts, ...sinks, ...ways]);
}

/** Half the length of a servo's body and between its screws, and how far the rows of these are below the foot. */
export interface ServoSeat {
  body: number;
  screws: number;
  rows: readonly number[];
}

const STANDARD_SERVO: ServoSeat = { body: 20.4, screws: 25, rows: [-11, -21] };

/** Mount for a servo, by itself a standard one of 40 × 20 mm, hung under the front cross-member with its arm pointing down. */
export function servoMount(k: Kernel, { body, screws, rows } = STANDARD_SERVO): Solid {
  const back = box(k, [-7, -28, -26], [-3, 28, 0]);
  const foot = box(k, [-12, -28, -3], [-3, 28, 0]);
  const window = box(k, [-10, -body, -40], [10, body, -5.8]);
  const ears = [-1, 1].flatMap((y) =>
    rows.map((z) =>
      drill(k, 1.05, 20, [0, 0, -10])
        .rotate([0, 90, 0])
        .translate([-5, y * screws, z]),
    ),
  );
  if (k.preview) return back.add(foot).subtract(window);
  const bolts = [-14, 14].map((y) => drill(k, 1.65, 20, [-8, y, -10]));
  const heads = [-14, 14].map((y) => rod(k, 3.2, 10, [-8, y, -13]));
  return k.Manifold.difference([back.add(foot), window, ...ears, ...bolts, ...heads]);
}
