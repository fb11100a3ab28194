import type { Parcel } from '../orders/parcels/parcel.entity.ts';
import type { PackingUnits } from './packing-units.queries.ts';
import { parcelWeight, type PackedUnits } from './parcel-weight.ts';

/** Length, width and height in millimetres. */
export type Sides = readonly [lengthMm: number, widthMm: number, heightMm: number];

/** What carriers take at all. */
const LONGEST_MM = 10_000;

/** Its sides as a product says them, `300x200x80`, the longest first; null: it does not. */
export const sidesOf = (packedSize: string | null): Sides | null => {
  const sides = packedSize
    ?.split('x')
    .map(Number)
    .sort((a, b) => b - a);
  return sides?.length === 3 && sides.every((side) => side > 0) ? [sides[0]!, sides[1]!, sides[2]!] : null;
};

/**
 * How large a parcel is: its goods laid upon one another on their largest faces, which is never less than they need. Null where a
 * product does not say how large it is, so that whoever packs measures.
 */
export const parcelSize = (items: readonly PackedUnits[], units: readonly PackingUnits[]): Sides | null => {
  const stack: [number, number, number] = [0, 0, 0];
  for (const { lineId, quantity } of items) {
    const sides = units.find((unit) => unit.lineId === lineId)?.sizeMm;
    if (!sides) return null;
    stack[0] = Math.max(stack[0], sides[0]);
    stack[1] = Math.max(stack[1], sides[1]);
    stack[2] += sides[2] * quantity;
  }
  return stack.every((side) => side > 0 && side <= LONGEST_MM) ? stack : null;
};

/** What is known of a parcel by its goods, as it is kept. */
export const parcelMeasures = (
  items: readonly PackedUnits[],
  units: readonly PackingUnits[],
  packagingGrams: number,
): Pick<Parcel, 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'> => {
  const [lengthMm = null, widthMm = null, heightMm = null] = parcelSize(items, units) ?? [];
  return { weightGrams: parcelWeight(items, units, packagingGrams), lengthMm, widthMm, heightMm };
};
