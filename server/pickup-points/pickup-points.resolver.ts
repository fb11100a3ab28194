import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { searchPickupPoints } from './pickup-points.queries.ts';
import { PickupPointsFound, PickupPointsInput } from './pickup-points.types.ts';

@Resolver()
export class PickupPointsResolver {
  @Cost({ call: 200 })
  @Query(() => PickupPointsFound, { description: 'Where a carrier keeps parcels for collection, nearest first.' })
  pickupPoints(
    @Ctx() ctx: Context,
    @Arg('input', () => PickupPointsInput) { lat, lng, country, ...search }: PickupPointsInput,
  ): Promise<PickupPointsFound> {
    const spot = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
    return searchPickupPoints(ctx, { ...search, country: country.toUpperCase(), spot });
  }
}
