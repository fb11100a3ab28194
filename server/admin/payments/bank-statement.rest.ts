import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf } from '../../core/http/rest.ts';
import { importBankStatement } from './bank-payments.service.ts';
import { moneyFileRoute } from './money-file.rest.ts';

const imported = z
  .object({
    found: z.int().meta({ description: 'Income in the file.' }),
    added: z.int().meta({ description: 'Of it, what was not known.' }),
    booked: z.int().meta({ description: 'Of what was added, what has paid its order.' }),
    unread: z.int().meta({ description: 'Rows that say too little.' }),
  })
  .meta({ id: 'ImportedStatement' });

const api: ApiOperation = {
  summary: 'Takes in a statement of the bank account, CAMT.053 or CSV, of at most 5 MB: each movement once.',
  caller: 'admin',
  bytes: ['application/xml', 'text/csv'],
  answers: { 200: { description: 'What came of it.', json: imported } },
};

/** `POST /api/admin/bank-statement`: the file as its body. */
export const bankStatementRoute = (http: FastifyInstance): void =>
  moneyFileRoute(http, {
    url: '/api/admin/bank-statement',
    api,
    take: (request, bytes) => importBankStatement(ctxOf(request), bytes),
  });
