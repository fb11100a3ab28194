import type { Kernel, Solid, Vec2, Vec3 } from './kernel.ts';
import { around, bevelledPlate, box, drill, outline, rod } from './shapes.ts';

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
  return k.Manifold.difference([body, ...slots, ...light, ...bolts, ...towers]);
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
const AXLE_END: Vec3 = [137, 26, 46];
const LINK_LENGTH = Math.hypot(AXLE_END[0] - 38 * 0.74, AXLE_END[1] - 19, AXLE_END[2] - 74);

/** Link between skid and axle, with an eye for an M3 screw at each end. */
export function link(k: Kernel): Solid {
  const l = LINK_LENGTH;
  const line: Vec2[] = [
    [1, -3.4],
    [l - 1, -3.4],
    [l - 1, 3.4],
    [1, 3.4],
  ];
  const bar = bevelledPlate(k, line, 7.4, 1.4);
  const eyes = [0, l].map((x) => rod(k, 5, 7.4, [x, 0, 0]));
  const bores = [0, l].map((x) => drill(k, 1.65, 20, [x, 0, -5]));
  return k.Manifold.difference([k.Manifold.union([bar, ...eyes]), ...bores]).translate([0, 0, -3.7]);
}

/** The four places of the link: from an ear of the skid down to an axle. */
export const LINK_PLACES = [-1, 1].flatMap((x) =>
  [-1, 1].map((y) => {
    const [dx, dy, dz] = [AXLE_END[0] - 38 * 0.74, AXLE_END[1] - 19, AXLE_END[2] - 74];
    const fall = (Math.asin(-dz / LINK_LENGTH) * 180) / Math.PI;
    const heading = (Math.atan2(y * dy, x * dx) * 180) / Math.PI;
    return { turn: [90, fall, heading] as Vec3, move: [x * 38 * 0.74, y * 19, 74] as Vec3 };
  }),
);

/** Axle housing with seats for two bearings of 5 × 11 × 4, the gear's bulge and four eyes. */
export function axle(k: Kernel): Solid {
  const tube = rod(k, 9, 132, [0, 0, -66]);
  const bulge = k.Manifold.sphere(21, k.seg(72)).scale([1, 1, 0.9]).translate([0, 0, 8]);
  const face = rod(k, 17, 12, [0, 0, 11]).rotate([0, 90, 0]).translate([0, 0, 8]);
  const ends = [-66, 59].map((z) => rod(k, 10.4, 7, [0, 0, z]));
  if (k.preview) return k.Manifold.union([tube, bulge, face, ...ends]).rotate([90, 0, 0]);
  const eyes = [-26, 26].flatMap((z) => [-8.2, 4.2].map((side) => eye(k, z + side)));
  const posts = [-1, 1].map((side) => shockFoot(k, side * 46));
  const body = k.Manifold.union([tube, bulge, face, ...ends, ...eyes, ...posts]);
  const bore = rod(k, 4.2, 200, [0, 0, -100]);
  const seats = [-66.1, 62].map((z) => rod(k, 5.6, 4.1, [0, 0, z]));
  const room = rod(k, 14, 26, [0, 0, -1]).rotate([0, 90, 0]).translate([0, 0, 8]);
  const bolts = around(k, drill(k, 1.05, 12, [15.4, 0, 13]), 6)
    .rotate([0, 90, 0])
    .translate([0, 0, 8]);
  const pins = drill(k, 1.6, 140, [-8, -10, -70]);
  const feet = [-46, 46].map((z) => drill(k, 1.25, 40, [0, 0, -20]).rotate([0, 90, 0]).translate([0, 15, z]));
  return k.Manifold.difference([body, bore, ...seats, room, bolts, pins, ...feet]).rotate([90, 0, 0]);
}

function eye(k: Kernel, z: number): Solid {
  return k.Manifold.hull([rod(k, 4.6, 4, [-8, -10, z]), box(k, [-4, -4, z], [4, 4, z + 4])]);
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
