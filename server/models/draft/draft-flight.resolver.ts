import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { ProductDrive, type BoatDrive, type CarDrive } from '../flight/drive.types.ts';
import type { PlaneFlight } from '../flight/flight-plane.types.ts';
import type { RocketFlight } from '../flight/flight-rocket.types.ts';
import { ProductFlight } from '../flight/flight.types.ts';
import { keptMotion } from '../flight/motion.ts';
import { driveOf } from '../flight/product-drive.ts';
import { flightOf } from '../flight/product-flight.ts';
import { ModelDraftView } from './drafts.types.ts';

/** How a draft moves, and its parts as they are weighed. */
const movingOf = ({ motion, parts }: ModelDraftView) => ({
  ...(motion && motion.kind !== 'NONE' && keptMotion(motion)),
  parts: parts.flatMap(({ id, name, grams, quantity }) =>
    name?.en && grams !== null && quantity !== null
      ? [{ id, name: { en: name.en, sk: name.sk ?? name.en, de: name.de ?? name.en }, grams, quantity }]
      : [],
  ),
});

@Resolver(() => ModelDraftView)
export class DraftFlightResolver {
  @FieldResolver(() => ProductFlight, {
    nullable: true,
    description: 'How the page of the product will tell it; parts of which nobody said name and number weigh nothing.',
  })
  flightPreview(@Ctx() ctx: Context, @Root() draft: ModelDraftView): RocketFlight | PlaneFlight | null {
    return flightOf(movingOf(draft), ctx.locale);
  }

  @FieldResolver(() => ProductDrive, {
    nullable: true,
    description: 'How the page of the product will tell how it drives or runs; parts weigh as in `flightPreview`.',
  })
  drivePreview(@Ctx() ctx: Context, @Root() draft: ModelDraftView): CarDrive | BoatDrive | null {
    return driveOf(movingOf(draft), ctx.locale);
  }
}
