import { loadSellables } from '../catalog/sellable.queries.ts';
import type { Ctx } from '../core/context.ts';
import { isPrintJob } from '../printing/print-job-ids.ts';
import { printsOnSale, type Sold } from '../printing/print-jobs.queries.ts';

/**
 * What the lines of a cart are of, off sale included: products in one statement, prints in another where there are any. Without
 * products none is asked for. An unknown id has no row. Locks nothing.
 */
export const loadSold = async (ctx: Ctx, ids: readonly number[]): Promise<Sold[]> => {
  const jobs = ids.filter(isPrintJob);
  const products =
    ids.length > jobs.length
      ? await loadSellables(
          ctx,
          ids.filter((id) => !isPrintJob(id)),
        )
      : [];
  return jobs.length > 0 ? [...products, ...(await printsOnSale(ctx, jobs))] : products;
};

/** Files are one to a customer, and a print says itself how many copies of what: the quantity of its line is 1. */
export const isSingle = ({ productType, print }: Pick<Sold, 'productType' | 'print'>): boolean =>
  productType === 'DIGITAL' || print !== undefined;
