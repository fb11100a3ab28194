import { CASH_METHOD } from '../../invoices/invoice-snapshot.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import type { PaymentProvider } from '../provider.ts';
import { recordRefund } from '../refunds/refund-record.service.ts';
import { requestCashMail } from './cash-mail.job.ts';

/** The carrier takes the money at the door and pays it out later, which a person notes. */
export const cashProvider: PaymentProvider = {
  way: PaymentWay.CASH_ON_DELIVERY,
  method: CASH_METHOD,
  paidLater: true,
  isOffered: ({ cod: { active } }) => active,
  takes: ({ cash }) => cash?.problem === null,
  keepsUntil: () => null,
  onPlaced: requestCashMail,
  // Whoever enters the refund has sent the money.
  refund: (ctx, { id }) => recordRefund(ctx, id, null),
};
