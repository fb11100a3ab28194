import * as z from 'zod';
import { mayMail } from '../../accounts/mail-limits.ts';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { Order } from '../../orders/order.entity.ts';
import { Invoice } from '../invoice.entity.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import type { OrderNews } from './order-mail-blocks.ts';
import { requestedMail, sendOnce } from './order-mail-dispatch.service.ts';

const reference = z.string().regex(/^[\w.-]{1,64}$/);

const payload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['PAYMENT_PENDING', 'PAYMENT_FAILED', 'CANCELLED', 'LINK_RENEWED']),
    orderId: z.uuid(),
    reference,
  }),
  z.object({
    kind: z.enum(['REFUND', 'STOCK_GONE']),
    orderId: z.uuid(),
    reference,
    amountMinor: z.number().int().positive(),
    deliveryMinor: z.number().int().positive().optional(),
    creditNoteId: z.uuid().optional(),
  }),
]);

type NoticePayload = z.infer<typeof payload>;

/** What whoever pays, or does not, can cause again and again at an address that they may have made up. */
const OF_STRANGERS: ReadonlySet<NoticePayload['kind']> = new Set(['PAYMENT_PENDING', 'PAYMENT_FAILED']);

/** Whether a mail may go out: one about an order that was never paid counts as a letter to its address, once. */
const mayTell = async (
  ctx: Ctx,
  { orderId, kind, key }: { orderId: string; kind: NoticePayload['kind']; key: string },
) => {
  if (!OF_STRANGERS.has(kind) || (await ctx.repo(OrderMail).existsBy({ key }))) return true;
  const { paymentDate, userEmail } = await ctx.repo(Order).findOneByOrFail({ id: orderId });
  return paymentDate !== null || mayMail(ctx, userEmail);
};

/** A mail about one thing that happened to an order, other than its confirmation. */
export const orderNoticeJob = defineJob<NoticePayload>({
  name: 'invoices.order-notice',
  lane: 'mail',
  payload,
  run: async (ctx, notice) => {
    const { orderId, kind } = notice;
    const key = `${kind.toLowerCase().replace('_', '-')}-${notice.reference}`;
    if (!(await mayTell(ctx, { orderId, kind, key }))) return;
    const mail = await requestedMail(ctx, { orderId, kind: OrderMailKind[kind], key });
    const creditNoteId = 'creditNoteId' in notice ? notice.creditNoteId : undefined;
    const creditNote = creditNoteId ? await ctx.repo(Invoice).findOneByOrFail({ id: creditNoteId, orderId }) : null;
    await sendOnce(ctx, mail, notice satisfies OrderNews, { invoice: creditNote });
  },
});

export type OrderNotice =
  /**
   * PayPal holds the payment, or refused it (`reference`: id of the attempt), or the shop cancelled the order (of the order), or its link was renewed (order
   * and version);
   * one mail for each kind and reference.
   */
  | { readonly kind: 'PAYMENT_PENDING' | 'PAYMENT_FAILED' | 'CANCELLED' | 'LINK_RENEWED'; readonly reference: string }
  /** Money goes back. `reference`: id of the refund. `creditNote` is attached where the order had been invoiced. */
  | {
      readonly kind: 'REFUND' | 'STOCK_GONE';
      readonly reference: string;
      readonly amountMinor: number;
      /** Of it, what the delivery cost. */
      readonly deliveryMinor?: number;
      readonly creditNote?: Invoice;
    };

/** Asks for a mail to the buyer in the caller's transaction: it goes out once, exactly when that commits. */
export const requestOrderNotice = async (ctx: Ctx, { id }: Pick<Order, 'id'>, notice: OrderNotice): Promise<void> => {
  const { kind, reference: of } = notice;
  const creditNoteId = 'creditNote' in notice ? notice.creditNote?.id : undefined;
  const money =
    'amountMinor' in notice
      ? { amountMinor: notice.amountMinor, deliveryMinor: notice.deliveryMinor, creditNoteId }
      : {};
  const input = { kind, orderId: id, reference: of, ...money } as NoticePayload;
  await enqueue(ctx, orderNoticeJob, input, { key: `order-notice:${kind}:${of}` });
};
