import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';

const GRACE_MS = 1_000;
const STEP_MS = 50;

const openConnections = (http: FastifyInstance): Promise<number> =>
  new Promise((resolve) => http.server.getConnections((_error, count) => resolve(count ?? 0)));

export interface Draining {
  /** `/readyz` says no from now on, so that a load balancer sends nothing more; what comes nevertheless is answered. */
  announce(): void;
  /** No new connection from now on. Resolves when the open ones are answered and closed, or after `mostMs` (a second). */
  start(mostMs?: number): Promise<void>;
}

/**
 * A stop that breaks no request: connections that are open may still send what they were about to send, are answered,
 * and told to close. (Node's own `close` cuts idle connections at once, also those whose next request is on its way.)
 */
export const installDraining = (http: FastifyInstance): Draining => {
  let announced = false;
  let draining = false;
  http.addHook('onRequest', (request, reply, done) => {
    if (draining) reply.header('connection', 'close');
    done(announced && request.url === '/readyz' ? new AppError(ErrorCode.SERVICE_UNAVAILABLE) : undefined);
  });
  return {
    announce: () => void (announced = true),
    start: async (mostMs = GRACE_MS) => {
      draining = true;
      Server.prototype.close.call(http.server);
      for (let waited = 0; waited < mostMs && (await openConnections(http)) > 0; waited += STEP_MS)
        await pause(STEP_MS);
    },
  };
};
