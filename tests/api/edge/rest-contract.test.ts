import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Document, Schema } from '../../../server/edge/openapi/openapi.types.ts';
import { callsOf, type Call, type Target } from '../../support/api-calls.ts';
import { buildApiWorld } from '../../support/builders/build-api-world.ts';
import { resolved } from '../../support/json-schema-values.ts';
import { startShop } from '../../support/shop.ts';

/** Of each route: so many requests, or as many as there is time for. */
const RUNS = Number(process.env.CONTRACT_RUNS ?? 60);
const MILLISECONDS = RUNS * 60;
const SEED = Number(process.env.CONTRACT_SEED ?? 20_261_122);

const shop = await startShop();
const { paths, components } = (await shop.inject({ url: '/api/openapi.json' })).json<Document>();
const named = components.schemas;
const targets = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]): Target => ({ method, path, operation })),
);
const api = await buildApiWorld(shop);
beforeEach(() => api.signIn());
afterAll(() => shop.close());

const checks = new Map<Schema, z.ZodType>();
const checkOf = (schema: Schema): z.ZodType => {
  const known = checks.get(schema) ?? z.fromJSONSchema(resolved(schema, named) as never);
  checks.set(schema, known);
  return known;
};

const checkRefusal = (answer: LightMyRequestResponse, codes: readonly unknown[], url: string): void => {
  const body = answer.json<{ errorCode: string; path: string }>();
  expect(Object.keys(body)).toEqual(['timestamp', 'path', 'errorCode', 'args']);
  expect(checkOf(named.Error!).safeParse(body).error).toBeUndefined();
  expect(codes).toContain(body.errorCode);
  expect(body.path).toBe(url.split('?')[0]);
  if (answer.statusCode === 429 || answer.statusCode === 503) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
};

const checkAnswer = ({ operation }: Target, { request }: Call, answer: LightMyRequestResponse): void => {
  const described = operation.responses[answer.statusCode];
  expect(described, `${answer.statusCode} ${answer.body.slice(0, 300)}`).toBeDefined();
  const [type, media] = Object.entries(described!.content ?? {})[0] ?? [];
  if (!type) return expect(answer.body).toBe('');
  expect(answer.headers['content-type']).toMatch(new RegExp(`^${type.replace('*', '[^;]+')}(;|$)`));
  const { schema } = media!;
  if (answer.statusCode >= 400) checkRefusal(answer, schema!.properties!.errorCode!.enum!, request.url);
  else if (schema) expect(checkOf(schema).safeParse(answer.json()).error).toBeUndefined();
};

/** What the document does not allow in a body must not be taken. */
const checkTaken = ({ operation }: Target, { json }: Call, { statusCode }: LightMyRequestResponse): void => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema || !json || checkOf(schema).safeParse(json.value).success) return;
  expect(statusCode).toBeGreaterThanOrEqual(400);
};

/** Need what no generator makes: PayPal's signature, a secret from a mail, the units that are there by now, labels of carriers. */
const UNREACHED = [
  'post /api/payments/paypal/webhook',
  'post /api/payments/stripe/webhook',
  'post /api/auth/reset-password',
  'put /api/back-office/v1/stock/{sku}',
  'get /api/admin/parcels/labels',
  'get /api/orders/{orderId}/parcels/{parcelId}/label.pdf',
  'get /api/orders/{id}/receipt',
  'get /api/admin/documents/{id}/receipt.json',
];

describe('Every answer to good and bad requests is one that the document describes:', () => {
  it.each(targets.map((target) => [`${target.method} ${target.path}`, target] as const))('%s', async (name, target) => {
    const seen = new Set<number>();
    const property = fc.asyncProperty(callsOf(target, api.world(target.path), named), async (call) => {
      await shop.ctx().sql('DELETE FROM attempt');
      const answer = await shop.inject(call.request);
      seen.add(answer.statusCode);
      checkAnswer(target, call, answer);
      checkTaken(target, call, answer);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: MILLISECONDS, endOnFailure: true });
    if (!UNREACHED.includes(name)) expect(Math.min(...seen), 'no request was a good one').toBeLessThan(400);
  });
});

describe('An address that the router cannot read', () => {
  it.each(['/api/products/%zz', '/api/%c3', `/api/users/${'x'.repeat(3000)}`])(
    'is refused with a code: %s',
    async (url) => {
      const answer = await shop.inject({ url });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
      checkRefusal(answer, ['VALIDATION_FAILED'], url);
      expect(answer.json()).toMatchObject({ args: { path: 'MALFORMED' } });
    },
  );
});

describe('Without any credential', () => {
  it.each(targets.filter(({ operation }) => /link in the order mail/.test(JSON.stringify(operation))))(
    '$method $path answers 401, whether there is such an order or not and whatever is sent',
    async ({ method, path }) => {
      const { orderId, itemId } = api.world(path).known;
      for (const id of [orderId![0]!, 'nothing']) {
        const url = path.replace('{id}', id).replace('{orderId}', id).replace('{itemId}', itemId![0]!);
        for (const query of ['', '?accessToken=', '?accessToken=a&accessToken=b']) {
          const sent = method === 'post' ? { payload: '{', headers: { 'content-type': 'application/json' } } : {};
          const answer = await shop.inject({ method: method.toUpperCase(), url: url + query, ...sent });
          expect(answer.statusCode, url + query).toBe(401);
          checkRefusal(answer, ['UNAUTHENTICATED'], url);
        }
      }
    },
  );
});
