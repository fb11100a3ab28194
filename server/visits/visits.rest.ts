import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../accounts/sessions.service.ts';
import { wholeNumber, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { Permission } from '../core/permissions.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import { trackVisit } from './track-visit.service.ts';
import { countVisits, dailyVisits, DEFAULT_DAYS, MAX_DAYS, topLocations } from './visits.service.ts';

/** Its texts at their longest, every sign of them written as an escape of twelve bytes. */
const BODY_LIMIT = 64 * 1024;

const payload = z.object({
  userAgent: z.string().min(1).max(1000),
  referrer: z.string().max(4096),
  language: z.string().regex(/^[A-Za-z0-9-]{0,35}$/),
  screenResolution: z.string().regex(/^(\d{1,5}x\d{1,5})?$/),
  timezone: z.string().regex(/^[A-Za-z0-9_+/-]{0,64}$/),
});

const period = z.object({ days: wholeNumber(1, MAX_DAYS).default(DEFAULT_DAYS) });

const track: ApiOperation = {
  summary: 'Counts a visit, once per session and with consent.',
  caller: 'anyone',
  body: payload,
  answers: { 204: { description: 'Taken.' } },
  errors: [ErrorCode.RATE_LIMITED],
};

const count = z.int();

const readCount: ApiOperation = {
  summary: 'How many visits there were, ever and today.',
  caller: 'admin',
  answers: { 200: { description: 'Counts.', json: z.object({ totalCount: count, todayCount: count }) } },
};

const readDaily: ApiOperation = {
  summary: 'Visits of the last days up to today, oldest first, days without visits too.',
  caller: 'admin',
  query: period,
  answers: {
    200: {
      description: 'A row for each day.',
      json: z.array(z.object({ date: z.iso.date(), count, uniqueCount: count })),
    },
  },
};

const readLocations: ApiOperation = {
  summary: 'The ten countries that most visits came from.',
  caller: 'admin',
  answers: {
    200: {
      description: 'Countries, most visits first.',
      json: z.array(z.object({ countryCode: z.string(), country: z.string(), count, share: z.number() })),
    },
  },
};

const isPrivate = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

/** `/api/meta/visits/track` for every browser, `/api/admin/visits/*` for admins with ANALYTICS. */
export const visitRoutes = (http: FastifyInstance): void => {
  http.post(
    '/api/meta/visits/track',
    { bodyLimit: BODY_LIMIT, config: { api: track, momentOld: true } },
    async (request, reply) => {
      await trackVisit(ctxOf(request), parse(payload, request.body));
      return isPrivate(reply).code(204).send();
    },
  );

  http.get('/api/admin/visits/count', { config: { api: readCount, momentOld: true } }, async (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.ANALYTICS);
    return isPrivate(reply).send(await countVisits(ctx));
  });

  http.get('/api/admin/visits/daily', { config: { api: readDaily, momentOld: true } }, async (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.ANALYTICS);
    return isPrivate(reply).send(await dailyVisits(ctx, parse(period, request.query).days));
  });

  http.get(
    '/api/admin/visits/locations',
    { config: { api: readLocations, momentOld: true } },
    async (request, reply) => {
      const ctx = ctxOf(request);
      requirePermission(ctx, Permission.ANALYTICS);
      return isPrivate(reply).send(await topLocations(ctx));
    },
  );
};
