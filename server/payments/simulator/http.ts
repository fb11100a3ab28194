import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx } from '../../core/context.ts';
import type { Answer } from './answers.ts';
import { SOCKET_MS } from './behaviours.ts';

const held = new WeakMap<FastifyInstance, Set<() => void>>();

/** Lets go of silent connections when the server closes, so that a stop does not wait for them. */
export const releaseOnClose = (http: FastifyInstance): void => {
  held.set(http, new Set());
  http.addHook('preClose', (done) => {
    for (const release of held.get(http) ?? []) release();
    done();
  });
};

const stayed = (reply: FastifyReply, http: FastifyInstance): void => {
  const { socket } = reply.raw;
  const release = () => socket?.destroy();
  const timer = setTimeout(release, SOCKET_MS);
  held.get(http)?.add(release);
  socket?.once('close', () => {
    clearTimeout(timer);
    held.get(http)?.delete(release);
  });
};

/** Sends an answer, or plays the fault that goes with it. */
export const sendAnswer = async (
  ctx: Ctx,
  http: FastifyInstance,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> => {
  if (answer.fault) {
    reply.hijack();
    if (answer.fault === 'drop') reply.raw.socket?.destroy();
    else stayed(reply, http);
    return reply;
  }
  if (answer.eventFirst) {
    const delivery = answer.eventFirst(ctx).catch((error: unknown) => {
      ctx.shop.logger.warn({ err: error }, 'simulated event was not taken');
    });
    await Promise.race([delivery, pause(5000)]);
  }
  return reply
    .code(answer.status)
    .header('paypal-debug-id', String(reply.request.id))
    .header('request-id', String(reply.request.id))
    .header('cache-control', 'no-store')
    .send(answer.body);
};
