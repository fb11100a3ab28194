import { dayOf } from '../../../core/text/format.ts';
import type { Ctx } from '../../../core/context.ts';
import type { Order } from '../../../orders/order.entity.ts';
import { bookCollected } from '../collection.service.ts';
import { CashCollection, CollectionState } from './cash-collection.entity.ts';
import { collectionProblem, isCollected } from './collection-problem.ts';

/** Never before the order or in the future, which a list may say by mistake. */
const dayFor = (ctx: Ctx, { orderDate }: Order, { collectedAt }: CashCollection): string =>
  [dayOf(orderDate), dayOf(collectedAt), dayOf(ctx.shop.clock.now())].sort()[1]!;

/** Books what the rule allows of what names a locked order, once, in the caller's transaction. */
export const pairWithOrder = async (tx: Ctx, order: Order): Promise<void> => {
  const own = await tx.repo(CashCollection).find({ where: { orderId: order.id }, order: { id: 'ASC' } });
  if (own.some(({ state }) => state === CollectionState.BOOKED)) return;
  const paying = own.find((one) => one.state === CollectionState.OPEN && collectionProblem(one, order) === null);
  if (!paying) return;
  if (!isCollected(order)) await bookCollected(tx, order.id, dayFor(tx, order, paying));
  const decidedAt = tx.shop.clock.now();
  await tx.repo(CashCollection).update({ id: paying.id }, { state: CollectionState.BOOKED, decidedAt });
};
