import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { PERIOD } from '../period.ts';
import { RETURN_KINDS } from '../returns/forms/return-form.ts';
import { openPeriodFile, PERIOD_FILES } from './period-file.service.ts';

const query = z.object({
  period: z
    .string()
    .regex(PERIOD)
    .meta({ description: 'A month or a quarter, by the day of supply.', examples: ['2026-11', '2026-Q4'] }),
  kind: z.enum(RETURN_KINDS).default('regular').meta({
    description:
      'Of a return as XML: the first of its period, one that replaces it before its deadline, or one that mends it later (not of the One Stop Shop, which later returns amend).',
  }),
  filed: z.iso.date().optional().meta({
    description:
      'Of a supplementary control statement or EC sales list: the day by whose end the documents of the filed one were issued; without it, its deadline.',
  }),
});
const params = z.object({ file: z.enum(PERIOD_FILES) });

const readFile: ApiOperation = {
  summary:
    'Documents of a period for the accountant: a return as a table or as the XML of the Slovak Financial Administration (VAT return, control statement, EC sales list, One Stop Shop), what moved at the providers of payments, or a file for POHODA or DATEV.',
  caller: 'admin',
  params,
  query,
  answers: {
    200: { description: 'Made while it is read; CSV or XML by its name.', bytes: '*/*' },
  },
  errors: [ErrorCode.RATE_LIMITED],
};

/** Returns and files for accounting programs. */
export const accountingFileRoutes = (http: FastifyInstance): void => {
  http.route({
    method: 'GET',
    url: '/api/admin/accounting/:file',
    exposeHeadRoute: false,
    config: { api: readFile },
    handler: async (request, reply) => {
      const { file } = parse(params, request.params);
      const { period, kind, filed = null } = parse(query, request.query);
      const { mediaType, content } = await openPeriodFile(ctxOf(request), { file, period, kind, filedOn: filed });
      return reply
        .type(mediaType)
        .header('content-disposition', `attachment; filename="martyx-${period}-${file}"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(content);
    },
  });
};
