import * as z from 'zod';

/** What each unit costs from a quantity on, in cents. */
export interface VolumePrice {
  readonly from: number;
  readonly priceMinor: number;
  /** Only for customers of this group; null: for all. */
  readonly groupId: string | null;
}

export const MOST_VOLUME_PRICES = 10;
const MOST_UNITS = 999;

/** More units at a lower price, and each quantity once, of all customers and of each group. */
const isFalling = (prices: readonly VolumePrice[]): boolean =>
  prices.every(({ from, priceMinor, groupId }, i) => {
    const before = prices.slice(0, i).findLast((one) => one.groupId === groupId);
    return before === undefined || (before.from < from && before.priceMinor > priceMinor);
  });

const volumePrice = (mostMinor: number) =>
  z.object({
    from: z.number().int().min(2).max(MOST_UNITS),
    priceMinor: z.number().int().min(1).max(mostMinor),
    groupId: z
      .uuid()
      .nullish()
      .transform((id) => id ?? null),
  });

/** The volume prices of a product by quantity; none is null. */
export const volumePrices = (mostMinor: number) =>
  z
    .array(volumePrice(mostMinor))
    .max(MOST_VOLUME_PRICES)
    .transform((prices) => [...prices].sort((a, b) => a.from - b.from))
    .refine(isFalling)
    .transform((prices) => (prices.length > 0 ? prices : null))
    .nullable()
    .default(null);

/** What a unit costs where so many are bought: never more than one by itself, so a sale that is cheaper holds. */
export const unitPriceOf = (
  {
    priceMinor,
    volumePrices: prices,
  }: { readonly priceMinor: number; readonly volumePrices: readonly VolumePrice[] | null },
  quantity: number,
): number =>
  Math.min(priceMinor, ...(prices ?? []).filter(({ from }) => from <= quantity).map((one) => one.priceMinor));
