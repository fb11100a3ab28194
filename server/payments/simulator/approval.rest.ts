import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ctxOf } from '../../core/http/rest.ts';
import { paypalSettings } from '../paypal/paypal-settings.ts';
import { choose, decidable } from './approval.service.ts';
import { BEHAVIOURS } from './behaviours.ts';
import { sendPage } from './page-answer.ts';
import { approvalPage, localeOfOrder, notePage } from './page.ts';
import { sdkScript } from './sdk.ts';
import type { SimulatedOrder } from './store.queries.ts';

const choiceSchema = z.object({ token: z.string().max(40), choice: z.enum([...BEHAVIOURS, 'cancel']) });

const withToken = (url: string, order: SimulatedOrder): string => {
  const target = new URL(url);
  target.searchParams.set('token', order.id);
  target.searchParams.set('PayerID', 'SIMPAYER');
  return target.href;
};

const contextOf = (order: SimulatedOrder) => order.request.payment_source.paypal.experience_context;

const approvalPageRoute = (scope: FastifyInstance): void => {
  scope.get<{ Querystring: { token?: string } }>('/approve', async (request, reply) => {
    const ctx = ctxOf(request);
    const order = await decidable(ctx, String(request.query.token ?? '').slice(0, 40));
    if (!order) return sendPage(reply, 404, notePage(ctx.locale, 'gone'));
    return sendPage(reply, 200, approvalPage(order), [contextOf(order).return_url, contextOf(order).cancel_url]);
  });
};

const choiceRoute = (scope: FastifyInstance): void => {
  scope.post('/approve', async (request, reply) => {
    const ctx = ctxOf(request);
    const form = choiceSchema.safeParse(Object.fromEntries(new URLSearchParams(request.body as string)));
    const order = form.success ? await choose(ctx, form.data.token, form.data.choice) : null;
    if (!form.success || !order) return sendPage(reply, 404, notePage(ctx.locale, 'gone'));
    if (form.data.choice === 'closed') return sendPage(reply, 200, notePage(localeOfOrder(order), 'closed'));
    const { return_url, cancel_url } = contextOf(order);
    return reply.redirect(withToken(form.data.choice === 'cancel' ? cancel_url : return_url, order), 303);
  });
};

const sdkRoute = (scope: FastifyInstance): void => {
  scope.get<{ Querystring: Record<string, string | undefined> }>('/sdk/js', async (request, reply) => {
    const { 'client-id': clientId, currency, intent } = request.query;
    const known =
      clientId === paypalSettings(request.server.shop).clientId &&
      (currency ?? 'EUR') === 'EUR' &&
      (intent ?? 'capture') === 'capture';
    return reply
      .code(known ? 200 : 400)
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        known ? sdkScript(ctxOf(request).locale) : 'throw new Error("client-id, currency or intent is not known");',
      );
  });
};

/** What a browser sees of the simulator. */
export const approvalRoutes = (scope: FastifyInstance): void => {
  approvalPageRoute(scope);
  choiceRoute(scope);
  sdkRoute(scope);
};
