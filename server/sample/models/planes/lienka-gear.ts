import type { Kernel, Solid, Vec2 } from '../kernel.ts';
import { drill, outline, rod, turned } from '../shapes.ts';

/** Undercarriage: one bent leg, printed on its side, with bores for axles of 3 mm. */
export function undercarriage(k: Kernel): Solid {
  const right: Vec2[] = [
    [0, -38],
    [22, -38],
    [84, -92],
    [100, -92],
  ];
  const outer = [...right, ...[...right].reverse().map(([y, z]): Vec2 => [-y, z])];
  const line = right.map(([y, z]): Vec2 => [y, z - 5]);
  const low = [...line.map(([y, z]): Vec2 => [-y, z]).reverse(), ...line];
  const shape = outline(k, [...low, ...outer.slice(0, 4).reverse(), ...right.map(([y, z]): Vec2 => [-y, z])]);
  const leg = shape
    .offset(-1, 'Miter', 4)
    .offset(1, 'Round', 2, k.seg(24))
    .extrude(24)
    .rotate([90, 0, 90])
    .translate([20, 0, 0]);
  const axles = [-1, 1].map((side) =>
    drill(k, 1.6, 40, [0, 0, -20])
      .rotate([90, 0, 0])
      .translate([32, side * 100, -94.5]),
  );
  const screws = [25, 39].flatMap((x) => [-12, 12].map((y) => drill(k, 1.65, 20, [x, y, -50])));
  return k.Manifold.difference([leg, ...axles, ...screws]);
}

/** Wheel rim with a groove for its tyre and a bore of 3 mm; it lies on its disc. */
export function rim(k: Kernel): Solid {
  const made = turned(
    k,
    [
      [1.6, -7],
      [20, -7],
      [18.4, -5.4],
      [18.4, 5.4],
      [20, 7],
      [17.4, 7],
      [15.6, -3],
      [6, -3],
      [5, 7],
      [1.6, 7],
    ],
    96,
  );
  const holes = [0, 60, 120, 180, 240, 300].map((turn) => rod(k, 3, 30, [11, 0, -15]).rotate([0, 0, turn]));
  return k.Manifold.difference([made, ...holes]);
}

/** Tyre of flexible print. */
export function tyre(k: Kernel): Solid {
  return turned(
    k,
    [
      [18.6, -5.2],
      [20.2, -6.8],
      [20.2, -8.6],
      [26.8, -8.6],
      [29.4, -6],
      [30.4, 0],
      [29.4, 6],
      [26.8, 8.6],
      [20.2, 8.6],
      [20.2, 6.8],
      [18.6, 5.2],
    ],
    96,
  );
}
