import type { Kernel, Outline, Solid, Vec2 } from './kernel.ts';
import { box, drill, outline, plate, rod, turned } from './shapes.ts';

/* A box of 96 × 62 × 33 mm outside; x long, y wide, z up, its floor at 0. */

const SIZE = { x: 96, y: 62, z: 30 };
const WALL = 2.4;
const GLANDS = [-16, 0, 16];

function sheet(k: Kernel, grow: number, round: number): Outline {
  const [x, y] = [SIZE.x / 2 + grow, SIZE.y / 2 + grow];
  const corners: Vec2[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return outline(k, corners).offset(-round, 'Miter', 4).offset(round, 'Round', 2, k.seg(48));
}

/** Six screws M3 around the flange. */
const SCREWS: Vec2[] = [-1, 1].flatMap((side): Vec2[] =>
  [-1, 0, 1].map((along): Vec2 => [along * 46, side * (SIZE.y / 2 + 4.8)]),
);

function lobes(k: Kernel, height: number, radius: number): Solid[] {
  return SCREWS.map(([x, y]) => rod(k, radius, height, [x, y, 0]));
}

/** The trough with its flange, a groove for the gasket, threads for the lid and three openings for cables. */
export function trough(k: Kernel): Solid {
  const skin = sheet(k, 0, 6).extrude(SIZE.z);
  const rim = sheet(k, 4, 8)
    .extrude(5)
    .add(k.Manifold.union(lobes(k, 5, 4.6)))
    .translate([0, 0, SIZE.z - 5]);
  const under = k.Manifold.hull([sheet(k, 4, 8).extrude(0.1), sheet(k, -0.3, 6).extrude(0.1).translate([0, 0, -4])]);
  const room = sheet(k, -WALL, 4).extrude(SIZE.z).translate([0, 0, WALL]);
  const groove = sheet(k, 1.2, 6)
    .subtract(sheet(k, -1.2, 5))
    .extrude(4)
    .translate([0, 0, SIZE.z - 1.4]);
  const holes = SCREWS.map(([x, y]) => drill(k, 1.25, 20, [x, y, SIZE.z - 10]));
  const glands = GLANDS.map((y) => across(k, 4.1, y));
  const seats = [-1, 1].flatMap((x) => [-1, 1].map((y) => rod(k, 3, 5, [x * 38, y * 22, WALL - 0.4])));
  const bores = [-1, 1].flatMap((x) => [-1, 1].map((y) => drill(k, 0.95, 6, [x * 38, y * 22, WALL + 0.6])));
  const body = k.Manifold.union([skin, rim, under.translate([0, 0, SIZE.z - 5])]);
  const hollow = k.Manifold.difference([body, room, groove, ...holes, ...glands]);
  return hollow.add(k.Manifold.union(seats)).subtract(k.Manifold.union(bores));
}

function across(k: Kernel, radius: number, y: number): Solid {
  return rod(k, radius, 20, [0, 0, -10])
    .rotate([0, 90, 0])
    .translate([-SIZE.x / 2, y, 15]);
}

/** A lid with six holes and a rib that presses the gasket. */
function bareLid(k: Kernel, height: number): Solid {
  const top = sheet(k, 4, 8)
    .extrude(height)
    .add(k.Manifold.union(lobes(k, height, 4.6)));
  const rib = sheet(k, 0.9, 6)
    .subtract(sheet(k, -0.9, 5))
    .extrude(1)
    .translate([0, 0, -0.8]);
  const holes = SCREWS.map(([x, y]) => drill(k, 1.65, 20, [x, y, -5]));
  return k.Manifold.difference([k.Manifold.union([top, rib]), ...holes]);
}

/** As it was first sold: thicker, and its screws stand out. */
export function firstLid(k: Kernel): Solid {
  return bareLid(k, 4).translate([0, 0, SIZE.z]);
}

/** The lid with six holes and a rib that presses the gasket. */
export function lid(k: Kernel): Solid {
  const top = sheet(k, 4, 8)
    .extrude(3)
    .add(k.Manifold.union(lobes(k, 3, 4.6)));
  const rib = sheet(k, 0.9, 6)
    .subtract(sheet(k, -0.9, 5))
    .extrude(1)
    .translate([0, 0, -0.8]);
  const holes = SCREWS.map(([x, y]) => drill(k, 1.65, 20, [x, y, -5]));
  const sinks = SCREWS.map(([x, y]) => rod(k, 3, 4, [x, y, 1.8]));
  const line = sheet(k, -8, 3)
    .subtract(sheet(k, -9.4, 2))
    .extrude(2)
    .translate([0, 0, 2.4]);
  const body = k.Manifold.union([top.subtract(line), rib]);
  return k.Manifold.difference([body, ...holes, ...sinks]).translate([0, 0, SIZE.z]);
}

/** Gasket that lies in the groove. */
export function gasket(k: Kernel): Solid {
  return sheet(k, 1, 6)
    .subtract(sheet(k, -1, 5))
    .extrude(1.8)
    .translate([0, 0, SIZE.z - 1.4]);
}

/** Tray with slots for straps: receiver on one side, controller on the other. */
export function tray(k: Kernel): Solid {
  const corners: Vec2[] = [
    [-43, -27],
    [43, -27],
    [43, 27],
    [-43, 27],
  ];
  const board = plate(k, corners, 2, 3);
  const wall = box(k, [-1, -20, 0], [1, 20, 10]);
  const slots = [-30, -14, 14, 30].flatMap((x) =>
    [-17, 17].map((y) => box(k, [x - 6, y - 1.4, -1], [x + 6, y + 1.4, 4])),
  );
  const holes = [-1, 1].flatMap((x) => [-1, 1].map((y) => drill(k, 1.15, 10, [x * 38, y * 22, -4])));
  const air = [-22, 22].map((x) => box(k, [x - 12, -8, -1], [x + 12, 8, 4]));
  return k.Manifold.difference([board.add(wall), ...slots, ...holes, ...air]).translate([0, 0, 7]);
}

/** Cable gland: a plug of flexible print with a bore that grips three wires. */
export function gland(k: Kernel): Solid {
  const plug = turned(
    k,
    [
      [0, 0],
      [6.4, 0],
      [6.4, 2.2],
      [4, 3.2],
      [4, 5.8],
      [4.9, 6.4],
      [3.6, 10.5],
      [0, 10.5],
    ],
    64,
  );
  const wires = [-2.2, 0, 2.2].map((x) => rod(k, 0.8, 20, [x, 0, -5]));
  return k.Manifold.difference([plug, ...wires]);
}

/** Where the glands sit. */
export const GLAND_PLACES = GLANDS.map((y) => ({
  turn: [0, 90, 0] as [number, number, number],
  move: [-SIZE.x / 2 - 3.2, y, 15] as [number, number, number],
}));
