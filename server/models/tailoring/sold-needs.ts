import { productById } from '../../catalog/catalog.loaders.ts';
import type { Ctx } from '../../core/context.ts';
import { productDesignated } from '../flight/flight-supplies.queries.ts';
import type { OptionNeed } from './kernel/choice.ts';
import type { TailoringNeed } from './tailoring.types.ts';

/** What of these is on sale here: of each designation the first product that its sellers gave it. */
export const soldNeeds = async (ctx: Ctx, needs: readonly OptionNeed[]): Promise<TailoringNeed[]> => {
  const found = await Promise.all(
    needs.map(async ({ designation, quantity }) => {
      const id = await productDesignated(ctx).load(designation);
      const product = id === null ? null : await productById(ctx).load(id);
      return product?.active ? [{ product, quantity }] : [];
    }),
  );
  return found.flat();
};
