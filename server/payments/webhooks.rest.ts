import type { FastifyInstance } from 'fastify';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { ctxOf } from '../core/rest.ts';
import { receiveWebhook } from './webhooks.service.ts';

const MAX_BYTES = 256 * 1024;

/** PayPal's events. The body is kept as it came: the signature is over its bytes. */
export const webhookRoutes = (http: FastifyInstance): void => {
  const routes = async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/payments/paypal/webhook', async (request, reply) => {
      if (typeof request.body !== 'string') throw new AppError(ErrorCode.WEBHOOK_INVALID);
      await receiveWebhook(ctxOf(request), { headers: request.headers, body: request.body });
      return reply.code(200).send();
    });
  };
  void http.register(routes);
};
