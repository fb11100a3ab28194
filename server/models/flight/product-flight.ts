import type { Locale } from '../../core/locale.ts';
import { PlaneFlight, type BatteryPack, type ElectricMotor } from './flight-plane.types.ts';
import { RocketFlight } from './flight-rocket.types.ts';
import { massesOf, rocketFactsOf, type WeighedPart } from './rocket-facts.ts';
import type { Manifest } from '../manifest.ts';

/** A model as its flight weighs it. */
type Flying = Pick<Manifest, 'flight'> & { readonly parts: readonly WeighedPart[] };

type Choices = { name: Record<Locale, string>; grams: number; pack?: BatteryPack; power?: ElectricMotor }[];

const choicesIn = (choices: Choices, locale: Locale) =>
  choices.map(({ name, grams, pack = null, power = null }) => ({ name: name[locale], grams, pack, power }));

/** The flight facts of a model in one language, part masses from its manifest; null when it has none. */
export const flightOf = (manifest: Flying, locale: Locale): RocketFlight | PlaneFlight | null => {
  const { flight, parts } = manifest;
  if (!flight) return null;
  if (flight.kind === 'ROCKET') return Object.assign(new RocketFlight(), rocketFactsOf(parts, flight, locale));
  const { battery, motor } = flight;
  return Object.assign(new PlaneFlight(), flight, {
    masses: massesOf(parts, flight, locale),
    battery: { ...battery, choices: choicesIn(battery.choices, locale) },
    motor: { ...motor, choices: choicesIn(motor.choices, locale) },
  });
};
