import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../../server/core/locale.ts';
import type { Mail } from '../../../server/core/mail.ts';
import { PAYING_MS, unpaidMailJob, unpaidMailsJob } from '../../../server/invoices/mail/unpaid-mail.job.ts';
import { cancelOrder } from '../../../server/orders/order-cancellation.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildAddress, buildOrder, buildOrderInput, type OrderChanges } from '../../support/builders/build-order.ts';
import { payOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 500, name: 'Talon' });
});
beforeEach(() => shop.mails.splice(0));
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders', 'mails'])).toEqual([]);
  await shop.close();
});

let serial = 0;
const place = (changes: Partial<OrderChanges> = {}, ctx = shop.ctx({ locale: 'en' })) =>
  buildOrder(ctx, {
    lines: [{ productId: kit, quantity: 1 }],
    email: `guest-${(serial += 1)}@example.sk`,
    ...changes,
  });
const sweep = async (): Promise<Mail[]> => {
  await unpaidMailsJob.run(shop.ctx(), {});
  await shop.runJobs();
  return shop.mails.filter(({ subject }) => /not paid yet/.test(subject));
};
const later = (): Promise<Mail[]> => {
  shop.clock.advance(PAYING_MS);
  return sweep();
};

describe('the mail about an order that a guest has not paid', () => {
  it('goes out once, two minutes after the order, with the link that opens it', async () => {
    const { order } = await place();
    shop.clock.advance(PAYING_MS - 1000);
    expect(await sweep()).toEqual([]);
    const [mail, ...others] = await later();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: order.userEmail, messageId: `unpaid-${order.id}@localhost` });
    expect(mail!.text).toContain('Talon');
    const accessToken = decodeURIComponent(/key=([\w%-]+)/.exec(mail!.text)![1]!);
    const read = 'query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { orderNumber } }';
    const { data } = await shop.graphql(read, { id: order.id, accessToken });
    expect(data).toMatchObject({ order: { orderNumber: order.orderNumber } });
    await unpaidMailJob.run(shop.ctx(), { orderId: order.id });
    expect(shop.mails).toHaveLength(1);
  });

  it('is one mail when the order is placed again under its key, or a crash hides that it was sent', async () => {
    const input = await buildOrderInput(shop.ctx({ locale: 'en' }), {
      lines: [{ productId: kit, quantity: 1 }],
      email: `guest-${(serial += 1)}@example.sk`,
    });
    const { order } = await placeOrder(shop.ctx({ locale: 'en' }), input);
    expect(await later()).toHaveLength(1);
    await placeOrder(shop.ctx({ locale: 'en' }), input);
    expect(await later()).toHaveLength(1);
    await shop.ctx().sql('UPDATE order_mail SET sent_at = NULL WHERE order_id = $1', [order.id]);
    await unpaidMailJob.run(shop.ctx(), { orderId: order.id });
    expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('does not go out when the order is paid or cancelled by then, nor when an account has it', async () => {
    const paid = await place();
    await payOrder(shop.ctx(), paid.order);
    const cancelled = await place();
    await cancelOrder(shop.ctx(), { id: cancelled.order.id, accessToken: cancelled.accessToken });
    const { id } = await buildAccount(shop);
    await place({}, shop.ctx({ locale: 'en', viewer: { userId: id, admin: false, sessionId: '' } }));
    expect(await later()).toEqual([]);
  });

  it('counts with the other letters that strangers cause at one address', async () => {
    const email = 'victim@example.sk';
    for (let n = 0; n < 8; n += 1) await place({ email });
    expect(await later()).toHaveLength(5);
  });

  it.each(LOCALES)('carries no word that its buyer typed: %s', async (locale) => {
    const typed = 'WINMONEY';
    const address = { firstName: typed, lastName: typed, street: typed, city: typed, company: typed };
    const { order } = await place({ billingAddress: buildAddress(address), notes: typed }, shop.ctx({ locale }));
    await later();
    const [mail] = shop.mails.filter(({ to }) => to === order.userEmail);
    expect(mail!.subject).toContain(order.orderNumber);
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain(typed);
  });
});
