import { useNumber } from './use-number.ts';
import { ounces, squareFeet } from './wing.ts';

export type System = 'METRIC' | 'IMPERIAL';

const MM_PER_INCH = 25.4;
const KMH_PER_MS = 3.6;
const MPH_PER_MS = 2.236_936;

export interface Units {
  system: System;
  /** With their unit. */
  length: (mm: number) => string;
  mass: (grams: number) => string;
  area: (mm2: number) => string;
  /** Metres per second as km/h or mph. */
  speed: (metresPerSecond: number) => string;
}

/** What is slower than ten is told to a tenth. */
const digitsOf = (speed: number): number => (speed < 10 ? 1 : 0);

/** Lengths, masses, areas and speeds as texts in the customer's system of units. */
export const useUnits = (system: System): Units => {
  const n = useNumber();
  if (system === 'METRIC') {
    return {
      system,
      length: (mm) => `${n(mm)} mm`,
      mass: (grams) => `${n(grams)} g`,
      area: (mm2) => `${n(mm2 / 10_000, 1)} dm²`,
      speed: (metresPerSecond) => `${n(metresPerSecond * KMH_PER_MS, digitsOf(metresPerSecond * KMH_PER_MS))} km/h`,
    };
  }
  return {
    system,
    length: (mm) => `${n(mm / MM_PER_INCH, 2)} in`,
    mass: (grams) => `${n(ounces(grams), 1)} oz`,
    area: (mm2) => `${n(squareFeet(mm2), 2)} ft²`,
    speed: (metresPerSecond) => `${n(metresPerSecond * MPH_PER_MS, digitsOf(metresPerSecond * MPH_PER_MS))} mph`,
  };
};
