import { ISKRA_FLIGHT } from './iskra-flight.ts';
import { fin, finCan, lug, motorMount, nose, retainer, stand, tube } from './iskra-parts.ts';
import { part } from '../part.ts';
import type { ModelSource } from '../source.ts';

/** Iskra 24: a single-stage rocket of 360 mm for 24 mm motors, the first one to build. */
export const ISKRA: ModelSource = {
  id: 'iskra-24',
  name: 'Iskra 24',
  revision: 'A',
  parts: [
    part('nose', ['Nose cone', 'Hlavica', 'Spitze'], nose, { colour: 'orange', explode: [0, 0, 104] }),
    part('tube', ['Body tube', 'Trup', 'Rohr'], tube, { colour: 'bone', explode: [0, 0, 62], printTurn: [180, 0, 0] }),
    part('lug', ['Launch lug', 'Vodiaca rúrka', 'Leitöse'], lug, {
      colour: 'graphite',
      explode: [-26, 0, 30],
      placements: [
        { turn: [0, 0, 180], move: [0, 0, 84] },
        { turn: [0, 0, 180], move: [0, 0, 190] },
      ],
    }),
    part('fin-can', ['Fin can', 'Trup so stabilizátormi', 'Finnenträger'], finCan, {
      colour: 'bone',
      explode: [0, 0, 20],
    }),
    part('fin', ['Fin', 'Stabilizátor', 'Finne'], fin, {
      colour: 'orange',
      explode: [0, 0, -42],
      layerAxis: [0, 0, 1],
      placements: [0, 120, 240].map((angle) => ({ turn: [90, 0, angle] as [number, number, number] })),
    }),
    part('motor-mount', ['Motor mount 24 mm', 'Motorové lôžko 24 mm', 'Motorhalter 24 mm'], motorMount, {
      colour: 'graphite',
      explode: [0, 0, -96],
      printTurn: [180, 0, 0],
    }),
    part('retainer', ['Motor retainer', 'Poistka motora', 'Motorsicherung'], retainer, {
      colour: 'orange',
      explode: [0, 0, -112],
    }),
    part('stand', ['Stand', 'Stojan', 'Ständer'], stand, { colour: 'graphite', explode: [0, 0, -206] }),
  ],
  print: { layerHeightMm: 0.2, infillPercent: [15, 20], walls: 3, material: 'PETG' },
  flight: ISKRA_FLIGHT,
};
