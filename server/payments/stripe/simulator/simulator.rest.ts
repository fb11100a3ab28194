import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../core/context.ts';
import { ctxOf } from '../../../core/http/rest.ts';
import type { Shop } from '../../../core/shop.ts';
import type { Answer } from '../../simulator/answers.ts';
import { releaseOnClose, sendAnswer } from '../../simulator/http.ts';
import { once } from '../../simulator/idempotency.service.ts';
import { SIMULATOR_PATH, stripeSettings } from '../stripe-settings.ts';
import { busy, refusal } from './answers.ts';
import { listBalanceTransactions, showBalance } from './balance.service.ts';
import { KEY_LIFE_MS } from './behaviours.ts';
import { showDispute } from './disputes.service.ts';
import { payRoutes } from './pay.rest.ts';
import {
  cancelIntent,
  captureIntent,
  createSession,
  expireSession,
  showIntent,
  showSession,
  type Form,
} from './payments.service.ts';
import { listRefunds, refundIntent, showRefund } from './refunds.service.ts';

type Ask = (request: FastifyRequest, id: string) => Promise<Answer>;
type Work = (ctx: Ctx, given: { readonly id: string; readonly form: Form }) => Promise<Answer>;

const formOf = ({ body }: FastifyRequest): Form => Object.fromEntries(new URLSearchParams((body as string) ?? ''));

/** In one transaction with its key, where it has one. */
const keyed =
  (kind: string, work: Work): Ask =>
  (request, id) => {
    const key = request.headers['idempotency-key'];
    const named = { id: key ? `stripe-${kind}:${String(key)}` : null, lifeMs: KEY_LIFE_MS, busy: busy() };
    return once(ctxOf(request), named, (tx) => work(tx, { id, form: formOf(request) }));
  };

const API: readonly (readonly ['GET' | 'POST', string, Ask])[] = [
  ['POST', '/v1/checkout/sessions', keyed('session', (tx, { form }) => createSession(tx, form))],
  ['GET', '/v1/checkout/sessions/:id', (request, id) => showSession(ctxOf(request), id)],
  ['POST', '/v1/checkout/sessions/:id/expire', keyed('expire', (tx, { id }) => expireSession(tx, id))],
  ['GET', '/v1/payment_intents/:id', (request, id) => showIntent(ctxOf(request), id)],
  ['POST', '/v1/payment_intents/:id/capture', keyed('capture', (tx, { id }) => captureIntent(tx, id))],
  ['POST', '/v1/payment_intents/:id/cancel', keyed('cancel', (tx, { id }) => cancelIntent(tx, id))],
  ['POST', '/v1/refunds', keyed('refund', (tx, { form }) => refundIntent(tx, form))],
  [
    'GET',
    '/v1/refunds',
    (request) => listRefunds(ctxOf(request), String((request.query as Form)['payment_intent'] ?? '')),
  ],
  ['GET', '/v1/refunds/:id', (request, id) => showRefund(ctxOf(request), id)],
  ['GET', '/v1/disputes/:id', (request, id) => showDispute(ctxOf(request), id)],
  ['GET', '/v1/balance', (request) => showBalance(ctxOf(request))],
  ['GET', '/v1/balance_transactions', (request) => listBalanceTransactions(ctxOf(request), request.query as Form)],
  ['GET', '/v1/account', () => Promise.resolve({ status: 200, body: { id: 'acct_simulator', charges_enabled: true } })],
];

/** Stripe's API and its page, for a shop without an account at Stripe. */
export const stripeSimulatorRoutes = (http: FastifyInstance, shop: Shop): void => {
  if (!shop.config.stripe?.simulator) return;
  const routes = async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    releaseOnClose(scope);
    for (const [method, url, ask] of API) {
      scope.route<{ Params: { id?: string } }>({
        method,
        url,
        handler: async (request, reply) => {
          const known = request.headers.authorization === `Bearer ${stripeSettings(shop)!.secretKey}`;
          const answer = known ? await ask(request, request.params.id ?? '') : refusal(401, 'invalid_api_key');
          return sendAnswer(ctxOf(request), scope, reply, answer);
        },
      });
    }
    payRoutes(scope);
  };
  void http.register(routes, { prefix: SIMULATOR_PATH });
};
