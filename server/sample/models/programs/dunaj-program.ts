import type { Solid, Vec2, Vec3 } from '../kernel.ts';
import { MOTOR_MOUNT, motorMount } from '../boats/dunaj-fittings.ts';
import { deckBow, deckStern, hatch, railBow, railStern } from '../boats/dunaj-hull.ts';
import { LEVEL } from '../boats/dunaj-lines.ts';
import { MOTORS } from '../boats/motor-slots.ts';
import { cutTo, k, letters, without } from './workshop.ts';

interface Chosen {
  motor: keyof typeof MOTORS;
  bed: string;
  name: string;
}

/** On the foredeck, read from the bow. */
const NAME = { turn: [0, 1.76, 180], move: [322, 0, 47.15] } as const;
const LETTERS: Vec2 = [11, 88];

const named = (name: string): Solid | null =>
  letters(name, LETTERS, 0.7)
    ?.rotate([...NAME.turn])
    .translate([...NAME.move]) ?? null;

const BOW_UP: Vec3 = [0, -90, 0];
const BOW_DOWN: Vec3 = [0, 90, 0];
const UPSIDE_DOWN: Vec3 = [180, -LEVEL, 0];

/** The same for every choice: worked out once. */
const [BOW, STERN, HATCH] = [deckBow(k), deckStern(k), hatch(k)];
const RAILS = [railBow(k), railStern(k)] as const;

export function build({ motor, bed, name }: Chosen) {
  const side = bed === 'whole' ? null : Number(bed);
  return {
    parts: {
      'deck-bow': cutTo(side, without(BOW, named(name)), BOW_UP, 'DOVETAILS'),
      'deck-stern': cutTo(side, STERN, BOW_DOWN, 'DOVETAILS'),
      'rail-bow': cutTo(side, RAILS[0], UPSIDE_DOWN, 'PLAIN'),
      'rail-stern': cutTo(side, RAILS[1], UPSIDE_DOWN, 'PLAIN'),
      hatch: cutTo(side, HATCH, [0, 0, 0], 'PLAIN'),
      'motor-mount': { solid: motorMount(k, MOTORS[motor]), places: [MOTOR_MOUNT] },
    },
  };
}
