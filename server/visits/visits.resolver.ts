import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { countVisits, dailyVisits, topLocations } from './visits.service.ts';
import { LocationsArgs, PeriodArgs, VisitCountView, VisitDayView, VisitLocationView } from './visits.types.ts';

@Resolver()
export class VisitsResolver {
  @Query(() => VisitCountView, { description: 'All visits and those of today. For admins with ANALYTICS.' })
  visitCount(@Ctx() ctx: Context): Promise<VisitCountView> {
    return countVisits(ctx);
  }

  @Cost({ size: 366 })
  @Query(() => [VisitDayView], {
    description: 'One entry for each day, also for those without visits, oldest first. For admins with ANALYTICS.',
  })
  visitsDaily(@Ctx() ctx: Context, @Args(() => PeriodArgs) { days }: PeriodArgs): Promise<VisitDayView[]> {
    return dailyVisits(ctx, days);
  }

  @Cost({ size: 10 })
  @Query(() => [VisitLocationView], {
    description:
      'The ten countries with the most visits, ever or within some days, most first. For admins with ANALYTICS.',
  })
  visitLocations(
    @Ctx() ctx: Context,
    @Args(() => LocationsArgs) { days }: LocationsArgs,
  ): Promise<VisitLocationView[]> {
    return topLocations(ctx, days);
  }
}
