import type { Ctx } from '../../core/context.ts';
import { defineLoader, grouped } from '../../core/loader.ts';
import type { Entitlement } from '../entitlement.entity.ts';

/** Whether the buyer of entitlement `e`, which was for version `sold`, has version `v`: bought it, or has loaded its parts. */
export const IS_HELD = `(v.id = sold.id OR EXISTS (
  SELECT FROM download_log d WHERE d.entitlement_id = e.id AND d.model_version_id = v.id))`;

/** A version that a buyer may load. */
export interface OwnedVersionRow {
  readonly entitlementId: string;
  readonly id: string;
  readonly version: string;
  readonly publishedAt: Date;
  /** The version that was sold. */
  readonly bought: boolean;
  /** The version that was sold, or one whose parts were loaded since. */
  readonly held: boolean;
  readonly changelog: string | null;
  readonly guideSteps: number | null;
}

const VERSIONS = `
  SELECT e.id AS "entitlementId", v.id, v.revision AS version, v.published_at AS "publishedAt", v.id = sold.id AS bought,
    ${IS_HELD} AS held,
    coalesce(nullif(v.changelog->>$2, ''), nullif(v.changelog->>'en', '')) AS changelog,
    CASE WHEN v.manifest #> '{guide,texts}' ? $2 THEN jsonb_array_length(v.manifest #> '{guide,steps}') END AS "guideSteps"
  FROM entitlement e JOIN model_version sold ON sold.id = e.model_version_id
    JOIN model_version v ON v.model_id = sold.model_id AND (v.published_at, v.id) >= (sold.published_at, sold.id)
  WHERE e.id = ANY($1::uuid[]) AND e.revoked_at IS NULL
  ORDER BY v.published_at DESC, v.id DESC`;

/** By entitlement, newest first: what was sold and all that was published after it; none after a refund. */
export const versionsOf = defineLoader<Entitlement['id'], OwnedVersionRow[]>(async (ctx: Ctx, entitlementIds) => {
  const rows = await ctx.sql<OwnedVersionRow>(VERSIONS, [entitlementIds, ctx.locale], 'delivery.versions');
  return grouped(entitlementIds, rows, ({ entitlementId }) => entitlementId);
});
