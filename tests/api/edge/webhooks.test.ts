import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bulkUpdate } from '../../../server/catalog/admin/bulk.service.ts';
import { ErrorPolicy, type BulkProductInput } from '../../../server/catalog/admin/bulk.types.ts';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { StockReason } from '../../../server/catalog/stock/stock-change.entity.ts';
import { changeStock } from '../../../server/catalog/stock/stock-change.service.ts';
import { reserveStock } from '../../../server/catalog/stock/stock.service.ts';
import { transaction } from '../../../server/core/context.ts';
import { markShipped } from '../../../server/orders/order-shipping.service.ts';
import { markRefunded } from '../../../server/orders/order-payment.service.ts';
import { WebhookDelivery } from '../../../server/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../../server/webhooks/webhook-endpoint.entity.ts';
import { deliverJob, PAUSES } from '../../../server/webhooks/deliver-webhook.job.ts';
import { sweepWebhooksJob } from '../../../server/webhooks/webhooks-cleanup.job.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildEndpoint } from '../../support/builders/build-webhook.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

let shop: TestShop;
let admin: SignedInHeaders;
let adminEmail: string;
let adminId: string;
let receiver: WebhookReceiver;
beforeAll(async () => {
  shop = await startShop();
  const user = await buildAccount(shop, { admin: true, locale: 'de' });
  adminEmail = user.email;
  adminId = user.id;
  admin = await signInAs(shop, user);
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await shop.ctx().sql('DELETE FROM webhook_endpoint');
});
afterAll(() => shop.close());

const ALL = ['ORDER_PAID', 'ORDER_REFUNDED', 'ORDER_SHIPPED', 'PRODUCT_CHANGED', 'STOCK_LOW'];
const listen = (events: string[] = ALL, more: object = {}) =>
  buildEndpoint(shop, admin, { url: receiver.url, events, ...more });
const deliveries = () =>
  shop
    .ctx()
    .repo(WebhookDelivery)
    .find({ order: { id: 'ASC' } });
const deliver = async (id: string) => {
  await deliverJob.run(shop.ctx(), { id });
  return shop.ctx().repo(WebhookDelivery).findOneByOrFail({ id });
};
const ping = async (id: string): Promise<string> => {
  const mutation = 'mutation ($id: ID!) { made: pingWebhookEndpoint(input: { id: $id }) { id } }';
  return (await shop.graphql<{ made: { id: string } }>(mutation, { id }, { headers: admin })).data.made.id;
};
const events = () => receiver.letters.map(({ body }) => body.event);

describe('an event', () => {
  it('is sent when an order is paid, shipped and refunded, with amounts and no word about the buyer', async () => {
    await listen();
    const productId = await buildSellable(shop, { stock: 50 });
    await shop.runJobs();
    receiver.letters.length = 0;
    const { order } = await buildPaidOrder(shop.ctx(), [productId]);
    await markShipped(shop.ctx(), order);
    await markRefunded(shop.ctx(), order, { amountMinor: 100, full: false });
    await shop.runJobs();
    expect(events().sort()).toEqual(['order.paid', 'order.refunded', 'order.shipped']);
    const paid = receiver.letters.find(({ body }) => body.event === 'order.paid')!;
    expect(paid.body).toMatchObject({
      subject: { type: 'order', id: order.id },
      data: { number: order.orderNumber, paymentStatus: 'PAID', currency: 'EUR', lines: [{ productId, quantity: 1 }] },
    });
    expect(receiver.letters.map(({ text }) => text).join()).not.toMatch(/@|street|name|Address/i);
  });

  it('is sent for each change of a product, and once when few of it are left', async () => {
    await listen();
    const productId = await buildProduct(shop.ctx(), { onHand: 5 });
    await setPrice(shop.ctx(), productId, 4321);
    for (let n = 0; n < 3; n += 1) await reserveStock(shop.ctx(), [{ productId, quantity: 1 }]);
    await shop.runJobs();
    expect(events().sort()).toEqual(['product.changed', 'product.changed', 'stock.low']);
    expect(receiver.letters.find(({ body }) => body.event === 'stock.low')!.body).toMatchObject({
      subject: { type: 'product', id: productId },
      data: { available: 3, threshold: 3 },
    });
    const prices = receiver.letters.map(({ body }) => (body.data as { priceMinor?: number }).priceMinor);
    expect(prices).toContain(4321);
  });

  it('is sent for each product of many that are changed at once, and for stock that an admin takes off', async () => {
    const ids = [await buildProduct(shop.ctx()), await buildProduct(shop.ctx()), await buildProduct(shop.ctx())];
    await listen();
    const viewer = { userId: adminId, admin: true, sessionId: '' };
    const rows = [
      { id: ids[0]!, priceMinor: 777 },
      { id: ids[1]!, stockDelta: -8 },
    ] as BulkProductInput[];
    await bulkUpdate(shop.ctx({ viewer }), rows, ErrorPolicy.REJECT_EVERYTHING);
    const change = { key: crypto.randomUUID(), delta: -7, reason: StockReason.OTHER };
    await changeStock(shop.ctx({ viewer }), ids[2]!, change);
    await shop.runJobs();
    const heard = receiver.letters.map(({ body }) => `${body.event} ${body.subject.id}`);
    expect(heard.sort()).toEqual([
      `product.changed ${ids[0]}`,
      `product.changed ${ids[1]}`,
      `stock.low ${ids[1]}`,
      `stock.low ${ids[2]}`,
    ]);
  });

  it('is never sent when its transaction came to nothing', async () => {
    await listen();
    const productId = await buildProduct(shop.ctx());
    const before = (await deliveries()).length;
    const doomed = transaction(shop.ctx(), async (tx) => {
      await setPrice(tx, productId, 5555);
      throw new Error('no');
    });
    await expect(doomed).rejects.toThrow('no');
    expect(await deliveries()).toHaveLength(before);
  });

  it('goes only to endpoints that asked for it and are switched on', async () => {
    await listen(['ORDER_PAID']);
    await listen(['PRODUCT_CHANGED'], { active: false });
    await buildProduct(shop.ctx());
    expect(await deliveries()).toEqual([]);
  });

  it('costs one statement where nobody listens', async () => {
    const productId = await buildProduct(shop.ctx());
    const texts = await shop.statementTexts(() => setPrice(shop.ctx(), productId, 777));
    expect(texts.filter((text) => text.includes('webhook'))).toHaveLength(1);
  });
});

describe('a delivery', () => {
  it('carries event, id and a signature that its secret makes', async () => {
    const { id, secret } = await listen();
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const delivery = await ping(id);
    expect(await deliver(delivery)).toMatchObject({ state: 'DELIVERED', status: 200, attempts: 1, problem: null });
    const [letter] = receiver.letters;
    const { 'martyx-signature': signature, ...headers } = letter!.headers;
    expect(headers).toMatchObject({ 'martyx-event': 'ping', 'martyx-delivery': delivery });
    const moment = /^t=(\d+),/.exec(String(signature))![1]!;
    const own = createHmac('sha256', secret).update(`${moment}.${letter!.text}`).digest('hex');
    expect(signature).toBe(`t=${moment},v1=${own}`);
    expect(JSON.stringify(await shop.ctx().repo(WebhookEndpoint).find())).not.toContain(secret);
  });

  it('is signed by the old secret too for a day after a new one was made', async () => {
    const { id, secret } = await listen();
    const rotate = 'mutation ($id: ID!) { made: rotateWebhookSecret(input: { id: $id }) { secret } }';
    const { data } = await shop.graphql<{ made: { secret: string } }>(rotate, { id }, { headers: admin });
    const signedBy = async () => {
      receiver.letters.length = 0;
      await deliver(await ping(id));
      const [letter] = receiver.letters;
      const signature = String(letter!.headers['martyx-signature']);
      const moment = /^t=(\d+),/.exec(signature)![1]!;
      const made = (by: string) => createHmac('sha256', by).update(`${moment}.${letter!.text}`).digest('hex');
      return [data.made.secret, secret].map((by) => signature.includes(`v1=${made(by)}`));
    };
    expect(await signedBy()).toEqual([true, true]);
    await shop.ctx().sql('UPDATE webhook_endpoint SET previous_until = $1', [shop.clock.now()]);
    expect(await signedBy()).toEqual([true, false]);
  });

  it('is tried again after 1, 5 and 30 minutes, 2, 12 and 24 hours, and has failed after that', async () => {
    const delivery = await ping((await listen()).id);
    receiver.answer = 500;
    for (const [index, pause] of PAUSES.entries()) {
      const tried = await deliver(delivery);
      expect(tried).toMatchObject({ state: 'PENDING', attempts: index + 1, status: 500, problem: 'HTTP_STATUS' });
      expect(tried.nextAt!.getTime() - tried.triedAt!.getTime()).toBe(pause);
    }
    expect(PAUSES.map((pause) => pause / 60_000)).toEqual([1, 5, 30, 120, 720, 1440]);
    expect(await deliver(delivery)).toMatchObject({ state: 'FAILED', attempts: 7, nextAt: null });
    await deliver(delivery);
    expect(receiver.letters).toHaveLength(7);
    const jobs = await shop.ctx().sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'webhooks.deliver'`);
    expect(jobs.length).toBeGreaterThanOrEqual(PAUSES.length);
  });

  it('follows no redirect', async () => {
    const delivery = await ping((await listen()).id);
    receiver.answer = 302;
    expect(await deliver(delivery)).toMatchObject({ problem: 'REDIRECT', status: 302 });
    expect(receiver.letters).toHaveLength(1);
  });

  it('waits five seconds for an answer and no longer', async () => {
    const delivery = await ping((await listen()).id);
    receiver.answer = 'silence';
    const tried = await deliver(delivery);
    expect(tried).toMatchObject({ problem: 'TIMEOUT', status: null });
    expect(tried.milliseconds).toBeGreaterThan(4500);
    expect(tried.milliseconds).toBeLessThan(7000);
  });

  it('says when nobody is there, and arrives later', async () => {
    const { id } = await listen();
    const delivery = await ping(id);
    await shop.ctx().sql(`UPDATE webhook_endpoint SET url = 'http://127.0.0.1:9/'`);
    expect(await deliver(delivery)).toMatchObject({ problem: 'UNREACHABLE' });
    expect((await shop.ctx().repo(WebhookEndpoint).findOneByOrFail({ id })).failingSince).not.toBeNull();
    await shop.ctx().sql('UPDATE webhook_endpoint SET url = $1', [receiver.url]);
    expect(await deliver(delivery)).toMatchObject({ state: 'DELIVERED', attempts: 2, problem: null });
    expect((await shop.ctx().repo(WebhookEndpoint).findOneByOrFail({ id })).failingSince).toBeNull();
  });
});

describe('an endpoint', () => {
  it('where nothing arrived for three days is switched off, and the admins hear of it once', async () => {
    const { id } = await listen();
    const [first, second] = [await ping(id), await ping(id)];
    receiver.answer = 500;
    await deliver(first);
    const since = new Date(shop.clock.now().getTime() - 72 * 3_600_000);
    await shop.ctx().sql('UPDATE webhook_endpoint SET failing_since = $1', [since]);
    await deliver(first);
    expect(await shop.ctx().repo(WebhookEndpoint).findOneByOrFail({ id })).toMatchObject({ active: false, version: 2 });
    expect(await deliver(second)).toMatchObject({ state: 'FAILED', problem: 'ENDPOINT_OFF' });
    shop.mails.length = 0;
    await shop.runJobs();
    expect(shop.mails).toMatchObject([{ to: adminEmail, subject: 'Ein Webhook wurde abgeschaltet · Martyx' }]);
    expect(shop.mails[0]!.text).toContain('/admin/webhooks');
  });

  it('has its log for 30 days', async () => {
    const old = await ping((await listen()).id);
    await deliver(old);
    const young = await ping((await shop.ctx().repo(WebhookEndpoint).find())[0]!.id);
    await shop
      .ctx()
      .sql('UPDATE webhook_delivery SET created_at = $2 WHERE id = $1', [
        old,
        new Date(shop.clock.now().getTime() - 31 * 86_400_000),
      ]);
    await sweepWebhooksJob.run(shop.ctx(), {});
    expect((await deliveries()).map(({ id }) => id)).toEqual([young]);
  });
});
