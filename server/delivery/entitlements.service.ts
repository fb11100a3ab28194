import type { Ctx } from '../core/context.ts';
import type { Entitlement } from './entitlement.entity.ts';

/**
 * Gives entitlements that were granted before their product had files the version that it has now, for good. Costs a
 * statement only when there is such a one.
 */
export const bindVersions = async (ctx: Ctx, entitlements: readonly Entitlement[]): Promise<void> => {
  const open = entitlements.filter(({ modelVersionId }) => modelVersionId === null);
  if (open.length === 0) return;
  const rows = await ctx.sql<{ id: string; versionId: string }>(
    `UPDATE entitlement e SET model_version_id = m.version_id FROM product_model m
     WHERE e.id = ANY($1::uuid[]) AND e.model_version_id IS NULL
       AND m.product_id = e.product_id AND m.version_id IS NOT NULL
     RETURNING e.id, e.model_version_id AS "versionId"`,
    [open.map(({ id }) => id)],
  );
  for (const entitlement of open) {
    entitlement.modelVersionId = rows.find(({ id }) => id === entitlement.id)?.versionId ?? null;
  }
};
