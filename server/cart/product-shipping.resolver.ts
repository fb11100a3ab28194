import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { Money, money } from '../core/money.types.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { shippingOffers } from './shipping.ts';

@ObjectType({ description: 'The cheapest way to send one piece to some countries.', simpleResolvers: true })
export class ShippingRate {
  @Cost({ size: 30 })
  @Field(() => [String], { description: 'ISO 3166-1 alpha-2.' })
  countries: readonly string[];

  @Field(() => Money, { description: 'VAT included.' })
  price: Money;

  @Field(() => Int, { description: 'Working days.' })
  minDays: number;

  @Field(() => Int, { description: 'Working days, at most.' })
  maxDays: number;
}

@Resolver(() => ProductView)
export class ProductShippingResolver {
  @Cost({ size: 10 })
  @FieldResolver(() => [ShippingRate], {
    description: 'What sending one piece costs, nearest countries first. Empty for DIGITAL.',
  })
  async shippingRates(@Ctx() ctx: Context, @Root() product: ProductView): Promise<ShippingRate[]> {
    const { productType, weightGrams, price } = product;
    if (productType === 'DIGITAL') return [];
    const { shipping } = await readSettings(ctx);
    const sent = { ...shipping, methods: shipping.methods.filter(({ collection }) => !collection) };
    const parcel = { grams: weightGrams ?? 0, valueMinor: price.minor };
    return shipping.zones.flatMap(({ countries }) => {
      const offers = shippingOffers(sent, { ...parcel, country: countries[0]! }, ctx.locale);
      const [cheapest] = offers.sort((a, b) => a.priceMinor - b.priceMinor);
      if (!cheapest) return [];
      const { priceMinor, minDays, maxDays } = cheapest;
      return [{ countries, price: money(priceMinor), minDays, maxDays }];
    });
  }
}
