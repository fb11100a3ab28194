import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  atPayPal,
  buildApproved,
  capture,
  decide,
  look,
  madeOf,
  reconcile,
  start,
  stateOf,
  type Payment,
} from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

interface Unit {
  payee?: object;
  custom_id?: string;
  payments?: { captures?: CaptureBody[] };
}
interface CaptureBody {
  payee?: object;
  custom_id?: string;
  amount?: { currency_code?: string };
}

/** Leaves a field out of what PayPal answers at these addresses; gives the addresses that were asked. */
const leaveOut = (field: 'payee' | 'custom_id' | 'amount' | 'currency_code', at: RegExp): string[] => {
  const asked: string[] = [];
  const strip = (body: CaptureBody): void => {
    if (field === 'currency_code') delete body.amount?.currency_code;
    else delete body[field];
  };
  const original = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await original(input, init);
    const path = typeof input === 'string' ? input : '';
    if (!/\/v2\//.test(path)) return response;
    asked.push(`${init?.method ?? 'GET'} ${path.replace(/^.*\/v2/, '').replace(/SIM-\w+/, ':id')}`);
    if (!at.test(path)) return response;
    const body = (await response.json()) as CaptureBody & { purchase_units?: Unit[] };
    for (const unit of body.purchase_units ?? []) {
      if (field === 'payee' || field === 'custom_id') delete unit[field];
      unit.payments?.captures?.forEach(strip);
    }
    if (!body.purchase_units) strip(body);
    return new Response(JSON.stringify(body), { status: response.status });
  });
  return asked;
};

const expectPaidOnce = async (payment: Payment): Promise<void> => {
  expect(await stateOf(shop, payment)).toBe('PAID');
  expect(await atPayPal(shop, payment)).toMatchObject({ calls: 1, refunded: [] });
  expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
};

describe.each(['payee', 'custom_id', 'amount', 'currency_code'] as const)('a capture without its %s', (field) => {
  it('is asked about by its order, and kept', async () => {
    const payment = await buildApproved(shop);
    const asked = leaveOut(field, /\/capture$/);
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');
    expect(asked).toEqual(['POST /checkout/orders/:id/capture', 'GET /checkout/orders/:id']);
    await expectPaidOnce(payment);
  });

  it('also in its order, is asked about itself, and kept', async () => {
    const payment = await buildApproved(shop);
    const asked = leaveOut(field, /\/checkout\//);
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');
    expect(asked.at(-1)).toBe('GET /payments/captures/:id');
    await expectPaidOnce(payment);
  });

  it('anywhere decides nothing until PayPal says it', async () => {
    const payment = await buildApproved(shop);
    leaveOut(field, /\/v2\//);
    expect((await capture(shop, payment)).data.result).toMatchObject({
      state: 'PENDING',
      order: { status: 'PLACED', paymentStatus: 'PENDING' },
    });
    await reconcile(shop, payment);
    expect(await atPayPal(shop, payment)).toMatchObject({ calls: 1, refunded: [] });
    expect(await madeOf(shop, payment)).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
    expect(await checkInvariants(shop, ['payments'])).toEqual([]);
    vi.restoreAllMocks();
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
  });
});

it('after money that was not ours went back, a new payment is the one that counts', async () => {
  const first = await buildApproved(shop, 'drop');
  await capture(shop, first);
  await shop
    .ctx()
    .sql(`UPDATE paypal_simulator.captures SET amount_minor = 100 WHERE order_id = $1`, [first.paypalOrderId]);
  await reconcile(shop, first);
  await shop.runJobs();
  expect((await atPayPal(shop, first)).refunded).toEqual([100]);
  const order = { orderId: first.orderId, accessToken: first.accessToken };
  expect((await look(shop, order)).data.result.state).toBe('REFUNDED');
  const { data } = await start(shop, order);
  const second = { ...first, attemptId: data.startPayment.id, paypalOrderId: data.startPayment.paypalOrderId };
  await decide(shop, second);
  expect((await capture(shop, order)).data.result).toMatchObject({ state: 'PAID', order: { paymentStatus: 'PAID' } });
  await expectPaidOnce(second);
});
