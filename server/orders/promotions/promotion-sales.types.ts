import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';

@ObjectType({ description: 'What was sold with a promotion.', simpleResolvers: true })
export class PromotionSales {
  @Field(() => Int, { description: 'Paid orders that had it.' })
  orders: number;

  @Field(() => Money, { description: 'What these orders paid, less what was refunded.' })
  revenue: Money;

  @Field(() => Money, { description: 'What it took off their goods.' })
  reduction: Money;
}
