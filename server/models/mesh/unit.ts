import type { UnitGuess } from './report.ts';

const SMALLEST = 5;
const LARGEST = 1000;
/** Of a size measured from single-precision coordinates. */
const ROUNDING = 0.001;
const USUAL = 100;
const GUESSES: readonly UnitGuess[] = [
  { unit: 'inch', millimetres: 25.4 },
  { unit: 'metre', millimetres: 1000 },
  { unit: 'micrometre', millimetres: 0.001 },
];

/**
 * Doubts that a part is in millimetres when all its sides are 5 or less or one is over 1000, and names the unit that brings
 * it nearest to the usual 100 mm. Null for a size that needs no doubt, or when no unit makes it a printable one.
 */
export const unitGuess = (size: readonly number[]): UnitGuess | null => {
  const longest = Math.max(...size);
  if (longest > SMALLEST + ROUNDING && longest <= LARGEST) return null;
  const distance = ({ millimetres }: UnitGuess): number => Math.abs(Math.log((longest * millimetres) / USUAL));
  const printable = GUESSES.filter(({ millimetres: mm }) => longest * mm > SMALLEST && longest * mm <= LARGEST);
  return printable.sort((a, b) => distance(a) - distance(b))[0] ?? null;
};
