import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { findBuild } from './builds.reading.ts';
import { BuildView } from './gallery.types.ts';
import { listWaitingBuilds, publishBuild, rejectBuild } from './moderation.ts';

@Resolver()
export class ModerationResolver {
  @Query(() => [BuildView], {
    description: 'For admins: builds that were sent in and published ones that were reported, oldest first; 1 to 100.',
  })
  waitingBuilds(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { defaultValue: 24 }) first: number,
  ): Promise<BuildView[]> {
    return listWaitingBuilds(ctx, first);
  }

  @Mutation(() => BuildView, {
    description: 'For admins: shows a build to everyone and closes reports of it. Errors: NOT_FOUND, BUILD_CLOSED.',
  })
  async publishBuild(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuildView> {
    await publishBuild(ctx, id);
    return findBuild(ctx, id);
  }

  @Mutation(() => BuildView, {
    description:
      'For admins: refuses a build or takes a published one down. The builder reads the reason, at most 500 characters. ' +
      'Errors: NOT_FOUND, BUILD_CLOSED.',
  })
  async rejectBuild(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<BuildView> {
    await rejectBuild(ctx, id, reason);
    return findBuild(ctx, id);
  }
}
