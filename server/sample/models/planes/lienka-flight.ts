import { onStage, type FlightSource } from '../flight.ts';
import type { Vec2 } from '../kernel.ts';
import { NOSE, TAIL, TAILPLANE, girth } from './lienka-body.ts';
import { AILERON, CHORD, HINGE, PANEL, SPARS, TIP_LINE } from './lienka-wing.ts';
import { motorsLike } from './motors.ts';
import { balanceOf, bothSides, planformOf, spindle, type Rib } from '../planform.ts';

/** The round of the tip as ribs: it is as deep at the front as at the back. */
const tipRibs = TIP_LINE.slice(0, 13).map(([x, y]): Rib => ({ y, lead: x, chord: CHORD + 2 * x }));
const wing = planformOf([{ y: 0, lead: 0, chord: CHORD }, ...tipRibs]);

const [front, back] = [TAILPLANE.stabiliser, TAILPLANE.elevator];
const tail = planformOf([
  { y: 0, lead: front[0]![0], chord: front[0]![0] - back[4]![0] },
  { y: 150, lead: front[1]![0], chord: front[1]![0] - back[2]![0] },
]);

/** Slope of lift of a wing of an aspect ratio, per radian (lifting line). */
const slope = (aspect: number): number => (2 * Math.PI * aspect) / (aspect + 2);

/**
 * Neutral point, stick fixed: a quarter of the mean chord and what the tail adds,
 * η · V · (a_t ÷ a_w) · (1 − dε/dα), with η = 0.9 and the downwash 2·a_w ÷ (π·A) of an elliptic wing.
 */
function neutralPoint(): number {
  const quarter = wing.meanChordFromMm + wing.meanChordMm / 4;
  const arm = tail.meanChordFromMm + tail.meanChordMm / 4 - quarter;
  const [aspect, tailAspect] = [960 ** 2 / wing.areaMm2, 300 ** 2 / tail.areaMm2];
  const volume = (tail.areaMm2 * arm) / (wing.areaMm2 * wing.meanChordMm);
  const kept = 1 - (2 * slope(aspect)) / (Math.PI * aspect);
  return quarter + 0.9 * volume * (slope(tailAspect) / slope(aspect)) * kept * wing.meanChordMm;
}

const fuselage = Array.from({ length: 31 }, (_, i): Vec2 => {
  const x = NOSE - ((NOSE - TAIL) * i) / 30;
  return [x, girth(x)[0]];
});

const aileron = [HINGE * CHORD, CHORD].map((x) => -x) as Vec2;

/** How the Lienka 960 flies. The origin is the wing's leading edge. */
export const LIENKA_FLIGHT: FlightSource = {
  facts: {
    kind: 'PLANE',
    wing: { ...wing, spanMm: 4 * PANEL + 60, rootMm: CHORD, maxLift: 1.2 },
    balance: balanceOf(neutralPoint(), wing.meanChordMm, [0.05, 0.15]),
    outlines: [
      spindle(fuselage),
      ...bothSides(TAILPLANE.stabiliser),
      ...bothSides(TAILPLANE.elevator),
      ...bothSides([[0, 0], ...TIP_LINE, [-CHORD, 0]]),
      ...bothSides([
        [aileron[0], AILERON[0]],
        [aileron[0], AILERON[1]],
        [aileron[1], AILERON[1]],
        [aileron[1], AILERON[0]],
      ]),
    ],
    battery: {
      fromMm: -90,
      toMm: -50,
      markMm: -52,
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
          name: { en: '3S 2200 mAh', sk: '3S 2200 mAh', de: '3S 2200 mAh' },
          grams: 178,
          pack: { cells: 3, milliampHours: 2200 },
        },
      ],
    },
    motor: {
      atMm: -(NOSE + 14),
      choices: motorsLike('2212'),
    },
    noseMm: 14 - NOSE,
    fittings: [
      {
        name: { en: 'Two servos in the wing', sk: 'Dve servá v krídle', de: 'Zwei Servos im Flügel' },
        stage: 1,
        grams: 20,
        atMm: Math.round(0.53 * CHORD),
      },
      {
        name: { en: 'Two servos in the fuselage', sk: 'Dve servá v trupe', de: 'Zwei Servos im Rumpf' },
        stage: 1,
        grams: 20,
        atMm: 70,
      },
      {
        name: { en: 'Carbon tubes', sk: 'Uhlíkové rúrky', de: 'Kohlerohre' },
        stage: 1,
        grams: 37,
        atMm: Math.round((SPARS.main * 0.73 + SPARS.rear * 0.27) * CHORD),
      },
      { name: { en: 'Receiver', sk: 'Prijímač', de: 'Empfänger' }, stage: 1, grams: 9, atMm: 40 },
      { name: { en: 'Speed controller', sk: 'Regulátor', de: 'Regler' }, stage: 1, grams: 28, atMm: -130 },
      {
        name: {
          en: 'Axles, wires, screws, rubber bands',
          sk: 'Osi, drôty, skrutky, gumičky',
          de: 'Achsen, Drähte, Schrauben, Gummiringe',
        },
        stage: 1,
        grams: 30,
        atMm: 60,
      },
    ],
  },
  along: ([x]) => -x,
  stages: {
    ...onStage(1, ['nose', 'middle', 'tail', 'inner-port', 'inner-starboard', 'outer-port', 'outer-starboard']),
    ...onStage(1, ['aileron-port', 'aileron-starboard', 'tip-port', 'tip-starboard', 'joiner', 'fin', 'rudder']),
    ...onStage(1, ['stabiliser-port', 'stabiliser-starboard', 'elevator-port', 'elevator-starboard']),
    ...onStage(1, ['undercarriage', 'rim', 'tyre']),
  },
};
