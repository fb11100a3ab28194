import type { Drive } from '../../../server/models/flight/drive.ts';
import type { PlaneFacts, RocketFacts } from '../../../server/models/flight/flight.ts';

/** Flight facts of a rocket of one stage, made of the parts of `buildManifest`. */
export const rocketFacts = (more: Partial<RocketFacts> = {}): RocketFacts => ({
  kind: 'ROCKET',
  lengthMm: 360,
  sections: [
    { shape: 'VON_KARMAN', stage: 1, fromMm: 0, lengthMm: 98, foreMm: 0, aftMm: 34 },
    { shape: 'TUBE', stage: 1, fromMm: 98, lengthMm: 262, foreMm: 34, aftMm: 34 },
  ],
  fins: [{ stage: 1, count: 3, fromMm: 272, rootMm: 72, tipMm: 30, spanMm: 43, sweepMm: 62, bodyMm: 34 }],
  mounts: [{ stage: 1, diameterMm: 24, lengthMm: 70, passMm: 20, reachMm: 100, seat: 'AFT', seatMm: 357 }],
  guides: [{ kind: 'LUG', stage: 1, count: 1, fromMm: 150, lengthMm: 34, outerMm: 8.4, innerMm: 5.5 }],
  parachute: { diameterMm: 350, dragCoefficient: 0.8, opens: 'EJECTION' },
  noseMm: 70,
  fittings: [{ name: { en: 'Parachute', sk: 'Padák', de: 'Fallschirm' }, stage: 1, grams: 14, atMm: 160 }],
  printed: [
    { partId: 'nose', stage: 1, atMm: 60 },
    { partId: 'fin', stage: 1, atMm: 320 },
  ],
  ...more,
});

/** Flight facts of a plane of the same parts. */
export const planeFacts = (): PlaneFacts => ({
  kind: 'PLANE',
  wing: { areaMm2: 150_000, spanMm: 960, rootMm: 160, meanChordMm: 160, meanChordFromMm: 0, maxLift: 1.2 },
  balance: { fromMm: 37, toMm: 53, neutralMm: 60 },
  outlines: [[[0, 0], [0, 480], [160, 480], [160, 0]]], // oxfmt-ignore
  battery: { fromMm: -110, toMm: -50, markMm: -85, choices: [{ name: { en: '3S', sk: '3S', de: '3S' }, grams: 112 }] },
  motor: { atMm: -182, choices: [{ name: { en: '2212', sk: '2212', de: '2212' }, grams: 66 }] },
  noseMm: -150,
  fittings: [{ name: { en: 'Receiver', sk: 'Prijímač', de: 'Empfänger' }, stage: 1, grams: 9, atMm: 40 }],
  printed: [{ partId: 'nose', stage: 1, atMm: 60 }],
});

const powered = (): Pick<Drive, 'builtInGrams' | 'batteries' | 'motors'> => ({
  builtInGrams: 260,
  batteries: [
    {
      name: { en: '2S 2200 mAh', sk: '2S 2200 mAh', de: '2S 2200 mAh' },
      grams: 125,
      pack: { cells: 2, milliampHours: 2200 },
    },
  ],
  motors: [
    {
      name: { en: '3536', sk: '3536', de: '3536' },
      grams: 102,
      power: { kv: 900, ohms: 0.055, idleAmps: 1.5, mostAmps: 30 },
    },
  ],
});

/** Drive facts of a car. */
export const carFacts = (): Extract<Drive, { kind: 'CAR' }> => ({
  kind: 'CAR',
  gear: 26.3,
  tyreMm: 112,
  frontMm2: 30_000,
  driven: 1,
  ...powered(),
});

/** Drive facts of a boat. */
export const boatFacts = (): Extract<Drive, { kind: 'BOAT' }> => ({
  kind: 'BOAT',
  waterlineMm: 370,
  beamMm: 113,
  planes: true,
  ...powered(),
});
