import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { User } from '../../accounts/user.entity.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { countOrders, guestOrdersWaiting, ordersAfter } from './customer-orders.service.ts';
import { OrderConnection } from './customer-orders.types.ts';

@Resolver(() => User)
export class CustomerOrdersResolver {
  @Cost({ call: 60 })
  @FieldResolver(() => OrderConnection, { description: 'Newest first; `first` is 1 to 100.' })
  orders(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<Omit<OrderConnection, 'totalCount'>> {
    return ordersAfter(ctx, user.id, { first, after });
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

@Resolver(() => OrderConnection)
export class OrderConnectionResolver {
  @Cost({ call: 10 })
  @FieldResolver(() => Int)
  totalCount(@Ctx() ctx: Context, @Root() { customerId }: OrderConnection): Promise<number> {
    return countOrders(ctx, customerId);
  }
}
