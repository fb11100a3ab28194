import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';

@ObjectType({
  description: 'A price that was lowered within the last 30 days, or for a planned sale.',
  simpleResolvers: true,
})
export class PriceReduction {
  @Field(() => Money, {
    description: 'The lowest price of the 30 days before the reduction; it is always above the price now.',
  })
  lowest: Money;

  @Field(() => GraphQLISODateTime, { description: 'When the reduction began.' })
  since: Date;

  @Field(() => String, { nullable: true, description: 'Last ISO day of a planned sale; null: it has no end.' })
  until: string | null;
}
