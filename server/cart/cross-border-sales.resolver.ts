import { Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { readCrossBorderSales } from './cross-border-sales.queries.ts';
import { CrossBorderSalesView } from './cross-border-sales.types.ts';

@Resolver(() => CrossBorderSalesView)
export class CrossBorderResolver {
  @Query(() => CrossBorderSalesView, { description: 'Where the sales to other member states stand.' })
  crossBorderSales(@Ctx() ctx: Context): Promise<CrossBorderSalesView> {
    return readCrossBorderSales(ctx);
  }
}
