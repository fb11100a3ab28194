import type { Kernel, Solid, Vec3 } from './kernel.ts';
import { COLOURS } from './source.ts';
import type { PartSource, Placement } from './source.ts';

export type Names = [en: string, sk: string, de: string];

/** How a part looks, lies on the bed and leaves the model in the exploded view. One piece at its own place by default. */
export interface Look {
  colour: keyof typeof COLOURS;
  explode: Vec3;
  printTurn?: Vec3;
  layerAxis?: Vec3;
  supports?: boolean;
  material?: 'PLA' | 'LW-PLA' | 'PETG' | 'TPU';
  placements?: Placement[];
}

/** One printable part; it is there as often as it has placements. */
export function part(id: string, [en, sk, de]: Names, build: (k: Kernel) => Solid, look: Look): PartSource {
  const { printTurn = [0, 0, 0], layerAxis = [0, 0, 1], supports = false, material = 'PETG', placements = [{}] } = look;
  const bed = { printTurn, layerAxis, supports, material };
  const place = { placements, quantity: placements.length, explode: look.explode };
  return { id, name: { en, sk, de }, build, ...bed, ...place, colour: COLOURS[look.colour] };
}
