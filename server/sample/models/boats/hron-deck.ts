import { CUT, LENGTH, SHAFT, STOCK, deckLine, hullBody } from './hron-hull.ts';
import { MOTORS, type MotorSlots } from './motor-slots.ts';
import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import { bevelledPlate, box, drill, loft, outline, plate, rod, turned } from '../shapes.ts';

/** Opening below the deckhouse. */
const HATCH = { x: [136, 232] as Vec2, y: 27 };
const DECK = 2.2;

function rect(k: Kernel, [x0, x1]: Vec2, y: number, [round, height]: Vec2): Solid {
  const corners: Vec2[] = [
    [x0, -y],
    [x1, -y],
    [x1, y],
    [x0, y],
  ];
  return plate(k, corners, height, round);
}

function deck(k: Kernel, from: number, to: number): Solid {
  const sheet = deckLine(k, 2.2, [3, LENGTH - 12]).extrude(DECK);
  const coaming = rect(k, HATCH.x, HATCH.y, [5, 9]);
  const opening = rect(k, [HATCH.x[0] + 2, HATCH.x[1] - 2], HATCH.y - 2, [4, 40]).translate([0, 0, -10]);
  const body = sheet.add(coaming).intersect(box(k, [from, -90, -1], [to, 90, 40]));
  const bolts = [-30, 30].map((y) => drill(k, 1.65, 20, [from === CUT ? 318 - Math.abs(y) : 24, y * 0.6, -5]));
  return k.Manifold.difference([body, opening, ...bolts]);
}

/** After deck with the seat of the towing bitt and the way to the rudder. */
export function deckStern(k: Kernel): Solid {
  const rudder = rod(k, 5, 10, [STOCK + 2, 0, -4]);
  const bitt = [-12, 12].map((y) => drill(k, 1.65, 20, [76, y, -5]));
  return k.Manifold.difference([deck(k, 3, CUT), rudder, ...bitt]);
}

/** Forward deck. */
export function deckBow(k: Kernel): Solid {
  return deck(k, CUT, LENGTH);
}

function windows(k: Kernel, at: readonly Vec2[], [z, high]: Vec2, turn: number): Solid[] {
  return at.map(([middle, wide]) => {
    const pane: Vec2[] = [
      [middle - wide / 2, z],
      [middle + wide / 2, z],
      [middle + wide / 2, z + high],
      [middle - wide / 2, z + high],
    ];
    const soft = outline(k, pane).offset(-1.6, 'Miter', 4).offset(1.6, 'Round', 2, k.seg(16));
    return soft.extrude(200, 0, 0, [1, 1], true).rotate([90, 0, turn]);
  });
}

/** Deckhouse over the hatch: lifted off to reach the battery. */
export function deckhouse(k: Kernel): Solid {
  const [x0, x1] = HATCH.x;
  const skin = rect(k, [x0 - 2.2, x1 + 2.2], HATCH.y + 2.2, [7, 36]).translate([0, 0, DECK]);
  const room = rect(k, [x0 - 0.3, x1 + 0.3], HATCH.y + 0.3, [5.2, 34]).translate([0, 0, DECK - 0.1]);
  const ports = windows(
    k,
    [
      [154, 9],
      [172, 9],
      [190, 9],
      [208, 9],
    ],
    [20, 9],
    0,
  );
  const sockets = [-8, 8].flatMap((y) => [174, 218].map((x) => drill(k, 1.25, 20, [x, y, 30])));
  const funnel = drill(k, 1.65, 20, [148, 0, 30]);
  return k.Manifold.difference([skin, room, ...ports, ...sockets, funnel]);
}

/** Bridge with windows all round. */
export function bridge(k: Kernel): Solid {
  const z = DECK + 36;
  const skin = rect(k, [166, 226], 24, [8, 34]).translate([0, 0, z]);
  const room = rect(k, [168, 224], 22, [6.4, 40]).translate([0, 0, z + 2]);
  const sides = windows(
    k,
    [
      [180, 13],
      [196, 13],
      [212, 13],
    ],
    [z + 15, 13],
    0,
  );
  const ends = windows(
    k,
    [
      [-13, 10],
      [0, 11],
      [13, 10],
    ],
    [z + 15, 13],
    90,
  );
  const feet = [-8, 8].flatMap((y) => [174, 218].map((x) => drill(k, 1.65, 20, [x, y, z - 5])));
  return k.Manifold.difference([skin, room, ...sides, ...ends, ...feet]);
}

/** Roof of the bridge with a lip that holds by friction and a socket for the mast. */
export function bridgeRoof(k: Kernel): Solid {
  const z = DECK + 70;
  const top = rect(k, [160, 231], 27, [9, 3]).translate([0, 0, z]);
  const lip = rect(k, [168.3, 223.7], 21.7, [6, 4]).subtract(
    rect(k, [170.3, 221.7], 19.7, [5, 10]).translate([0, 0, -1]),
  );
  const socket = rod(k, 5, 8, [186, 0, z]);
  return k.Manifold.difference([
    k.Manifold.union([top, lip.translate([0, 0, z - 3.9]), socket]),
    rod(k, 2.6, 30, [186, 0, z + 1]),
  ]);
}

/** Mast of 90 mm with yard and lamps. */
export function mast(k: Kernel): Solid {
  const z = DECK + 71;
  const pole = k.Manifold.cylinder(92, 2.45, 1.6, k.seg(24)).translate([186, 0, z]);
  const yard = box(k, [184.6, -18, z + 50], [187.4, 18, z + 53]);
  const lamps = [30, 50, 70].map((up) => box(k, [183.2, -3, z + up], [190, 3, z + up + 7]));
  return k.Manifold.union([pole, yard, ...lamps]).intersect(box(k, [184.55, -40, z], [200, 40, z + 100]));
}

/** Funnel, open above; screwed on the deckhouse from inside. */
export function funnel(k: Kernel): Solid {
  const z = DECK + 36;
  const oval = (r: number, h: number, low: number): Solid =>
    k.Manifold.cylinder(h, r, r * 0.94, k.seg(72))
      .scale([1.15, 0.85, 1])
      .translate([148, 0, low]);
  const collar = oval(14, 3, z + 36);
  const skin = oval(14.4, 44, z).add(collar.scale([1, 1, 1]));
  return k.Manifold.difference([skin, oval(12.2, 60, z + 3), drill(k, 1.65, 20, [148, 0, z - 5])]);
}

/** Towing bitt: two posts and a crossbar. */
export function bitt(k: Kernel): Solid {
  const foot = bevelledPlate(
    k,
    [
      [66, -20],
      [86, -20],
      [86, 20],
      [66, 20],
    ],
    3,
    0.8,
  ).translate([0, 0, DECK]);
  const posts = [-10, 10].map((y) => rod(k, 4, 30, [76, y, DECK]));
  const caps = [-10, 10].map((y) =>
    turned(k, [
      [0, 0],
      [5.4, 0],
      [5.4, 2.4],
      [4.4, 3.4],
      [0, 3.4],
    ]).translate([76, y, DECK + 28]),
  );
  const bar = rod(k, 3, 40, [0, 0, -20])
    .rotate([90, 0, 0])
    .translate([76, 0, DECK + 20]);
  const bolts = [-16, 16].map((y) => drill(k, 1.65, 20, [76, y, -5]));
  return k.Manifold.difference([k.Manifold.union([foot, ...posts, ...caps, bar]), ...bolts]);
}

/** Bow fender of flexible print around the stem. */
export function fender(k: Kernel): Solid {
  const outer = hullBody(k, -5.2, [150, LENGTH + 5.4], 6);
  const inner = hullBody(k, -0.15, [120, LENGTH + 0.3], 20);
  const zone = box(k, [262, -90, -6], [LENGTH + 30, 90, 14]);
  return outer.subtract(inner).intersect(zone);
}

/** Ring fender that hangs at the side. */
export function ringFender(k: Kernel): Solid {
  return turned(
    k,
    [
      [5.6, -3.6],
      [9.4, -3.6],
      [11, -2],
      [11, 2],
      [9.4, 3.6],
      [5.6, 3.6],
    ],
    64,
  );
}

/** Nozzle around the propeller with a foot below the hull. */
export function nozzle(k: Kernel): Solid {
  const ring = turned(k, [
    [16.4, -11.4],
    [18, -11.4],
    [18.8, -8],
    [18.4, 11],
    [18, 11.4],
    [16.4, 11.4],
  ])
    .rotate([0, 90 - SHAFT.fall, 0])
    .translate([SHAFT.x, 0, SHAFT.z]);
  const foot = box(k, [16, -5, -36], [42, 5, -22]).subtract(hullBody(k, -0.15, [-4, 200]));
  const web = box(k, [18, -2.4, -40], [40, 2.4, -28]).subtract(hullBody(k, -0.15, [-4, 200]));
  const room = rod(k, 16.6, 60, [0, 0, -30])
    .rotate([0, 90 - SHAFT.fall, 0])
    .translate([SHAFT.x, 0, SHAFT.z]);
  const bolts = [22, 36].map((x) => drill(k, 1.25, 12, [x, 0, -38]));
  return k.Manifold.difference([k.Manifold.union([ring, foot, web]), room, ...bolts]);
}

/** Rudder: a foil with the bore of its stock of 3 mm. */
export function rudder(k: Kernel): Solid {
  const foil = (z: number, chord: number): Vec3[] =>
    Array.from({ length: 28 }, (_, i): Vec3 => {
      const a = (i / 28) * 2 * Math.PI;
      const share = (1 - Math.cos(a)) / 2;
      return [STOCK + 9 - chord * share, Math.sin(a) * 3.2 * (1 - share * 0.55) + Math.sign(Math.sin(a)) * 0.3, z];
    });
  const blade = loft(k, [foil(-72, 22), foil(-40, 28)]);
  const head = rod(k, 3.6, 5, [STOCK + 2, 0, -41]);
  return blade.add(head).subtract(rod(k, 1.55, 26, [STOCK + 2, 0, -60]));
}

/** Motor mount on the two bearers, square to the shaft; by itself for motors with 16 and 19 mm hole circles. */
export function motorMount(k: Kernel, { slot, half, bore: way }: MotorSlots = MOTORS['16x19']): Solid {
  const face = box(k, [0, -21, -18], [4, 21, 18]);
  const bore = rod(k, way, 20, [0, 0, -5]).rotate([0, 90, 0]);
  const slots = [0, 90, 180, 270].map((turn) =>
    box(k, [-1, -half, slot[0]], [6, half, slot[1]]).rotate([turn + 45, 0, 0]),
  );
  const tilted = k.Manifold.difference([face, bore, ...slots])
    .rotate([0, -SHAFT.fall, 0])
    .translate([128, 0, SHAFT.z + (128 - SHAFT.x) * Math.tan((SHAFT.fall * Math.PI) / 180)]);
  const foot = [-17, 17].map((y) => box(k, [106, y - 4, -36], [146, y + 4, -33]));
  const ribs = [-17, 17].map((y) =>
    k.Manifold.hull([
      box(k, [112, y - 1.5, -34], [140, y + 1.5, -33]),
      box(k, [126, y - 1.5, -20], [131, y + 1.5, -18]),
    ]),
  );
  const bolts = [-17, 17].flatMap((y) => [112, 140].map((x) => drill(k, 1.65, 20, [x, y, -40])));
  const room = box(k, [60, -60, -80], [200, 60, -36]);
  const clear = rod(k, 14.6, 60, [0, 0, 4.2])
    .rotate([0, 90 - SHAFT.fall, 0])
    .translate([128, 0, SHAFT.z + 100 * Math.tan((SHAFT.fall * Math.PI) / 180)]);
  const heads = [-17, 17].map((y) => rod(k, 2.9, 10, [112, y, -33]));
  return k.Manifold.difference([k.Manifold.union([tilted, ...foot, ...ribs]), room, clear, ...heads, ...bolts]);
}

/** A cradle of the stand at `x`, cut to the hull, with two slots for the beams. */
export function cradle(k: Kernel, x: number): Solid {
  const face: Vec2[] = [
    [-58, -92],
    [58, -92],
    [58, -84],
    [52, -24],
    [-52, -24],
    [-58, -84],
  ];
  const body = plate(k, face, 8, 4)
    .rotate([90, 0, 90])
    .translate([x - 4, 0, 0]);
  const bed = hullBody(k, -0.8, [Math.max(2, x - 30), x + 30]);
  const skeg = box(k, [x - 10, -5.4, -66], [x + 10, 5.4, -20]);
  const window = rod(k, 8, 30, [0, 0, -15]).rotate([0, 90, 0]);
  const holes = [-28, 28].map((y) => window.translate([x, y, -66]));
  const slots = [-40, 40].map((y) => box(k, [x - 10, y - 3.15, -93], [x + 10, y + 3.15, -85.9]));
  return k.Manifold.difference([body, bed, skeg, ...holes, ...slots]);
}

/** Beam of the stand with a notch for each cradle. */
export function beam(k: Kernel): Solid {
  const bar = box(k, [84, 37, -92], [276, 43, -80]);
  const notches = [100, 260].map((x) => box(k, [x - 4.15, 30, -86], [x + 4.15, 50, -70]));
  return k.Manifold.difference([bar, ...notches]);
}
