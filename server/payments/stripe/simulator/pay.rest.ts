import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ctxOf } from '../../../core/http/rest.ts';
import { sendPage } from '../../simulator/page-answer.ts';
import { SIMULATOR_PATH } from '../stripe-settings.ts';
import { CARD_BEHAVIOURS } from './behaviours.ts';
import { localeOfSession, notePage, payPage } from './page.ts';
import { choose } from './pay.service.ts';
import { payable } from './payments.service.ts';
import type { SimulatedSession } from './store.queries.ts';

const choiceSchema = z.object({ session: z.string().max(80), choice: z.enum([...CARD_BEHAVIOURS, 'cancel']) });

const back = ({ id, request }: SimulatedSession): string =>
  request['success_url']!.replace('{CHECKOUT_SESSION_ID}', encodeURIComponent(id));

/** What a browser sees of the simulator. */
export const payRoutes = (scope: FastifyInstance): void => {
  scope.get<{ Querystring: { session?: string } }>('/pay', async (request, reply) => {
    const ctx = ctxOf(request);
    const session = await payable(ctx, String(request.query.session ?? '').slice(0, 80));
    if (!session) return sendPage(reply, 404, notePage(ctx.locale, 'gone'));
    const { success_url, cancel_url } = session.request;
    return sendPage(reply, 200, payPage(session), [success_url!, cancel_url!]);
  });

  scope.post('/pay', async (request, reply) => {
    const ctx = ctxOf(request);
    const form = choiceSchema.safeParse(Object.fromEntries(new URLSearchParams(request.body as string)));
    if (!form.success) return sendPage(reply, 404, notePage(ctx.locale, 'gone'));
    const { session: id, choice } = form.data;
    const session = await (choice === 'cancel' ? payable(ctx, id) : choose(ctx, id, choice));
    if (!session) return sendPage(reply, 404, notePage(ctx.locale, 'gone'));
    if (choice === 'cancel') return reply.redirect(session.request['cancel_url']!, 303);
    if (session.status === 'open')
      return reply.redirect(`${SIMULATOR_PATH}/pay?session=${encodeURIComponent(id)}`, 303);
    if (choice === 'closed') return sendPage(reply, 200, notePage(localeOfSession(session), 'closed'));
    return reply.redirect(back(session), 303);
  });
};
