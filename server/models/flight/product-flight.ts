import type { Locale } from '../../core/locale.ts';
import type { Flight } from './flight.ts';
import type { FlightMass } from './flight-mass.types.ts';
import { motorsFor } from './flight-motors.ts';
import { PlaneFlight, type BatteryPack, type ElectricMotor } from './flight-plane.types.ts';
import { FinEdge, RocketFlight } from './flight-rocket.types.ts';
import type { Manifest } from '../manifest.ts';

/** A model as its flight weighs it. */
type Flying = Pick<Manifest, 'flight'> & {
  readonly parts: readonly Pick<Manifest['parts'][number], 'id' | 'name' | 'grams' | 'quantity'>[];
};

const massesOf = ({ parts }: Flying, { printed, fittings }: Flight, locale: Locale): FlightMass[] => [
  ...printed.flatMap(({ partId, stage, atMm }) => {
    const part = parts.find(({ id }) => id === partId);
    return part
      ? [{ partId, name: part.name[locale], grams: part.grams * part.quantity, atMm, stage, printed: true }]
      : [];
  }),
  ...fittings.map((fitting) => ({ ...fitting, partId: null, name: fitting.name[locale], printed: false })),
];

/** A fin that is printed flat, where the designer does not say. */
export const PLATE_MM = 3;

type Choices = { name: Record<Locale, string>; grams: number; pack?: BatteryPack; power?: ElectricMotor }[];

const choicesIn = (choices: Choices, locale: Locale) =>
  choices.map(({ name, grams, pack = null, power = null }) => ({ name: name[locale], grams, pack, power }));

/** The flight facts of a model in one language, part masses from its manifest; null when it has none. */
export const flightOf = (manifest: Flying, locale: Locale): RocketFlight | PlaneFlight | null => {
  const { flight } = manifest;
  if (!flight) return null;
  const masses = massesOf(manifest, flight, locale);
  if (flight.kind === 'ROCKET') {
    const mounts = flight.mounts.map((mount) => ({ ...mount, motors: motorsFor(mount) }));
    const fins = flight.fins.map((set) => ({ thicknessMm: PLATE_MM, edge: FinEdge.ROUNDED, ...set }));
    const { guides = [], parachute = null } = flight;
    return Object.assign(new RocketFlight(), flight, { masses, mounts, fins, guides, parachute });
  }
  const { battery, motor } = flight;
  return Object.assign(new PlaneFlight(), flight, {
    masses,
    battery: { ...battery, choices: choicesIn(battery.choices, locale) },
    motor: { ...motor, choices: choicesIn(motor.choices, locale) },
  });
};
