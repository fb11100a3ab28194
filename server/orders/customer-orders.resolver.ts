import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import type { Ctx as Context } from '../core/context.ts';
import { latestOrdersOf } from './customer-orders.ts';
import { Order } from './order.entity.ts';

@Resolver(() => User)
export class CustomerOrdersResolver {
  @FieldResolver(() => [Order], { description: 'Newest first; `first` is 1 to 100.' })
  orders(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
  ): Promise<Order[]> {
    return latestOrdersOf(ctx, user.id, first);
  }
}
