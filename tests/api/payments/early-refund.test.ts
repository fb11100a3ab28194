import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  atPayPal,
  buildApproved,
  capture,
  look,
  madeOf,
  reconcile,
  sendEvent,
} from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

it('a refund that PayPal tells of before the shop knows its capture is booked at once with the capture', async () => {
  const payment = await buildApproved(shop, 'drop');
  await capture(shop, payment);
  const { captures } = await atPayPal(shop, payment);
  await shop.ctx().sql(`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'`);
  const event = {
    id: 'WH-EARLY',
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: {
      id: 'REF-EARLY',
      status: 'COMPLETED',
      amount: { currency_code: 'EUR', value: '5.00' },
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captures[0]!.id}` }],
    },
  };
  expect(await sendEvent(shop, event)).toBe(200);
  await shop.runJobs();
  expect(await madeOf(shop, payment)).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
  await reconcile(shop, payment);
  await shop.runJobs();
  expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
  expect((await look(shop, payment)).data.result.order.paymentStatus).toBe('PARTIALLY_REFUNDED');
});

it('the confirmation goes out with its invoice while the disk is full', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(shop.shop.files, 'put').mockRejectedValue(full);
  const payment = await buildApproved(shop);
  await capture(shop, payment);
  await shop.runJobs();
  const told = shop.mails.filter(({ text }) => text.includes(payment.orderId));
  expect(told).toMatchObject([{ attachments: [{ contentType: 'application/pdf' }] }]);
  const { accessToken, orderId } = payment;
  const loaded = await shop.inject({ url: `/api/orders/${orderId}/invoice?accessToken=${accessToken}` });
  expect([loaded.statusCode, loaded.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  vi.restoreAllMocks();
  expect(await checkInvariants(shop)).toEqual([]);
});
