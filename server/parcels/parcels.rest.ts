import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../accounts/sessions.service.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { opaqueId, type ApiOperation } from '../core/http/api-operation.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import { MAX_PAGE } from '../core/page.ts';
import { Permission } from '../core/permissions.ts';
import { UUID_PATTERN } from '../core/text/text.ts';
import { ownLabel, printLabels } from './labels/label-files.service.ts';

const own = z.object({ orderId: opaqueId, parcelId: opaqueId });
const secret = z.object({ key: z.string().max(500).optional().meta({ description: 'From the link of the order.' }) });

const chosen = z.object({
  ids: z
    .string()
    .regex(new RegExp(`^${UUID_PATTERN}(,${UUID_PATTERN}){0,${MAX_PAGE - 1}}$`))
    .meta({ description: 'Ids of parcels, 100 at most, with commas between them.' }),
  sheet: z.enum(['A6', 'A4']).default('A6').meta({ description: 'A4: four labels on a sheet, where the carrier can.' }),
});

const readOwn: ApiOperation = {
  summary: 'The label by which the buyer sends goods back, for the owner of the order or the holder of its link.',
  caller: 'anyone',
  params: own,
  query: secret,
  answers: { 200: { description: 'The label.', bytes: 'application/pdf' } },
  errors: [ErrorCode.ORDER_NOT_FOUND, ErrorCode.NOT_FOUND],
};

const readLabels: ApiOperation = {
  summary: 'Labels of parcels to print: one PDF, or a zip of them where carriers are mixed.',
  caller: 'admin',
  query: chosen,
  answers: { 200: { description: 'PDF or zip, as its type says.', bytes: 'application/pdf' } },
  errors: [ErrorCode.NOT_FOUND, ErrorCode.SERVICE_UNAVAILABLE],
};

const sendFile = (reply: FastifyReply, { name, type, content }: Awaited<ReturnType<typeof printLabels>>) =>
  reply
    .type(type)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content);

/** Labels as files: of chosen parcels for admins who may manage orders, of a return for its buyer. */
export const parcelRoutes = (http: FastifyInstance): void => {
  http.get('/api/admin/parcels/labels', { config: { api: readLabels } }, async (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.ORDERS);
    const { ids, sheet } = parse(chosen, request.query);
    return sendFile(reply, await printLabels(ctx, ids.split(','), sheet));
  });

  http.get('/api/orders/:orderId/parcels/:parcelId/label.pdf', { config: { api: readOwn } }, async (request, reply) => {
    const { orderId: id, parcelId } = parse(own, request.params);
    const { key: accessToken } = parse(secret, request.query);
    return sendFile(reply, await ownLabel(ctxOf(request), { id, accessToken }, parcelId));
  });
};
