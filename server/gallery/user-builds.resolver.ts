import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AdminUserView } from '../accounts/admin/admin-users.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { BuildView } from './gallery.types.ts';
import { buildsOfUser } from './user-builds.loaders.ts';

@Resolver(() => AdminUserView)
export class UserBuildsResolver {
  @Cost({ size: 10 })
  @FieldResolver(() => [BuildView], {
    nullable: true,
    description: 'The twelve latest in whatever state but drafts; null for an admin who may not moderate.',
  })
  latestBuilds(@Ctx() ctx: Context, @Root() { id }: AdminUserView): Promise<BuildView[] | null> {
    return buildsOfUser(ctx).load(id);
  }
}
