import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import type { Shop } from '../../../server/core/shop.ts';
import { callPayPal, type PayPalCall } from '../../../server/payments/paypal/paypal-client.ts';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

type Call = Omit<PayPalCall<{ ok: boolean }>, 'answer'>;

/** A PayPal that ends the connection instead of answering the first `broken` calls of each path. */
const paypal = async (broken: number) => {
  const heard: string[] = [];
  const counts = new Map<string, number>();
  const isBroken = ({ url = '' }: IncomingMessage): boolean => {
    counts.set(url, (counts.get(url) ?? 0) + 1);
    return counts.get(url)! <= broken;
  };
  server = createServer((request, response) => {
    heard.push([request.method, request.url, request.headers['paypal-request-id']].filter(Boolean).join(' '));
    if (isBroken(request)) return request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ access_token: 'token', expires_in: 3600, ok: true }));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { paypal: { simulator: false, apiUrl, clientId: 'id', clientSecret: 'secret' } };
  const shop = { config, logger: pino({ level: 'silent' }) } as unknown as Shop;
  const call = (given: Call) => callPayPal(shop, { ...given, answer: z.object({ ok: z.boolean() }) });
  return { call, heard };
};

it('a connection that PayPal had closed is opened anew for what may be repeated, with the same request id', async () => {
  const { call, heard } = await paypal(1);
  const calls: Call[] = [
    { method: 'GET', path: '/order' },
    { method: 'POST', path: '/capture', body: '{}', requestId: 'one' },
    { method: 'POST', path: '/verify', body: '{}', harmless: true },
  ];
  for (const each of calls) expect(await call(each)).toEqual({ ok: true });
  const twice = (text: string) => [text, text];
  expect(heard).toEqual([
    ...twice('POST /v1/oauth2/token'),
    ...twice('GET /order'),
    ...twice('POST /capture one'),
    ...twice('POST /verify'),
  ]);
});

it('what may not be repeated goes out once', async () => {
  const { call, heard } = await paypal(1);
  await expect(call({ method: 'POST', path: '/new', body: '{}' })).rejects.toMatchObject({ uncertain: true });
  expect(heard.filter((each) => each === 'POST /new')).toHaveLength(1);
});

it('a second loss is told as what it is: nobody knows', async () => {
  const { call, heard } = await paypal(2);
  await expect(call({ method: 'GET', path: '/order' })).rejects.toMatchObject({ status: null, uncertain: true });
  expect(heard).toEqual(Array(2).fill('POST /v1/oauth2/token'));
});
