import type { Vec3 } from '../kernel.ts';
import { SIDE_MM, bumper, cageSide, servoMount } from '../gemer-body.ts';
import { rail } from '../gemer-frame.ts';
import { cutTo, k, letters, without } from './workshop.ts';

interface Chosen {
  servo: keyof typeof SERVOS;
  bed: string;
  name: string;
}

const SERVOS = {
  standard: { body: 20.4, screws: 25, rows: [-11, -21] },
  mini: { body: 14.8, screws: 17.4, rows: [-12.4] },
  micro: { body: 11.8, screws: 14, rows: [-11.8] },
} as const;

const FLAT: Vec3 = [0, 0, 0];
const across = (y: number) => ({ turn: [90, 0, 0], move: [0, y, 0] });

/** The face of the bumper, and the middle of its letters, above the tow holes. */
const FACE = 13;
const NAME_Z = 3.9;

export function build({ servo, bed, name }: Chosen) {
  const side = bed === 'whole' ? null : Number(bed);
  const plate = letters(name, [4.4, 66], 0.6)?.rotate([90, 0, 90]).translate([FACE, 0, NAME_Z]) ?? null;
  return {
    parts: {
      'servo-mount': { solid: servoMount(k, SERVOS[servo]), places: [{ move: [96, 0, 107] }] },
      rail: { ...cutTo(side, rail(k), FLAT, 'DOVETAILS'), places: [across(41), across(-36)] },
      'cage-side': { ...cutTo(side, cageSide(k), FLAT, 'DOVETAILS'), places: [across(SIDE_MM), across(-SIDE_MM)] },
      bumper: {
        solid: without(bumper(k), plate),
        places: [{ move: [108, 0, 106] }, { turn: [0, 0, 180], move: [-108, 0, 104] }],
      },
    },
  };
}
