import * as z from 'zod';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { checked } from '../../core/faults.ts';
import { Order } from '../../orders/order.entity.ts';
import { carryOutRefund, planRefund } from '../../payments/refunds/refunds.service.ts';
import type { Refund } from '../../payments/refunds/refund.entity.ts';

const wanted = z
  .object({
    reason: z.string().trim().min(1, 'REQUIRED'),
    lines: z
      .array(z.object({ lineId: z.string(), quantity: z.number() }))
      .min(1, 'REQUIRED')
      .nullish(),
    delivery: z.boolean().nullish(),
    amountMinor: z.number().nullish(),
    restock: z.boolean(),
  })
  .superRefine(({ amountMinor, lines, delivery, restock }, issues) => {
    if (typeof amountMinor !== 'number') return;
    if (lines) issues.addIssue({ code: 'custom', path: ['amountMinor'], message: 'INVALID' });
    if (delivery) issues.addIssue({ code: 'custom', path: ['delivery'], message: 'INVALID' });
    if (restock) issues.addIssue({ code: 'custom', path: ['restock'], message: 'INVALID' });
  });

export type GivenRefund = z.input<typeof wanted> & { readonly orderId: string; readonly idempotencyKey: string };

/**
 * Gives money back through PayPal: everything that is left, an amount, or the price of some units, whose files are taken
 * back, of the delivery, or of both. With it go a credit note and a mail. One key is one refund, however often and at once it is asked for. It is
 * recorded before PayPal is asked, and a job goes on with it should this process die. Throws ORDER_NOT_FOUND,
 * VALIDATION_FAILED, REFUND_NOT_ALLOWED (args.leftMinor), IDEMPOTENCY_KEY_REUSED. Locks the order.
 */
export const refundByShop = async (ctx: Ctx, given: GivenRefund): Promise<Refund> => {
  const { reason, restock, ...rest } = checked(wanted, given);
  const { orderId } = given;
  const requestId = `admin:${given.idempotencyKey}`;
  const amountMinor = rest.amountMinor ?? undefined;
  const items = rest.lines?.map(({ lineId, quantity }) => ({ itemId: lineId, quantity }));
  const delivery = rest.delivery ?? undefined;
  const planned = await transaction(ctx, async (tx) => {
    const { refund, isNew } = await planRefund(tx, {
      orderId,
      amountMinor,
      items,
      delivery,
      reason,
      restock,
      requestId,
    });
    if (!isNew) return refund;
    const { orderNumber: name } = await tx.repo(Order).findOneByOrFail({ id: orderId });
    const after = {
      amountMinor: refund.amountMinor,
      reason,
      restock,
      ...(items && { items }),
      ...(delivery && { delivery }),
    };
    await recordAction(tx, { action: 'order.refund', subject: 'ORDER', id: orderId, name, after });
    return refund;
  });
  return carryOutRefund(ctx, planned.id);
};
