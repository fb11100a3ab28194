import { Field, Int, ObjectType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import { ReviewView } from './reviews.types.ts';

@ObjectType({ simpleResolvers: true })
export class ModeratedReviews {
  @Cost({ size: 'asked' })
  @Field(() => [ReviewView])
  items: ReviewView[];

  @Field(() => Int)
  totalCount: number;

  @Field(() => Int, { description: 'How many wait, whatever was asked for.' })
  waiting: number;
}
