import { Args, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { OfficePage } from '../http/office-page.types.ts';
import { countStock, listStock } from './back-office-stock.queries.ts';
import { StockCountConnection } from './back-office-stock.types.ts';

@Resolver(() => StockCountConnection)
export class BackOfficeStockResolver {
  @Cost({ call: 30 })
  @Query(() => StockCountConnection, { description: 'For warehouses: what is in the house, by part number.' })
  backOfficeStock(@Ctx() ctx: Context, @Args(() => OfficePage) args: OfficePage): Promise<StockCountConnection> {
    return listStock(ctx, args);
  }

  @Cost({ call: 10 })
  @FieldResolver(() => Int)
  totalCount(@Ctx() ctx: Context): Promise<number> {
    return countStock(ctx);
  }
}
