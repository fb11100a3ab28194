import { finSet, onStage, type FlightSource } from '../flight.ts';
import { BOOSTER, SLOT, SUSTAINER } from './krivan-airframe.ts';
import { FINS, HEIGHT, MOTOR, NOSE_LENGTH } from './krivan-lines.ts';

const TIP = HEIGHT.nose + NOSE_LENGTH;
const [thin, wide] = [2 * SUSTAINER.outer, 2 * BOOSTER.outer];

const finsOf = (name: keyof typeof FINS, stage: number, radius: number) => {
  const { count, blade, from } = FINS[name];
  return finSet({ stage, count, radius, tip: TIP - from, blade, thick: 2 * (SLOT.foot - 0.15) });
};

/** How the Kriváň 38/2 flies: the interstage stays with the booster. */
export const KRIVAN_FLIGHT: FlightSource = {
  facts: {
    kind: 'ROCKET',
    lengthMm: TIP,
    sections: [
      { shape: 'VON_KARMAN', stage: 2, fromMm: 0, lengthMm: NOSE_LENGTH, foreMm: 0, aftMm: thin },
      {
        shape: 'TUBE',
        stage: 2,
        fromMm: NOSE_LENGTH,
        lengthMm: HEIGHT.nose - HEIGHT.stages,
        foreMm: thin,
        aftMm: thin,
      },
      {
        shape: 'TRANSITION',
        stage: 1,
        fromMm: TIP - HEIGHT.stages,
        lengthMm: HEIGHT.stages - HEIGHT.flare,
        foreMm: thin,
        aftMm: wide,
      },
      { shape: 'TUBE', stage: 1, fromMm: TIP - HEIGHT.flare, lengthMm: HEIGHT.flare, foreMm: wide, aftMm: wide },
    ],
    fins: [finsOf('sustainer', 2, SUSTAINER.outer), finsOf('booster', 1, BOOSTER.outer)],
    mounts: [
      {
        stage: 1,
        diameterMm: 38,
        lengthMm: MOTOR.booster.reach,
        passMm: 2 * MOTOR.booster.bore,
        reachMm: MOTOR.booster.reach,
        seat: 'AFT',
        seatMm: TIP - MOTOR.booster.aft,
      },
      {
        stage: 2,
        diameterMm: 24,
        lengthMm: 100,
        passMm: 2 * MOTOR.sustainer.pass,
        reachMm: 100,
        seat: 'FRONT',
        seatMm: TIP - MOTOR.sustainer.stop,
      },
    ],
    guides: [{ kind: 'BUTTON', stage: 1, count: 2, fromMm: TIP - 206, lengthMm: 8.8, outerMm: 11, innerMm: 6.2 }],
    parachute: { diameterMm: 600, dragCoefficient: 0.8, opens: 'APOGEE' },
    noseMm: 60,
    fittings: [
      {
        name: { en: 'Nose weight, lead shot', sk: 'Záťaž v nose, olovené broky', de: 'Spitzenballast, Bleischrot' },
        stage: 2,
        grams: 60,
        atMm: 60,
      },
      {
        name: { en: 'Altimeter and battery', sk: 'Výškomer a batéria', de: 'Höhenmesser und Akku' },
        stage: 2,
        grams: 34,
        atMm: TIP - 423,
      },
      {
        name: {
          en: 'Threaded rods, nuts, eyebolts',
          sk: 'Závitové tyče, matice, skrutky s okom',
          de: 'Gewindestangen, Muttern, Ringschrauben',
        },
        stage: 2,
        grams: 24,
        atMm: TIP - 423,
      },
      {
        name: { en: 'Parachute and cord', sk: 'Padák a lanko', de: 'Fallschirm und Leine' },
        stage: 2,
        grams: 52,
        atMm: TIP - 362,
      },
      {
        name: { en: 'Screws and inserts', sk: 'Skrutky a závitové vložky', de: 'Schrauben und Einsätze' },
        stage: 1,
        grams: 8,
        atMm: TIP - 130,
      },
    ],
  },
  along: ([, , z]) => TIP - z,
  stages: {
    ...onStage(2, ['nose', 'bay-tube', 'bulkhead', 'sled', 'sustainer-tube', 'sustainer-can']),
    ...onStage(2, ['sustainer-fin', 'sustainer-mount']),
    ...onStage(1, ['interstage', 'booster-tube', 'booster-can', 'booster-fin', 'booster-mount', 'retainer']),
    ...onStage(1, ['rail-button']),
  },
};
