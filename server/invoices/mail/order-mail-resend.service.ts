import { randomUUID } from 'node:crypto';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import * as z from 'zod';
import { email, normaliseEmail } from '../../accounts/email-address.ts';
import { User } from '../../accounts/user.entity.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { HOUR_MS, MINUTE_MS } from '../../core/time.ts';
import { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { parcelOf } from '../../orders/carriers.ts';
import { findOrder, type OrderAccess } from '../../orders/orders.queries.ts';
import { lastShipping } from '../../orders/order-shipping.service.ts';
import { GONE } from '../../orders/parcels/parcel-states.ts';
import { Parcel } from '../../orders/parcels/parcel.entity.ts';
import { Invoice, InvoiceKind } from '../invoice.entity.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import { confirmation, type Confirmation } from './order-confirmation.queries.ts';
import { requestedMail, sendOnce } from './order-mail-dispatch.service.ts';
import { parcelNews } from './shipped-mail.job.ts';

const LIMIT = 3;

const confirmedAddress = async (ctx: Ctx, userId: string): Promise<string | null> => {
  const user = await ctx.repo(User).findOneBy({ id: userId });
  return user?.emailConfirmed ? user.email : null;
};

/** A mail that can be sent once more: the confirmation with the invoice or receipt, the one about the parcel, or with the last credit note. */
export enum ResentMail {
  ORDER = 'ORDER',
  SHIPPED = 'SHIPPED',
  REFUND = 'REFUND',
}

const lastCreditNote = (ctx: Ctx, orderId: string): Promise<Invoice | null> =>
  ctx.repo(Invoice).findOne({ where: { orderId, kind: InvoiceKind.CREDIT_NOTE }, order: { id: 'DESC' } });

/** What the mail says, from the facts as they are now; null when there is nothing that it could tell of. */
const contentOf = async (ctx: Ctx, orderId: string, which: ResentMail): Promise<Confirmation | null> => {
  if (which === ResentMail.SHIPPED) {
    const where = { orderId, returning: false, state: In([...GONE]) };
    const parcel = await ctx.repo(Parcel).findOne({ where, order: { handedOverAt: 'DESC' } });
    if (parcel) return { news: await parcelNews(ctx, parcel), invoice: null };
    const shipping = await lastShipping(ctx, { id: orderId });
    return shipping && { news: { kind: 'SHIPPED', parcel: parcelOf(shipping.data) }, invoice: null };
  }
  if (which === ResentMail.ORDER) return confirmation(ctx, orderId);
  // It tells of money; goods that are paid on delivery are invoiced before.
  const paid = await ctx.repo(Order).existsBy({ id: orderId, paymentDate: Not(IsNull()) });
  const invoice = paid ? await lastCreditNote(ctx, orderId) : null;
  return invoice && { news: { kind: 'REFUND', amountMinor: -invoice.totalMinor }, invoice };
};

/** Sends a mail once more: to the order's address, or to that of an account unless it is gone by now. */
export const resendMailJob = defineJob({
  name: 'invoices.resend-mail',
  lane: 'mail',
  payload: z.object({
    mailId: z.uuid(),
    toAccount: z.uuid().nullish(),
    which: z.enum(ResentMail).default(ResentMail.ORDER),
  }),
  run: async (ctx, { mailId, toAccount, which }) => {
    const to = toAccount ? await confirmedAddress(ctx, toAccount) : undefined;
    if (to === null) return void (await ctx.repo(OrderMail).delete({ id: mailId }));
    const mail = await ctx.repo(OrderMail).findOneByOrFail({ id: mailId });
    const content = await contentOf(ctx, mail.orderId, which);
    if (content) await sendOnce(ctx, mail, content.news, { ...content, to });
  },
});

const refuseTooMany = async (ctx: Ctx, orderId: string): Promise<void> => {
  const now = ctx.shop.clock.now().getTime();
  const recent = await ctx.repo(OrderMail).find({
    where: { orderId, kind: OrderMailKind.RESEND, requestedAt: MoreThan(new Date(now - HOUR_MS)) },
    order: { requestedAt: 'ASC' },
  });
  if (recent.length < LIMIT) return;
  const free = recent[recent.length - LIMIT]!.requestedAt.getTime() + HOUR_MS;
  throw new AppError(ErrorCode.RATE_LIMITED, { minutes: Math.max(1, Math.ceil((free - now) / MINUTE_MS)) });
};

const addressee = z.object({ email });

/** The wanted address; empty where none is given. Throws VALIDATION_FAILED for a text that is none. */
const readAddress = (given: string | null | undefined): string =>
  normaliseEmail(given ?? '') && checked(addressee, { email: given! }).email;

/** The account to whose address it goes; null for the order's own. Throws FORBIDDEN for any other address. */
const recipientOf = async (ctx: Ctx, { userEmail }: Order, email: string): Promise<string | null> => {
  if (!email || email === normaliseEmail(userEmail)) return null;
  const own = ctx.viewer && (await confirmedAddress(ctx, ctx.viewer.userId));
  if (!ctx.viewer || own !== email) throw new AppError(ErrorCode.FORBIDDEN);
  return ctx.viewer.userId;
};

/**
 * Asks in the caller's transaction for a mail once more, to the order's own address or to that of an account. Throws
 * ORDER_NOT_FOUND, ORDER_STATE_CONFLICT (nothing to tell), RATE_LIMITED after three within an hour. Locks the order.
 */
export const requestAgain = async (
  ctx: Ctx,
  orderId: string,
  which: ResentMail,
  toAccount: string | null = null,
): Promise<Order> => {
  const order = await lockOrder(ctx, orderId);
  if (!(await contentOf(ctx, orderId, which))) throw new AppError(ErrorCode.ORDER_STATE_CONFLICT);
  await refuseTooMany(ctx, orderId);
  const mail = await requestedMail(ctx, { orderId, kind: OrderMailKind.RESEND, key: `resend-${randomUUID()}` });
  await enqueue(ctx, resendMailJob, { mailId: mail.id, toAccount, which });
  return order;
};

/**
 * Sends the confirmation with the invoice again: to the order's own address, or to the caller's own that was confirmed.
 * Throws ORDER_NOT_FOUND, FORBIDDEN (any other address), ORDER_STATE_CONFLICT (never paid), RATE_LIMITED after three within
 * an hour. Locks the order.
 */
export const resendOrderMail = async (ctx: Ctx, access: OrderAccess, email?: string | null): Promise<void> => {
  const wanted = readAddress(email);
  const order = await findOrder(ctx, access);
  const toAccount = await recipientOf(ctx, order, wanted);
  await transaction(ctx, (tx) => requestAgain(tx, order.id, ResentMail.ORDER, toAccount));
};
