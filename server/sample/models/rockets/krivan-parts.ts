import type { Kernel, Solid, Vec2 } from '../kernel.ts';
import {
  BOOSTER,
  SUSTAINER,
  fin,
  finRails,
  lugGrooves,
  lugs,
  mouth,
  screwHoles,
  shoulderedTube,
} from './krivan-airframe.ts';
import { FINS, HEIGHT, MOTOR, NOSE_LENGTH } from './krivan-lines.ts';
import { around, box, drill, nothing, radialHole, rod, thread, turned } from '../shapes.ts';

export const FIN_START = { booster: 0, sustainer: 75 };

function haack(radius: number, length: number, base: number, steps: number): Vec2[] {
  return Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const theta = (Math.PI * i) / steps;
    const r = (radius * Math.sqrt(Math.max(0, theta - Math.sin(2 * theta) / 2))) / Math.sqrt(Math.PI);
    return [i === 0 ? 0 : r, base + length * (1 + Math.cos(theta)) * 0.5];
  });
}

/** Nose cone: a Haack ogive of 130 mm with a shoulder of 18 mm and a bar for the recovery cord. */
export function noseCone(k: Kernel): Solid {
  const steps = k.seg(44);
  const { shoulder, shoulderInner } = SUSTAINER;
  const outer = haack(SUSTAINER.outer, NOSE_LENGTH, HEIGHT.nose, steps);
  const inner = haack(20.8, NOSE_LENGTH - 12, HEIGHT.nose, steps).filter(([, z]) => z > 485);
  const shell = turned(k, [
    ...outer,
    [22, 482],
    [22, 481.7],
    [shoulder, 480.05],
    [shoulder, 464.8],
    [shoulder - 0.6, 464],
    [shoulderInner, 464],
    [shoulderInner, 481],
    ...inner.reverse(),
  ]);
  const bar = box(k, [-19.2, -2.2, 464], [19.2, 2.2, 468.5]);
  return shell.add(bar);
}

/** Avionics bay: 34 mm of tube, a coupler of 58 mm below, three static ports and a switch hole. */
export function bayTube(k: Kernel): Solid {
  const { shoulder, shoulderInner, outer, inner } = SUSTAINER;
  const shell = turned(k, [
    ...mouth(SUSTAINER, 482, true),
    [inner, 457.4],
    [shoulderInner + 1.4, 457.4],
    [shoulderInner, 456],
    [shoulderInner, 391.4],
    [shoulderInner + 1.4, 390],
    [shoulder, 390],
    [shoulder, 446.05],
    [outer - 0.5, 447.7],
    [outer - 0.5, 448],
    [outer, 448],
  ]);
  const ports = around(k, radialHole(k, 1.2, 452, 0), 3, 40);
  return k.Manifold.difference([shell, ports, radialHole(k, 3, 469, -50), screwHoles(k, [3, 100], 473, 1.3)]);
}

/** Bulkhead with an eyebolt boss, two rod holes, a wire hole and a charge cup. The flange's seat is at z = 0. */
export function bulkhead(k: Kernel): Solid {
  const disc = turned(k, [
    [0, -3],
    [18.15, -3],
    [18.15, 0],
    [19.55, 1.4],
    [20.15, 1.4],
    [20.15, 3],
    [7.5, 3],
    [6.5, 6],
    [0, 6],
  ]);
  const cup = rod(k, 5, 11, [0, 12.2, 0]);
  const well = rod(k, 3.9, 12, [0, 12.2, 1]);
  const rods = [-13, 13].map((x) => drill(k, 1.7, 20, [x, 0, -8]));
  const eyebolt = rod(k, 2.6, 20, [0, 0, -8]);
  const nut = k.preview ? nothing(k) : k.Manifold.cylinder(3.2, 4.65, 4.65, 6).translate([0, 0, -4]);
  const wire = drill(k, 1.8, 20, [0, -12, -8]);
  return k.Manifold.difference([disc.add(cup), well, ...rods, eyebolt, nut, wire]);
}

/** Electronics sled, 58 mm: a plate on two rods with four board posts, a window and strap slots. */
export function sled(k: Kernel): Solid {
  const base = 394;
  const slab = box(k, [-13, -3.2, base], [13, -0.4, base + 58]);
  const tubes = [-13, 13].flatMap((x) => [0, 22, 44].map((dz) => rod(k, 3.2, 14, [x, 0, base + dz])));
  const edges = [-13, 13].map((x) => box(k, [x - 1.6, -3.2, base], [x + 1.6, -1.4, base + 58]));
  const posts = [-9.5, 9.5].flatMap((x) =>
    [5, 53].map((dz) =>
      rod(k, 2.3, 4, [0, 0, -1])
        .rotate([-90, 0, 0])
        .translate([x, 0, base + dz]),
    ),
  );
  const post = posts.map((p) => p.translate([0, -0.4, 0]));
  const bores = [-13, 13].map((x) => drill(k, 1.75, 70, [x, 0, base - 6]));
  const pilots = [-9.5, 9.5].flatMap((x) =>
    [5, 53].map((dz) =>
      drill(k, 1.05, 14, [0, 0, 0])
        .rotate([-90, 0, 0])
        .translate([x, -1.5, base + dz]),
    ),
  );
  const slots = [16, 38].flatMap((dz) => [-8.5, 6.5].map((x) => box(k, [x, -8, base + dz], [x + 2, 4, base + dz + 9])));
  const window = box(k, [-4, -8, base + 20], [4, 4, base + 38]);
  return k.Manifold.difference([
    k.Manifold.union([slab, ...tubes, ...edges, ...post]),
    ...bores,
    ...pilots,
    ...slots,
    window,
  ]);
}

/** Sustainer tube, 101 mm with a bayonet shoulder of 18 mm. */
export function sustainerTube(k: Kernel): Solid {
  const tube = shoulderedTube(k, SUSTAINER, [347, 448], 18).add(lugs(k, SUSTAINER, 338));
  return tube.subtract(radialHole(k, 1.5, 366, -50));
}

/** Sustainer fin can with rails for three fins. */
export function sustainerCan(k: Kernel): Solid {
  const shell = turned(k, [...mouth(SUSTAINER, 347, true), ...mouth(SUSTAINER, 272, false).reverse()]);
  const { rails, slots } = finRails(k, { bore: SUSTAINER, count: 3, start: FIN_START.sustainer, from: 272, to: 340 });
  return k.Manifold.difference([shell.add(rails), slots, lugGrooves(k, SUSTAINER, 338, 347)]);
}

/** One sustainer fin. */
export function sustainerFin(k: Kernel): Solid {
  return fin(k, SUSTAINER, FINS.sustainer.blade, [2, 56]);
}

/** Motor mount of the sustainer for 24 mm motors, with two centring rings and a stop. */
export function sustainerMount(k: Kernel): Solid {
  return turned(
    k,
    [
      [MOTOR.sustainer.bore, 268],
      [13.8, 268],
      [13.8, 283.5],
      [20.3, 290],
      [20.3, 292.5],
      [13.8, 292.5],
      [13.8, 315.5],
      [20.3, 322],
      [20.3, 324.5],
      [13.8, 324.5],
      [13.8, 328],
      [MOTOR.sustainer.pass, 328],
      [MOTOR.sustainer.pass, 326.5],
      [MOTOR.sustainer.bore, MOTOR.sustainer.stop],
    ],
    96,
  );
}

/** Interstage: takes the booster tube below and lets the sustainer slide off above. */
export function interstage(k: Kernel): Solid {
  const { shoulder, shoulderInner, outer } = BOOSTER;
  const shell = turned(k, [
    [shoulderInner, 217],
    [shoulder - 0.6, 217],
    [shoulder, 217.8],
    [shoulder, 233.05],
    [outer - 0.5, 234.7],
    [outer - 0.5, 235],
    [outer, 235],
    [outer, HEIGHT.flare],
    [23.1, 268.5],
    [SUSTAINER.outer, HEIGHT.stages],
    [20.2, HEIGHT.stages],
    [20.2, 286.2],
    [19.6, 287],
    [18.2, 287],
    [18.2, 268],
    [shoulderInner, 240],
  ]);
  return shell.add(lugs(k, BOOSTER, 226)).subtract(screwHoles(k, [3, 70], 238, 1.3));
}

/** Booster tube, 115 mm with a bayonet shoulder of 18 mm. */
export function boosterTube(k: Kernel): Solid {
  const tube = shoulderedTube(k, BOOSTER, [120, 235], 18).add(lugs(k, BOOSTER, 111));
  const button = radialHole(k, 1.7, 206, FIN_START.booster - 45);
  return k.Manifold.difference([
    tube,
    lugGrooves(k, BOOSTER, 226, 235),
    button,
    screwHoles(k, [4, FIN_START.booster + 45], 107, 1.3),
  ]);
}

/** Booster fin can with rails for four fins and four locking screws. */
export function boosterCan(k: Kernel): Solid {
  const shell = turned(k, [...mouth(BOOSTER, 120, true), [25, 16.6], [25.6, HEIGHT.aft], [27, HEIGHT.aft]]);
  const { rails, slots } = finRails(k, { bore: BOOSTER, count: 4, start: FIN_START.booster, from: 16, to: 106 });
  const locks = screwHoles(k, [4, FIN_START.booster + 45], 107);
  const button = radialHole(k, 1.7, 80, FIN_START.booster - 45);
  return k.Manifold.difference([shell.add(rails), slots, lugGrooves(k, BOOSTER, 111, 120), locks, button]);
}

/** One booster fin; four of them span 164 mm. */
export function boosterFin(k: Kernel): Solid {
  return fin(k, BOOSTER, FINS.booster.blade, [3, 79]);
}

/** Motor mount of the booster for 38 mm motors: open in front, two centring rings and the thread of the retainer. */
export function boosterMount(k: Kernel): Solid {
  const body = turned(k, [
    [MOTOR.booster.bore, 4],
    [21.4, 4],
    [21.4, 14],
    [24.8, 17.4],
    [24.8, 20.5],
    [20.8, 20.5],
    [20.8, 87],
    [24.8, 91],
    [24.8, 94.5],
    [20.8, 94.5],
    [20.8, 98],
    [MOTOR.booster.bore + 0.4, 98],
    [MOTOR.booster.bore, 97.6],
  ]);
  const screw = thread(k, { radius: 22.2, depth: 0.75, pitch: 3, height: 12 }).translate([0, 0, 4]);
  const bore = rod(k, 20, 90, [0, 0, 2]);
  return body.add(screw.subtract(bore));
}

/** Motor retainer for 38 mm: a cap with an inside thread and a fluted grip. */
export function retainer(k: Kernel): Solid {
  const cap = turned(k, [
    [17, 0.8],
    [17.8, 0],
    [23.6, 0],
    [25.6, 2],
    [25.6, 14.4],
    [24.4, 15.6],
    [17, 15.6],
  ]);
  const bore = thread(k, { radius: 22.5, depth: 0.75, pitch: 3, height: 15 }).translate([0, 0, MOTOR.booster.aft]);
  const flute = rod(k, 2.4, 10.4, [27.1, 0, 2.8]);
  return k.Manifold.difference([cap, bore, around(k, flute, 20)]);
}

/** Rail button for 1010 rails, screwed on with M3. */
export function railButton(k: Kernel): Solid {
  return turned(
    k,
    [
      [1.7, 0],
      [5, 0],
      [5.5, 0.5],
      [5.5, 1.8],
      [3.1, 3.2],
      [3.1, 4.8],
      [5.5, 7.2],
      [5.5, 8.3],
      [5, 8.8],
      [3.2, 8.8],
      [3.2, 6.6],
      [1.7, 5.1],
    ],
    k.preview ? 48 : 64,
  );
}
