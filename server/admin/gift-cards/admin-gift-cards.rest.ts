import type { FastifyInstance } from 'fastify';
import { requirePermission } from '../../accounts/sessions.service.ts';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf } from '../../core/http/rest.ts';
import { Permission } from '../../core/permissions.ts';
import { sendCsv } from '../../core/text/csv.ts';
import { CARD_HEADER, exportGiftCards } from './admin-gift-cards.queries.ts';

const readCards: ApiOperation = {
  summary: 'Every gift card with its balance as CSV, oldest first.',
  caller: 'admin',
  answers: { 200: { description: 'Streamed; a head and one row for each card.', bytes: 'text/csv' } },
};

/** The gift cards as a file, for admins who may manage orders. */
export const giftCardRoutes = (http: FastifyInstance): void => {
  http.get('/api/admin/gift-cards.csv', { config: { api: readCards } }, (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.ORDERS);
    return sendCsv(reply, 'gift-cards.csv', CARD_HEADER, exportGiftCards(ctx));
  });
};
