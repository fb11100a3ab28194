import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { findReview, listWaitingReviews } from './reviews.reading.ts';
import { ReviewView } from './reviews.types.ts';
import { publishReview, rejectReview } from './reviews.writing.ts';

@Resolver()
export class ReviewModerationResolver {
  @Query(() => [ReviewView], { description: 'For admins: reviews that wait for a decision, oldest first; 1 to 100.' })
  waitingReviews(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: 24 }) first: number,
  ): Promise<ReviewView[]> {
    return listWaitingReviews(ctx, first);
  }

  @Mutation(() => ReviewView, {
    description:
      'For admins: shows a review to everyone, in the version that was read. Errors: NOT_FOUND, VERSION_CONFLICT.',
  })
  async publishReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ): Promise<ReviewView> {
    await publishReview(ctx, id, version);
    return findReview(ctx, id);
  }

  @Mutation(() => ReviewView, {
    description:
      'For admins: refuses a review or takes a published one down. The author reads the reason, at most 500 characters. ' +
      'Errors: NOT_FOUND, VERSION_CONFLICT.',
  })
  async rejectReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('reason', () => String) reason: string,
  ): Promise<ReviewView> {
    await rejectReview(ctx, id, version, reason);
    return findReview(ctx, id);
  }
}
