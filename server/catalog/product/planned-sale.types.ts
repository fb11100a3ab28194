import { Field, InputType, Int, ObjectType } from 'type-graphql';
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

@ObjectType({ description: 'A sale that comes after another one of the product.', simpleResolvers: true })
export class LaterSale {
  @Field(() => Money)
  price: Money;

  @Field(() => String, { description: 'First ISO day, of the shop.' })
  from: string;

  @Field(() => String, { description: 'Last ISO day, of the shop.' })
  to: string;

  @Field(() => Money, {
    nullable: true,
    description:
      'What its reduction is announced against, as far as it is known: the lowest price of the 30 days before, with the sales ' +
      'before it. Null: it had none.',
  })
  priorPrice: Money | null;
}

@InputType({ description: 'A sale that comes after another one of the product.' })
export class LaterSaleInput {
  @Field(() => Int, { description: 'Cents; less than the ordinary price.' })
  priceMinor: number;

  @Field(() => String, { description: 'First ISO day, of the shop.' })
  from: string;

  @Field(() => String, { description: 'Last ISO day, of the shop; within a year.' })
  to: string;
}
