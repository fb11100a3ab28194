import type { Readable } from 'node:stream';
import { takeAttempt, type Limit } from '../../accounts/attempts.service.ts';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { recordAction } from '../../audit/audit.service.ts';
import type { Ctx } from '../../core/context.ts';
import { Permission } from '../../core/permissions.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { periodOf } from '../period.ts';
import { bundleZip } from './bundle-zip.ts';
import { documentKeys } from '../booking/booked-documents.queries.ts';

/** Bundles read by one admin: each costs as much as many pages. */
const READING: Limit = { name: 'document-bundle', most: 10, windowMs: 15 * MINUTE_MS };

/**
 * The documents of a month as one zip, made while it is read, for admins who may manage orders; noted in the audit log.
 * Throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, all before the first byte.
 */
export const openBundle = async (ctx: Ctx, month: string): Promise<Readable> => {
  const { userId } = requirePermission(ctx, Permission.ORDERS);
  await takeAttempt(ctx, READING, userId);
  const period = periodOf(month);
  const keys = await documentKeys(ctx, period);
  await recordAction(ctx, {
    action: 'accounting.export',
    subject: 'ACCOUNTING',
    id: month,
    name: month,
    after: { file: 'bundle.zip', documents: keys.length },
  });
  return bundleZip(ctx, keys, period);
};
