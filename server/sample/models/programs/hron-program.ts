import type { Solid, Vec2, Vec3 } from '../kernel.ts';
import { beam, deckBow, deckStern, deckhouse, motorMount } from '../boats/hron-deck.ts';
import { hullBow, hullStern } from '../boats/hron-hull.ts';
import { MOTORS } from '../boats/motor-slots.ts';
import { cutTo, k, letters, without } from './workshop.ts';

interface Chosen {
  motor: keyof typeof MOTORS;
  bed: string;
  name: string;
}

/** The sides of the deckhouse below its windows: how far out, the middle along, and the height of the letters' middle. */
const SIDE = 29.2;
const NAME: Vec2 = [184, 11.4];

const named = (name: string, side: 1 | -1): Solid | null =>
  letters(name, [8, 78], 0.7)
    ?.rotate([90, 0, side > 0 ? 180 : 0])
    .translate([NAME[0], side * SIDE, NAME[1]]) ?? null;

const FLAT: Vec3 = [0, 0, 0];

/** The same for every choice: worked out once. */
const HULL = [hullBow(k), hullStern(k)] as const;
const DECK = [deckBow(k), deckStern(k)] as const;
const [HOUSE, BEAM] = [deckhouse(k), beam(k)];

export function build({ motor, bed, name }: Chosen) {
  const side = bed === 'whole' ? null : Number(bed);
  return {
    parts: {
      'hull-bow': cutTo(side, HULL[0], [0, -90, 0]),
      'hull-stern': cutTo(side, HULL[1], [0, 90, 0]),
      'deck-bow': cutTo(side, DECK[0], FLAT, 'DOVETAILS'),
      'deck-stern': cutTo(side, DECK[1], FLAT, 'DOVETAILS'),
      deckhouse: without(HOUSE, named(name, 1), named(name, -1)),
      'motor-mount': motorMount(k, MOTORS[motor]),
      beam: { ...cutTo(side, BEAM, FLAT, 'DOVETAILS'), places: [{}, { move: [0, -80, 0] }] },
    },
  };
}
