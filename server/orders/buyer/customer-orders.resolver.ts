import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { User } from '../../accounts/user.entity.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { guestOrdersWaiting, latestOrdersOf } from './customer-orders.service.ts';
import { Order } from '../order.entity.ts';

@Resolver(() => User)
export class CustomerOrdersResolver {
  @Cost({ call: 30 })
  @FieldResolver(() => [Order], { description: 'Newest first; `first` is 1 to 100.' })
  orders(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
  ): Promise<Order[]> {
    return latestOrdersOf(ctx, user.id, first);
  }

  @Cost({ call: 20 })
  @FieldResolver(() => Int, {
    description:
      "Orders bought as a guest with the account's address. They join it once the password is set by a mail to that address.",
  })
  guestOrdersWaiting(@Ctx() ctx: Context, @Root() user: User): Promise<number> {
    return guestOrdersWaiting(ctx, user);
  }
}
