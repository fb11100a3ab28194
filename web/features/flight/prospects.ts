import { rocketOf } from '../../codegen/flight/facts.gen.ts';
import { delaysOf, prospectOf, type Prospect } from '../../codegen/flight/verdict.gen.ts';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { centreOf } from './balance.ts';
import { thrustToWeight } from './ascent.ts';
import { launchOf, type Setup } from './rocket.ts';
import type { FittingMotor } from './use-rocket-setup.ts';

/** Grams at lift-off from a stage on upwards. */
const gramsFrom = (rocket: RocketFieldsFragment, setup: Setup, from: number): number => {
  const motors = Object.entries(setup.motors).flatMap(([stage, motor]) =>
    motor && Number(stage) >= from ? [{ grams: motor.totalGrams, atMm: 0 }] : [],
  );
  const masses = rocket.masses.filter(({ stage }) => stage >= from);
  return centreOf([...masses, ...motors, { grams: setup.noseGrams, atMm: 0 }]).grams;
};

/** The motors of a setup by their stage, as the list knows them. */
export type ChosenMotors = Readonly<Record<number, FittingMotor | undefined>>;

/** What a setup would do from a stage on upwards, up to the top of its flight; null without a motor there. */
export const prospectsOf = (
  rocket: RocketFieldsFragment,
  setup: Setup & { motors: ChosenMotors },
  from: number,
): Prospect | null => {
  const first = setup.motors[from];
  const stages = rocket.mounts.map(({ stage }) => stage);
  const last = setup.motors[Math.max(...stages)];
  if (!first || !last) return null;
  return prospectOf(rocketOf(rocket, { ...setup, delay: null }, from), launchOf(setup), {
    thrustToWeight: thrustToWeight(first.averageThrustN, gramsFrom(rocket, setup, from)),
    delays: delaysOf(last.delays),
    byCharge: rocket.parachute?.opens === 'EJECTION',
  });
};
