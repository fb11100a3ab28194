import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/locale.ts';
import { messageIdOf } from '../../core/mail.ts';
import { MailKind } from '../../mails/mail-kinds.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { Order } from '../../orders/order.entity.ts';
import { orderLines } from '../../orders/orders.queries.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { itemsOf, sumBack } from '../../withdrawals/withdrawal-items.queries.ts';
import { WithdrawalState } from '../../withdrawals/withdrawal-states.ts';
import { Withdrawal } from '../../withdrawals/withdrawal.entity.ts';
import { Invoice } from '../invoice.entity.ts';
import { attachmentOf, orderUrl } from './order-mail-dispatch.service.ts';
import { UNDO_MS } from './shipped-mail.job.ts';
import { WITHDRAWAL_NEWS, withdrawalNewsValues, type WithdrawalNews } from './withdrawal-news.ts';

const payload = z.object({
  kind: z.enum([MailKind.WITHDRAWAL_GOODS, MailKind.WITHDRAWAL_REFUNDED, MailKind.WITHDRAWAL_REJECTED]),
  withdrawalId: z.uuid(),
  creditNoteId: z.uuid().optional(),
});

export type WithdrawalMail = z.infer<typeof payload>;

const { GOODS_RECEIVED, INSPECTED, REFUNDING, REFUNDED, REJECTED } = WithdrawalState;

/** In these states what a mail tells is so; its column keeps the step from being undone. */
const TELLS: Readonly<
  Record<
    WithdrawalMail['kind'],
    { readonly states: readonly WithdrawalState[]; readonly mark: 'goodsToldAt' | 'endToldAt' }
  >
> = {
  WITHDRAWAL_GOODS: { states: [GOODS_RECEIVED, INSPECTED, REFUNDING, REFUNDED], mark: 'goodsToldAt' },
  WITHDRAWAL_REFUNDED: { states: [REFUNDED], mark: 'endToldAt' },
  WITHDRAWAL_REJECTED: { states: [REJECTED], mark: 'endToldAt' },
};

/** The withdrawal, from now on not to be taken back behind what the mail tells; null: the step was undone. */
const claim = (ctx: Ctx, { withdrawalId: id, kind }: WithdrawalMail): Promise<Withdrawal | null> =>
  transaction(ctx, async (tx) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const withdrawal = await tx.repo(Withdrawal).findOneOrFail({ where: { id }, lock });
    const { states, mark } = TELLS[kind];
    if (!withdrawal.orderId || !states.includes(withdrawal.state)) return null;
    await tx.repo(Withdrawal).update({ id }, { [mark]: tx.shop.clock.now() });
    return withdrawal;
  });

const newsOf = async (ctx: Ctx, withdrawal: Withdrawal, order: Order, attached: boolean): Promise<WithdrawalNews> => {
  const [items, lines] = [await itemsOf(ctx, [withdrawal.id]), await orderLines(ctx, order.id)];
  const { receivedAt, deliveryMinor, rejection } = withdrawal;
  const { firstName, lastName } = order.billingAddress;
  return {
    orderNumber: order.orderNumber,
    customerName: `${firstName} ${lastName}`,
    receivedAt,
    items: items.map((item) => ({
      ...item,
      productName: lines.find(({ id }) => id === item.orderLineId)?.productName ?? '',
    })),
    deliveryMinor,
    amountMinor: withdrawal.state === REFUNDED ? sumBack(items, withdrawal) : null,
    rejection,
    attached,
  };
};

/** Tells the buyer of a step of a withdrawal: at the address of the order, which its purchase has shown to be the buyer's. */
export const withdrawalNewsJob = defineJob<WithdrawalMail>({
  name: 'invoices.withdrawal-news',
  lane: 'mail',
  payload,
  run: async (ctx, mail) => {
    const withdrawal = await claim(ctx, mail);
    if (!withdrawal) return;
    const { kind, creditNoteId: id } = mail;
    const order = await ctx.repo(Order).findOneByOrFail({ id: withdrawal.orderId! });
    const note = id ? await ctx.repo(Invoice).findOneByOrFail({ id, orderId: order.id }) : null;
    const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE;
    const values = withdrawalNewsValues(
      await newsOf(ctx, withdrawal, order, note !== null),
      locale,
      orderUrl(ctx, order),
    );
    await ctx.shop.mailer.send({
      to: order.userEmail,
      replyTo: (await readSettings(ctx)).seller.email,
      ...(await composeMail(ctx, WITHDRAWAL_NEWS[kind], locale, values)),
      attachments: note ? [await attachmentOf(ctx, note)] : [],
      messageId: messageIdOf(ctx.shop.config, `${kind.toLowerCase().replaceAll('_', '-')}-${withdrawal.id}`),
    });
  },
});

/** Asks for such a mail in the caller's transaction; what can be undone is told a quarter of a minute later. */
export const requestWithdrawalNews = (ctx: Ctx, mail: WithdrawalMail): Promise<void> => {
  const isFinal = mail.kind === MailKind.WITHDRAWAL_REFUNDED;
  const runAt = isFinal ? undefined : new Date(Date.now() + UNDO_MS);
  return enqueue(ctx, withdrawalNewsJob, mail, { key: `withdrawal-news:${mail.kind}:${mail.withdrawalId}`, runAt });
};
