import type { Kernel, Solid, Vec2 } from '../kernel.ts';
import { around, bevelledPlate, box, drill, plate, rod, thread, turned } from '../shapes.ts';

/* The rocket stands along z with its aft end at 0; millimetres. */

/** Radii of the airframe: outside, inside, and those of a spigot that slides into it with 0.15 mm of play. */
export const TUBE = { outer: 17, inner: 15.8, spigot: 15.65, spigotInner: 14.45 };
/** Heights where one part ends and the next begins. */
export const JOINT = { can: 14, tube: 124, nose: 262, tip: 360 };
export const FIN = { count: 3, thick: 2.4, tab: [20, 74] as Vec2 };
/** The fin outside the tube: root and tip, from the aft end of the root round to its front. */
export const BLADE: Vec2[] = [
  [TUBE.outer + 0.1, 16],
  [60, -4],
  [60, 26],
  [TUBE.outer + 0.1, 88],
];
/** Where the motor's ends stand, its bore, and the hole of the stop. */
export const MOTOR = { aft: 3, stop: 73, bore: 12.3, pass: 10 };

/** Radius of a slender nose (von Kármán) at `share` of its length from the tip. */
export function slender(share: number): number {
  const theta = Math.acos(1 - 2 * share);
  return Math.sqrt((theta - Math.sin(2 * theta) / 2) / Math.PI);
}

function noseLine(k: Kernel, radius: number, [base, tip]: Vec2): Vec2[] {
  const steps = k.seg(40);
  return Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const share = (1 - Math.cos((i / steps) * Math.PI)) / 2;
    return [radius * slender(share), tip - share * (tip - base)];
  });
}

/** Nose cone with its shoulder and a bar for the recovery cord. */
export function nose(k: Kernel): Solid {
  const { outer, spigot, spigotInner } = TUBE;
  const z = JOINT.nose;
  const inner = noseLine(k, outer - 1.4, [z, JOINT.tip - 8]).filter(([, height]) => height > z + 2);
  const shell = turned(k, [
    ...noseLine(k, outer, [z, JOINT.tip]),
    [spigot, z - 1.4],
    [spigot, z - 17.4],
    [spigot - 0.6, z - 18],
    [spigotInner, z - 18],
    [spigotInner, z],
    ...inner.reverse(),
    [0, JOINT.tip - 8],
  ]);
  return shell.add(box(k, [-spigotInner - 0.4, -2, z - 18], [spigotInner + 0.4, 2, z - 13]));
}

/** Body tube with a spigot below for the fin can. */
export function tube(k: Kernel): Solid {
  const { outer, inner, spigot, spigotInner } = TUBE;
  const { tube: from, nose: to } = JOINT;
  const skin = turned(k, [
    [outer, from],
    [outer, to - 0.3],
    [outer - 0.3, to],
    [inner + 0.3, to],
    [inner, to - 0.6],
    [inner, from + 2],
    [spigotInner, from],
    [spigotInner, from - 18],
    [spigot - 0.5, from - 18],
    [spigot, from - 17.4],
    [spigot, from - 1.35],
  ]);
  return skin.subtract(cordHole(k, from - 9));
}

/** Two screws M2 hold the spigot in the can; the same holes take the cord's anchor. */
function cordHole(k: Kernel, z: number): Solid {
  return drill(k, 1.1, 60, [0, 0, -30]).rotate([90, 0, 0]).translate([0, 0, z]);
}

/** Fin can with three slots through its wall. */
export function finCan(k: Kernel): Solid {
  const { outer, inner } = TUBE;
  const { can, tube: top } = JOINT;
  const skin = turned(k, [
    [outer - 0.4, can],
    [outer, can + 0.4],
    [outer, top - 0.3],
    [outer - 0.3, top],
    [inner + 0.3, top],
    [inner, top - 0.6],
    [inner, can],
  ]);
  const half = (FIN.thick + 0.25) / 2;
  const slot = box(k, [inner - 3, -half, FIN.tab[0] - 0.2], [outer + 3, half, FIN.tab[1] + 0.2]);
  return k.Manifold.difference([skin, around(k, slot, FIN.count), cordHole(k, top - 9)]);
}

/** One fin, flat, with the tab that reaches through the wall to the motor mount. */
export function fin(k: Kernel): Solid {
  const [from, to] = FIN.tab;
  const tab = plate(
    k,
    [
      [13.75, from],
      [20, from],
      [20, to],
      [13.75, to],
    ],
    FIN.thick,
  );
  return bevelledPlate(k, BLADE, FIN.thick, 0.8)
    .add(tab)
    .translate([0, 0, -FIN.thick / 2]);
}

const THREAD = { radius: 14.3, depth: 0.6, pitch: 2.5 };

/** Motor mount for 24 × 70 mm motors: two rings, a stop in front and the thread of the retainer behind. */
export function motorMount(k: Kernel): Solid {
  const ring = TUBE.inner - 0.15;
  const body = turned(k, [
    [MOTOR.bore, 5],
    [13.6, 5],
    [13.6, 14],
    [ring, 14],
    [ring, 18],
    [13.6, 18],
    [13.6, 74.2],
    [ring, 76.3],
    [ring, 80],
    [MOTOR.pass, 80],
    [MOTOR.pass, 75.3],
    [MOTOR.bore, MOTOR.stop],
  ]);
  const screw = thread(k, { ...THREAD, height: 9.2 }).translate([0, 0, 5]);
  return body.add(screw.subtract(rod(k, 13, 20, [0, 0, 0])));
}

/** Screw-on retainer: its lip holds the motor by the rim. */
export function retainer(k: Kernel): Solid {
  const cap = turned(k, [
    [10.4, 0.8],
    [11.2, 0],
    [15.6, 0],
    [17, 1.4],
    [17, 12.4],
    [16, 13.4],
    [10.4, 13.4],
  ]);
  const bore = thread(k, { ...THREAD, radius: THREAD.radius + 0.3, height: 12 }).translate([0, 0, MOTOR.aft]);
  return k.Manifold.difference([cap, bore, around(k, rod(k, 1.6, 9, [18, 0, 2.4]), 18)]);
}

/** Launch lug for a rod of 5 mm with a saddle that fits the tube. */
export function lug(k: Kernel): Solid {
  const { outer } = TUBE;
  const foot = box(k, [outer - 1, -3.6, 0], [outer + 4, 3.6, 34]);
  const barrel = rod(k, 4.2, 34, [outer + 4.6, 0, 0]);
  const bore = rod(k, 2.75, 40, [outer + 4.6, 0, -3]);
  const slope = box(k, [outer - 4, -8, 34], [outer + 14, 8, 60])
    .rotate([0, -32, 0])
    .translate([-2.5, 0, 13]);
  return k.Manifold.difference([foot.add(barrel), bore, rod(k, outer + 0.05, 60, [0, 0, -10]), slope]);
}

/** Stand: a disc with a post that goes where the motor goes. */
export function stand(k: Kernel): Solid {
  const disc = turned(k, [
    [0, -14],
    [44, -14],
    [46, -12],
    [46, -10],
    [44, -8],
    [16, -8],
    [11.9, -4],
    [11.9, 44],
    [10.6, 46],
    [0, 46],
  ]);
  return disc.subtract(rod(k, 8, 70, [0, 0, -12]));
}
