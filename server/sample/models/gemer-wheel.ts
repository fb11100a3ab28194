import type { Kernel, Solid, Vec2 } from './kernel.ts';
import { around, box, drill, outline, rod, turned } from './shapes.ts';

/* One wheel stands along z; its outer face is up. */

export const TYRE = { radius: 56, width: 40 };
const SEAT = 30;

function wedge(k: Kernel, [from, to]: Vec2, [r0, r1]: Vec2): Solid {
  const steps = k.preview ? 2 : 12;
  const arc = (r: number, a: number, b: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const t = ((a + ((b - a) * i) / steps) * Math.PI) / 180;
      return [Math.cos(t) * r, Math.sin(t) * r];
    });
  const shape = k.CrossSection.ofPolygons([[...arc(r1, from, to), ...arc(r0, to - 4, from + 4)]], 'NonZero');
  if (k.preview) return shape.extrude(60).translate([0, 0, -5]);
  return shape.offset(-1.5, 'Round', 2, k.seg(16)).offset(1.5, 'Round', 2, k.seg(16)).extrude(60).translate([0, 0, -5]);
}

const DRUM: Vec2[] = [
  [27.4, 0],
  [32.5, 0],
  [33.5, 1],
  [33.5, 2.4],
  [SEAT, 5.9],
  [SEAT, 37.8],
  [29.6, 38.2],
  [23.4, 38.2],
  [23.4, 34.2],
  [27.4, 30.2],
];
const PLAIN_DRUM: Vec2[] = [
  [27.4, 0],
  [33, 0],
  [SEAT, 38.2],
  [23.4, 38.2],
  [27.4, 30.2],
];

/** Rim with six spokes, a hexagon of 12 mm at the back and six threads for the beadlock ring. */
export function rim(k: Kernel): Solid {
  const drum = turned(k, k.preview ? PLAIN_DRUM : DRUM, k.preview ? 64 : 128);
  const disc = rod(k, 28.4, 6, [0, 0, 27]);
  const windows = around(k, wedge(k, [8, 52], [11.5, 25.5]), 6);
  const hub = turned(
    k,
    [
      [0, 14],
      [10.6, 14],
      [11.6, 20],
      [11.6, 33],
      [9.4, 35.5],
      [0, 35.5],
    ],
    k.preview ? 48 : 128,
  );
  const hex = k.Manifold.cylinder(6, 7.06, 7.06, 6).translate([0, 0, 13.9]);
  const screws = around(k, drill(k, 1.05, 12, [26.6, 0, 30]), 6, 30);
  const body = k.Manifold.union([drum, disc.subtract(windows), hub]);
  if (k.preview) return body;
  return k.Manifold.difference([body, hex, rod(k, 2.15, 50, [0, 0, 0]), screws]);
}

/** Beadlock ring: clamps the tyre against the rim with six screws M2.5. */
export function beadlock(k: Kernel): Solid {
  const ring = turned(
    k,
    [
      [22.6, 38.2],
      [34, 38.2],
      [35, 39.2],
      [35, 40.6],
      [33, 42.4],
      [23.6, 42.4],
      [22.6, 41.4],
    ],
    k.preview ? 60 : 128,
  );
  const holes = around(k, drill(k, 1.35, 20, [26.6, 0, 30]), 6, 30);
  if (k.preview) return ring;
  const sinks = around(k, rod(k, 2.5, 4, [26.6, 0, 40.8]), 6, 30);
  const flats = around(k, box(k, [33.9, -2, 37], [40, 2, 45]), 12, 15);
  return k.Manifold.difference([ring, holes, sinks, flats]);
}

function lug(k: Kernel, side: 1 | -1): Solid {
  const shape: Vec2[] = [
    [-3.6, 0.4],
    [3.6, 0.4],
    [4.6, 18.6],
    [-2.4, 18.6],
  ];
  const foot = k.CrossSection.ofPolygons([shape], 'NonZero').extrude(12).rotate([90, 0, 90]).translate([47, 0, 0]);
  const flank = k.Manifold.cylinder(10, TYRE.radius + 1, TYRE.radius - 9).translate([0, 0, 11]);
  const low = k.Manifold.cylinder(11.1, TYRE.radius + 1, TYRE.radius + 1);
  const round = rod(k, TYRE.radius, 60, [0, 0, -30]);
  const made = foot.intersect(round).intersect(low.add(flank));
  if (side < 0) return made.rotate([180, 0, 0]);
  // Those above grow out of the tread at 45°: nothing stands below them on the bed.
  const cone = k.Manifold.cylinder(5.2, TYRE.radius - 5, TYRE.radius + 0.2).translate([0, 0, 0.4]);
  return made.intersect(cone.add(rod(k, TYRE.radius + 1, 30, [0, 0, 5.6])));
}

/** A toothed ring, a twentieth of the triangles. */
function plainTyre(k: Kernel): Solid {
  const teeth = Array.from({ length: 64 }, (_, i): Vec2 => {
    const [a, r] = [(i / 64) * 2 * Math.PI, i % 4 < 2 ? TYRE.radius : 51];
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  return outline(k, teeth)
    .extrude(37)
    .subtract(rod(k, SEAT + 0.1, 60, [0, 0, -10]))
    .translate([0, 0, 2.9]);
}

/** Airless tyre of flexible print: a tread on curved ribs, printed lying without supports. */
export function tyre(k: Kernel): Solid {
  if (k.preview) return plainTyre(k);
  const [inner, tread] = [
    rod(k, 32.4, 32, [0, 0, -16]).subtract(rod(k, SEAT + 0.1, 50, [0, 0, -25])),
    turned(k, [
      [47, -16],
      [49.4, -16],
      [51, -14],
      [51, 14],
      [49.5, 17.5],
      [47, 16],
    ]),
  ];
  const [count, rows] = [24, 18];
  const rib = box(k, [0, -0.9, -16], [19.6, 0.9, 15.5]).rotate([0, 0, 32]).translate([31, 0, 0]);
  const lugs = [around(k, lug(k, 1), rows), around(k, lug(k, -1), rows, 180 / rows)];
  const whole = k.Manifold.union([inner, tread, around(k, rib, count), ...lugs]);
  // Everything ends on one level at the back, which lies on the bed.
  return whole.trimByPlane([0, 0, 1], -16).translate([0, 0, 21.4]);
}

/** Hexagon of 12 mm that carries the rim on the axle of 5 mm, with a hole for its pin. */
export function hexHub(k: Kernel): Solid {
  const hex = k.Manifold.cylinder(7, 6.86, 6.86, 6).translate([0, 0, 13]);
  const pin = rod(k, 1.05, 20, [0, 0, -10]).rotate([0, 90, 0]).translate([0, 0, 14]);
  if (k.preview) return hex;
  return k.Manifold.difference([hex, rod(k, 2.55, 30, [0, 0, 0]), pin]);
}
