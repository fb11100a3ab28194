/** What one copy of a part takes. */
export interface PrintFigures {
  readonly grams: number;
  readonly hours: number;
}

export interface PrintRates {
  /** Minor units for a kilogram. */
  readonly perKgMinor: number;
  /** Minor units for an hour of the printer. */
  readonly hourMinor: number;
  /** Minor units once for all of it. */
  readonly handlingMinor: number;
}

export interface PrintPrice extends PrintFigures {
  readonly copies: number;
  readonly materialMinor: number;
  readonly machineMinor: number;
  readonly handlingMinor: number;
  readonly totalMinor: number;
}

const MG_PER_KG = 1_000_000;
const SECONDS_PER_HOUR = 3600;

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/**
 * What printing costs: material by weight, the printer by time and handling, in minor units, VAT included. Each copy counts
 * with whole milligrams and seconds, material and time are rounded half up to the cent once for all copies, and the total is
 * the sum of the three, a cent at least.
 */
export const printPrice = (
  parts: readonly (PrintFigures & { readonly copies: number })[],
  { perKgMinor, hourMinor, handlingMinor }: PrintRates,
): PrintPrice => {
  const mg = sumOf(parts, ({ grams, copies }) => Math.round(grams * 1000) * copies);
  const seconds = sumOf(parts, ({ hours, copies }) => Math.round(hours * SECONDS_PER_HOUR) * copies);
  const materialMinor = Math.round((mg * perKgMinor) / MG_PER_KG);
  const machineMinor = Math.round((seconds * hourMinor) / SECONDS_PER_HOUR);
  return {
    grams: mg / 1000,
    hours: seconds / SECONDS_PER_HOUR,
    copies: sumOf(parts, ({ copies }) => copies),
    materialMinor,
    machineMinor,
    handlingMinor,
    totalMinor: Math.max(1, materialMinor + machineMinor + handlingMinor),
  };
};
