import * as z from 'zod';

/** A price from day to day, both included, of the shop; in cents. */
export interface Sale {
  readonly priceMinor: number;
  readonly from: string;
  readonly to: string;
}

/** Beside the first one. */
export const MOST_LATER_SALES = 11;

/** Sales to come after the first one, as they are sent; none is null. */
export const laterSales = (mostMinor: number) =>
  z
    .array(z.object({ priceMinor: z.number().int().min(1).max(mostMinor), from: z.iso.date(), to: z.iso.date() }))
    .max(MOST_LATER_SALES)
    .transform((sales) => (sales.length > 0 ? sales : null))
    .nullable()
    .default(null);
