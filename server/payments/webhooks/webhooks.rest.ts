import type { FastifyInstance } from 'fastify';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { ctxOf } from '../../core/http/rest.ts';
import type { WebhookSource } from './webhook-source.ts';
import { SOURCES } from './webhook-sources.ts';
import { receiveWebhook } from './webhooks.service.ts';

const MAX_BYTES = 256 * 1024;

const takeEvent = ({ signer }: WebhookSource): ApiOperation => ({
  summary: `${signer}'s events, signed by ${signer}; stored before they are answered.`,
  caller: 'anyone',
  bytes: ['*/*'],
  answers: { 200: { description: 'Stored.' } },
  errors: [ErrorCode.WEBHOOK_INVALID, ErrorCode.RATE_LIMITED, ErrorCode.PAYMENT_UNAVAILABLE],
});

/** Events of the providers. The body is kept as it came: the signature is over its bytes. */
export const webhookRoutes = (http: FastifyInstance): void => {
  const routes = async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const source of SOURCES) {
      scope.post(source.path, { config: { api: takeEvent(source) } }, async (request, reply) => {
        if (typeof request.body !== 'string') throw new AppError(ErrorCode.WEBHOOK_INVALID);
        await receiveWebhook(ctxOf(request), source, { headers: request.headers, body: request.body });
        return reply.code(200).send();
      });
    }
  };
  void http.register(routes);
};
