// Made by `npm run schema` of server/models/flight/simulation/grounded-plane.ts.

import { airAt, GRAVITY, standardWeather } from './air.gen.ts';
import { fullPull, LEAST_THRUST, type ElectricMotor, type Pack } from './electric.gen.ts';

/** Why a plane should not fly: it is heavy in front or behind wherever its battery stands, or its motor too weak to climb. */
export type GroundedPlane = 'NOSE_HEAVY' | 'TAIL_HEAVY' | 'WEAK';

interface Weight {
  readonly grams: number;
  readonly atMm: number;
}

/** A plane with the batteries and motors that go in; millimetres behind the leading edge at the root. */
export interface PoweredShape {
  readonly balance: { readonly fromMm: number; readonly toMm: number };
  readonly battery: {
    readonly fromMm: number;
    readonly toMm: number;
    readonly choices: readonly { readonly grams: number; readonly pack?: Pack | null }[];
  };
  readonly motor: {
    readonly atMm: number;
    readonly choices: readonly { readonly grams: number; readonly power?: ElectricMotor | null }[];
  };
  /** Without battery and motor. */
  readonly masses: readonly Weight[];
}

type Battery = PoweredShape['battery']['choices'][number];
type Motor = PoweredShape['motor']['choices'][number];

const gramsOf = (masses: readonly Weight[]): number => masses.reduce((sum, { grams }) => sum + grams, 0);

const centreOf = (masses: readonly Weight[]): number =>
  masses.reduce((sum, { grams, atMm }) => sum + grams * atMm, 0) / gramsOf(masses);

const foundWith = (plane: PoweredShape, battery: Battery, motor: Motor): GroundedPlane | null => {
  const all = [...plane.masses, { grams: motor.grams, atMm: plane.motor.atMm }];
  const centreFor = (atMm: number): number => centreOf([...all, { grams: battery.grams, atMm }]);
  if (centreFor(plane.battery.toMm) < plane.balance.fromMm) return 'NOSE_HEAVY';
  if (centreFor(plane.battery.fromMm) > plane.balance.toMm) return 'TAIL_HEAVY';
  // What nobody said is not held against it.
  if (!battery.pack || !motor.power) return null;
  const { thrust } = fullPull(motor.power, battery.pack, airAt(standardWeather(), 0).density, 0);
  const newtons = ((gramsOf(all) + battery.grams) / 1000) * GRAVITY;
  return thrust < LEAST_THRUST * newtons ? 'WEAK' : null;
};

/** Why a plane should not fly, whichever battery and motor of its lists is chosen and without a weight in its nose; null: with some it may. */
export const groundedPlane = (plane: PoweredShape): GroundedPlane | null => {
  const found = plane.motor.choices.flatMap((motor) =>
    plane.battery.choices.map((battery) => foundWith(plane, battery, motor)),
  );
  if (found.length === 0 || found.includes(null)) return null;
  return found.includes('WEAK') ? 'WEAK' : found[0]!;
};

/** The same of a plane that was changed; null also where it should not fly as it was before: then its facts do not say. */
export const groundedPlaneUnlike = (changed: PoweredShape, standard: PoweredShape): GroundedPlane | null => {
  const found = groundedPlane(changed);
  return found && groundedPlane(standard) === null ? found : null;
};
