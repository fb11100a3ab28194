import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { WebhookDelivery } from '../../../server/webhooks/webhook-delivery.entity.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const URL = '/api/back-office/v1/webhooks';
const ADDRESS = 'https://warehouse.example.com/martyx';

interface Webhook {
  id: string;
  url: string;
  events: string[];
}

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  ({ headers } = await buildProgram(shop, [BackOfficeScope.WEBHOOKS_WRITE]));
});
afterAll(() => shop.close());

const create = (payload: object, more = {}) =>
  shop.inject({ method: 'POST', url: URL, headers: { ...headers, ...more }, payload });
const made = async () => {
  const answer = await create({ url: ADDRESS, events: ['order.paid', 'stock.low'] });
  return answer.json<{ webhook: Webhook; secret: string }>();
};
const list = async () => (await shop.inject({ url: URL, headers })).json<{ items: Webhook[] }>().items;
const sendTest = (id: string, more = {}) =>
  shop.inject({ method: 'POST', url: `${URL}/${id}/test`, headers: { ...headers, ...more } });
const remove = (id: string) => shop.inject({ method: 'DELETE', url: `${URL}/${id}`, headers });

describe('webhooks, for a key', () => {
  it('are made with a secret that is told once, and listed without it', async () => {
    const { webhook, secret } = await made();
    expect(secret).toMatch(/^\w+/);
    expect(webhook).toMatchObject({ url: ADDRESS, events: ['order.paid', 'stock.low'], active: true });
    const answer = await shop.inject({ url: URL, headers });
    expect(answer.json<{ items: Webhook[] }>().items).toContainEqual(webhook);
    expect(answer.body).not.toContain(secret);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are made once under an Idempotency-Key, with the same secret both times', async () => {
    const payload = { url: `${ADDRESS}/once`, events: ['order.shipped'] };
    const [first, again] = [
      await create(payload, { 'idempotency-key': 'w-1' }),
      await create(payload, { 'idempotency-key': 'w-1' }),
    ];
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await list()).filter(({ url }) => url === payload.url)).toHaveLength(1);
  });

  it('are refused for an address inside, or an event that there is not', async () => {
    const events = ['order.paid'];
    expect((await create({ url: 'http://10.0.0.1/', events })).json()).toMatchObject({ args: { url: 'INVALID' } });
    const unknown = await create({ url: ADDRESS, events: ['order.lost'] });
    expect(unknown.json()).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
  });

  it('are tried out by an event of their own, once under an Idempotency-Key', async () => {
    const { webhook } = await made();
    const [first, again] = [
      await sendTest(webhook.id, { 'idempotency-key': 't-1' }),
      await sendTest(webhook.id, { 'idempotency-key': 't-1' }),
    ];
    expect(first.json()).toMatchObject({ event: 'ping', state: 'PENDING' });
    expect(again.json()).toEqual(first.json());
    expect(await shop.ctx().repo(WebhookDelivery).countBy({ endpointId: webhook.id })).toBe(1);
  });

  it('are gone once deleted: not listed, not tried out, not deleted again', async () => {
    const { webhook } = await made();
    expect((await remove(webhook.id)).json()).toEqual({ id: webhook.id });
    expect((await list()).map(({ id }) => id)).not.toContain(webhook.id);
    expect((await sendTest(webhook.id)).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect((await remove(webhook.id)).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('are closed to a key that may only read stock', async () => {
    const other = await buildProgram(shop, [BackOfficeScope.STOCK_READ]);
    const answer = await shop.inject({ url: URL, headers: other.headers });
    expect(answer.json()).toMatchObject({ errorCode: 'API_KEY_SCOPE' });
  });
});
