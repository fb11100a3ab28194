import { sparLine, wingBody } from './kestrel-lines.ts';
import type { MotorHoles } from './motors.ts';
import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import { box, loft, plate, rod } from '../shapes.ts';

/* The pod: 310 mm long, in a nose and a tail part, with the wing's root as its sides. */

export const NOSE = 74;
export const TAIL = -236;
const CUT = -84;
const WALL = 1.8;

/** Half width, half height and middle of the pod at `x`. */
export function girth(x: number): { wide: number; high: number; z: number } {
  const t = (NOSE - x) / (NOSE - TAIL);
  const front = Math.sin((Math.min(1, t * 1.75 + 0.015) * Math.PI) / 2) ** 0.62;
  const back = t > 0.6 ? 1 - 0.42 * ((t - 0.6) / 0.4) ** 1.6 : 1;
  return {
    wide: 33 * front * (t > 0.6 ? 1 - 0.3 * ((t - 0.6) / 0.4) ** 1.5 : 1),
    high: 27 * front * back,
    z: 5 + 4 * (1 - front),
  };
}

function podBody(k: Kernel, inset: number, from: number, to: number): Solid {
  const n = k.seg(44);
  const m = k.seg(56);
  const rings = Array.from({ length: n + 1 }, (_, i): Vec3[] => {
    const x = from + ((to - from) * (1 - Math.cos((i / n) * Math.PI))) / 2;
    const { wide, high, z } = girth(x);
    return Array.from({ length: m }, (_u, j): Vec3 => {
      const a = (j / m) * 2 * Math.PI;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const power = 2 / 2.6;
      const side = (v: number, r: number): number => Math.sign(v) * Math.abs(v) ** power * Math.max(0.4, r - inset);
      return [x, side(c, wide), z + side(s, high)];
    });
  });
  return loft(k, rings);
}

/** The stub of the wing between the two inner panels. */
function stub(k: Kernel): Solid {
  const half = wingBody(k, -0.106, 0);
  return half.add(half.mirror([0, 1, 0]));
}

const HATCH: Vec2[] = [
  [52, -15],
  [52, 15],
  [30, 20],
  [-70, 20],
  [-92, 12],
  [-92, -12],
  [-70, -20],
  [30, -20],
];

function hatchTool(k: Kernel, by: number, low: number): Solid {
  return plate(k, HATCH, 80, 4)
    .scale([1 + by / 70, 1 + by / 20, 1])
    .translate([-20 * (1 - (1 + by / 70)), 0, low]);
}

function wholePod(k: Kernel): Solid {
  const skin = podBody(k, 0, NOSE, TAIL).add(stub(k).intersect(box(k, [-240, -40, -60], [80, 40, 80])));
  const room = podBody(k, WALL, NOSE - 5, TAIL + 5);
  const frame = box(k, [CUT - 3, -60, -60], [CUT + 3, 60, 60])
    .intersect(podBody(k, 0.4, NOSE, TAIL))
    .subtract(podBody(k, 7, NOSE, TAIL));
  const tunnel = k.Manifold.union([sparSleeve(k, 0.27, 6.4), sparSleeve(k, 0.6, 4.6)]).intersect(
    podBody(k, 0.4, NOSE, TAIL),
  );
  const hollow = k.Manifold.union([skin.subtract(room), frame, tunnel]);
  const tail = rod(k, 11, 30, [0, 0, -20])
    .rotate([0, 90, 0])
    .translate([TAIL, 0, girth(TAIL).z]);
  const spars = [sparSleeve(k, 0.27, 4.1), sparSleeve(k, 0.6, 2.6)];
  return k.Manifold.difference([hollow, hatchTool(k, 0, 14), tail, ...spars]);
}

function sparSleeve(k: Kernel, share: number, radius: number): Solid {
  const half = sparLine(k, share, radius, [-0.104, 0.02]);
  return k.Manifold.hull([half, half.mirror([0, 1, 0])]);
}

const pods = new WeakMap<Kernel, Solid>();

function pod(k: Kernel): Solid {
  const known = pods.get(k) ?? wholePod(k);
  pods.set(k, known);
  return known;
}

/** Forward part of the pod with the hatch opening. */
export function podNose(k: Kernel): Solid {
  return pod(k).intersect(box(k, [CUT, -80, -80], [120, 80, 80]));
}

/** After part of the pod with the spar tunnels. */
export function podTail(k: Kernel): Solid {
  return pod(k).intersect(box(k, [-300, -80, -80], [CUT, 80, 80]));
}

/** Battery hatch with a raised back. */
export function podHatch(k: Kernel): Solid {
  const outer = podBody(k, -0.01, NOSE, TAIL);
  const lid = outer.intersect(hatchTool(k, -0.5, 14.4)).subtract(podBody(k, WALL, NOSE - 5, TAIL + 5));
  const n = k.seg(28);
  const m = k.seg(28);
  const blister = Array.from({ length: n + 1 }, (_, i): Vec3[] => {
    const t = (1 - Math.cos((i / n) * Math.PI)) / 2;
    const x = 46 - t * 128;
    const swell = Math.max(0.03, Math.sin(t ** 0.8 * Math.PI) ** 0.6);
    const { high, z } = girth(x);
    const floor = z + high * 0.7;
    const arch = Array.from({ length: m + 1 }, (_u, j): Vec3 => [
      x,
      Math.cos((j / m) * Math.PI) * 15 * swell,
      floor + Math.sin((j / m) * Math.PI) * (high * 0.3 + 13 * swell),
    ]);
    return arch;
  });
  const canopy = loft(k, blister).subtract(podBody(k, 0.6, NOSE, TAIL));
  return lid.add(canopy);
}

/** Motor mount that closes the tail: a plug with four screw holes and a wire hole. */
export function podMount(k: Kernel, motor: MotorHoles = { screws: [9.5], hole: 1.65, bore: 5 }): Solid {
  const { z, wide } = girth(TAIL);
  const plug = rod(k, 10.8, 16, [0, 0, -2]);
  const disc = rod(k, Math.max(wide, 20), 5, [0, 0, -5]);
  const holes = [0, 90, 180, 270].map((turn) => {
    const at = motor.screws[(turn / 90) % motor.screws.length]!;
    return rod(k, motor.hole, 40, [at, 0, -20]).rotate([0, 0, turn + 45]);
  });
  const seats = [0, 90, 180, 270].map((turn) => rod(k, 1.65, 40, [16.5, 0, -20]).rotate([0, 0, turn]));
  const bore = rod(k, motor.bore, 60, [0, 0, -30]);
  return k.Manifold.difference([plug.add(disc), bore, ...holes, ...seats])
    .rotate([0, 90, 0])
    .translate([TAIL, 0, z]);
}

/** The middle of the motor's seat: for what is screwed on there. */
export const MOTOR_SEAT: Vec3 = [TAIL - 5, 0, girth(TAIL).z];
