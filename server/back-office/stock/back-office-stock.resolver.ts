import { Args, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { countStock, listStock } from './back-office-stock.queries.ts';
import { BackOfficeStockArgs, StockCountConnection } from './back-office-stock.types.ts';

@Resolver(() => StockCountConnection)
export class BackOfficeStockResolver {
  @Cost({ call: 30 })
  @Query(() => StockCountConnection, { description: 'For warehouses: what is in the house, by part number.' })
  backOfficeStock(
    @Ctx() ctx: Context,
    @Args(() => BackOfficeStockArgs) args: BackOfficeStockArgs,
  ): Promise<StockCountConnection> {
    return listStock(ctx, args);
  }

  @Cost({ call: 10 })
  @FieldResolver(() => Int)
  totalCount(@Ctx() ctx: Context): Promise<number> {
    return countStock(ctx);
  }
}
