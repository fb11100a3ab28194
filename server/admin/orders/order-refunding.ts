import { recordAction } from '../../audit/audit.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { Order } from '../../orders/order.entity.ts';
import { carryOutRefund, planRefund } from '../../payments/refunds/refunds.service.ts';
import type { Refund, RefundItem } from '../../payments/refunds/refund.entity.ts';

export interface GivenRefund {
  readonly orderId: string;
  readonly amountMinor?: number | null;
  readonly items?: readonly RefundItem[] | null;
  readonly reason: string;
  readonly restock: boolean;
  readonly idempotencyKey: string;
}

const check = ({ amountMinor, items, reason, restock }: GivenRefund): void => {
  const problems: Record<string, string> = {};
  if (!reason.trim()) problems.reason = 'REQUIRED';
  if (items?.length === 0) problems.items = 'REQUIRED';
  if (items && typeof amountMinor === 'number') problems.amountMinor = 'INVALID';
  if (restock && typeof amountMinor === 'number') problems.restock = 'INVALID';
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
};

/**
 * Gives money back through PayPal: everything that is left, an amount, or the price of some units, whose files are taken
 * back. With it go a credit note and a mail. One key is one refund, however often and at once it is asked for. It is
 * recorded before PayPal is asked, and a job goes on with it should this process die. Throws ORDER_NOT_FOUND,
 * VALIDATION_FAILED, REFUND_NOT_ALLOWED (args.leftMinor), IDEMPOTENCY_KEY_REUSED. Locks the order.
 */
export const refundByShop = async (ctx: Ctx, given: GivenRefund): Promise<Refund> => {
  check(given);
  const { orderId, restock } = given;
  const reason = given.reason.trim();
  const requestId = `admin:${given.idempotencyKey}`;
  const amountMinor = given.amountMinor ?? undefined;
  const items = given.items?.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const planned = await transaction(ctx, async (tx) => {
    const { refund, isNew } = await planRefund(tx, { orderId, amountMinor, items, reason, restock, requestId });
    if (!isNew) return refund;
    const { orderNumber: name } = await tx.repo(Order).findOneByOrFail({ id: orderId });
    const after = { amountMinor: refund.amountMinor, reason, restock, ...(items && { items }) };
    await recordAction(tx, { action: 'order.refund', subject: 'ORDER', id: orderId, name, after });
    return refund;
  });
  return carryOutRefund(ctx, planned.id);
};
