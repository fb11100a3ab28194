import type { FastifyInstance } from 'fastify';
import { ctxOf } from '../../core/http/rest.ts';
import { EXPORT_PATH } from './export-link.queries.ts';
import { exportFileName, openDataExport } from './data-export.service.ts';

/** The zip behind the link of `startDataExport`; who holds the link needs no token. */
export const dataExportRoutes = (http: FastifyInstance): void => {
  http.route<{ Params: { token: string } }>({
    method: 'GET',
    url: `${EXPORT_PATH}:token`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const ctx = ctxOf(request);
      const zip = await openDataExport(ctx, request.params.token);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${exportFileName(ctx)}"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(zip);
    },
  });
};
