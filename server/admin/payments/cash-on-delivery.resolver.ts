import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { checkArg } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { viewOrder } from '../orders/order-view.ts';
import { AdminOrder } from '../orders/order-view.types.ts';
import { markCollected, markRefused } from './cash-on-delivery.service.ts';

@Resolver()
export class CashOnDeliveryResolver {
  @Mutation(() => AdminOrder, {
    description:
      'The carrier paid out what it had collected for an order. VALIDATION_FAILED, ORDER_NOT_FOUND, ORDER_STATE_CONFLICT.',
  })
  async markOrderCollected(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('day', () => String, {
      description: 'ISO day on which the money came.',
      validateFn: checkArg('day', upTo(100)),
    })
    day: string,
  ): Promise<AdminOrder> {
    await markCollected(ctx, id, day);
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, {
    description:
      'The parcel of an order that was to be paid on delivery came back: cancels it, puts its goods back, takes its ' +
      'invoice back and tells the buyer. ORDER_NOT_FOUND, ORDER_STATE_CONFLICT.',
  })
  async markParcelRefused(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminOrder> {
    await markRefused(ctx, id);
    return viewOrder(ctx, id);
  }
}
