import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { PeriodArgs } from '../../visits/visits.types.ts';
import { countWaiting } from './counts.service.ts';
import { AdminCounts } from './counts.types.ts';
import { readDashboard } from './dashboard.service.ts';
import { AdminDashboard } from './dashboard.types.ts';
import { readLimits } from './limits.service.ts';
import { AdminLimits } from './limits.types.ts';

@Resolver()
export class DashboardResolver {
  @Cost({ call: 1000 })
  @Query(() => AdminDashboard, { description: 'Visits and sales of the last days. For admins with ANALYTICS.' })
  adminDashboard(@Ctx() ctx: Context, @Args(() => PeriodArgs) { days }: PeriodArgs): Promise<AdminDashboard> {
    return readDashboard(ctx, days);
  }

  @Cost({ call: 150 })
  @Query(() => AdminCounts, { description: 'How much waits for a person, as far as the role goes. For any admin.' })
  adminCounts(@Ctx() ctx: Context): Promise<AdminCounts> {
    return countWaiting(ctx);
  }

  @Cost({ call: 150 })
  @Query(() => AdminLimits, {
    description: 'How far the seller is from the limits of the law on VAT, as far as the role goes. For any admin.',
  })
  adminLimits(@Ctx() ctx: Context): Promise<AdminLimits> {
    return readLimits(ctx);
  }
}
