import { dayOf, daysAfter, startOfDay } from '../../core/text/format.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import type { PaymentProvider } from '../provider.ts';
import { recordRefund } from '../refunds/refund-record.service.ts';
import { requestTransferMail } from './transfer-mail.job.ts';

/** The buyer sends the money within days; a person, or the statement of the account, says that it came. */
export const bankProvider: PaymentProvider = {
  way: PaymentWay.BANK_TRANSFER,
  method: 'bank-transfer',
  paidLater: true,
  isOffered: ({ transfer: { active, holder, iban } }) => active && holder !== null && iban !== null,
  keepsUntil: ({ transfer: { days } }, now) => startOfDay(daysAfter(dayOf(now), days + 1)),
  onPlaced: requestTransferMail,
  // No bank is asked: whoever enters the refund has sent the money.
  refund: (ctx, { id }) => recordRefund(ctx, id, null),
};
