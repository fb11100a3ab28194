import type { Kernel, Solid, Vec2, Vec3 } from './kernel.ts';
import { around, bevelledPlate, box, drill, outline, rod } from './shapes.ts';
import type { Placement } from './source.ts';

/* The car stands on z = 0 with x forwards; its axles are at x = ±145, z = 56. */

export const AXLE = { x: 145, z: 56 };
const RAIL = { inner: 36, thick: 5 };

/** The four places where a cross-member is screwed between the rails, as x and z. */
export const CROSSES: Vec2[] = [
  [-88, 110],
  [-44, 108],
  [44, 108],
  [88, 112],
];
const FLOOR: Vec2[] = [-22, 22].map((x): Vec2 => [x, 73]);
/** Shock towers: upper ends of the shock absorbers. */
export const TOWER: Vec2 = [91, 123];
/** Feet of the cage and arms of the bumpers. */
const OUTSIDE: Vec2[] = [
  [101, 117],
  [-101, 117],
  [50, 106],
  [-50, 106],
  [100, 106],
  [-100, 104],
];

function holes(k: Kernel, radius: number, places: readonly Vec2[]): Solid[] {
  return places.map(([x, z]) => drill(k, radius, 20, [x, z, -5]));
}

/** Frame rail: a flat plate with holes for cross-members, skid, shock absorbers and the cage. */
export function rail(k: Kernel): Solid {
  const line: Vec2[] = [
    [-107, 108],
    [-98, 128],
    [-44, 118],
    [-29, 92],
    [29, 92],
    [44, 118],
    [98, 130],
    [107, 112],
    [105, 100],
    [54, 94],
    [34, 67],
    [-34, 67],
    [-54, 94],
    [-104, 98],
  ];
  const shape = outline(k, line).offset(-3, 'Miter', 4).offset(3, 'Round', 2, k.seg(24));
  const inner = shape.offset(-0.6, 'Miter', 4);
  const body = k.Manifold.union([shape.extrude(RAIL.thick - 0.6), inner.extrude(RAIL.thick)]);
  const slots = [-16, 0, 16].map((x) => slot(k, x, 82));
  const light = [-71, 71].map((x) => rod(k, 5, 20, [x, 110, -5]));
  const bolts = holes(k, 1.65, [...CROSSES, ...FLOOR, ...OUTSIDE]);
  const towers = holes(k, 1.65, [TOWER, [-TOWER[0], TOWER[1] - 2]]);
  const links = holes(
    k,
    1.65,
    [1, -1].map((x): Vec2 => [x * UPPER.from[0], UPPER.from[2]]),
  );
  return k.Manifold.difference([body, ...slots, ...light, ...bolts, ...towers, ...links]);
}

function slot(k: Kernel, x: number, z: number): Solid {
  return k.Manifold.hull([rod(k, 3.2, 20, [x - 3.5, z, -5]), rod(k, 3.2, 20, [x + 3.5, z, -5])]);
}

/** Cross-member between the rails with a thread in each end. */
export function crossMember(k: Kernel): Solid {
  const long = 2 * RAIL.inner;
  const bar = bevelledPlate(
    k,
    [
      [-5, -5],
      [5, -5],
      [5, 5],
      [-5, 5],
    ],
    long,
    1,
  );
  const ends = [drill(k, 1.25, 16, [0, 0, -1]), drill(k, 1.25, 16, [0, 0, long - 15])];
  const window = box(k, [-10, -2.2, 26], [10, 2.2, long - 26]);
  const seats = [22, long - 22].map((z) => drill(k, 1.25, 20, [0, 0, -10]).rotate([90, 0, 0]).translate([0, 0, z]));
  return k.Manifold.difference([bar, window, ...ends, ...seats]);
}

/** Skid between the rails: floor of the gearbox with the four inner ends of the links. */
export function skid(k: Kernel): Solid {
  const w = RAIL.inner;
  const floor = bevelledPlate(
    k,
    [
      [-34, -w],
      [34, -w],
      [34, w],
      [-34, w],
    ],
    4,
    1,
  ).translate([0, 0, 64]);
  const walls = [-1, 1].map((side) =>
    box(k, [-30, side * w - (side > 0 ? 6 : 0), 66], [30, side * w + (side > 0 ? 0 : 6), 78]),
  );
  const ears = LINK_ENDS.map(([x, y, z]) => box(k, [x - 4, y - 9, 66], [x + 4, y - 4, z + 4]));
  const more = LINK_ENDS.map(([x, y, z]) => box(k, [x - 4, y + 4, 66], [x + 4, y + 9, z + 4]));
  const pins = LINK_ENDS.map(([x, y, z]) => drill(k, 1.6, 40, [0, 0, -20]).rotate([90, 0, 0]).translate([x, y, z]));
  const bolts = FLOOR.map(([x, z]) => drill(k, 1.25, 120, [0, 0, -60]).rotate([90, 0, 0]).translate([x, 0, z]));
  const gear = [-1, 1].flatMap((x) => [-1, 1].map((y) => drill(k, 1.65, 20, [x * 12, y * 10, 55])));
  return k.Manifold.difference([k.Manifold.union([floor, ...walls, ...ears, ...more]), ...pins, ...bolts, ...gear]);
}

const LINK_ENDS: Vec3[] = [-1, 1].flatMap((x) => [-1, 1].map((y): Vec3 => [x * 38 * 0.74, y * 19, 74]));
const AXLE_END: Vec3 = [134.4, 26, 43.4];
/** Upper links, front left: from the rail to the axle. They hold the axle upright, the lower ones hold it across. */
const UPPER: { from: Vec3; to: Vec3 } = { from: [62, 32, 102], to: [137, 32, 72] };
const LOWER: { from: Vec3; to: Vec3 } = { from: [38 * 0.74, 19, 74], to: AXLE_END };

const lengthOf = ({ from, to }: typeof LOWER): number => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);

/** A link with an eye for an M3 screw at each end. */
function linkOf(k: Kernel, l: number): Solid {
  const line: Vec2[] = [
    [1, -3.4],
    [l - 1, -3.4],
    [l - 1, 3.4],
    [1, 3.4],
  ];
  const bar = bevelledPlate(k, line, 7.4, 1.4);
  if (k.preview) return bar.translate([0, 0, -3.7]);
  const eyes = [0, l].map((x) => rod(k, 5, 7.4, [x, 0, 0]));
  const bores = [0, l].map((x) => drill(k, 1.65, 20, [x, 0, -5]));
  return k.Manifold.difference([k.Manifold.union([bar, ...eyes]), ...bores]).translate([0, 0, -3.7]);
}

/** Lower link between skid and axle. */
export const link = (k: Kernel): Solid => linkOf(k, lengthOf(LOWER));
/** Upper link between rail and axle. */
export const upperLink = (k: Kernel): Solid => linkOf(k, lengthOf(UPPER));

const places = (one: typeof LOWER): Placement[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => {
      const [dx, dy, dz] = [0, 1, 2].map((axis) => one.to[axis]! - one.from[axis]!) as Vec3;
      const fall = (Math.asin(-dz / lengthOf(one)) * 180) / Math.PI;
      const heading = (Math.atan2(y * dy, x * dx) * 180) / Math.PI;
      return { turn: [90, fall, heading], move: [x * one.from[0], y * one.from[1], one.from[2]] };
    }),
  );

/** The four places of each kind of link. */
export const LINK_PLACES = { lower: places(LOWER), upper: places(UPPER) };

/** Axle housing of a half length along z, before its ends are cut: the gear's bulge, eyes for four links, feet for two shocks. */
export function housing(k: Kernel, half: number, ends: readonly Solid[]): Solid {
  const tube = rod(k, 9, 2 * half, [0, 0, -half]);
  const bulge = k.Manifold.sphere(21, k.seg(72)).scale([1, 1, 0.9]).translate([0, 0, 8]);
  const face = rod(k, 17, 12, [0, 0, 11]).rotate([0, 90, 0]).translate([0, 0, 8]);
  if (k.preview) return k.Manifold.union([tube, bulge, face, ...ends]);
  const eyes = [-1, 1].flatMap((s) =>
    [-8.2, 4.2].flatMap((z) => [eye(k, [-10.6, -12.6], s * 26 + z), eye(k, [-8, 16], s * 32 + z)]),
  );
  const posts = [-1, 1].map((side) => shockFoot(k, side * 46));
  const body = k.Manifold.union([tube, bulge, face, ...ends, ...eyes, ...posts]);
  const bore = rod(k, 4.2, 200, [0, 0, -100]);
  const room = rod(k, 14, 26, [0, 0, -1]).rotate([0, 90, 0]).translate([0, 0, 8]);
  const bolts = around(k, drill(k, 1.05, 12, [15.4, 0, 13]), 6)
    .rotate([0, 90, 0])
    .translate([0, 0, 8]);
  const pins = [drill(k, 1.6, 140, [-10.6, -12.6, -70]), drill(k, 1.6, 140, [-8, 16, -70])];
  const feet = [-46, 46].map((z) => drill(k, 1.25, 40, [0, 0, -20]).rotate([0, 90, 0]).translate([0, 15, z]));
  return k.Manifold.difference([body, bore, room, bolts, ...pins, ...feet]);
}

/** Rear axle housing with seats for two bearings of 5 × 11 × 4 at each end. */
export function axle(k: Kernel): Solid {
  const ends = [-66, 56].map((z) => rod(k, 10.4, 10, [0, 0, z]));
  const seats = k.preview ? [] : [-66.1, 57.8].map((z) => rod(k, 5.6, 8.3, [0, 0, z]));
  return k.Manifold.difference([housing(k, 66, ends), ...seats]).rotate([90, 0, 0]);
}

function eye(k: Kernel, [x, y]: Vec2, z: number): Solid {
  return k.Manifold.hull([rod(k, 4.6, 4, [x, y, z]), box(k, [-4, -4, z], [4, 4, z + 4])]);
}

function shockFoot(k: Kernel, z: number): Solid {
  const head = rod(k, 4.6, 8, [0, 0, -4]).rotate([0, 90, 0]).translate([0, 15, z]);
  return k.Manifold.hull([head, box(k, [-4, 0, z - 6], [4, 4, z + 6])]);
}

/** Cover of the gear, held by six screws M2.5. */
export function axleCover(k: Kernel): Solid {
  const cap = k.Manifold.hull([rod(k, 18, 3), rod(k, 13, 7)]);
  const room = rod(k, 12, 4.6, [0, 0, -0.1]);
  const bolts = around(k, drill(k, 1.35, 20, [15.4, 0, -5]), 6);
  if (k.preview) return cap;
  const heads = around(k, rod(k, 2.4, 10, [15.4, 0, 2.6]), 6);
  return k.Manifold.difference([cap, room, bolts, heads]);
}
