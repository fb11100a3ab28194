import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { deliverOrder, shipOrder } from '../../admin/orders/order-actions.service.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { countBackOfficeOrders, listBackOfficeOrders, readBackOfficeOrder } from './back-office-orders.queries.ts';
import {
  BackOfficeOrder,
  BackOfficeOrderConnection,
  BackOfficeOrdersArgs,
  ParcelNumberInput,
} from './back-office-orders.types.ts';

@Resolver(() => BackOfficeOrderConnection)
export class BackOfficeOrdersResolver {
  @Cost({ call: 100 })
  @Query(() => BackOfficeOrderConnection, {
    description: 'For fulfilment: orders with goods that were paid, or are paid at the door, newest first.',
  })
  backOfficeOrders(
    @Ctx() ctx: Context,
    @Args(() => BackOfficeOrdersArgs) args: BackOfficeOrdersArgs,
  ): Promise<Omit<BackOfficeOrderConnection, 'totalCount'>> {
    return listBackOfficeOrders(ctx, args);
  }

  @Cost({ call: 10 })
  @FieldResolver(() => Int, { description: 'Up to 10,000.' })
  totalCount(@Ctx() ctx: Context, @Root() { stage }: BackOfficeOrderConnection): Promise<number> {
    return countBackOfficeOrders(ctx, stage);
  }

  @Cost({ call: 80 })
  @Query(() => BackOfficeOrder, { description: 'For fulfilment: one order with goods. ORDER_NOT_FOUND.' })
  backOfficeOrder(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BackOfficeOrder> {
    return readBackOfficeOrder(ctx, id);
  }

  @Mutation(() => BackOfficeOrder, {
    description:
      'For fulfilment: the goods left the house; the buyer gets a mail. VALIDATION_FAILED, ORDER_DISPUTED, ' +
      'ORDER_NOT_FOUND, ORDER_STATE_CONFLICT.',
  })
  async shipBackOfficeOrder(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('parcel', () => ParcelNumberInput, { description: 'Carrier and number, as far as they are known.' })
    parcel: ParcelNumberInput,
  ): Promise<BackOfficeOrder> {
    await shipOrder(ctx, id, parcel);
    return readBackOfficeOrder(ctx, id);
  }

  @Mutation(() => BackOfficeOrder, {
    description: 'For fulfilment: the goods arrived, which completes the order. ORDER_NOT_FOUND, ORDER_STATE_CONFLICT.',
  })
  async deliverBackOfficeOrder(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<BackOfficeOrder> {
    await deliverOrder(ctx, id);
    return readBackOfficeOrder(ctx, id);
  }
}
