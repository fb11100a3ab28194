import { vi } from 'vitest';
import type { PaymentAttempt } from '../../server/payments/payment-attempt.entity.ts';
import { settle } from '../../server/payments/settle-payment.service.ts';
import { stubPayPal } from './fakes/stub-paypal.ts';
import type { TestShop } from './shop.ts';

/** PayPal has taken the money of an attempt, whatever became of its order. */
export const moneyCame = async (shop: TestShop, attempt: PaymentAttempt): Promise<string> => {
  const id = `CAP-${attempt.paypalOrderId}`;
  const amount = { currency_code: 'EUR', value: (attempt.amountMinor / 100).toFixed(2) };
  const unit = {
    custom_id: attempt.orderId,
    payee: { merchant_id: attempt.payee ?? undefined },
    payments: { captures: [{ id, status: 'COMPLETED', amount }] },
  };
  const order = { id: attempt.paypalOrderId, status: 'COMPLETED', purchase_units: [unit] };
  stubPayPal({ 'GET order': [200, order], 'POST refund': [201, { id: `REF-${id}`, status: 'COMPLETED' }] });
  vi.spyOn(shop.shop.logger, 'error').mockImplementation(() => undefined);
  await settle(shop.ctx(), { id: attempt.id }, { ask: true });
  return id;
};
