import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ctxOf } from '../../core/http/rest.ts';
import type { Shop } from '../../core/shop.ts';
import { sign } from '../../core/signature.ts';
import { paypalSettings, SIMULATOR_PATH } from '../paypal/paypal-settings.ts';
import { refusal, type Answer } from './answers.ts';
import { approvalRoutes } from './approval.rest.ts';
import { ORDER_KEY_LIFE_MS, REFUND_KEY_LIFE_MS } from './behaviours.ts';
import { captureOrder, createOrder, showOrder } from './checkout.service.ts';
import { listDisputes, showDispute, takeAcceptance, takeEvidence } from './disputes.service.ts';
import { releaseOnClose, sendAnswer } from './http.ts';
import { once } from './idempotency.service.ts';
import { refundCapture, showCapture, showRefund } from './refunds.service.ts';
import { listTransactions, showBalances } from './transactions.queries.ts';
import { verifySignatureAnswer } from './verification.ts';

type Ask = (request: FastifyRequest, id: string) => Promise<Answer>;

const same = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

const accessToken = (shop: Shop): string => sign(shop, 'paypal-simulator', 'access-token');

const json = (request: FastifyRequest): unknown => {
  try {
    return JSON.parse((request.body as string) || '{}');
  } catch {
    return undefined;
  }
};

/** Null: the body is no form. */
const formOf = (request: FastifyRequest): Promise<FormData | null> =>
  new Response(request.body as string, { headers: { 'content-type': request.headers['content-type'] ?? '' } })
    .formData()
    .catch(() => null);

const keyOf = (request: FastifyRequest, kind: string): string | null => {
  const id = request.headers['paypal-request-id'];
  return typeof id === 'string' && id ? `${kind}:${id}` : null;
};

const token = (shop: Shop, request: FastifyRequest): Answer => {
  const { clientId, clientSecret } = paypalSettings(shop);
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (!same(request.headers.authorization ?? '', expected)) return refusal(401, 'invalid_client', 'invalid_client');
  return { status: 200, body: { access_token: accessToken(shop), token_type: 'Bearer', expires_in: 32_400 } };
};

const API: readonly (readonly ['GET' | 'POST', string, Ask])[] = [
  [
    'POST',
    '/v2/checkout/orders',
    (request) =>
      once(ctxOf(request), { id: keyOf(request, 'create'), lifeMs: ORDER_KEY_LIFE_MS }, (tx) =>
        createOrder(tx, json(request)),
      ),
  ],
  ['GET', '/v2/checkout/orders/:id', (request, id) => showOrder(ctxOf(request), id)],
  [
    'POST',
    '/v2/checkout/orders/:id/capture',
    (request, id) =>
      once(ctxOf(request), { id: keyOf(request, 'capture'), lifeMs: ORDER_KEY_LIFE_MS }, (tx) => captureOrder(tx, id)),
  ],
  ['GET', '/v2/payments/captures/:id', (request, id) => showCapture(ctxOf(request), id)],
  [
    'POST',
    '/v2/payments/captures/:id/refund',
    (request, id) =>
      once(ctxOf(request), { id: keyOf(request, 'refund'), lifeMs: REFUND_KEY_LIFE_MS }, (tx) =>
        refundCapture(tx, id, json(request)),
      ),
  ],
  ['GET', '/v2/payments/refunds/:id', (request, id) => showRefund(ctxOf(request), id)],
  ['GET', '/v1/reporting/transactions', (request) => listTransactions(ctxOf(request), request.query)],
  ['GET', '/v1/reporting/balances', (request) => showBalances(ctxOf(request), request.query)],
  ['GET', '/v1/customer/disputes', (request) => listDisputes(ctxOf(request), request.query)],
  ['GET', '/v1/customer/disputes/:id', (request, id) => showDispute(ctxOf(request), id)],
  [
    'POST',
    '/v1/customer/disputes/:id/provide-evidence',
    async (request, id) => {
      const form = await formOf(request);
      const key = { id: keyOf(request, 'evidence'), lifeMs: REFUND_KEY_LIFE_MS };
      return once(ctxOf(request), key, (tx) => takeEvidence(tx, id, form));
    },
  ],
  [
    'POST',
    '/v1/customer/disputes/:id/accept-claim',
    (request, id) =>
      once(ctxOf(request), { id: keyOf(request, 'accept'), lifeMs: REFUND_KEY_LIFE_MS }, (tx) =>
        takeAcceptance(tx, id),
      ),
  ],
  [
    'POST',
    '/v1/notifications/verify-webhook-signature',
    (request) => Promise.resolve(verifySignatureAnswer(ctxOf(request), request.body as string)),
  ],
];

/** PayPal's API, its browser script and its approval page, for a shop without a PayPal account. */
export const simulatorRoutes = (http: FastifyInstance, shop: Shop): void => {
  if (!shop.config.paypal.simulator) return;
  const routes = async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    releaseOnClose(scope);
    scope.post('/v1/oauth2/token', (request, reply) => sendAnswer(ctxOf(request), scope, reply, token(shop, request)));
    for (const [method, url, ask] of API) {
      scope.route<{ Params: { id?: string } }>({
        method,
        url,
        handler: async (request, reply) => {
          const known = same(request.headers.authorization ?? '', `Bearer ${accessToken(shop)}`);
          const answer = known
            ? await ask(request, request.params.id ?? '')
            : refusal(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN');
          return sendAnswer(ctxOf(request), scope, reply, answer);
        },
      });
    }
    approvalRoutes(scope);
  };
  void http.register(routes, { prefix: SIMULATOR_PATH });
};
