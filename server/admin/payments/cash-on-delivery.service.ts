import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { requestOrderNotice } from '../../invoices/mail/order-notice.job.ts';
import { dueMinor } from '../../orders/due.ts';
import { bookCollected, bookRefused } from '../../payments/cash/collection.service.ts';

/** As `bookCollected`, with its audit entry. */
export const markCollected = (ctx: Ctx, id: string, day: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { order, changed } = await bookCollected(tx, id, day);
    const after = { amountMinor: dueMinor(order), day };
    if (changed) await recordAction(tx, { action: 'order.paid', subject: 'ORDER', id, name: order.orderNumber, after });
  });

/** As `bookRefused`, with its audit entry and word to the buyer. */
export const markRefused = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { order, changed } = await bookRefused(tx, id);
    if (!changed) return;
    const { status, fulfilmentStatus, orderNumber: name } = order;
    await recordAction(tx, { action: 'order.cancel', subject: 'ORDER', id, name, after: { status, fulfilmentStatus } });
    await requestOrderNotice(tx, order, { kind: 'CANCELLED', reference: id });
  });
