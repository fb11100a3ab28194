import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../core/connection.types.ts';
import { Cost } from '../core/field-cost.ts';
import { ReviewState } from './review-state.ts';

@ObjectType({ description: 'What the published reviews of a product come to.', simpleResolvers: true })
export class ProductRating {
  @Field(() => Float, { nullable: true, description: 'Mean of the stars, two decimals; null without reviews.' })
  average: number | null;

  @Field(() => Int, { description: 'How many reviews.' })
  count: number;

  @Cost({ size: 5 })
  @Field(() => [Int], { description: 'How many gave 1, 2, 3, 4 and 5 stars.' })
  stars: number[];
}

@ObjectType('Review', {
  description: 'What a buyer of the product or of its counterpart says. Only PUBLISHED ones are seen by others.',
  simpleResolvers: true,
})
export class ReviewView {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating: number;

  @Field(() => String)
  text: string;

  @Field(() => ReviewState)
  state: ReviewState;

  @Field(() => String, {
    description: 'Why it was refused or taken down; empty for everyone but its author and admins.',
  })
  reason: string;

  @Field(() => Int, { description: 'Grows with each change by its author.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'First name and initial, or the user name, where one is known.' })
  author: string | null;

  @Field(() => Date, { description: 'When it was written or last changed.' })
  writtenAt: Date;

  @Field(() => Date, { nullable: true })
  publishedAt: Date | null;

  @Field(() => Int)
  productId: number;

  buildId: string | null;
}

@ObjectType({ description: 'Reviews, newest first.', simpleResolvers: true })
export class ReviewConnection {
  @Cost({ size: 'asked' })
  @Field(() => [ReviewView])
  nodes: ReviewView[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  @Field(() => Int)
  totalCount: number;
}

@ObjectType({ description: 'Where the caller stands with the reviews of a product.', simpleResolvers: true })
export class OwnReview {
  @Field(() => Boolean, { description: 'Whether the caller has bought it, as kit or as files, and may write.' })
  mayWrite: boolean;

  @Field(() => ReviewView, { nullable: true, description: 'What the caller wrote, in whatever state.' })
  review: ReviewView | null;
}

@InputType({ description: 'A review as it is written.' })
export class ReviewInput {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating: number;

  @Field(() => String, { description: '20 to 2000 characters, trimmed.' })
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'An own build, sent in or published, whose photograph goes with it.',
  })
  buildId?: string | null;
}
