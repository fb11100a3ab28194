import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Money, money } from '../core/money.types.ts';
import { shippingOffers, ZONES } from './shipping.ts';

@ObjectType({ description: 'The cheapest way to send one piece to some countries.', simpleResolvers: true })
export class ShippingRate {
  @Field(() => [String], { description: 'ISO 3166-1 alpha-2.' })
  countries: readonly string[];

  @Field(() => Money, { description: 'VAT included.' })
  price: Money;

  @Field(() => Int, { description: 'Working days.' })
  minDays: number;

  @Field(() => Int)
  maxDays: number;
}

const COLLECTION = 'workshop';

@Resolver(() => ProductView)
export class ProductShippingResolver {
  @FieldResolver(() => [ShippingRate], {
    description: 'What sending one piece costs, nearest countries first. Empty for DIGITAL.',
  })
  shippingRates(@Ctx() ctx: Context, @Root() { productType, weightGrams }: ProductView): ShippingRate[] {
    if (productType === 'DIGITAL') return [];
    return ZONES.flatMap((countries) => {
      const offers = shippingOffers(countries[0]!, weightGrams ?? 0, ctx.locale).filter(({ id }) => id !== COLLECTION);
      const [cheapest] = offers.sort((a, b) => a.priceMinor - b.priceMinor);
      if (!cheapest) return [];
      const { priceMinor, minDays, maxDays } = cheapest;
      return [{ countries, price: money(priceMinor), minDays, maxDays }];
    });
  }
}
