import { randomUUID } from 'node:crypto';
import { MoreThan } from 'typeorm';
import * as z from 'zod';
import { normaliseEmail } from '../accounts/email-address.ts';
import { User } from '../accounts/user.entity.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { defineJob, enqueue } from '../core/jobs.ts';
import type { Order } from '../orders/order.entity.ts';
import { lockOrder } from '../orders/orders.moving.ts';
import { findOrder, type OrderAccess } from '../orders/orders.reading.ts';
import { Invoice, InvoiceKind } from './invoice.entity.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import { requestedMail, sendOnce } from './order-mail.sending.ts';

const LIMIT = 3;
const HOUR_MS = 3_600_000;

const confirmedAddress = async (ctx: Ctx, userId: string): Promise<string | null> => {
  const user = await ctx.repo(User).findOneBy({ id: userId });
  return user?.emailConfirmed ? user.email : null;
};

/** Sends the order mail once more: to the order's address, or to that of an account unless it is gone by now. */
export const resendMailJob = defineJob({
  name: 'invoices.resend-mail',
  payload: z.object({ mailId: z.uuid(), toAccount: z.uuid().nullish() }),
  run: async (ctx, { mailId, toAccount }) => {
    const to = toAccount ? await confirmedAddress(ctx, toAccount) : undefined;
    if (to === null) return;
    const mail = await ctx.repo(OrderMail).findOneByOrFail({ id: mailId });
    const invoice = await ctx.repo(Invoice).findOneByOrFail({ orderId: mail.orderId, kind: InvoiceKind.INVOICE });
    await sendOnce(ctx, mail, { kind: 'ORDER' }, { invoice, to });
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
  throw new AppError(ErrorCode.RATE_LIMITED, { minutes: Math.max(1, Math.ceil((free - now) / 60_000)) });
};

/** The account to whose address it goes; null for the order's own. Throws FORBIDDEN for any other address. */
const recipientOf = async (
  ctx: Ctx,
  { userEmail }: Order,
  given: string | null | undefined,
): Promise<string | null> => {
  const email = normaliseEmail(given ?? '');
  if (!email || email === normaliseEmail(userEmail)) return null;
  const own = ctx.viewer && (await confirmedAddress(ctx, ctx.viewer.userId));
  if (!ctx.viewer || own !== email) throw new AppError(ErrorCode.FORBIDDEN);
  return ctx.viewer.userId;
};

/**
 * Sends the confirmation with the invoice again: to the order's own address, or to the caller's own that was confirmed.
 * Throws ORDER_NOT_FOUND, FORBIDDEN (any other address), ORDER_STATE_CONFLICT (never paid), RATE_LIMITED after three within
 * an hour. Locks the order.
 */
export const resendOrderMail = async (ctx: Ctx, access: OrderAccess, email?: string | null): Promise<void> => {
  const order = await findOrder(ctx, access);
  const { id } = order;
  const toAccount = await recipientOf(ctx, order, email);
  await transaction(ctx, async (tx) => {
    await lockOrder(tx, id);
    if (!(await tx.repo(Invoice).existsBy({ orderId: id, kind: InvoiceKind.INVOICE }))) {
      throw new AppError(ErrorCode.ORDER_STATE_CONFLICT);
    }
    await refuseTooMany(tx, id);
    const mail = await requestedMail(tx, { orderId: id, kind: OrderMailKind.RESEND, key: `resend-${randomUUID()}` });
    await enqueue(tx, resendMailJob, { mailId: mail.id, toAccount });
  });
};
