import { Field, Int, ObjectType } from 'type-graphql';
import { ReviewView } from './reviews.types.ts';

@ObjectType({ simpleResolvers: true })
export class ModeratedReviews {
  @Field(() => [ReviewView])
  items: ReviewView[];

  @Field(() => Int)
  totalCount: number;

  @Field(() => Int, { description: 'How many wait, whatever was asked for.' })
  waiting: number;
}
