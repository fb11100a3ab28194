import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { Connector, isFromShop, type Order } from '../../connector/connector.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { buildEndpoint } from '../../support/builders/build-webhook.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

const { DOCUMENTS_READ, FULFILMENT_WRITE, ORDERS_READ } = BackOfficeScope;

let shop: TestShop;
let receiver: WebhookReceiver;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  receiver = await startReceiver();
  folder = await mkdtemp(path.join(tmpdir(), 'martyx-connector-'));
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await receiver.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

describe('the sample connector', () => {
  it('ships paid orders, fetches their documents and knows the webhooks, with a key that opens no more', async () => {
    const kit = await buildProduct(shop.ctx(), { onHand: 50 });
    const paid = [];
    for (let n = 0; n < 3; n += 1) paid.push(await buildPaidOrder(shop.ctx(), [kit]));
    const { headers } = await buildPerson(shop, { admin: true });
    const endpoint = await buildEndpoint(shop, headers, { url: receiver.url, events: ['ORDER_SHIPPED'] });
    const { secret } = await buildProgram(shop, [ORDERS_READ, FULFILMENT_WRITE, DOCUMENTS_READ]);
    const connector = new Connector(shop.url, secret);

    const announced: Order[] = [];
    const shipped = await connector.shipPaidOrders((order) => {
      announced.push(order);
      return Promise.resolve({ carrier: 'PACKETA', tracking: `Z${announced.length}` });
    });
    expect(shipped.sort()).toEqual(paid.map(({ order }) => order.orderNumber).sort());
    expect(announced[0]).toMatchObject({ recipient: { city: 'Banská Bystrica' }, lines: [{ quantity: 1 }] });
    expect(await connector.shipPaidOrders(() => Promise.reject(new Error('nothing is left')))).toEqual([]);

    const month = dayOf(shop.clock.now()).slice(0, 7);
    const documents = await connector.fetchDocuments(month, folder);
    expect(documents.map(({ number }) => number).sort()).toEqual(paid.map(({ invoice }) => invoice.number).sort());
    expect(await readdir(folder)).toHaveLength(6);
    const { number } = documents[0]!;
    expect((await readFile(path.join(folder, `${number}.pdf`))).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await readFile(path.join(folder, `${number}.xml`), 'utf8')).toContain(number);

    await shop.runJobs();
    expect(receiver.letters).toHaveLength(3);
    for (const letter of receiver.letters) {
      const signature = String(letter.headers['martyx-signature']);
      expect(isFromShop(signature, letter.text, endpoint.secret)).toBe(true);
      expect(isFromShop(signature, `${letter.text} `, endpoint.secret)).toBe(false);
      expect(isFromShop(signature, letter.text, endpoint.secret, Date.now() + 400_000)).toBe(false);
    }
  });

  it('is told by its code what the shop refuses', async () => {
    const { secret } = await buildProgram(shop, [ORDERS_READ]);
    const connector = new Connector(shop.url, secret);
    await expect(connector.fetchDocuments('2026-11', folder)).rejects.toMatchObject({ errorCode: 'API_KEY_SCOPE' });
  });
});
