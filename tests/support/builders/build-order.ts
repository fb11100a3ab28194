import { randomUUID } from 'node:crypto';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { numberOfAddress } from '../../../server/cart/vies/vat-number.ts';
import type { CartLine } from '../../../server/cart/cart-lines.ts';
import type { Ctx } from '../../../server/core/context.ts';
import type { GivenAddress } from '../../../server/orders/addresses/address-rules.ts';
import type { GivenOrder } from '../../../server/orders/order-input.ts';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import type { PlacedOrder } from '../../../server/orders/placed-order.types.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';

/** A buyer in Banská Bystrica, changed as a test needs. */
export const buildAddress = (changes: Partial<GivenAddress> = {}): GivenAddress => ({
  firstName: 'Jana',
  lastName: 'Hrivnáková',
  street: 'Horná 12',
  city: 'Banská Bystrica',
  postcode: '97401',
  country: 'SK',
  ...changes,
});

export interface OrderChanges extends Partial<Omit<GivenOrder, 'lines'>> {
  lines: CartLine[];
}

/** What a guest would send after looking at the quote of these lines; `changes` win. */
export const buildOrderInput = async (ctx: Ctx, changes: OrderChanges): Promise<GivenOrder> => {
  const billingAddress = changes.billingAddress ?? buildAddress();
  const { country } = changes.shippingAddress ?? billingAddress;
  const { lines, shippingMethod, pickupPoint, promotionCode, giftCardCodes } = changes;
  const { vatId = null } = billingAddress;
  const vatNumber = numberOfAddress({ vatId, country: billingAddress.country });
  const cashOnDelivery = changes.paymentWay === PaymentWay.CASH_ON_DELIVERY;
  const chosen = { shippingMethod, pickupPoint, promotionCode, giftCardCodes, vatNumber, cashOnDelivery };
  const quote = await quoteCart(ctx, { lines, country, ...chosen });
  return {
    idempotencyKey: randomUUID(),
    email: 'jana@example.sk',
    billingAddress,
    shippingMethod: quote.shipping?.id ?? null,
    digitalConsent: true,
    termsAccepted: true,
    fingerprint: quote.fingerprint,
    ...changes,
  };
};

/** A placed, unpaid order of these lines. */
export const buildOrder = async (ctx: Ctx, changes: OrderChanges): Promise<PlacedOrder> =>
  placeOrder(ctx, await buildOrderInput(ctx, changes));
