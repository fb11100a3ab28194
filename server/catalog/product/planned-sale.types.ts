import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';

@ObjectType({
  description: 'A price from day to day, set ahead; the price of the product is back by itself.',
  simpleResolvers: true,
})
export class PlannedSale {
  @Field(() => Money)
  price: Money;

  @Field(() => String, { description: 'First ISO day, of the shop.' })
  from: string;

  @Field(() => String, { description: 'Last ISO day, of the shop.' })
  to: string;

  @Field(() => Boolean, { description: 'It is what buyers pay now.' })
  running: boolean;
}
