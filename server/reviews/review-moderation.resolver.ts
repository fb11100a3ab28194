import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage } from '../core/list-page.ts';
import { listModeratedReviews } from './review-moderation.queries.ts';
import { publishReview, rejectReview, reopenReview } from './review-moderation.service.ts';
import { AdminReviewPage } from './review-moderation.types.ts';
import { ReviewState } from './review-state.ts';
import { findReview } from './reviews.queries.ts';
import { ReviewView } from './reviews.types.ts';

@Resolver()
export class ReviewModerationResolver {
  @Cost({ call: 60 })
  @Query(() => AdminReviewPage, {
    description: 'For admins: reviews in one state; those that wait oldest first, others newest first.',
  })
  adminReviews(
    @Ctx() ctx: Context,
    @Args(() => ListPage) page: ListPage,
    @Arg('state', () => ReviewState) state: ReviewState,
    @Arg('search', () => String, { nullable: true }) search: string | null = null,
  ): Promise<AdminReviewPage> {
    return listModeratedReviews(ctx, { ...page, state, search });
  }

  @Mutation(() => ReviewView, {
    description:
      'For admins: shows a review to everyone, in the version that was read. Errors: NOT_FOUND, VERSION_CONFLICT.',
  })
  async publishReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) version: number,
  ): Promise<ReviewView> {
    await publishReview(ctx, { id, version });
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
    @Arg('expectedVersion', () => Int) version: number,
    @Arg('reason', () => String) reason: string,
  ): Promise<ReviewView> {
    await rejectReview(ctx, { id, version }, reason);
    return findReview(ctx, id);
  }

  @Mutation(() => ReviewView, {
    description: 'For admins: takes a decision back; the review waits again. Errors: NOT_FOUND, VERSION_CONFLICT.',
  })
  async reopenReview(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) version: number,
  ): Promise<ReviewView> {
    await reopenReview(ctx, { id, version });
    return findReview(ctx, id);
  }
}
