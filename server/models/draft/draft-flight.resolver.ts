import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import type { PlaneFlight } from '../flight/flight-plane.types.ts';
import type { RocketFlight } from '../flight/flight-rocket.types.ts';
import { ProductFlight } from '../flight/flight.types.ts';
import { flightOf } from '../flight/product-flight.ts';
import { ModelDraftView } from './drafts.types.ts';

@Resolver(() => ModelDraftView)
export class DraftFlightResolver {
  @FieldResolver(() => ProductFlight, {
    nullable: true,
    description: 'How the page of the product will tell it; parts of which nobody said name and number weigh nothing.',
  })
  flightPreview(@Ctx() ctx: Context, @Root() { flown, parts }: ModelDraftView): RocketFlight | PlaneFlight | null {
    if (!flown || flown.kind === 'NONE') return null;
    const weighed = parts.flatMap(({ id, name, grams, quantity }) =>
      name?.en && grams !== null && quantity !== null
        ? [{ id, name: { en: name.en, sk: name.sk ?? name.en, de: name.de ?? name.en }, grams, quantity }]
        : [],
    );
    return flightOf({ parts: weighed, flight: flown }, ctx.locale);
  }
}
