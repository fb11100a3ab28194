import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { ProductDrive, type BoatDrive, type CarDrive } from './drive.types.ts';
import type { PlaneFlight } from './flight-plane.types.ts';
import { driveOf } from './product-drive.ts';
import { flightOf } from './product-flight.ts';
import { motorsFor } from './flight-motors.ts';
import { FittingMotors, FittingMotorsArgs } from './flight-motor.types.ts';
import type { RocketFlight } from './flight-rocket.types.ts';
import { flightSupplies } from './flight-supplies.ts';
import { FlightSupply } from './flight-supplies.types.ts';
import { ProductFlight } from './flight.types.ts';
import { modelOf } from '../models.loaders.ts';

@Resolver(() => ProductView)
export class FlightResolver {
  @Cost({ call: 5 })
  @FieldResolver(() => ProductFlight, {
    nullable: true,
    description:
      'Geometry and masses that decide how it flies, for stability, balance and stall speed. Null for what does not fly. Figures are the designer’s and the print estimate’s: weigh and balance before the flight.',
  })
  async flight(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<RocketFlight | PlaneFlight | null> {
    const model = await modelOf(ctx).load({ productId: id, full: true });
    return model?.manifest ? flightOf(model.manifest, ctx.locale) : null;
  }

  @Cost({ call: 5 })
  @FieldResolver(() => ProductDrive, {
    nullable: true,
    description:
      'Masses, gear, hull, batteries and motors that decide how a car drives or a boat runs. Null for everything else. Figures are the designer’s and the print estimate’s.',
  })
  async drive(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<CarDrive | BoatDrive | null> {
    const model = await modelOf(ctx).load({ productId: id, full: true });
    return model?.manifest ? driveOf(model.manifest, ctx.locale) : null;
  }

  @Cost({ call: 10, size: 20 })
  @FieldResolver(() => [FlightSupply], {
    description:
      'What this shop sells of all that its flight takes: motors, batteries, propellers and consumables as sellers designated them, and its shopping list.',
  })
  flightSupplies(@Ctx() ctx: Context, @Root() product: ProductView): Promise<FlightSupply[]> {
    return flightSupplies(ctx, product);
  }
}

@Resolver()
export class FittingMotorsResolver {
  @Cost({ size: 3 })
  @Query(() => [FittingMotors], { description: 'Certified motors that go into mounts, in the order of these.' })
  fittingMotors(@Args(() => FittingMotorsArgs) { rooms }: FittingMotorsArgs): FittingMotors[] {
    return rooms.map((room) => ({ motors: motorsFor(room) }));
  }
}
