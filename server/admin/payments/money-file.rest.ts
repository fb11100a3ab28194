import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf } from '../../core/http/rest.ts';
import { Permission } from '../../core/permissions.ts';
import { MOST_BYTES } from '../../payments/bank/statements/statement.ts';

const receive = async (body: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new AppError(ErrorCode.PAYLOAD_TOO_LARGE, { megabytes: MOST_BYTES / 1e6 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** A file about money that an admin who manages orders sends as the body of a request. */
export interface MoneyFile {
  readonly url: string;
  readonly api: ApiOperation;
  readonly take: (request: FastifyRequest, bytes: Buffer) => Promise<object>;
}

/** Takes such a file, of at most 5 MB and whatever type the browser gives it. */
export const moneyFileRoute = (http: FastifyInstance, { url, api, take }: MoneyFile): void => {
  void http.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));
    own.post<{ Body: Readable | undefined }>(
      url,
      {
        config: { longBody: true, api },
        onRequest: (request, _reply, next) => {
          requirePermission(ctxOf(request), Permission.ORDERS);
          next();
        },
      },
      async (request, reply) => {
        const bytes = await receive(request.body ?? Readable.from([])).finally(() => {
          // Nobody waits for the rest of a body that is refused.
          if (!request.raw.complete) reply.header('connection', 'close');
        });
        return reply.header('cache-control', 'no-store').send(await take(request, bytes));
      },
    );
    done();
  });
};
