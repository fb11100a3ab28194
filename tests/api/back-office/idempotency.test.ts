import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { DAY_MS } from '../../../server/core/time.ts';
import { sweepAnswersJob } from '../../../server/api-keys/idempotency/answers-cleanup.job.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let other: TestShop;
let program: Awaited<ReturnType<typeof buildProgram>>;
/** Two processes of one shop. */
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl, env: { DATA_DIR: shop.dataDir } });
  program = await buildProgram(shop, [BackOfficeScope.STOCK_WRITE, BackOfficeScope.STOCK_READ]);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

let serial = 0;
const product = async () => {
  const sku = `ID-${(serial += 1)}`;
  return { sku, id: await buildProduct(shop.ctx(), { sku, onHand: 10 }) };
};
const CHANGE = { delta: 1, reason: 'DELIVERY' };
interface Sent {
  readonly key?: string;
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}
const change = (sku: string, { key, payload = CHANGE, headers = program.headers }: Sent, at = shop) =>
  at.inject({
    method: 'POST',
    url: `/api/back-office/v1/stock/${sku}/changes`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  });
const onHand = async (sku: string): Promise<number> => {
  const url = `/api/back-office/v1/stock/${sku}`;
  return (await shop.inject({ url, headers: program.headers })).json<{ onHand: number }>().onHand;
};

describe('a call under an Idempotency-Key', () => {
  it('is done once, and its answer given again, in quotes or without, by any process', async () => {
    const { sku } = await product();
    const first = await change(sku, { key: '"delivery-1"' });
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([200, undefined]);
    await change(sku, {});
    for (const [key, at] of [
      ['"delivery-1"', shop],
      ['delivery-1', other],
    ] as const) {
      const again = await change(sku, { key }, at);
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
      expect(again.headers['idempotent-replayed']).toBe('true');
    }
    expect(await onHand(sku)).toBe(12);
  });

  it('is done once by many who send it at the same time: the others are told to wait, or are answered', async () => {
    const { sku } = await product();
    const calls = Array.from({ length: 12 }, (_, n) => change(sku, { key: 'race' }, n % 2 ? shop : other));
    const answers = await Promise.all(calls);
    expect(await onHand(sku)).toBe(11);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    const waiting = answers.filter(({ statusCode }) => statusCode !== 200);
    for (const answer of waiting) {
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { errorCode: 'IDEMPOTENCY_IN_FLIGHT' }]);
    }
  });

  it('is refused with 422 when it asks for something else', async () => {
    const [{ sku }, another] = [await product(), await product()];
    await change(sku, { key: 'taken' });
    const different = [
      await change(sku, { key: 'taken', payload: { ...CHANGE, delta: 2 } }),
      await change(another.sku, { key: 'taken' }),
    ];
    for (const answer of different) {
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { errorCode: 'IDEMPOTENCY_KEY_TAKEN' }]);
    }
    expect([await onHand(sku), await onHand(another.sku)]).toEqual([11, 10]);
  });

  it('that is refused did nothing, and may be sent again', async () => {
    const { sku } = await product();
    const tooMuch = { ...CHANGE, delta: -11 };
    expect((await change(sku, { key: 'again', payload: tooMuch })).json()).toMatchObject({
      errorCode: 'STOCK_RESERVED',
    });
    await change(sku, {});
    expect((await change(sku, { key: 'again', payload: tooMuch })).statusCode).toBe(200);
    expect(await onHand(sku)).toBe(0);
  });

  it('is one of its own for each API key', async () => {
    const { sku } = await product();
    const { headers } = await buildProgram(shop, [BackOfficeScope.STOCK_WRITE]);
    await change(sku, { key: 'mine' });
    await change(sku, { key: 'mine', headers });
    expect(await onHand(sku)).toBe(12);
  });

  it('is remembered for a day and no longer', async () => {
    const { sku } = await product();
    await change(sku, { key: 'day' });
    shop.clock.advance(DAY_MS - 60_000);
    await sweepAnswersJob.run(shop.ctx(), {});
    await change(sku, { key: 'day' });
    expect(await onHand(sku)).toBe(11);
    shop.clock.advance(120_000);
    await change(sku, { key: 'day' });
    expect(await onHand(sku)).toBe(12);
    shop.clock.advance(DAY_MS + 1000);
    await sweepAnswersJob.run(shop.ctx(), {});
    expect(await shop.ctx().sql('SELECT FROM idempotent_answer')).toEqual([]);
  });

  it.each(['', '"', 'two words', 'x'.repeat(101), 'naïve'])('is refused when the key is %j', async (key) => {
    const { sku } = await product();
    const answer = await change(sku, { key: Buffer.from(key).toString('latin1') });
    expect(answer.json()).toMatchObject({ errorCode: 'VALIDATION_FAILED', args: { 'Idempotency-Key': 'INVALID' } });
    expect(await onHand(sku)).toBe(10);
  });
});

describe('a mutation under an Idempotency-Key', () => {
  const TEXT = `mutation ($one: SetStockInput!, $two: SetStockInput!) {
    one: setStock(input: $one) { id stock { onHand } } two: setStock(input: $two) { id stock { onHand } }
  }`;
  const count = (id: number, onHandNow: number, expectedOnHand = 10) => ({
    id,
    onHand: onHandNow,
    expectedOnHand,
    reason: 'COUNT',
  });
  const mutate = (key: string, variables: Record<string, unknown>) =>
    shop.graphql(TEXT, variables, { headers: { ...program.headers, 'idempotency-key': key } });

  it('is done once and answered again, with all that it asks for', async () => {
    const [a, b] = [await product(), await product()];
    const variables = { one: count(a.id, 4), two: count(b.id, 5) };
    const first = await mutate('both', variables);
    expect(first).toMatchObject({ data: { one: { stock: { onHand: 4 } }, two: { stock: { onHand: 5 } } } });
    expect((await mutate('both', variables)).data).toEqual(first.data);
    const wrong = await mutate('both', { ...variables, two: count(b.id, 6) });
    expect(wrong.errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_TAKEN');
    expect([await onHand(a.sku), await onHand(b.sku)]).toEqual([4, 5]);
  });

  it('that makes a secret tells it again, and leaves nothing in the database that could be read', async () => {
    const { headers } = await buildProgram(shop, [BackOfficeScope.WEBHOOKS_WRITE]);
    const text = `mutation ($input: WebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { secret endpoint { id } }
    }`;
    const input = { url: 'https://hooks.example.com/once', events: ['ORDER_PAID'] };
    const make = () =>
      shop.graphql<{ createWebhookEndpoint: { secret: string } }>(
        text,
        { input },
        { headers: { ...headers, 'idempotency-key': 'one-endpoint' } },
      );
    const { data } = await make();
    expect((await make()).data).toEqual(data);
    const { secret } = data.createWebhookEndpoint;
    expect(secret).toMatch(/^whsec_/);
    const kept = await shop.ctx().sql('SELECT * FROM idempotent_answer');
    expect(JSON.stringify(kept)).not.toMatch(/whsec_|hooks\.example/);
    expect(await shop.ctx().sql('SELECT FROM webhook_endpoint')).toHaveLength(1);
  });

  it('does nothing at all where one of its fields fails', async () => {
    const [a, b] = [await product(), await product()];
    const failed = await mutate('part', { one: count(a.id, 4), two: count(b.id, 5, 9) });
    expect(failed.errors?.[0]?.extensions.code).toBe('VERSION_CONFLICT');
    expect([await onHand(a.sku), await onHand(b.sku)]).toEqual([10, 10]);
    expect((await mutate('part', { one: count(a.id, 4), two: count(b.id, 5) })).errors).toBeUndefined();
  });
});
