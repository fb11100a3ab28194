import type { Locale } from '../../core/locale.ts';
import type { Words } from '../tailoring/kernel/choice.ts';
import type { Flight, RocketFacts } from './flight.ts';
import { motorsFor } from './flight-motors.ts';

/** A part as a flight weighs it: grams of one copy. */
export interface WeighedPart {
  readonly id: string;
  readonly name: Words;
  readonly grams: number;
  readonly quantity: number;
}

/** What weighs in a model: its parts, all copies together, and what is built in. */
export const massesOf = (parts: readonly WeighedPart[], { printed, fittings }: Flight, locale: Locale) => [
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

/** What is known of a rocket, with the motors that go into its mounts; a thread may ask too. */
export const rocketFactsOf = (parts: readonly WeighedPart[], rocket: RocketFacts, locale: Locale) => {
  const { guides = [], parachute = null } = rocket;
  return {
    ...rocket,
    guides,
    parachute,
    masses: massesOf(parts, rocket, locale),
    mounts: rocket.mounts.map((mount) => ({ ...mount, motors: motorsFor(mount) })),
    fins: rocket.fins.map((set) => ({ thicknessMm: PLATE_MM, edge: 'ROUNDED' as const, ...set })),
  };
};
