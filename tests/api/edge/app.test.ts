import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/processes.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('health', () => {
  it('answers for the process, for the database and with metrics on loopback', async () => {
    expect((await shop.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await shop.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
    expect((await shop.inject({ url: '/metrics' })).body).toContain('http_request_duration_seconds');
  });

  it('counts requests in flight, however they end', async () => {
    const inFlight = async () => {
      const text = await (await fetch(`${shop.url}/metrics`)).text();
      return Number(/^http_requests_in_flight\{.*\} (\d+)$/m.exec(text)![1]);
    };
    const before = await inFlight();
    const headers = { 'content-type': 'application/json', 'content-length': 9 };
    const unfinished = http.request(`${shop.url}/graphql`, { method: 'POST', headers });
    unfinished.on('error', () => undefined).flushHeaders();
    expect(await until(async () => (await inFlight()) === before + 1)).toBe(true);
    unfinished.destroy();
    expect(await until(async () => (await inFlight()) === before)).toBe(true);
  });

  it('hides metrics from a forwarded caller without a token', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'x-forwarded-proto']) {
      const response = await shop.inject({ url: '/metrics', headers: { [name]: '203.0.113.9' } });
      expect(response.statusCode, name).toBe(404);
    }
  });

  it('hides metrics from everybody without a token where the shop is open to others', async () => {
    const open = await startShop({ env: { PUBLIC_URL: 'https://martyx.example', METRICS_TOKEN: 'letmein' } });
    const { statusCode } = await open.inject({ url: '/metrics' });
    const known = await open.inject({ url: '/metrics', headers: { authorization: 'Bearer letmein', via: '1.1 x' } });
    await open.close();
    expect([statusCode, known.statusCode]).toEqual([404, 200]);
  });
});

describe('a database connection in use', () => {
  it('may be lost without ending the process', async () => {
    const held = await shop.shop.pool.connect();
    const lost = new Promise((resolve) => held.once('end', resolve));
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await shop.shop.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await lost;
    held.release(true);
    expect((await shop.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

describe('errors', () => {
  it('have the body of the contract and a request id', async () => {
    const response = await shop.inject({ url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      timestamp: expect.any(String) as string,
      path: '/api/nothing',
      errorCode: 'NOT_FOUND',
      args: {},
    });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  });

  it('say 400, 413 and 415 for a broken, an oversized and an unreadable body', async () => {
    const post = (payload: string, type: string) =>
      shop.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': type }, payload });
    const broken = (await post('{', 'application/json')).json<object>();
    expect(broken).toMatchObject({ errorCode: 'VALIDATION_FAILED', args: { body: 'MALFORMED' } });
    expect((await post(JSON.stringify({ query: 'x'.repeat(400_000) }), 'application/json')).statusCode).toBe(413);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'x'])
      expect((await post('query=1', type)).json()).toMatchObject({ errorCode: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('take an empty body that says it is JSON for none', async () => {
    const headers = { 'content-type': 'application/json' };
    const post = (url: string) => shop.inject({ method: 'POST', url, headers, payload: '' });
    expect((await post('/api/orders/none/email?accessToken=x')).json()).toMatchObject({ errorCode: 'ORDER_NOT_FOUND' });
    expect((await post('/api/auth/forgot-password')).json()).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
  });
});

describe('GraphQL', () => {
  it('lists its error codes', async () => {
    const { data } = await shop.graphql<{ errorCodes: string[] }>('{ errorCodes }');
    expect(data.errorCodes).toContain('OUT_OF_STOCK');
  });

  it('does not suggest names to a guesser', async () => {
    const { errors } = await shop.graphql('{ errorCode }');
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(errors?.[0]?.message).not.toContain('Did you mean');
  });
});
