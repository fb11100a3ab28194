import { part } from '../part.ts';
import type { ModelSource } from '../source.ts';
import { capsuleBase, capsuleCap, cradle } from './vajce-parts.ts';

/** Vajce 60: a capsule that lifts a raw egg on the tube of the Iskra 24 and brings it home whole. */
export const VAJCE: ModelSource = {
  id: 'vajce-60',
  name: 'Vajce 60',
  revision: 'A',
  parts: [
    part('cap', ['Cap with thread', 'Veko so závitom', 'Kappe mit Gewinde'], capsuleCap, {
      colour: 'green',
      explode: [0, 0, 146],
    }),
    part('cradle', ['Egg cradle', 'Lôžko na vajce', 'Eierschale'], cradle, {
      colour: 'orange',
      explode: [0, 0, 72],
      material: 'TPU',
      placements: [{ move: [0, 0, 44.2] }, { turn: [180, 0, 0], move: [0, 0, 118] }],
    }),
    part('base', ['Capsule, lower half', 'Kapsula, dolná polovica', 'Kapsel, untere Hälfte'], capsuleBase, {
      colour: 'bone',
      explode: [0, 0, 0],
      printTurn: [0, 0, 0],
    }),
  ],
  print: { layerHeightMm: 0.2, infillPercent: [10, 15], walls: 3, material: 'PETG' },
};
