import type { Ctx } from '../../core/context.ts';
import { isLocale, type Locale } from '../../core/locale.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { Deduction } from '../../payments/refunds/refund.entity.ts';
import { carryOutRefund, planRefund } from '../../payments/refunds/refunds.service.ts';
import { itemsOf, sumBack } from '../../withdrawals/withdrawal-items.queries.ts';
import { priceItems } from '../../withdrawals/withdrawal-items.service.ts';
import type { WithdrawalItem } from '../../withdrawals/withdrawal-item.entity.ts';
import { refundRequestOf, takeStep, type WithdrawalRef } from '../../withdrawals/withdrawal-steps.service.ts';
import { WithdrawalState, WithdrawalStep } from '../../withdrawals/withdrawal-states.ts';
import type { Withdrawal } from '../../withdrawals/withdrawal.entity.ts';
import { MailKind } from '../../mails/mail-kinds.ts';
import { requestWithdrawalNews } from '../../invoices/mail/withdrawal-news.job.ts';
import { worthOf } from './withdrawal-worth.queries.ts';

/** Printed on the credit note. */
const REASONS: Readonly<Record<Locale, string>> = {
  en: 'Withdrawal from the contract',
  sk: 'Odstúpenie od zmluvy',
  de: 'Widerruf des Vertrags',
};

const deductionsOf = (items: readonly WithdrawalItem[], order: Order, deliveryMinor: number): Deduction[] => {
  const ofGoods = items.map(({ orderLineId: itemId, deductionMinor: minor }) => ({ itemId, minor }));
  const ofDelivery = { itemId: null, minor: deliveryMinor > 0 ? order.shippingMinor - deliveryMinor : 0 };
  return [...ofGoods, ofDelivery].filter(({ minor }) => minor > 0);
};

interface Settled {
  readonly order: Order;
  readonly items: readonly WithdrawalItem[];
  readonly deliveryMinor: number;
}

const plan = async (ctx: Ctx, withdrawal: Withdrawal, { order, items, deliveryMinor }: Settled): Promise<string> => {
  const deductions = deductionsOf(items, order, deliveryMinor);
  const units = (count: (item: WithdrawalItem) => number) =>
    items.map((item) => ({ itemId: item.orderLineId, quantity: count(item) })).filter(({ quantity }) => quantity > 0);
  const { refund } = await planRefund(ctx, {
    orderId: order.id,
    items: units((item) => item.units),
    ...(deliveryMinor > 0 && { delivery: true }),
    ...(deductions.length > 0 && { deductions }),
    fit: units(({ fitUnits }) => fitUnits ?? 0),
    reason: REASONS[isLocale(order.locale) ? order.locale : 'en'],
    requestId: refundRequestOf(withdrawal.id),
  });
  return refund.id;
};

/**
 * Gives the money of an inspected withdrawal back, once: one request id for each, recorded in the transaction of the step, before the
 * provider is asked; a job goes on with it should this process die. The booking of the refund ends the withdrawal, puts the
 * fit units on the shelf and tells the buyer. Where everything is kept back there is nothing to pay, and it ends at once.
 * Throws as `takeStep`, and REFUND_NOT_ALLOWED (args.leftMinor). Locks the order.
 */
export const refundWithdrawal = async (ctx: Ctx, ref: WithdrawalRef): Promise<void> => {
  let refundId: string | null = null;
  await takeStep(ctx, ref, WithdrawalStep.REFUND, async (tx, { withdrawal, order }) => {
    refundId = null;
    const found = await itemsOf(tx, [withdrawal.id]);
    const worth = await worthOf(tx, order!.id, found);
    const items = await priceItems(tx, found, worth);
    const { deliveryMinor } = worth;
    if (sumBack(items, worth) > 0) {
      refundId = await plan(tx, withdrawal, { order: order!, items, deliveryMinor });
      return { state: WithdrawalState.REFUNDING, deliveryMinor };
    }
    await requestWithdrawalNews(tx, { kind: MailKind.WITHDRAWAL_REFUNDED, withdrawalId: withdrawal.id });
    const now = tx.shop.clock.now();
    return { state: WithdrawalState.REFUNDED, deliveryMinor, endedAt: now, handledAt: now };
  });
  if (refundId !== null) await carryOutRefund(ctx, refundId);
};
