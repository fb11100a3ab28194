// Made by `npm run schema` of server/models/flight/simulation/facts.ts.

import { ROUGHNESS, type Airframe, type BodyPart, type FinEdge, type Guide } from './airframe.gen.ts';
import type { OutlineKind } from './outline.gen.ts';
import { trapezoid } from './planform.gen.ts';
import type { Recovery, Rocket } from './rocket.gen.ts';
import type { LoadedMotor } from './schedule.gen.ts';
import type { Motor } from './thrust.gen.ts';

interface Staged {
  /** Stage 1 burns first. */
  stage: number;
}

/** What the shop knows of a rocket: millimetres behind the tip, grams. */
export interface RocketShape {
  sections: readonly (Staged & {
    shape: 'CONE' | 'OGIVE' | 'PARABOLA' | 'VON_KARMAN' | 'TRANSITION' | 'TUBE';
    fromMm: number;
    lengthMm: number;
    foreMm: number;
    aftMm: number;
  })[];
  fins: readonly (Staged & {
    count: number;
    fromMm: number;
    rootMm: number;
    tipMm: number;
    spanMm: number;
    sweepMm: number;
    bodyMm: number;
    thicknessMm: number;
    edge: FinEdge;
  })[];
  guides: readonly (Staged & {
    kind: 'LUG' | 'BUTTON';
    count: number;
    fromMm: number;
    /** Of a lug along the body, of a button away from it. */
    lengthMm: number;
    outerMm: number;
    /** Of a lug: its bore; of a button: its neck. */
    innerMm: number;
  })[];
  masses: readonly (Staged & { grams: number; atMm: number })[];
  mounts: readonly (Staged & { seat: 'AFT' | 'FRONT'; seatMm: number })[];
  parachute: { diameterMm: number; dragCoefficient: number; opens: 'EJECTION' | 'APOGEE' } | null;
  noseMm: number;
}

/** A motor as the shop lists it; its curve as seconds and newtons in turn. */
export interface ShapedMotor {
  diameterMm: number;
  lengthMm: number;
  totalGrams: number;
  propellantGrams: number;
  curve: string;
}

/** What is chosen for a flight. */
export interface RocketSetup {
  motors: Readonly<Record<number, ShapedMotor | undefined>>;
  noseGrams: number;
  /** Seconds from burnout to the ejection charge of the uppermost motor; null for a plugged one. */
  delay: number | null;
}

/** Seconds between the burnout of a stage and the ignition of the next one, by its electronics. */
export const STAGING_SECONDS = 0.5;

const OUTLINES: Record<RocketShape['sections'][number]['shape'], readonly [OutlineKind, number]> = {
  CONE: ['CONE', 1],
  OGIVE: ['OGIVE', 1],
  PARABOLA: ['POWER', 0.5],
  TRANSITION: ['CONE', 1],
  TUBE: ['TUBE', 1],
  VON_KARMAN: ['HAACK', 0],
};

const roughness = ROUGHNESS.normal;
const metres = (mm: number): number => mm / 1000;

const bodyOf = ({ sections }: RocketShape): BodyPart[] =>
  sections.map(({ shape, stage, fromMm, lengthMm, foreMm, aftMm }) => {
    const [kind, parameter] = OUTLINES[shape];
    const [from, length, fore, aft] = [fromMm, lengthMm, foreMm / 2, aftMm / 2].map(metres) as [number, number, number, number]; // oxfmt-ignore
    return { kind, parameter, stage, from, length, fore, aft, roughness, count: 1, row: 0 };
  });

const guidesOf = ({ guides }: RocketShape): Guide[] =>
  guides.map(({ kind, stage, count, fromMm, lengthMm, outerMm, innerMm }) => {
    const from = metres(fromMm);
    if (kind === 'BUTTON') {
      const front = metres(lengthMm) * metres((outerMm + innerMm) / 2);
      return { kind, stage, count, from, height: metres(lengthMm), front };
    }
    const [outer, inner] = [metres(outerMm / 2), metres(innerMm / 2)];
    return { kind, stage, count, from, length: metres(lengthMm), outer, inner, roughness };
  });

/** A point mass for each; what is long adds a little to the inertia, which only the swinging knows. */
const airframeOf = (shape: RocketShape, { noseGrams }: RocketSetup): Airframe => {
  const top = Math.max(...shape.mounts.map(({ stage }) => stage));
  const masses = [...shape.masses, { grams: noseGrams, atMm: shape.noseMm, stage: top }];
  return {
    body: bodyOf(shape),
    fins: shape.fins.map(({ stage, count, fromMm, rootMm, tipMm, spanMm, sweepMm, bodyMm, thicknessMm, edge }) => ({
      stage,
      count,
      from: metres(fromMm),
      points: trapezoid(metres(rootMm), metres(tipMm), metres(spanMm), metres(sweepMm)),
      thickness: metres(thicknessMm),
      edge,
      body: metres(bodyMm / 2),
      roughness,
    })),
    guides: guidesOf(shape),
    weights: masses
      .filter(({ grams }) => grams > 0)
      .map(({ grams, atMm, stage }) => ({ kg: grams / 1000, at: metres(atMm), inertia: 0, stage })),
  };
};

/** A curve from its text. */
export const curveOf = (text: string): Motor['curve'] => {
  const numbers = text.split(' ').map(Number);
  return Array.from({ length: numbers.length >> 1 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const);
};

const motorsOf = ({ mounts }: RocketShape, { motors, delay }: RocketSetup): LoadedMotor[] => {
  const [first, top] = [Math.min(...mounts.map(({ stage }) => stage)), Math.max(...mounts.map(({ stage }) => stage))];
  return mounts.flatMap(({ stage, seat, seatMm }): LoadedMotor[] => {
    const motor = motors[stage];
    if (!motor) return [];
    const length = metres(motor.lengthMm);
    return [
      {
        stage,
        count: 1,
        motor: {
          curve: curveOf(motor.curve),
          kg: motor.totalGrams / 1000,
          propellantKg: motor.propellantGrams / 1000,
          length,
          diameter: metres(motor.diameterMm),
        },
        from: metres(seatMm) - (seat === 'AFT' ? length : 0),
        ignition: stage === first ? { after: 'LAUNCH', delay: 0 } : { after: stage - 1, delay: STAGING_SECONDS },
        ejection: stage === top ? delay : null,
      },
    ];
  });
};

const recoveryOf = ({ parachute }: RocketShape): Recovery[] => {
  if (!parachute) return [];
  const area = parachute.dragCoefficient * Math.PI * metres(parachute.diameterMm / 2) ** 2;
  return [{ area, opens: { at: parachute.opens, delay: 0, height: 0 } }];
};

/** The rocket of a product as it is set up, from a stage on upwards; lower ones are taken to have been left on the ground. */
export const rocketOf = (whole: RocketShape, setup: RocketSetup, from = 1): Rocket => {
  const flies = ({ stage }: Staged) => stage >= from;
  const lowered = <T extends Staged>(parts: readonly T[]): T[] =>
    parts.filter(flies).map((part) => ({ ...part, stage: part.stage - from + 1 }));
  const shape: RocketShape = {
    ...whole,
    sections: lowered(whole.sections),
    fins: lowered(whole.fins),
    guides: lowered(whole.guides),
    masses: lowered(whole.masses),
    mounts: lowered(whole.mounts),
  };
  const motors = Object.fromEntries(
    Object.entries(setup.motors).map(([stage, motor]) => [Number(stage) - from + 1, motor]),
  );
  const own = { ...setup, motors };
  const stages = [...new Set(shape.mounts.map(({ stage }) => stage))].sort((a, b) => a - b);
  return {
    frame: airframeOf(shape, own),
    motors: motorsOf(shape, own),
    separations: stages.slice(0, -1).map((stage) => ({ stage, after: 'BURNOUT', delay: 0 })),
    recovery: recoveryOf(shape),
  };
};
