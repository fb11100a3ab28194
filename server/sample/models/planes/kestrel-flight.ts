import { onStage, type FlightSource } from '../flight.ts';
import type { Vec2 } from '../kernel.ts';
import { ribAt } from './kestrel-lines.ts';
import { MOTOR_SEAT, NOSE, TAIL, girth } from './kestrel-pod.ts';
import { ELEVON, HINGE, SERVO, SPARS } from './kestrel-wing.ts';
import { balanceOf, bothSides, planformOf, spindle } from '../planform.ts';

const MIDDLE = -40 / 385;
const ROOT = ribAt(0);
const TIP = ribAt(1);

const wing = planformOf([ribAt(MIDDLE), TIP]);
/** A wing without a tail is neutral at a quarter of its mean chord. */
const neutral = wing.meanChordFromMm + wing.meanChordMm / 4;

const at = (s: number, share: number): Vec2 => {
  const { y, lead, chord } = ribAt(s);
  return [lead - share * chord, y];
};

const behind = (s: number, share: number): number => Math.round(-at(s, share)[0]);

const winglet: Vec2[] = [
  [TIP.lead + 8, TIP.y],
  [TIP.lead + 8, TIP.y + 4.6],
  [TIP.lead - TIP.chord - 16, TIP.y + 4.6],
  [TIP.lead - TIP.chord - 16, TIP.y],
];

const pod = Array.from({ length: 25 }, (_, i): Vec2 => {
  const x = NOSE - ((NOSE - TAIL) * i) / 24;
  return [x, girth(x).wide];
});

/** How the Kestrel 860 flies. The origin is the leading edge at the root, where the panel meets the pod. */
export const KESTREL_FLIGHT: FlightSource = {
  facts: {
    kind: 'PLANE',
    wing: { ...wing, spanMm: 2 * Math.round(TIP.y + 4.6), rootMm: ROOT.chord, maxLift: 0.9 },
    balance: balanceOf(neutral, wing.meanChordMm, [0.05, 0.12]),
    outlines: [
      ...bothSides([at(MIDDLE, 0), at(1, 0), at(1, 1), at(MIDDLE, 1)]),
      ...bothSides([at(ELEVON.from, HINGE), at(ELEVON.to, HINGE), at(ELEVON.to, 1), at(ELEVON.from, 1)]),
      ...bothSides(winglet),
      spindle(pod),
    ],
    battery: {
      fromMm: -38,
      toMm: 42,
      markMm: -30,
      choices: [
        {
          name: { en: '3S 1300 mAh', sk: '3S 1300 mAh', de: '3S 1300 mAh' },
          grams: 112,
          pack: { cells: 3, milliampHours: 1300 },
        },
        {
          name: { en: '3S 850 mAh', sk: '3S 850 mAh', de: '3S 850 mAh' },
          grams: 78,
          pack: { cells: 3, milliampHours: 850 },
        },
        {
          name: { en: '3S 1800 mAh', sk: '3S 1800 mAh', de: '3S 1800 mAh' },
          grams: 150,
          pack: { cells: 3, milliampHours: 1800 },
        },
      ],
    },
    motor: {
      atMm: Math.round(12 - MOTOR_SEAT[0]),
      choices: [
        {
          name: { en: '2207, 6 × 4.5', sk: '2207, 6 × 4,5', de: '2207, 6 × 4,5' },
          grams: 40,
          power: { kv: 1750, ohms: 0.06, idleAmps: 0.9, diameterInches: 6, pitchInches: 4.5 },
        },
        {
          name: { en: '2206, 6 × 4', sk: '2206, 6 × 4', de: '2206, 6 × 4' },
          grams: 35,
          power: { kv: 1900, ohms: 0.08, idleAmps: 0.7, diameterInches: 6, pitchInches: 4 },
        },
        {
          name: { en: '2212, 7 × 4', sk: '2212, 7 × 4', de: '2212, 7 × 4' },
          grams: 60,
          power: { kv: 1400, ohms: 0.065, idleAmps: 0.8, diameterInches: 7, pitchInches: 4 },
        },
      ],
    },
    noseMm: 14 - NOSE,
    fittings: [
      {
        name: { en: 'Nose weight, lead', sk: 'Záťaž v nose, olovo', de: 'Nasenballast, Blei' },
        stage: 1,
        grams: 80,
        atMm: 14 - NOSE,
      },
      {
        name: { en: 'Two servos', sk: 'Dve servá', de: 'Zwei Servos' },
        stage: 1,
        grams: 20,
        atMm: behind(SERVO.at, SERVO.share),
      },
      {
        name: { en: 'Carbon tube 8 mm', sk: 'Uhlíková rúrka 8 mm', de: 'Kohlerohr 8 mm' },
        stage: 1,
        grams: 25,
        atMm: behind(0.38, SPARS.main),
      },
      {
        name: { en: 'Carbon rod 5 mm', sk: 'Uhlíková tyč 5 mm', de: 'Kohlestab 5 mm' },
        stage: 1,
        grams: 16,
        atMm: behind(0.25, SPARS.rear),
      },
      { name: { en: 'Receiver', sk: 'Prijímač', de: 'Empfänger' }, stage: 1, grams: 9, atMm: 70 },
      { name: { en: 'Speed controller', sk: 'Regulátor', de: 'Regler' }, stage: 1, grams: 28, atMm: 180 },
      {
        name: { en: 'Push rods, screws, tape', sk: 'Tiahla, skrutky, páska', de: 'Gestänge, Schrauben, Band' },
        stage: 1,
        grams: 14,
        atMm: behind(SERVO.at, HINGE),
      },
    ],
  },
  along: ([x]) => -x,
  stages: {
    ...onStage(1, ['pod-nose', 'pod-tail', 'hatch', 'motor-mount', 'inner-port', 'inner-starboard']),
    ...onStage(1, ['outer-port', 'outer-starboard', 'elevon-port', 'elevon-starboard']),
    ...onStage(1, ['winglet-port', 'winglet-starboard']),
  },
};
