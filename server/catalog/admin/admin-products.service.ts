import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { adminRows } from './admin-products.queries.ts';
import type { AdminProductRow } from './admin-products.types.ts';
import { updateProduct } from '../product/product-change.service.ts';
import { requireSellable } from '../product/sale-readiness.queries.ts';

/** A row of the table as it is now. */
export const adminRow = async (ctx: Ctx, id: number): Promise<AdminProductRow> => (await adminRows(ctx, [id]))[0]!;

/**
 * Sets the gross price in cents; carts and pages follow at once, the old price stays in the history. Throws
 * PRODUCT_NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT (`args.version`) when somebody changed the product meanwhile.
 */
export const setProductPrice = (
  ctx: Ctx,
  id: number,
  priceMinor: number,
  expectedVersion: number,
): Promise<AdminProductRow> =>
  transaction(ctx, async (tx) => {
    const [before] = await adminRows(tx, [id]);
    await updateProduct(tx, id, { priceMinor }, expectedVersion);
    const after = await adminRow(tx, id);
    await requireSellable(tx, id, before!, after);
    await recordAction(tx, {
      action: 'product.price',
      subject: 'PRODUCT',
      id,
      name: after.name,
      before: { priceMinor: before!.price.minor },
      after: { priceMinor },
    });
    return after;
  });
