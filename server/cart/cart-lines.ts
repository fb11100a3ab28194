import * as z from 'zod';
import { atMost, whenValid, MOST_INT } from '../core/checks.ts';
import { checked } from '../core/faults.ts';

export const MAX_LINES = 100;
export const MAX_QUANTITY = 999;
export interface CartLine {
  productId: number;
  quantity: number;
}

/** One line per product. */
export interface MergedLine extends CartLine {
  /** Several lines of one product were joined into this one. */
  duplicate: boolean;
}

const sumsOf = (lines: readonly CartLine[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

const count = (most: number) => z.number().int().min(1).max(most);

const line = z.object({ productId: count(MOST_INT), quantity: count(MAX_QUANTITY) });

/** Lines within the limits of a cart, also those of one product together. Codes TOO_MANY, INVALID. */
export const cartLines = atMost(MAX_LINES)
  .pipe(z.array(line) as z.ZodType<CartLine[], readonly unknown[]>)
  .refine((lines) => [...sumsOf(lines).values()].every((quantity) => quantity <= MAX_QUANTITY), {
    message: 'TOO_MANY',
    ...whenValid,
  });

const cart = z.object({ lines: cartLines });

/** Joins lines of one product, in the order of their first mention. Throws VALIDATION_FAILED past the limits of a cart. */
export const mergeLines = (given: readonly CartLine[]): MergedLine[] => {
  const { lines } = checked(cart, { lines: given });
  return [...sumsOf(lines)].map(([productId, quantity]) => ({
    productId,
    quantity,
    duplicate: lines.filter((line) => line.productId === productId).length > 1,
  }));
};
