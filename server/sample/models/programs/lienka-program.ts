import type { Solid, Vec2, Vec3 } from '../kernel.ts';
import { mirrored } from '../planes/kestrel-lines.ts';
import { WING_AT, fin, middle, nose, ringedAt, tail } from '../planes/lienka-body.ts';
import { holesOf, motorsLike, type LienkaMotor } from '../planes/motors.ts';
import { DIHEDRAL, PANEL, SERVO_BAY, aileron, innerPanel, outerPanel } from '../planes/lienka-wing.ts';
import { cutTo, k, letters, without, type Side } from './workshop.ts';

interface Chosen {
  motor: LienkaMotor;
  servo: keyof typeof SERVOS;
  bed: string;
  name: string;
}

/** The opening along the chord and the span, and grams of one. */
const SERVOS: Record<'9g' | '5g' | '12g', { bay: Readonly<Vec2>; grams: number }> = {
  '9g': { bay: SERVO_BAY, grams: 10 },
  '5g': { bay: [18.4, 31], grams: 5.5 },
  '12g': { bay: [26.4, 38], grams: 13 },
};

const ON_ROOT = 90 + DIHEDRAL;
const ON_RIB = 90;

/** Middles of what is cut in two for a small bed, along the fuselage and along the span. */
const MIDDLES = { nose: 69, middle: -125, tail: -325, inner: 112.9, outer: 1.5 * PANEL } as const;

/** The sides of the fin, and the middle of its name, where it is wide enough. */
const SIDE = 2;
const NAME: Vec2 = [-369.5, 56];
const LETTERS: Vec2 = [12, 46];

const named = (name: string, side: 1 | -1): Solid | null =>
  letters(name, LETTERS, 0.7)
    ?.rotate([90, 0, side > 0 ? 180 : 0])
    .translate([NAME[0], side * SIDE, NAME[1]]) ?? null;

const onWing = (tilt: number) => [{ turn: [tilt, 0, 0], move: WING_AT }];

/** Both sides of a part that stands at the dihedral, cut where the bed asks for it. */
const pair = (id: string, port: Solid, bed: Side, turn = ON_RIB) => ({
  [`${id}-port`]: { ...cutTo(bed, port, [turn, 0, 0]), places: onWing(DIHEDRAL) },
  [`${id}-starboard`]: { ...cutTo(bed, mirrored(k, port), [-turn, 0, 0]), places: onWing(-DIHEDRAL) },
});

/** Inner panels are called by their servo unless that is the usual one. */
const innerPanels = (servo: Chosen['servo'], bed: Side) => {
  const { bay } = SERVOS[servo];
  const made = pair('inner', innerPanel(k, { bay, cutAt: bed && MIDDLES.inner }), bed, ON_ROOT);
  const size = servo.replace('g', '\u00a0g');
  const called = (en: string, sk: string, de: string) => ({
    name: {
      en: `Inner panel, ${en}, for servo ${size}`,
      sk: `Vnútorný diel krídla, ${sk}, na servo ${size}`,
      de: `Innenflügel, ${de}, für Servo ${size}`,
    },
  });
  if (servo === '9g') return made;
  return {
    'inner-port': { ...made['inner-port']!, ...called('port', 'ľavý', 'links') },
    'inner-starboard': { ...made['inner-starboard']!, ...called('starboard', 'pravý', 'rechts') },
  };
};

const noseName = (motor: LienkaMotor) => ({
  name: {
    en: `Fuselage, nose, for motor ${motor}`,
    sk: `Trup, predok, na motor ${motor}`,
    de: `Rumpf, Bug, für Motor ${motor}`,
  },
});

/** A part of the fuselage, with a ring where it is cut. */
const along = (bed: Side, solid: Solid, at: number, turn: Vec3) =>
  cutTo(bed, bed === null ? solid : ringedAt(k, solid, at), turn);

export function build({ motor, servo, bed, name }: Chosen) {
  const side = bed === 'whole' ? null : Number(bed);
  const { grams } = SERVOS[servo];
  return {
    parts: {
      nose: {
        ...along(side, nose(k, holesOf(motor)), MIDDLES.nose, [0, -90, 0]),
        ...(motor !== '2212' && noseName(motor)),
      },
      middle: along(side, middle(k), MIDDLES.middle, [0, 90, 0]),
      tail: along(side, tail(k), MIDDLES.tail, [0, 90, 0]),
      ...innerPanels(servo, side),
      ...pair('outer', outerPanel(k, { cutAt: side && MIDDLES.outer }), side),
      ...pair('aileron', aileron(k), side),
      fin: without(fin(k), named(name, 1), named(name, -1)),
    },
    flight: {
      fittings: [{ grams: 2 * grams }, { grams: 2 * grams }],
      motor: { choices: motorsLike(motor) },
    },
  };
}
