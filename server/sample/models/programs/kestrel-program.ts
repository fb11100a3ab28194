import type { Solid, Vec3 } from '../kernel.ts';
import { podMount, podNose, podTail } from '../planes/kestrel-pod.ts';
import { elevon, innerPanel, outerPanel, winglet } from '../planes/kestrel-wing.ts';
import { mirrored } from '../planes/kestrel-lines.ts';
import { cutTo, k, letters, without } from './workshop.ts';

interface Chosen {
  motor: keyof typeof MOTORS;
  servo: keyof typeof SERVOS;
  bed: string;
  name: string;
}

/** Screws of the motor: distance from the middle, radius of the hole; then the way of the shaft. */
const MOTORS = {
  '2207': { screws: [9.5], hole: 1.65, bore: 5 },
  '2212': { screws: [8, 9.5], hole: 1.65, bore: 5 },
  '1806': { screws: [6], hole: 1.1, bore: 3.4 },
  '2812': { screws: [9.5, 12.5], hole: 1.65, bore: 5 },
} as const;

/** Half the room along and across the servo, and grams of one. */
const SERVOS = {
  '9g': { bay: [12, 16], grams: 10 },
  '5g': { bay: [11, 13], grams: 5.5 },
  '12g': { bay: [12.6, 17], grams: 13 },
} as const;

const ON_RIB: Vec3 = [90, 0, 0];
const OFF_RIB: Vec3 = [-90, 0, 0];

/** The outer side of the port winglet, and the middle of its name. */
const OUTSIDE = 429.6;
const NAME: [number, number] = [-263, 22];

const named = (name: string, side: 1 | -1): Solid | null =>
  letters(name, [9, 80], 0.7)
    ?.rotate([90, 0, side > 0 ? 180 : 0])
    .translate([NAME[0], side * OUTSIDE, NAME[1]]) ?? null;

/** Both sides of a part, cut where the bed asks for it. */
const pair = (id: string, port: Solid, bed: number | null) => ({
  [`${id}-port`]: cutTo(bed, port, ON_RIB),
  [`${id}-starboard`]: cutTo(bed, mirrored(k, port), OFF_RIB),
});

/** The same for every choice: worked out once. */
const PLAIN = winglet(k);
const [NOSE, TAIL, OUTER, ELEVON] = [podNose(k), podTail(k), outerPanel(k), elevon(k)];
const USUAL = innerPanel(k, SERVOS['9g'].bay);

export function build({ motor, servo, bed, name }: Chosen) {
  const side = bed === 'whole' ? null : Number(bed);
  const { bay, grams } = SERVOS[servo];
  return {
    parts: {
      'pod-nose': cutTo(side, NOSE, [0, -90, 0]),
      'pod-tail': cutTo(side, TAIL, [0, 90, 0]),
      'motor-mount': podMount(k, MOTORS[motor]),
      ...pair('inner', servo === '9g' ? USUAL : innerPanel(k, bay), side),
      ...pair('outer', OUTER, side),
      ...pair('elevon', ELEVON, side),
      'winglet-port': without(PLAIN, named(name, 1)),
      'winglet-starboard': without(mirrored(k, PLAIN), named(name, -1)),
    },
    flight: { fittings: [null, { grams: 2 * grams }] },
  };
}
