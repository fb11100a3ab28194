import type { Ctx } from '../../core/context.ts';

const VERSION = `
  SELECT version || '.' || (SELECT coalesce(sum(s.version), 0) FROM setting s) AS version FROM catalog_version`;

/** Version of the catalogue and of the settings: pages made from an older one are never shown again. */
export const pageVersion = async (ctx: Ctx): Promise<string> =>
  (await ctx.sql<{ version: string }>(VERSION, [], 'pages.version'))[0]?.version ?? '0';
