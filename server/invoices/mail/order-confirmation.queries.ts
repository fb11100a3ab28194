import type { Ctx } from '../../core/context.ts';
import { Order } from '../../orders/order.entity.ts';
import { Invoice, InvoiceKind } from '../invoice.entity.ts';
import { receiptFile } from '../receipt/receipt.queries.ts';
import type { MailParts } from './order-mail-dispatch.service.ts';
import type { OrderNews } from './order-mail-blocks.ts';

export interface Confirmation extends MailParts {
  readonly news: OrderNews;
}

/** What confirms a paid order: the invoice, of a gift card the receipt. Null: it is not paid, or was never invoiced. */
export const confirmation = async (ctx: Ctx, orderId: string): Promise<Confirmation | null> => {
  const order = await ctx.repo(Order).findOneByOrFail({ id: orderId });
  if (order.paymentDate === null) return null;
  if (order.giftCardWish)
    return { news: { kind: 'GIFT_CARD_ORDER' }, invoice: null, files: [await receiptFile(ctx, order)] };
  const invoice = await ctx.repo(Invoice).findOneBy({ orderId, kind: InvoiceKind.INVOICE });
  return invoice && { news: { kind: 'ORDER' }, invoice };
};
