import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf } from '../../core/http/rest.ts';
import { Permission } from '../../core/permissions.ts';
import { MOST_BYTES } from '../../payments/bank/statements/statement.ts';
import { importBankStatement } from './bank-payments.service.ts';

const imported = z
  .object({
    found: z.int().meta({ description: 'Income in the file.' }),
    added: z.int().meta({ description: 'Of it, what was not known.' }),
    booked: z.int().meta({ description: 'Of what was added, what has paid its order.' }),
    unread: z.int().meta({ description: 'Rows that say too little.' }),
  })
  .meta({ id: 'ImportedStatement' });

const operation: ApiOperation = {
  summary: 'Takes in a statement of the bank account, CAMT.053 or CSV, of at most 5 MB: each movement once.',
  caller: 'admin',
  bytes: ['application/xml', 'text/csv'],
  answers: { 200: { description: 'What came of it.', json: imported } },
};

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

/** `POST /api/admin/bank-statement`: the file as its body, whatever type the browser gives it. */
export const bankStatementRoute = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));
    own.post<{ Body: Readable | undefined }>(
      '/api/admin/bank-statement',
      {
        config: { longBody: true, api: operation },
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
        return reply.header('cache-control', 'no-store').send(await importBankStatement(ctxOf(request), bytes));
      },
    );
    done();
  });
};
