import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isLocale } from '../../core/locale.ts';
import type { MailAttachment } from '../../core/mail.ts';
import { dayOf } from '../../core/text/format.ts';
import type { Order } from '../../orders/order.entity.ts';
import { findOrder, orderLines } from '../../orders/orders.queries.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { sellerAs, taxpayerOn } from '../../settings/taxpayer.setting.ts';
import { readDocumentLink } from '../document-links.queries.ts';

/** By which a link names the receipt of an order, in the place of a document's number. */
export const RECEIPT = 'receipt';

/** The receipt of a paid gift card as a PDF, by the seller as of now. */
export const receiptFile = async (ctx: Ctx, order: Order): Promise<MailAttachment> => {
  const { seller, taxpayer } = await readSettings(ctx);
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const { renderReceipt } = await import('./receipt-pdf.ts');
  const content = await renderReceipt({
    order,
    lines: await orderLines(ctx, order.id),
    seller: sellerAs(seller, taxpayerOn(taxpayer, dayOf(order.paymentDate!))),
    locale,
  });
  return { filename: `${order.orderNumber}.pdf`, content, contentType: 'application/pdf' };
};

/** Whether an order has a receipt in the place of an invoice: a gift card that is paid. */
export const hasReceipt = ({ giftCardWish, paymentDate }: Order): boolean =>
  giftCardWish !== null && paymentDate !== null;

export interface ReceiptAccess {
  readonly id: string;
  readonly accessToken?: string | null;
  /** Of a link that opens just this document, in place of `accessToken`. */
  readonly link?: string;
}

/** The receipt for the owner of an order or the holder of its link. Throws ORDER_NOT_FOUND, INVOICE_NOT_FOUND, DOWNLOAD_LINK_EXPIRED. */
export const findReceipt = async (ctx: Ctx, { id, accessToken, link }: ReceiptAccess): Promise<MailAttachment> => {
  const order = link
    ? await readDocumentLink(ctx, { id, number: RECEIPT, link })
    : await findOrder(ctx, { id, accessToken });
  if (!hasReceipt(order)) throw new AppError(ErrorCode.INVOICE_NOT_FOUND);
  return receiptFile(ctx, order);
};
