import { useState } from 'react';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { LEAST_THRUST_TO_WEIGHT } from './ascent.ts';
import { stabilityOf, type Setup } from './rocket.ts';
import { typedNumber } from './typed-number.ts';

export type FittingMotor = RocketFieldsFragment['mounts'][number]['motors'][number];

/** What stands in the form: the motor of each stage by its place in the list, and texts as they were typed. */
export interface RocketChoice {
  motors: Readonly<Record<number, number>>;
  nose: string;
  rail: string;
}

export const MOST_NOSE_GRAMS = 500;
export const MOST_RAIL_METRES = 10;

/** From the upper stage down the first motor, the mount's own size before adapters, that flies stably and lifts well. */
const firstMotors = (rocket: RocketFieldsFragment): Record<number, number> => {
  const chosen: Record<number, number> = {};
  const motors: Record<number, FittingMotor | undefined> = {};
  for (const mount of [...rocket.mounts].sort((a, b) => b.stage - a.stage)) {
    const index = mount.motors.findIndex((motor) => {
      const setup = { motors: { ...motors, [mount.stage]: motor }, noseGrams: 0, railMetres: 1 };
      const { margin, ascent } = stabilityOf(rocket, setup, mount.stage);
      return margin >= 1 && ascent && ascent.thrustToWeight >= LEAST_THRUST_TO_WEIGHT;
    });
    chosen[mount.stage] = Math.max(0, index);
    motors[mount.stage] = mount.motors[Math.max(0, index)];
  }
  return chosen;
};

/** The customer's choice and what it means; a number that cannot be read counts as if nothing stood there. */
export const useRocketSetup = (rocket: RocketFieldsFragment) => {
  const [choice, setChoice] = useState<RocketChoice>(() => ({ motors: firstMotors(rocket), nose: '0', rail: '1' }));
  const change = (part: Partial<RocketChoice>) => setChoice((before) => ({ ...before, ...part }));
  const setup: Setup = {
    motors: Object.fromEntries(rocket.mounts.map(({ stage, motors }) => [stage, motors[choice.motors[stage] ?? 0]])),
    noseGrams: typedNumber(choice.nose, MOST_NOSE_GRAMS) ?? 0,
    railMetres: typedNumber(choice.rail, MOST_RAIL_METRES) ?? 1,
  };
  return { choice, change, setup };
};
