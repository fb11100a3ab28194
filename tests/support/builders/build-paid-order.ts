import type { CartLine } from '../../../server/cart/cart-lines.ts';
import { transaction, type Ctx } from '../../../server/core/context.ts';
import { enqueue } from '../../../server/core/jobs/jobs.ts';
import { grantEntitlements } from '../../../server/delivery/delivery.service.ts';
import type { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { issueInvoice } from '../../../server/invoices/invoices.service.ts';
import { orderMailJob } from '../../../server/invoices/mail/order-mail.job.ts';
import type { OrderLine } from '../../../server/orders/order-line.entity.ts';
import type { Order } from '../../../server/orders/order.entity.ts';
import { markPaid } from '../../../server/orders/order-payment.service.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { buildOrder, type OrderChanges } from './build-order.ts';

let serial = 0;

/** Books the payment of an order with all that follows from it, in one transaction, as the payments do. */
export const payOrder = (ctx: Ctx, { id }: Pick<Order, 'id'>): Promise<Invoice> =>
  transaction(ctx, async (tx) => {
    serial += 1;
    const paymentId = `CAPTURE-${process.pid}-${serial}`;
    const { order } = await markPaid(tx, { id }, { paymentId, paidAt: tx.shop.clock.now(), method: 'paypal' });
    await grantEntitlements(tx, order);
    const invoice = await issueInvoice(tx, order);
    await enqueue(tx, orderMailJob, { orderId: id }, { key: `order-mail:${id}` });
    return invoice;
  });

export interface PaidOrder {
  readonly order: Order;
  readonly accessToken: string;
  readonly lines: OrderLine[];
  readonly invoice: Invoice;
}

/** An order of one of each product, paid; its jobs have not run. */
export const buildPaidOrder = async (
  ctx: Ctx,
  productIds: readonly number[],
  changes: Partial<OrderChanges> = {},
): Promise<PaidOrder> => {
  const lines: CartLine[] = productIds.map((productId) => ({ productId, quantity: 1 }));
  const { order, accessToken } = await buildOrder(ctx, { lines, ...changes });
  const invoice = await payOrder(ctx, order);
  return { order, accessToken, lines: await orderLines(ctx, order.id), invoice };
};
