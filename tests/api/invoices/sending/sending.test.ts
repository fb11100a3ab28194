import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../server/core/text/format.ts';
import { refundOrder } from '../../../../server/payments/refunds/refunds.service.ts';
import { changeSetting } from '../../../support/change-setting.ts';
import { buildAddress } from '../../../support/builders/build-order.ts';
import { buildPaid } from '../../../support/builders/build-payment.ts';
import { buildSellable } from '../../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../../support/invariants.ts';
import {
  buildCompanyOrder,
  buildUnaddressedOrder,
  sendFrom,
  sendingOf,
  transmissions,
  workOn,
} from '../../../support/sent-documents.ts';
import { startShop, type TestShop } from '../../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await sendFrom(shop, '2020-01-01');
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const DAY_MS = 86_400_000;

/** A document of a company, after the job came to it so often. */
const worked = async (ending: string, times: number) => {
  const { invoice } = await buildCompanyOrder(shop, ending);
  for (let i = 0; i < times; i += 1) await workOn(shop, invoice);
  return { invoice, sending: (await sendingOf(shop, invoice))! };
};
const given = async (number: string) => (await transmissions(shop)).find(({ key }) => key === number);

describe('a document for a company', () => {
  it('waits in the outbox with its invoice, is sent by a job, and its receipt is kept', async () => {
    const { invoice } = await buildCompanyOrder(shop, '001');
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'WAITING', attempts: 0, messageId: null });
    await shop.runJobs();
    const sent = await sendingOf(shop, invoice);
    expect(sent).toMatchObject({ state: 'SENT', accessPoint: 'simulator', simulated: true });
    expect((await given(invoice.number))!.message_id).toBe(sent!.messageId);
    expect(sent!.nextAt!.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    await workOn(shop, invoice);
    const done = await sendingOf(shop, invoice);
    expect(done).toMatchObject({ state: 'DELIVERED', nextAt: null, messageId: sent!.messageId });
    expect(done).toMatchObject({
      recipient: expect.stringMatching(/^0245:20/) as string,
      receiptAt: expect.any(Date) as Date,
    });
    expect(done!.evidence).toMatchObject({
      receipt: 'simulated',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('goes for a credit note too', async () => {
    const billingAddress = buildAddress({ company: 'Modelár s. r. o.', vatId: 'SK2020999001' });
    const { orderId } = await buildPaid(shop, {
      lines: [{ productId: await buildSellable(shop), quantity: 1 }],
      billingAddress,
    });
    await refundOrder(shop.ctx(), { orderId, reason: 'Withdrawal', requestId: 'peppol-note' });
    await shop.runJobs();
    const notes = await shop
      .ctx()
      .sql<{ id: string }>(`SELECT i.id FROM invoice i WHERE i.order_id = $1 AND i.kind = 'CREDIT_NOTE'`, [orderId]);
    expect(notes).toHaveLength(1);
    expect(await sendingOf(shop, notes[0]!)).toMatchObject({ state: 'SENT' });
  });

  it.each([
    ['404', 'FAILED', 'NOT_REGISTERED'],
    ['422', 'REFUSED', 'INVALID'],
  ])('for %s is %s at once, because %s', async (ending, state, reason) => {
    const { sending } = await worked(ending, 1);
    expect(sending).toMatchObject({ state, reason, messageId: null, nextAt: null });
    expect(sending.detail).toContain('Simulated');
  });

  it('is refused by the recipient later, with the evidence', async () => {
    const { sending } = await worked('406', 2);
    expect(sending).toMatchObject({ state: 'REFUSED', reason: 'RECIPIENT', evidence: { receipt: 'simulated' } });
  });

  it('is tried again while the access point is away, and then goes', async () => {
    const { invoice } = await buildCompanyOrder(shop, '503');
    const states = [];
    for (let i = 0; i < 4; i += 1) {
      await workOn(shop, invoice);
      const { state, attempts, reason } = (await sendingOf(shop, invoice))!;
      states.push([state, attempts, reason]);
    }
    expect(states).toEqual([
      ['WAITING', 1, 'AWAY'],
      ['WAITING', 2, 'AWAY'],
      ['SENT', 0, null],
      ['DELIVERED', 0, null],
    ]);
  });

  it('waits for a person when the access point stays away', async () => {
    const { invoice, sending } = await worked('500', 7);
    expect(sending).toMatchObject({ state: 'FAILED', reason: 'AWAY', nextAt: null });
    await workOn(shop, invoice);
    expect((await given(invoice.number))!.calls).toBe(7);
  });

  it('has its receipt later, and is sent once however often the job comes', async () => {
    const { invoice, sending } = await worked('202', 3);
    expect(sending).toMatchObject({ state: 'SENT', attempts: 2 });
    await workOn(shop, invoice);
    await workOn(shop, invoice);
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'DELIVERED' });
    expect((await given(invoice.number))!.calls).toBe(1);
  });

  it('is one message when its acceptance was lost on the way', async () => {
    const { invoice, sending } = await worked('504', 1);
    expect(sending).toMatchObject({ state: 'WAITING', attempts: 1, reason: 'AWAY', messageId: null });
    const taken = await given(invoice.number);
    expect(taken).toMatchObject({ calls: 1, message_id: expect.any(String) as string });
    await workOn(shop, invoice);
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'SENT', messageId: taken!.message_id });
    expect(await given(invoice.number)).toEqual({ ...taken, calls: 2 });
  });

  it('is one message when two workers come at once', async () => {
    const { invoice } = await buildCompanyOrder(shop, '202');
    await Promise.all([workOn(shop, invoice), workOn(shop, invoice)]);
    const { message_id: messageId } = (await given(invoice.number))!;
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'SENT', messageId });
  });
});

it('a company without a VAT number is reached by the tax number it gave with its order', async () => {
  const { invoice } = await buildUnaddressedOrder(shop, null, '2020990001');
  expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'WAITING', recipient: '0245:2020990001' });
  await workOn(shop, invoice);
  expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'SENT' });
});

describe('nothing is sent', () => {
  it.each([
    [null, 'NO_NUMBER'],
    ['FI12345678', 'NO_SCHEME'],
  ])('for a company with the VAT number %s, which is said: %s', async (vatId, reason) => {
    const { invoice } = await buildUnaddressedOrder(shop, vatId);
    expect(await sendingOf(shop, invoice)).toMatchObject({ state: 'NO_ADDRESS', reason, recipient: null });
    await workOn(shop, invoice);
    expect(await given(invoice.number)).toBeUndefined();
  });

  it('by a seller who is no payer of VAT', async () => {
    await changeSetting(shop, 'TAXPAYER', { periods: [{ from: '2020-01-01', status: 'NOT_PAYER' }] });
    const { invoice } = await buildCompanyOrder(shop, '001');
    await changeSetting(shop, 'TAXPAYER', { periods: [{ from: '2020-01-01', status: 'PAYER' }] });
    expect(await sendingOf(shop, invoice)).toBeNull();
  });

  it('for a person', async () => {
    const { invoice } = await buildCompanyOrder(shop, null);
    expect(await sendingOf(shop, invoice)).toBeNull();
  });

  it.each([
    ['it is off', null],
    ['its day has not come', dayOf(new Date(Date.now() + 30 * DAY_MS))],
  ])('while %s', async (_when, from) => {
    await sendFrom(shop, from);
    const { invoice } = await buildCompanyOrder(shop, '001');
    await sendFrom(shop, '2020-01-01');
    expect(await sendingOf(shop, invoice)).toBeNull();
  });
});
