import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { findBuild } from './builds.queries.ts';
import { BuildReportView, BuildView } from './gallery.types.ts';
import { listLiked, markLike, reportBuild } from './marks.service.ts';
import { openReportsOf } from './reports.loaders.ts';

@Resolver(() => BuildView)
export class MarkingResolver {
  @Cost({ size: 1000 })
  @Query(() => [ID], { description: 'Ids of the builds that the caller likes, latest first, at most 1000.' })
  likedBuilds(@Ctx() ctx: Context): Promise<string[]> {
    return listLiked(ctx);
  }

  @Mutation(() => BuildView, { description: 'Likes a published build, once. Errors: NOT_FOUND, RATE_LIMITED.' })
  async likeBuild(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuildView> {
    await markLike(ctx, id, true);
    return findBuild(ctx, id);
  }

  @Mutation(() => BuildView, { description: 'Takes that back. Errors: NOT_FOUND, RATE_LIMITED.' })
  async unlikeBuild(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuildView> {
    await markLike(ctx, id, false);
    return findBuild(ctx, id);
  }

  @Mutation(() => BuildView, {
    description:
      'Tells the moderators that a published build is unfit to be shown, and why, in 1 to 500 characters. It stays ' +
      'until they decide, however many report it. Errors: NOT_FOUND, RATE_LIMITED, VALIDATION_FAILED (reason).',
  })
  async reportBuild(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<BuildView> {
    await reportBuild(ctx, id, reason);
    return findBuild(ctx, id);
  }

  @Cost({ size: 20 })
  @FieldResolver(() => [BuildReportView], {
    description: 'Reports that no moderator has decided on, oldest first; empty for everyone but admins.',
  })
  reports(@Ctx() ctx: Context, @Root() { id }: BuildView): Promise<BuildReportView[]> {
    return openReportsOf(ctx).load(id);
  }
}
