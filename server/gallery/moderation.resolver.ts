import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage } from '../core/list-page.ts';
import { findBuild } from './builds.queries.ts';
import { BuildView } from './gallery.types.ts';
import { listModeratedBuilds } from './moderation.queries.ts';
import { publishBuild, rejectBuild, reopenBuild } from './moderation.service.ts';
import { BuildQueue, AdminBuildPage } from './moderation.types.ts';

@Resolver()
export class ModerationResolver {
  @Cost({ call: 90 })
  @Query(() => AdminBuildPage, { description: 'For admins: one of the queues of the moderators.' })
  adminBuilds(
    @Ctx() ctx: Context,
    @Args(() => ListPage) page: ListPage,
    @Arg('queue', () => BuildQueue) queue: BuildQueue,
    @Arg('search', () => String, { nullable: true }) search: string | null = null,
  ): Promise<AdminBuildPage> {
    return listModeratedBuilds(ctx, { ...page, queue, search });
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

  @Mutation(() => BuildView, {
    description: 'For admins: takes a decision back; the build waits again. Errors: NOT_FOUND, BUILD_CLOSED.',
  })
  async reopenBuild(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BuildView> {
    await reopenBuild(ctx, id);
    return findBuild(ctx, id);
  }
}
