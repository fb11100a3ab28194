import { takeAttempt, type Limit } from '../../accounts/attempts.service.ts';
import { countMail } from '../../accounts/mail-limits.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { HOUR_MS } from '../../core/time.ts';
import type { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { findOrder, orderAccessToken, type OrderAccess } from '../../orders/orders.queries.ts';
import { renewAccess } from '../../orders/order-access.service.ts';
import type { PlacedOrder } from '../../orders/placed-order.types.ts';
import { requestOrderNotice } from './order-notice.job.ts';

/** Renewals of one order: each sends a mail. */
const RENEWALS: Limit = { name: 'renew-order-link', most: 3, windowMs: HOUR_MS };

/**
 * Gives a locked order a new secret and mails the new link to the address of the order, in the caller's transaction. Throws
 * RATE_LIMITED after three within an hour.
 */
export const renewLink = async (ctx: Ctx, order: Order): Promise<Order> => {
  await takeAttempt(ctx, RENEWALS, order.id);
  const renewed = await renewAccess(ctx, order);
  await requestOrderNotice(ctx, renewed, { kind: 'LINK_RENEWED', reference: `${order.id}.${renewed.version}` });
  return renewed;
};

/**
 * The same for the owner of the order or the holder of its link, who gets the new secret back: a guest stays on the page.
 * Throws ORDER_NOT_FOUND (also for a link that another call has just renewed), RATE_LIMITED. Locks the order.
 */
export const renewOrderLink = (ctx: Ctx, access: OrderAccess): Promise<PlacedOrder> =>
  transaction(ctx, async (tx) => {
    const { id } = await findOrder(tx, access);
    await lockOrder(tx, id);
    const found = await findOrder(tx, access);
    if (!found.paymentDate) await countMail(tx, found.userEmail);
    const order = await renewLink(tx, found);
    return { order, accessToken: orderAccessToken(tx, order) };
  });
