import type { Ctx } from '../core/context.ts';
import { dayOf } from '../core/format.ts';
import { exportLink, type ExportLink } from './data-export.links.ts';
import { confirmWithPassword } from './passwords.service.ts';
import { requireViewer } from './sessions.service.ts';

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
