import { useState } from 'react';
import { standardWeather, type Weather } from '../../codegen/flight/air.gen.ts';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { isSlow, isWeak } from './ascent.ts';
import { marginVerdict, stabilityOf, type Setup } from './rocket.ts';
import { typedNumber } from './typed-number.ts';

export type FittingMotor = RocketFieldsFragment['mounts'][number]['motors'][number];

/** What stands in the form: the motor of each stage by its place in the list, and texts as they were typed. */
export interface RocketChoice {
  motors: Readonly<Record<number, number>>;
  nose: string;
  rail: string;
  /** Of the day at the site: degrees Celsius, hectopascals, metres per second. */
  degrees: string;
  pressure: string;
  wind: string;
}

const FAIR = { degrees: '15', pressure: '1013', wind: '3' };

export const MOST_WIND = 12;
export const MOST_DEGREES = 45;
export const LEAST_DEGREES = -25;
export const MOST_PRESSURE = 1060;
export const LEAST_PRESSURE = 600;

export const MOST_NOSE_GRAMS = 500;
export const MOST_RAIL_METRES = 10;

/** Metres of launch rail to begin with, the shortest that will do. */
const RAILS = [1, 1.5, 2, 3];

type Mounts = readonly RocketFieldsFragment['mounts'][number][];
type Chosen = Readonly<Record<number, number>>;

/** Whether nothing is flagged from this stage on. */
const fliesWell = (rocket: RocketFieldsFragment, setup: Setup, stage: number): boolean => {
  const { margin, ascent } = stabilityOf(rocket, setup, stage);
  const verdict = marginVerdict(margin);
  const fine = verdict === 'USUAL' || verdict === 'HIGH';
  return fine && ascent !== null && !isWeak(ascent) && !isSlow(ascent);
};

/** The first motors, each mount's own size before adapters, with which every stage flies well; null where there are none. */
const motorsFor = (
  rocket: RocketFieldsFragment,
  [mount, ...rest]: Mounts,
  setup: Setup,
  chosen: Chosen = {},
): Chosen | null => {
  if (!mount) return chosen;
  for (const [place, motor] of mount.motors.entries()) {
    const tried = { ...setup, motors: { ...setup.motors, [mount.stage]: motor } };
    if (!fliesWell(rocket, tried, mount.stage)) continue;
    const all = motorsFor(rocket, rest, tried, { ...chosen, [mount.stage]: place });
    if (all) return all;
  }
  return null;
};

/** What the form begins with: a setup without any warning, if there is one. Chosen from the upper stage down. */
export const firstChoice = (rocket: RocketFieldsFragment): RocketChoice => {
  const mounts = [...rocket.mounts].sort((a, b) => b.stage - a.stage);
  for (const railMetres of RAILS) {
    const motors = motorsFor(rocket, mounts, { motors: {}, noseGrams: 0, railMetres });
    if (motors) return { motors, nose: '0', rail: String(railMetres), ...FAIR };
  }
  return { motors: {}, nose: '0', rail: '1', ...FAIR };
};

/** A typed number between bounds that may be negative; undefined for anything else. */
export const typedBetween = (text: string, least: number, most: number): number | undefined => {
  const value = Number(text.trim().replace('−', '-').replace(',', '.'));
  return text.trim() !== '' && value >= least && value <= most ? value : undefined;
};

const weatherOf = ({ degrees, pressure, wind }: RocketChoice): Weather => {
  const standard = standardWeather();
  const celsius = typedBetween(degrees, LEAST_DEGREES, MOST_DEGREES);
  const hectopascals = typedBetween(pressure, LEAST_PRESSURE, MOST_PRESSURE);
  return {
    kelvin: celsius === undefined ? standard.kelvin : celsius + 273.15,
    pascal: hectopascals === undefined ? standard.pascal : hectopascals * 100,
    wind: typedNumber(wind, MOST_WIND) ?? 0,
  };
};

/** The customer's choice and what it means; a number that cannot be read counts as if nothing stood there. */
export const useRocketSetup = (rocket: RocketFieldsFragment) => {
  const [choice, setChoice] = useState<RocketChoice>(() => firstChoice(rocket));
  const change = (part: Partial<RocketChoice>) => setChoice((before) => ({ ...before, ...part }));
  const setup: Setup & { motors: Readonly<Record<number, FittingMotor | undefined>> } = {
    motors: Object.fromEntries(rocket.mounts.map(({ stage, motors }) => [stage, motors[choice.motors[stage] ?? 0]])),
    noseGrams: typedNumber(choice.nose, MOST_NOSE_GRAMS) ?? 0,
    railMetres: typedNumber(choice.rail, MOST_RAIL_METRES) || 1,
    weather: weatherOf(choice),
  };
  return { choice, change, setup };
};
