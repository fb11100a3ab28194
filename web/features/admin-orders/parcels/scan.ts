import type { OrderPackingPartsFragment } from './Packing.gen.ts';

type Line = OrderPackingPartsFragment['lines'][number];

/** Units of each line that lie in the open box. */
export type Counts = ReadonlyMap<string, number>;

export type Scanned =
  /** One more unit of this line. */
  | { readonly kind: 'counted'; readonly line: Line }
  /** It belongs to the order, but all of it is packed. */
  | { readonly kind: 'enough'; readonly line: Line }
  /** Nothing of this order. */
  | { readonly kind: 'unknown'; readonly code: string };

/** A code as scanners send it: without spaces around, in capitals, and with - where a keyboard of another language types /. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Whether a code looks like the number of an order, which opens that order. */
export const isOrderNumber = (code: string): boolean => /^MX-\d{4}-\d{6,}$/.test(codeOf(code));

/** What a scan means for the open box: a part number, or the number of the product. */
export const scanned = (typed: string, lines: readonly Line[], counts: Counts): Scanned => {
  const code = codeOf(typed);
  const own = lines.filter(({ line }) => line.sku.toUpperCase() === code || String(line.productId) === code);
  const free = own.find(({ id, left }) => (counts.get(id) ?? 0) < left);
  if (free) return { kind: 'counted', line: free };
  return own[0] ? { kind: 'enough', line: own[0] } : { kind: 'unknown', code: typed.trim() };
};

/** The counts with one unit more or less, between nothing and what is left. */
export const counted = (counts: Counts, { id, left }: Line, step: number): Counts =>
  new Map(counts).set(id, Math.min(left, Math.max(0, (counts.get(id) ?? 0) + step)));

export const isEmpty = (counts: Counts): boolean => [...counts.values()].every((count) => count === 0);

/** Everything that is left lies in the box. */
export const isComplete = (lines: readonly Line[], counts: Counts): boolean =>
  lines.every(({ id, left }) => (counts.get(id) ?? 0) >= left);

/** What the box weighs with its packaging; null: a product does not say. */
export const boxGrams = (lines: readonly Line[], counts: Counts, packagingGrams: number): number | null => {
  let grams = packagingGrams;
  for (const { id, weightGrams } of lines) {
    const count = counts.get(id) ?? 0;
    if (count > 0 && weightGrams === null) return null;
    grams += count * (weightGrams ?? 0);
  }
  return grams;
};

/** How large a box of its pieces is, one upon the other, as the server has it (`parcels/parcel-size.ts`); null: a product does not say. */
export const boxSize = (lines: readonly Line[], counts: Counts): readonly number[] | null => {
  const stack = [0, 0, 0];
  for (const { id, sizeMm } of lines) {
    const count = counts.get(id) ?? 0;
    if (count === 0) continue;
    if (!sizeMm) return null;
    const [length, width, height] = sizeMm as [number, number, number];
    stack[0] = Math.max(stack[0]!, length);
    stack[1] = Math.max(stack[1]!, width);
    stack[2]! += height * count;
  }
  return stack[2] === 0 ? null : stack;
};
