import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { checked } from '../../core/faults.ts';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf } from '../../core/http/rest.ts';
import { Carrier } from '../../orders/carriers.ts';
import { importCashList } from './cash-collections.service.ts';
import { moneyFileRoute } from './money-file.rest.ts';

const imported = z
  .object({
    found: z.int().meta({ description: 'Parcels with cash in the list.' }),
    added: z.int().meta({ description: 'Of them, what was not known.' }),
    booked: z.int().meta({ description: 'Of what was added, what is the money of its order.' }),
    unread: z.int().meta({ description: 'Rows that say too little.' }),
  })
  .meta({ id: 'ImportedCashList' });

const query = z.object({ carrier: z.enum(Carrier, 'INVALID').meta({ description: 'Whose list it is.' }) });

const api: ApiOperation = {
  summary: 'Takes in what a carrier says that it collected, a CSV of at most 5 MB: each parcel once.',
  caller: 'admin',
  query,
  bytes: ['text/csv'],
  answers: { 200: { description: 'What came of it.', json: imported } },
};

/** `POST /api/admin/cash-list?carrier=`: the file as its body. */
export const cashListRoute = (http: FastifyInstance): void =>
  moneyFileRoute(http, {
    url: '/api/admin/cash-list',
    api,
    take: (request, bytes) => importCashList(ctxOf(request), checked(query, request.query).carrier, bytes),
  });
