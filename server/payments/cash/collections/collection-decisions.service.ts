import type { Ctx } from '../../../core/context.ts';
import { ErrorCode } from '../../../core/error-codes.ts';
import { AppError, validationFailed } from '../../../core/errors.ts';
import { isUuid } from '../../../core/text/text.ts';
import type { Order } from '../../../orders/order.entity.ts';
import { lockOrder } from '../../../orders/order-transition.service.ts';
import { PaymentWay } from '../../../orders/payment-way.ts';
import { CashCollection, CollectionState } from './cash-collection.entity.ts';
import { pairWithOrder } from './collection-pairing.service.ts';

const lockCollection = async (ctx: Ctx, id: string): Promise<CashCollection> => {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = isUuid(id) ? await ctx.repo(CashCollection).findOne({ where: { id }, lock }) : null;
  if (!known) throw new AppError(ErrorCode.NOT_FOUND);
  return known;
};

/**
 * Says of what a carrier collected, by what its list did not say, whose money it is, and books it where the rule allows
 * (`collectionProblem`), once. Locks the order. Throws NOT_FOUND, ORDER_NOT_FOUND, ENTRY_DECIDED (it is booked or put away),
 * VALIDATION_FAILED (orderId: OTHER_WAY, it is not paid at the door).
 */
export const assign = async (
  ctx: Ctx,
  id: string,
  orderId: string,
): Promise<{ order: Order; after: CashCollection; changed: boolean }> => {
  const order = await lockOrder(ctx, orderId);
  if (order.paymentWay !== PaymentWay.CASH_ON_DELIVERY) throw validationFailed({ orderId: 'OTHER_WAY' });
  const known = await lockCollection(ctx, id);
  if (known.state === CollectionState.BOOKED && known.orderId === order.id)
    return { order, after: known, changed: false };
  if (known.state !== CollectionState.OPEN) throw new AppError(ErrorCode.ENTRY_DECIDED);
  await ctx.repo(CashCollection).update({ id }, { orderId: order.id });
  await pairWithOrder(ctx, order);
  return { order, after: await lockCollection(ctx, id), changed: true };
};

/**
 * Puts away what a carrier collected and a person dealt with otherwise, or brings it back. Books nothing. Locks it. Throws NOT_FOUND,
 * ENTRY_DECIDED (it is booked).
 */
export const setAside = async (
  ctx: Ctx,
  id: string,
  aside: boolean,
): Promise<{ before: CollectionState; after: CashCollection }> => {
  const known = await lockCollection(ctx, id);
  if (known.state === CollectionState.BOOKED) throw new AppError(ErrorCode.ENTRY_DECIDED);
  const before = known.state;
  const state = aside ? CollectionState.SET_ASIDE : CollectionState.OPEN;
  const changes = { state, decidedAt: aside ? ctx.shop.clock.now() : null };
  await ctx.repo(CashCollection).update({ id }, changes);
  return { before, after: Object.assign(known, changes) };
};
