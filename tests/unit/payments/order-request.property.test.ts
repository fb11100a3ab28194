import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payable } from '../../../server/payments/payable.ts';
import { orderRequest } from '../../../server/payments/paypal/paypal-order-request.ts';
import { orderRequestSchema, sumIssue } from '../../../server/payments/simulator/order-request.ts';

const line = fc.record({
  productName: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
  sku: fc.string({ minLength: 1, maxLength: 40 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPriceMinor: fc.integer({ min: 1, max: 999_99 }),
  productType: fc.constantFrom('DIGITAL', 'PHYSICAL'),
});

const payable = (
  lines: Payable['lines'],
  shippingMinor: number,
  discountShare: number,
  address: Payable['shippingAddress'] = null,
): Payable => {
  const items = lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0);
  const discountMinor = Math.min(items - 1, Math.floor(items * discountShare));
  return {
    orderId: '0199aaaa-0000-7000-8000-000000000001',
    orderNumber: 'MX-2026-000001',
    attemptId: 'b1a7f4ab-4f50-4a7c-8f0e-9e4b77c0a001',
    locale: 'sk',
    email: 'buyer@example.sk',
    begunAt: new Date(),
    currency: 'EUR',
    lines,
    shippingMinor,
    discountMinor,
    dueMinor: items + shippingMinor - discountMinor,
    shippingAddress: address,
    returnUrl: 'https://shop.example/payment/paypal/success?order=1',
    cancelUrl: 'https://shop.example/payment/paypal/cancel?order=1',
  };
};

const parsed = (order: Payable) => orderRequestSchema.parse(JSON.parse(JSON.stringify(orderRequest(order))));

describe('the order told to PayPal', () => {
  it('adds up to the cent by the rules of PayPal, over 10,000 random orders', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (lines, shipping, discount) => {
          const order = payable(lines, shipping, discount);
          fc.pre(order.dueMinor < 999_999_999);
          const [unit] = parsed(order).purchase_units;
          expect(sumIssue(parsed(order))).toBeNull();
          expect(Math.round(Number(unit.amount.value) * 100)).toBe(order.dueMinor);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('refuses an order that does not add up', () => {
    const order = payable(
      [{ productName: 'Krivan', sku: 'K', quantity: 1, unitPriceMinor: 100, productType: 'DIGITAL' }],
      0,
      0,
    );
    expect(() => orderRequest({ ...order, dueMinor: 99 })).toThrow(RangeError);
  });

  it('names order, attempt, language and the way back, and asks for no address of a download', () => {
    const order = payable(
      [{ productName: 'Krivan', sku: 'K-1', quantity: 1, unitPriceMinor: 2900, productType: 'DIGITAL' }],
      0,
      0,
    );
    const request = parsed(order);
    expect(request.purchase_units[0]).toMatchObject({ custom_id: order.orderId, invoice_id: order.attemptId });
    expect(request.payment_source.paypal.experience_context).toMatchObject({
      locale: 'sk-SK',
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
      return_url: order.returnUrl,
      cancel_url: order.cancelUrl,
    });
    expect(request.purchase_units[0]).not.toHaveProperty('shipping');
  });

  it('fixes the address to which the parcel goes', () => {
    const address = {
      firstName: 'Zuzana',
      lastName: 'Kováčová',
      street: 'Dlhá 1',
      city: 'Nitra',
      postcode: '94901',
      country: 'SK',
    };
    const kit = { productName: 'Stavebnica', sku: 'K-2', quantity: 2, unitPriceMinor: 6450, productType: 'PHYSICAL' };
    const request = parsed(payable([kit], 490, 0, address));
    expect(request.payment_source.paypal.experience_context).toMatchObject({
      shipping_preference: 'SET_PROVIDED_ADDRESS',
    });
    expect(request.purchase_units[0]).toMatchObject({
      shipping: { name: { full_name: 'Zuzana Kováčová' }, address: { postal_code: '94901', country_code: 'SK' } },
    });
  });
});
