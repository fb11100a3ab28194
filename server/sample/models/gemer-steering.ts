import { housing } from './gemer-frame.ts';
import type { Kernel, Solid, Vec2, Vec3 } from './kernel.ts';
import { mirrored } from './planes/kestrel-lines.ts';
import { bevelledPlate, box, drill, nothing, rod } from './shapes.ts';

/* Steered front axle: built along z with y up and the car's front at +x, then laid across. */

/** Kingpins, from the middle of the car; a knuckle begins at `inside`. */
const KING = { across: 60, inside: 54.5, pad: 12.6 };
/** Where the tie rod is screwed on an arm: behind the axle, above the drive shaft. */
const ARM = { x: -24, across: 58.5, top: 8.6 };

const upright = (k: Kernel, radius: number, [from, to]: Vec2, [x, z]: Vec2): Solid =>
  rod(k, radius, to - from, [0, 0, from])
    .rotate([-90, 0, 0])
    .translate([x, 0, z]);

/** A yoke of two arms, one above and one below the shaft, with the holes of the kingpin. */
function yoke(k: Kernel): Solid {
  const web = box(k, [-7, -18, 43], [7, 18, 49]);
  const arms = [13, -18].flatMap((y) => [
    box(k, [-7, y, 43], [7, y + 5, KING.across]),
    k.preview ? nothing(k) : upright(k, 7, [y, y + 5], [0, KING.across]),
  ]);
  return k.Manifold.union([web, ...arms]);
}

/** Front axle housing: a yoke for a knuckle at each end. */
export function frontAxle(k: Kernel): Solid {
  const ends = [0, 180].map((turn) => yoke(k).rotate([0, turn, 0]));
  const kings = [-1, 1].map((side) =>
    drill(k, 1.65, 60, [0, 0, -30])
      .rotate([-90, 0, 0])
      .translate([0, 0, side * KING.across]),
  );
  return k.Manifold.difference([housing(k, 46, ends), ...kings]).rotate([90, 0, 0]);
}

/** Right knuckle: seats for two bearings of 5 × 11 × 4, room for the shaft's joint, an arm for the tie rod. */
function rightKnuckle(k: Kernel): Solid {
  const barrel = rod(k, 10.4, 19.5, [0, 0, KING.inside]);
  const pads = box(k, [-6, -KING.pad, KING.inside], [6, KING.pad, 65.5]);
  const arm = k.Manifold.hull([
    upright(k, 4, [2, ARM.top], [ARM.x, ARM.across]),
    box(k, [-6, 2, KING.inside], [0, ARM.top, 62.5]),
  ]);
  if (k.preview) return barrel.add(pads).rotate([90, 0, 0]);
  const body = k.Manifold.union([barrel, pads, arm]);
  const inside = [rod(k, 4.6, 40, [0, 0, 50]), rod(k, 5.6, 9, [0, 0, 65.8]), rod(k, 6.2, 8, [0, 0, 54])];
  const kings = [-13, 6.5].map((y) =>
    drill(k, 1.25, 6.5, [0, 0, y]).rotate([-90, 0, 0]).translate([0, 0, KING.across]),
  );
  const tie = drill(k, 1.25, 20, [0, 0, 0]).rotate([-90, 0, 0]).translate([ARM.x, 0, ARM.across]);
  return k.Manifold.difference([body, ...inside, ...kings, tie]).rotate([90, 0, 0]);
}

/** Knuckle of one side: the axle's end lies towards −y on the right, towards +y on the left. */
export const knuckle =
  (side: 'left' | 'right') =>
  (k: Kernel): Solid =>
    side === 'right' ? rightKnuckle(k) : mirrored(k, rightKnuckle(k));

/** Tie rod between both arms, with a hole for the drag link of the servo. */
export function tieRod(k: Kernel): Solid {
  const reach = ARM.across;
  const line: Vec2[] = [
    [-4, -reach],
    [4, -reach],
    [4, reach],
    [-4, reach],
  ];
  const bar = bevelledPlate(k, line, 5, 0.8);
  if (k.preview) return bar;
  const eyes = [-reach, reach].map((y) => rod(k, 4.8, 5, [0, y, 0]));
  const bores = [-reach, reach].map((y) => drill(k, 1.65, 20, [0, y, -5]));
  const drag = drill(k, 1.25, 20, [0, 36, -5]);
  return k.Manifold.difference([k.Manifold.union([bar, ...eyes]), ...bores, drag]);
}

/** Where the tie rod lies, from the middle of the axle. */
export const TIE_ROD: Vec3 = [ARM.x, 0, ARM.top + 0.2];
