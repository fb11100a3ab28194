import type { Readable } from 'node:stream';
import type { Ctx } from '../../core/context.ts';
import { dayOf } from '../../core/text/format.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { takeAttempt, type Limit } from '../attempts.service.ts';
import { exportLink, readExportLink, type ExportLink } from './export-link.queries.ts';
import { exportZip } from './export-zip.ts';
import { confirmWithPassword } from '../password/passwords.service.ts';
import { requireViewer } from '../sessions.service.ts';

/** Zips read by one account: each costs as much as many pages. */
const READING: Limit = { name: 'data-export', most: 10, windowMs: 15 * MINUTE_MS };

/** What the browser saves the zip as. */
export const exportFileName = (ctx: Ctx): string => `martyx-export-${dayOf(ctx.shop.clock.now())}.zip`;

export interface StartedExport extends ExportLink {
  fileName: string;
}

/**
 * Makes a link to all of the caller's own data, after the current password was given again. Throws UNAUTHENTICATED,
 * INVALID_CREDENTIALS, RATE_LIMITED.
 */
export const startDataExport = async (ctx: Ctx, currentPassword: string): Promise<StartedExport> => {
  const { sessionId } = requireViewer(ctx);
  const user = await confirmWithPassword(ctx, currentPassword);
  return { ...exportLink(ctx, user, sessionId), fileName: exportFileName(ctx) };
};

/**
 * The zip that a link opens, made while it is read. Throws FILE_NOT_AVAILABLE (not made here), DOWNLOAD_LINK_EXPIRED (over,
 * signed out, other password), RATE_LIMITED, all before the first byte.
 */
export const openDataExport = async (ctx: Ctx, token: string): Promise<Readable> => {
  const { id } = await readExportLink(ctx, token);
  await takeAttempt(ctx, READING, id);
  return exportZip(ctx, id);
};
