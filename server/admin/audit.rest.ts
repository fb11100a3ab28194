import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../accounts/sessions.service.ts';
import { AUDIT_SUBJECTS } from '../audit/audit-entry.entity.ts';
import { AUDIT_HEADER, exportEntries } from '../audit/audit-export.queries.ts';
import { moment, text, type ApiOperation } from '../core/http/api-operation.ts';
import { sendCsv } from '../core/text/csv.ts';
import { Permission } from '../core/permissions.ts';
import { ctxOf, parse } from '../core/http/rest.ts';

const filter = z.object({
  search: text(200).optional().meta({ description: 'As in the audit log.' }),
  actor: text(100).optional().meta({ description: 'Id of an admin.' }),
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  subjectId: text(200).optional(),
  from: moment.optional(),
  to: moment.optional(),
});

const readEntries: ApiOperation = {
  summary: 'What admins did as CSV, newest first.',
  caller: 'admin',
  query: filter,
  answers: { 200: { description: 'Streamed; a head and one row for each value that changed.', bytes: 'text/csv' } },
};

const dateOf = (given?: string): Date | undefined => (given ? new Date(given) : undefined);

/** The audit log as a file, for admins who may manage settings. */
export const auditRoutes = (http: FastifyInstance): void => {
  http.get('/api/admin/audit.csv', { config: { api: readEntries } }, (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.SETTINGS);
    const { from, to, ...given } = parse(filter, request.query);
    return sendCsv(
      reply,
      'audit.csv',
      AUDIT_HEADER,
      exportEntries(ctx, { ...given, from: dateOf(from), to: dateOf(to) }),
    );
  });
};
