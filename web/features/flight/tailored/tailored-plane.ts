import type { TailoredModel } from '../../../lib/tailored-model.ts';
import type { PlaneFieldsFragment } from '../Flight.gen.ts';
import { changedFacts } from './changed-facts.ts';

type Motor = PlaneFieldsFragment['motor']['choices'][number];
type Power = NonNullable<Motor['power']>;

const POWER = ['kv', 'ohms', 'idleAmps', 'diameterInches', 'pitchInches'] as const;
const MOST_MOTORS = 20;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const isFigure = (value: unknown): value is number => Number.isFinite(value) && (value as number) > 0;

const powerIn = (given: unknown): Power | null => {
  const figures = POWER.map((name) => [name, fieldOf(given, name)] as const);
  if (!figures.every(([name, value]) => isFigure(value) || (name === 'idleAmps' && value === 0))) return null;
  return { __typename: 'ElectricMotor', ...(Object.fromEntries(figures) as Omit<Power, '__typename'>) };
};

const motorIn = (given: unknown, locale: string): Motor | null => {
  const [name, grams] = [fieldOf(fieldOf(given, 'name'), locale), fieldOf(given, 'grams')];
  if (typeof name !== 'string' || !isFigure(grams)) return null;
  return { __typename: 'FlightChoice', name, grams, power: powerIn(fieldOf(given, 'power')) };
};

/** The motors that a program names for its choice; null where they are none: not to be trusted. */
const motorsIn = (flight: unknown, locale: string): Motor[] | null => {
  const given = fieldOf(fieldOf(flight, 'motor'), 'choices');
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_MOTORS) return null;
  const motors = given.map((one) => motorIn(one, locale));
  return motors.every((one) => one !== null) ? motors : null;
};

/** A plane as it is for a choice, with the motors that go in then; its parts weigh as much more as there is more of them. */
export const tailoredPlane = (
  plane: PlaneFieldsFragment,
  model: TailoredModel,
  locale: string,
): PlaneFieldsFragment => {
  const changed = changedFacts(plane, model.flight);
  const fittings = plane.masses.filter(({ partId }) => partId === null);
  const fitted = changedFacts(fittings, fieldOf(model.flight, 'fittings'));
  return {
    ...changed,
    motor: { ...changed.motor, choices: motorsIn(model.flight, locale) ?? plane.motor.choices },
    masses: plane.masses.map((mass) =>
      mass.partId === null
        ? fitted[fittings.indexOf(mass)]!
        : { ...mass, grams: mass.grams * (model.shares[mass.partId] ?? 1) },
    ),
  };
};
