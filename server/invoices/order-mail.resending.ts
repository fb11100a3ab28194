import { randomUUID } from 'node:crypto';
import { MoreThan } from 'typeorm';
import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { defineJob, enqueue } from '../core/jobs.ts';
import { lockOrder } from '../orders/orders.moving.ts';
import { findOrder, type OrderAccess } from '../orders/orders.reading.ts';
import { Invoice, InvoiceKind } from './invoice.entity.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import { requestedMail, sendOnce } from './order-mail.sending.ts';

const LIMIT = 3;
const HOUR_MS = 3_600_000;

/** Sends the order mail once more. */
export const resendMailJob = defineJob({
  name: 'invoices.resend-mail',
  payload: z.object({ mailId: z.uuid() }),
  run: async (ctx, { mailId }) => {
    const mail = await ctx.repo(OrderMail).findOneByOrFail({ id: mailId });
    const invoice = await ctx.repo(Invoice).findOneByOrFail({ orderId: mail.orderId, kind: InvoiceKind.INVOICE });
    await sendOnce(ctx, mail, { kind: 'ORDER' }, invoice);
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

/**
 * Sends the confirmation with the invoice to the order's own address again. Throws ORDER_NOT_FOUND, ORDER_STATE_CONFLICT
 * (never paid), RATE_LIMITED after three within an hour. Locks the order.
 */
export const resendOrderMail = async (ctx: Ctx, access: OrderAccess): Promise<void> => {
  const { id } = await findOrder(ctx, access);
  await transaction(ctx, async (tx) => {
    await lockOrder(tx, id);
    if (!(await tx.repo(Invoice).existsBy({ orderId: id, kind: InvoiceKind.INVOICE }))) {
      throw new AppError(ErrorCode.ORDER_STATE_CONFLICT);
    }
    await refuseTooMany(tx, id);
    const mail = await requestedMail(tx, { orderId: id, kind: OrderMailKind.RESEND, key: `resend-${randomUUID()}` });
    await enqueue(tx, resendMailJob, { mailId: mail.id });
  });
};
