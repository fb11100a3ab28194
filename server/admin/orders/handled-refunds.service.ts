import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { Refund, RefundStatus, RETURNED } from '../../payments/refunds/refund.entity.ts';

const OWNER = `
  SELECT a.order_id AS "orderId", coalesce(r.paypal_refund_id, r.request_id) AS "paypalId" FROM payment_refund r
  JOIN payment_capture c ON c.id = r.capture_id JOIN payment_attempt a ON a.id = c.attempt_id WHERE r.id = $1`;

/** The comparison with PayPal shows the same thing: it need not be put away twice. */
const RESOLVE = `
  UPDATE payment_difference SET resolved_at = $2 WHERE kind = 'REFUND_RETURNED' AND paypal_id = $1`;

/**
 * Marks a refund that PayPal refused, or whose money came back, as settled in another way, or opens it again. Gives the id of
 * its order. Throws NOT_FOUND, and ORDER_STATE_CONFLICT for a refund that reached the buyer or is not decided. Locks the order.
 */
export const setRefundHandled = (ctx: Ctx, id: string, handled: boolean): Promise<string> =>
  transaction(ctx, async (tx) => {
    const [owner] = isUuid(id) ? await tx.sql<{ orderId: string; paypalId: string }>(OWNER, [id]) : [];
    if (!owner) throw new AppError(ErrorCode.NOT_FOUND);
    const { orderNumber: name } = await lockOrder(tx, owner.orderId);
    const refund = await tx.repo(Refund).findOneByOrFail({ id });
    const failed = refund.status === RefundStatus.FAILED || refund.failure === RETURNED;
    if (!failed) throw new AppError(ErrorCode.ORDER_STATE_CONFLICT);
    const now = tx.shop.clock.now();
    await tx.repo(Refund).update({ id }, { handledAt: handled ? now : null });
    await tx.sql(RESOLVE, [owner.paypalId, handled ? now : null]);
    const [before, after] = [{ handled: refund.handledAt !== null }, { handled, amountMinor: refund.amountMinor }];
    if (before.handled !== handled)
      await recordAction(tx, {
        action: 'order.refund-handled',
        subject: 'ORDER',
        id: owner.orderId,
        name,
        before,
        after,
      });
    return owner.orderId;
  });
