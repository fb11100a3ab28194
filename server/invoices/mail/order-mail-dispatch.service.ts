import type { Ctx } from '../../core/context.ts';
import { insist } from '../../core/jobs/insist.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/locale.ts';
import { messageIdOf, type MailAttachment } from '../../core/mail.ts';
import { composeMail, type WrittenMail } from '../../mails/mail-composition.queries.ts';
import { Order } from '../../orders/order.entity.ts';
import { orderAccessToken, orderLines } from '../../orders/orders.queries.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { invoicePdf } from '../pdf/invoice-pdf.job.ts';
import type { Invoice } from '../invoice.entity.ts';
import { OrderMail, type OrderMailKind } from './order-mail.entity.ts';
import type { OrderNews } from './order-mail-blocks.ts';
import { ORDER_MAILS, orderMailValues } from './order-mail.ts';

export interface MailRequest {
  readonly orderId: string;
  readonly kind: OrderMailKind;
  readonly key: string;
}

/** The mail's row, made by the first request for its key. */
export const requestedMail = async (ctx: Ctx, { orderId, kind, key }: MailRequest): Promise<OrderMail> => {
  const requestedAt = ctx.shop.clock.now();
  const [made] = await ctx.sql<{ id: string }>(
    `INSERT INTO order_mail (order_id, kind, key, requested_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [orderId, kind, key, requestedAt],
    'invoices.request-mail',
  );
  if (!made) return ctx.repo(OrderMail).findOneByOrFail({ key });
  return ctx.repo(OrderMail).create({ id: made.id, orderId, kind, key, requestedAt, sentAt: null });
};

/** A document as an attachment. */
export const attachmentOf = async (ctx: Ctx, invoice: Invoice): Promise<MailAttachment> => ({
  filename: `${invoice.number}.pdf`,
  content: await invoicePdf(ctx, invoice),
  contentType: 'application/pdf',
});

/** Page of an order, with its secret. */
export const orderUrl = (ctx: Ctx, order: Order): string =>
  `${ctx.shop.config.publicUrl}/order/${order.id}?key=${encodeURIComponent(orderAccessToken(ctx, order))}`;

export interface MailParts {
  /** Attached as a PDF. */
  readonly invoice: Invoice | null;
  readonly files?: readonly MailAttachment[];
  /** The order's own address when absent. */
  readonly to?: string;
}

interface Letter extends WrittenMail {
  readonly to: string;
  readonly attachments: MailAttachment[];
}

/** Sends a mail and marks it; see `sendOnce`. */
export const deliver = async (ctx: Ctx, mail: OrderMail, letter: Letter): Promise<void> => {
  await ctx.shop.mailer.send({ ...letter, messageId: messageIdOf(ctx.shop.config, mail.key) });
  ctx.shop.checkpoint?.('mail.sent');
  const sentAt = ctx.shop.clock.now();
  await insist(ctx, () => ctx.repo(OrderMail).update({ id: mail.id }, { sentAt }));
};

/**
 * Sends the mail unless it was sent, then marks it, however long the database is away in between. A process that is killed
 * between the two, or is cut off from a database that others still reach, has it sent again with the same Message-ID: at least
 * once, and never none. Throws what the mailer throws; the job tries again.
 */
export const sendOnce = async (
  ctx: Ctx,
  mail: OrderMail,
  news: OrderNews,
  { invoice, to, files = [] }: MailParts,
): Promise<void> => {
  if (mail.sentAt) return;
  const order = await ctx.repo(Order).findOneByOrFail({ id: mail.orderId });
  const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE;
  const { seller, returns } = await readSettings(ctx);
  const values = orderMailValues({
    order,
    lines: await orderLines(ctx, order.id),
    locale,
    news,
    orderUrl: orderUrl(ctx, order),
    attached: invoice !== null || files.length > 0,
    seller,
    sellerPaysReturns: returns.sellerPays,
  });
  const written = await composeMail(ctx, ORDER_MAILS[news.kind], locale, values);
  const attachments = [...(invoice ? [await attachmentOf(ctx, invoice)] : []), ...files];
  await deliver(ctx, mail, { ...written, to: to ?? order.userEmail, attachments });
};
