import type { Ctx } from '../core/context.ts';
import { mayMove } from '../orders/order-states.ts';
import { Order } from '../orders/order.entity.ts';
import { lastShipping } from '../orders/order-shipping.service.ts';
import { taxOnPayment } from '../orders/order-tax-point.service.ts';
import { orderLines } from '../orders/orders.queries.ts';
import { Invoice, InvoiceKind } from './invoice.entity.ts';
import { issueInvoice } from './invoices.service.ts';

/**
 * The invoice of goods that are on their way and not paid, issued once, from when their shipping can no longer be taken back:
 * the supply comes before the money, so its day is that of the handing over (Directive 2006/112/EC, art. 63), which the
 * taxes of the order are settled by. Null for any other order. Call it in a transaction that holds the order's lock; locks as
 * a payment does.
 */
export const invoiceOnHandover = async (ctx: Ctx, order: Order): Promise<Invoice | null> => {
  if (!mayMove(order, 'collected')) return null;
  const earlier = await ctx.repo(Invoice).findOneBy({ orderId: order.id, kind: InvoiceKind.INVOICE });
  if (earlier) return earlier;
  const { at } = (await lastShipping(ctx, order))!;
  const lines = await orderLines(ctx, order.id);
  const taxes = await taxOnPayment(ctx, order, lines, at);
  await ctx.repo(Order).update({ id: order.id }, taxes);
  Object.assign(order, taxes);
  return issueInvoice(ctx, order, lines, at);
};
