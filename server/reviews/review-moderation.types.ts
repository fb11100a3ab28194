import { Field, Int, ObjectType } from 'type-graphql';
import { NumberedPage } from '../core/list-page.ts';
import { Cost } from '../core/field-cost.ts';
import { ReviewView } from './reviews.types.ts';

@ObjectType({ description: 'A page of reviews for moderators.', simpleResolvers: true })
export class AdminReviewPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [ReviewView])
  items: ReviewView[];

  @Field(() => Int, { description: 'How many wait, whatever was asked for.' })
  waiting: number;
}
