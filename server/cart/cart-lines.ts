import { validationFailed } from '../core/errors.ts';

export const MAX_LINES = 100;
export const MAX_QUANTITY = 999;
const MAX_ID = 2_147_483_647;

export interface CartLine {
  productId: number;
  quantity: number;
}

/** One line per product. */
export interface MergedLine extends CartLine {
  /** Several lines of one product were joined into this one. */
  duplicate: boolean;
}

const isCount = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;

const sumsOf = (lines: readonly CartLine[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/** What is wrong with the lines, field path → code; empty when they are within the limits of a cart. */
export const cartLineErrors = (lines: readonly CartLine[]): Record<string, string> => {
  if (lines.length > MAX_LINES) return { lines: 'TOO_MANY' };
  const errors: Record<string, string> = {};
  for (const [i, { productId, quantity }] of lines.entries()) {
    if (!isCount(productId, MAX_ID)) errors[`lines.${i}.productId`] = 'INVALID';
    if (!isCount(quantity, MAX_QUANTITY)) errors[`lines.${i}.quantity`] = 'INVALID';
  }
  const tooMany = [...sumsOf(lines).values()].some((quantity) => quantity > MAX_QUANTITY);
  return tooMany && Object.keys(errors).length === 0 ? { lines: 'TOO_MANY' } : errors;
};

/** Joins lines of one product, in the order of their first mention. Throws VALIDATION_FAILED past the limits of a cart. */
export const mergeLines = (lines: readonly CartLine[]): MergedLine[] => {
  const errors = cartLineErrors(lines);
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return [...sumsOf(lines)].map(([productId, quantity]) => ({
    productId,
    quantity,
    duplicate: lines.filter((line) => line.productId === productId).length > 1,
  }));
};
