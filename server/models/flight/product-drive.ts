import type { Locale } from '../../core/locale.ts';
import type { Manifest } from '../manifest.ts';
import { BoatDrive, CarDrive } from './drive.types.ts';

const inLanguage = <Choice extends { name: Record<Locale, string> }>(choices: readonly Choice[], locale: Locale) =>
  choices.map((choice) => ({ ...choice, name: choice.name[locale] }));

/** A model as its drive weighs it. */
type Driving = Pick<Manifest, 'drive'> & {
  readonly parts: readonly Pick<Manifest['parts'][number], 'grams' | 'quantity'>[];
};

/** How a model drives or runs, in one language; null for what does neither. */
export const driveOf = ({ drive, parts }: Driving, locale: Locale): CarDrive | BoatDrive | null => {
  if (!drive) return null;
  return Object.assign(drive.kind === 'CAR' ? new CarDrive() : new BoatDrive(), drive, {
    printedGrams: parts.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
    batteries: inLanguage(drive.batteries, locale),
    motors: inLanguage(drive.motors, locale),
  });
};
