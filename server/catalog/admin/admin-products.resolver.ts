import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { checkArg } from '../../core/checked-input.ts';
import { atMost, within } from '../../core/checks.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { MAX_PAGE } from '../../core/page.ts';
import { priceHistory, PriceHistory } from './admin-product-prices.ts';
import { listAdminProducts } from './admin-products.queries.ts';
import { adminRow, setProductPrice } from './admin-products.service.ts';
import { AdminProductArgs, AdminProductPage, AdminProductRow } from './admin-products.types.ts';
import { bulkUpdate } from './bulk.service.ts';
import { BulkUpdateArgs, BulkUpdateResult, ErrorPolicy } from './bulk.types.ts';
import { changeStock, setStock, stockChanges } from '../stock/stock-change.service.ts';
import { StockChangeInput, StockChangeView, StockCountInput } from '../stock/stock-change.types.ts';

@Resolver()
export class AdminProductsResolver {
  @Cost({ call: 100 })
  @Query(() => AdminProductPage, { description: 'For admins: products, those that are off sale too.' })
  adminProducts(@Ctx() ctx: Context, @Args(() => AdminProductArgs) args: AdminProductArgs): Promise<AdminProductPage> {
    return listAdminProducts(ctx, args);
  }

  @Query(() => PriceHistory, { description: 'For admins: every price of a product. Errors: PRODUCT_NOT_FOUND.' })
  priceHistory(@Ctx() ctx: Context, @Arg('productId', () => Int) productId: number): Promise<PriceHistory> {
    return priceHistory(ctx, productId);
  }

  @Query(() => [StockChangeView], { description: 'For admins: changes of stock by hand, newest first; 1 to 100.' })
  async stockChanges(
    @Ctx() ctx: Context,
    @Arg('productId', () => Int) productId: number,
    @Arg('first', () => Int, { defaultValue: 20, validateFn: checkArg('first', within(1, MAX_PAGE)) }) first: number,
  ): Promise<StockChangeView[]> {
    return stockChanges(ctx, productId, first);
  }

  @Mutation(() => AdminProductRow, {
    description:
      'For admins: sets the price, in cents with VAT. Errors: PRODUCT_NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT.',
  })
  setProductPrice(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('priceMinor', () => Int) priceMinor: number,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminProductRow> {
    return setProductPrice(ctx, id, priceMinor, expectedVersion);
  }

  @Mutation(() => AdminProductRow, {
    description:
      'For admins: units came in or are gone. Errors: PRODUCT_NOT_FOUND, VALIDATION_FAILED (files have no stock), ' +
      'STOCK_RESERVED (args.reserved, args.onHand).',
  })
  async changeStock(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => StockChangeInput) input: StockChangeInput,
  ): Promise<AdminProductRow> {
    await changeStock(ctx, id, input);
    return adminRow(ctx, id);
  }

  @Mutation(() => AdminProductRow, {
    description:
      'For admins: units were counted. Errors: as changeStock, and VERSION_CONFLICT (args.version: units in the books) when ' +
      'there are not `expectedOnHand` any more.',
  })
  async setStock(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => StockCountInput) input: StockCountInput,
  ): Promise<AdminProductRow> {
    await setStock(ctx, id, input);
    return adminRow(ctx, id);
  }

  @Mutation(() => BulkUpdateResult, {
    description:
      'For admins: changes many products at once and answers row by row. Errors of rows are in the answer; ' +
      'VALIDATION_FAILED for more than 100.',
  })
  bulkUpdateProducts(
    @Ctx() ctx: Context,
    @Args(() => BulkUpdateArgs) { rows, errorPolicy }: BulkUpdateArgs,
  ): Promise<BulkUpdateResult> {
    return bulkUpdate(ctx, rows, errorPolicy);
  }

  @Mutation(() => BulkUpdateResult, {
    description:
      'For admins: puts at most 100 products on sale or takes them off. Unknown ones have errors in the answer.',
  })
  setProductsActive(
    @Ctx() ctx: Context,
    @Arg('ids', () => [Int], { validateFn: checkArg('ids', atMost(MAX_PAGE)) }) ids: number[],
    @Arg('active', () => Boolean) active: boolean,
  ): Promise<BulkUpdateResult> {
    return bulkUpdate(ctx, rowsOf(ids, { active }), ErrorPolicy.REJECT_FAILED_ROWS, 'product.active');
  }

  @Mutation(() => BulkUpdateResult, {
    description:
      'For admins: takes at most 100 products off sale and out of the way; their pages answer 410, orders and owned ' +
      'files stay. False brings them back, off sale.',
  })
  setProductsArchived(
    @Ctx() ctx: Context,
    @Arg('ids', () => [Int], { validateFn: checkArg('ids', atMost(MAX_PAGE)) }) ids: number[],
    @Arg('archived', () => Boolean) archived: boolean,
  ): Promise<BulkUpdateResult> {
    return bulkUpdate(ctx, rowsOf(ids, { archived }), ErrorPolicy.REJECT_FAILED_ROWS, 'product.archive');
  }
}

const rowsOf = <Change extends object>(ids: readonly number[], change: Change): ({ id: number } & Change)[] =>
  [...new Set(ids)].map((id) => ({ id, ...change }));
