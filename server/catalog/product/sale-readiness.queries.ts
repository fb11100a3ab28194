import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { Product } from './product.entity.ts';

/** What keeps a product off sale. */
export type SaleGap = 'NO_VERSION' | 'NO_FILES' | 'NO_PRICE';

/** Files can be bought once a version with something to print is published; goods have none. */
export const hasFilesToSell = ({ productType, soldFiles }: Pick<Product, 'productType' | 'soldFiles'>): boolean =>
  productType === 'PHYSICAL' || (soldFiles ?? 0) > 0;

/** Files need a published version with something to print in it, goods a price. Null: it may be sold. */
export const saleGap = ({
  productType,
  priceMinor,
  soldFiles,
}: Pick<Product, 'productType' | 'priceMinor' | 'soldFiles'>): SaleGap | null => {
  if (productType === 'PHYSICAL') return priceMinor > 0 ? null : 'NO_PRICE';
  if (soldFiles === null) return 'NO_VERSION';
  return hasFilesToSell({ productType, soldFiles }) ? null : 'NO_FILES';
};

/** The same of a product that is there, read in the caller's transaction. */
export const saleGapOf = async (ctx: Ctx, id: number): Promise<SaleGap | null> =>
  saleGap(await ctx.repo(Product).findOneByOrFail({ id }));

interface OnSale {
  readonly active: boolean;
  readonly price: { readonly minor: number };
}

/**
 * Call it in the transaction of a change, behind it. Throws VALIDATION_FAILED with the gap: `active` for a product that went
 * on sale, `priceMinor` for one that lost its price there.
 */
export const requireSellable = async (ctx: Ctx, id: number, before: OnSale | null, after: OnSale): Promise<void> => {
  const opened = !before?.active;
  if (!after.active || (!opened && before.price.minor === after.price.minor)) return;
  const gap = await saleGapOf(ctx, id);
  if (opened && gap) throw validationFailed({ active: gap });
  if (gap === 'NO_PRICE') throw validationFailed({ priceMinor: gap });
};
