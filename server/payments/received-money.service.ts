import type { Ctx } from '../core/context.ts';
import { enqueue } from '../core/jobs/jobs.ts';
import { grantEntitlements } from '../delivery/delivery.service.ts';
import { issueInvoice } from '../invoices/invoices.service.ts';
import { invoiceOnHandover } from '../invoices/handover.service.ts';
import { orderMailJob } from '../invoices/mail/order-mail.job.ts';
import { markLockedPaid, type PaidInput, type PaidResult } from '../orders/order-payment.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { changeAttempt, decided } from './payment-attempts.service.ts';
import { sellGiftCard } from './gift-card/sold-card.service.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { AttemptState } from './payment-state.ts';

interface Paid {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
}

/**
 * Books money that was received, whoever took it: order and attempt PAID, entitlements, invoice (or the gift card that was bought,
 * and no invoice) and the order mail, all or none, and once. What comes of another outcome than `paid` is for the provider to say (`PaidResult`). Call it in the
 * transaction that stores the capture, with order and attempt locked in this order.
 */
export const bookReceived = async (
  ctx: Ctx,
  { order, attempt }: Paid,
  input: PaidInput,
): Promise<PaidResult['outcome']> => {
  await invoiceOnHandover(ctx, order);
  const { outcome, changed, order: paid, lines } = await markLockedPaid(ctx, order, input);
  if (outcome !== 'paid') return outcome;
  await changeAttempt(ctx, attempt, decided(ctx, AttemptState.PAID));
  if (!changed) return outcome;
  if (paid.giftCardWish) await sellGiftCard(ctx, paid);
  else {
    await grantEntitlements(ctx, paid);
    await issueInvoice(ctx, paid, lines);
  }
  // Who paid at the door has had the goods and the invoice.
  if (lines) await enqueue(ctx, orderMailJob, { orderId: paid.id }, { key: `order-mail:${paid.id}` });
  return outcome;
};
