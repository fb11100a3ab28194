import type { PackingUnits } from './packing-units.queries.ts';

/** What carriers take at all: a parcel of nothing weighs this. */
const LEAST_GRAMS = 1;

export interface PackedUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/**
 * What a parcel weighs: its goods and what they are packed in. Null where a product does not say what it weighs, so that whoever
 * packs puts the parcel on the scales.
 */
export const parcelWeight = (
  items: readonly PackedUnits[],
  units: readonly PackingUnits[],
  packagingGrams: number,
): number | null => {
  let grams = packagingGrams;
  for (const { lineId, quantity } of items) {
    const weight = units.find((unit) => unit.lineId === lineId)?.weightGrams ?? null;
    if (weight === null) return null;
    grams += weight * quantity;
  }
  return Math.max(LEAST_GRAMS, grams);
};
