import { Args, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage } from '../core/list-page.ts';
import { listDays, listRows, reportOnStore, type VisitStoreReport } from './visit-store.service.ts';
import { VisitDayPageView, VisitRowPageView, VisitRowsArgs, VisitStoreView } from './visit-store.types.ts';

@Resolver(() => VisitStoreView)
export class VisitStoreResolver {
  @Cost({ call: 400 })
  @Query(() => VisitStoreView, {
    description: 'Which store keeps the visits and how it is. Answers also while Cassandra is away. Admins only.',
  })
  visitStore(@Ctx() ctx: Context): Promise<VisitStoreReport> {
    return reportOnStore(ctx);
  }

  @Cost({ call: 50 })
  @Query(() => VisitRowPageView, {
    description: 'Single visits of a day, newest first; they are kept for 13 months. Admins only.',
  })
  visitRows(@Ctx() ctx: Context, @Args(() => VisitRowsArgs) args: VisitRowsArgs): Promise<VisitRowPageView> {
    return listRows(ctx, args);
  }

  @Cost({ call: 50 })
  @FieldResolver(() => VisitDayPageView, { description: 'Days with visits, newest first.' })
  rowsPerDay(@Ctx() ctx: Context, @Args(() => ListPage) page: ListPage): Promise<VisitDayPageView> {
    return listDays(ctx, page);
  }
}
