import { finSet, onStage, type FlightSource } from '../flight.ts';
import { BLADE, FIN, JOINT, MOTOR, TUBE } from './iskra-parts.ts';

const { tip, nose } = JOINT;
const wide = 2 * TUBE.outer;

/** How the Iskra 24 flies: one stage; its stand stays on the ground. */
export const ISKRA_FLIGHT: FlightSource = {
  facts: {
    kind: 'ROCKET',
    lengthMm: tip,
    sections: [
      { shape: 'VON_KARMAN', stage: 1, fromMm: 0, lengthMm: tip - nose, foreMm: 0, aftMm: wide },
      { shape: 'TUBE', stage: 1, fromMm: tip - nose, lengthMm: nose, foreMm: wide, aftMm: wide },
    ],
    fins: [finSet({ stage: 1, count: FIN.count, radius: TUBE.outer, tip, blade: BLADE, thick: FIN.thick })],
    mounts: [
      {
        stage: 1,
        diameterMm: 24,
        lengthMm: MOTOR.stop - MOTOR.aft,
        passMm: 2 * MOTOR.pass,
        reachMm: 100,
        seat: 'AFT',
        seatMm: tip - MOTOR.aft,
      },
    ],
    guides: [
      { kind: 'LUG', stage: 1, count: 1, fromMm: tip - 224, lengthMm: 34, outerMm: 8.4, innerMm: 5.5 },
      { kind: 'LUG', stage: 1, count: 1, fromMm: tip - 118, lengthMm: 34, outerMm: 8.4, innerMm: 5.5 },
    ],
    parachute: { diameterMm: 350, dragCoefficient: 0.8, opens: 'EJECTION' },
    noseMm: 50,
    fittings: [
      {
        name: { en: 'Nose weight, lead shot', sk: 'Záťaž v nose, olovené broky', de: 'Spitzenballast, Bleischrot' },
        stage: 1,
        grams: 35,
        atMm: 50,
      },
      {
        name: { en: 'Parachute and cord', sk: 'Padák a lanko', de: 'Fallschirm und Leine' },
        stage: 1,
        grams: 14,
        atMm: tip - 200,
      },
      { name: { en: 'Wadding', sk: 'Ochranná vata', de: 'Schutzwatte' }, stage: 1, grams: 4, atMm: tip - 150 },
      {
        name: { en: 'Glue and screws', sk: 'Lepidlo a skrutky', de: 'Kleber und Schrauben' },
        stage: 1,
        grams: 7,
        atMm: tip - 70,
      },
    ],
  },
  along: ([, , z]) => tip - z,
  stages: onStage(1, ['nose', 'tube', 'lug', 'fin-can', 'fin', 'motor-mount', 'retainer']),
};
