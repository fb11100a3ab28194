import { In } from 'typeorm';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { complaintsByOrder } from '../../complaints/complaints.loaders.ts';
import { Entitlement } from '../../delivery/entitlement.entity.ts';
import { GiftCard } from '../../gift-cards/gift-card.entity.ts';
import { InvoiceKind } from '../../invoices/invoice.entity.ts';
import { invoicesByOrder } from '../../invoices/invoices.loaders.ts';
import { OrderMail } from '../../invoices/mail/order-mail.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import { eventsByOrder, linesByOrder } from '../../orders/orders.loaders.ts';
import { orderNote } from '../../orders/order-note.service.ts';
import { attemptsOf } from '../../payments/payment-attempts.service.ts';
import { Capture } from '../../payments/capture.entity.ts';
import { DisputeAnswer } from '../../payments/disputes/dispute-answer.entity.ts';
import { Dispute } from '../../payments/disputes/dispute.entity.ts';
import { Refund } from '../../payments/refunds/refund.entity.ts';
import { withdrawalsByOrder } from '../../withdrawals/withdrawals.loaders.ts';

/** Of each kind of entry, so that a thousand downloads do not make the page long. */
const LATEST = 200;

export interface Download {
  readonly id: string;
  readonly at: Date;
  readonly file: string;
  readonly bytes: number;
  readonly itemId: string;
  readonly count: number;
}

const DOWNLOADS = `
  SELECT d.id, d.at, d.file, d.bytes::float8 AS bytes, e.order_line_id AS "itemId",
    count(*) OVER (PARTITION BY e.order_line_id)::int AS count
  FROM download_log d JOIN entitlement e ON e.id = d.entitlement_id
  JOIN order_line l ON l.id = e.order_line_id WHERE l.order_id = $1 ORDER BY d.at DESC LIMIT ${LATEST}`;

const moneyOf = async (ctx: Ctx, orderId: string) => {
  const attempts = await attemptsOf(ctx, orderId);
  const attemptId = In(attempts.map(({ id }) => id));
  const captures = await ctx.repo(Capture).find({ where: { attemptId }, order: { id: 'ASC' } });
  const captureId = In(captures.map(({ id }) => id));
  const refunds = await ctx.repo(Refund).find({ where: { captureId }, order: { id: 'ASC' } });
  const disputes = await ctx.repo(Dispute).find({ where: { orderId }, order: { id: 'DESC' } });
  const disputeId = In(disputes.map(({ id }) => id));
  const answers = await ctx.repo(DisputeAnswer).find({ where: { disputeId }, order: { id: 'ASC' } });
  return { attempts, captures, refunds, disputes, answers };
};

interface Cases {
  readonly withdrawals: readonly { readonly id: string }[];
  readonly complaints: readonly { readonly id: string }[];
}

const actionsOn = async (ctx: Ctx, orderId: string, { withdrawals, complaints }: Cases): Promise<AuditEntry[]> =>
  ctx.repo(AuditEntry).find({
    where: [
      { subject: 'ORDER', subjectId: orderId },
      { subject: 'WITHDRAWAL', subjectId: In(withdrawals.map(({ id }) => id)) },
      { subject: 'COMPLAINT', subjectId: In(complaints.map(({ id }) => id)) },
    ],
    order: { id: 'DESC' },
    take: LATEST,
  });

const entitlementsOf = async (ctx: Ctx, lines: readonly { id: string }[]): Promise<Entitlement[]> =>
  ctx.repo(Entitlement).findBy({ orderLineId: In(lines.map(({ id }) => id)) });

/** All that is stored about an order, in a number of statements that does not depend on it. Throws ORDER_NOT_FOUND. */
export const readFacts = async (ctx: Ctx, id: string) => {
  const order = isUuid(id) ? await ctx.repo(Order).findOneBy({ id }) : null;
  if (!order) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
  const [lines, events, note, money, mails, withdrawals, complaints, invoices, downloads, soldCard] = await Promise.all(
    [
      linesByOrder(ctx).load(id),
      eventsByOrder(ctx).load(id),
      orderNote(ctx, id),
      moneyOf(ctx, id),
      ctx.repo(OrderMail).find({ where: { orderId: id }, order: { requestedAt: 'DESC' }, take: LATEST }),
      withdrawalsByOrder(ctx).load(id),
      complaintsByOrder(ctx).load(id),
      invoicesByOrder(ctx).load(id),
      ctx.sql<Download>(DOWNLOADS, [id]),
      order.giftCardWish ? ctx.repo(GiftCard).findOneBy({ soldWith: id }) : null,
    ],
  );
  const cases = { withdrawals, complaints };
  const [entitlements, actions] = await Promise.all([entitlementsOf(ctx, lines), actionsOn(ctx, id, cases)]);
  const has = (kind: InvoiceKind) => invoices.some((invoice) => invoice.kind === kind);
  const documents = { invoice: has(InvoiceKind.INVOICE), creditNote: has(InvoiceKind.CREDIT_NOTE) };
  const about = { order, lines, events, note, ...money, mails, ...cases, documents };
  return { ...about, downloads, entitlements, actions, soldCard };
};

export type OrderFacts = Awaited<ReturnType<typeof readFacts>>;
