import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AdminUserView } from '../../accounts/admin/admin-users.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { Permission } from '../../core/permissions.ts';
import { latestOrdersOfUser, purchasesOf } from './user-orders.queries.ts';
import { UserOrder, UserPurchases } from './user-orders.types.ts';

@Resolver(() => AdminUserView)
export class UserOrdersResolver {
  @FieldResolver(() => UserPurchases, { description: 'What was bought with it.' })
  purchases(@Ctx() ctx: Context, @Root() { id }: AdminUserView): Promise<UserPurchases> {
    return purchasesOf(ctx).load(id);
  }

  @Cost({ size: 10 })
  @FieldResolver(() => [UserOrder], {
    nullable: true,
    description: 'The ten latest; null for an admin who may not see orders.',
  })
  latestOrders(@Ctx() ctx: Context, @Root() { id }: AdminUserView): Promise<UserOrder[]> | null {
    return ctx.viewer?.permissions?.includes(Permission.ORDERS) ? latestOrdersOfUser(ctx).load(id) : null;
  }
}
