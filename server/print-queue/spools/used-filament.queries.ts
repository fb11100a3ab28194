import { requireViewer } from '../../accounts/sessions.service.ts';
import type { Ctx } from '../../core/context.ts';

/** Grams of a filament that prints of the caller took, done and failed ones, by what was bought. */
export interface UsedFilament {
  readonly entitlementId: string;
  readonly filament: string;
  readonly grams: number;
}

/** A part is found by its file in any version of its model; what several versions share is counted once. */
const USED = `
  SELECT "entitlementId", filament, sum(grams)::float8 AS grams FROM (
    SELECT DISTINCT ON (q.entitlement_id, q.subject) q.entitlement_id AS "entitlementId",
      part->>'material' || ' ' || (part->'colour'->>'hex') AS filament,
      (q.state->>'done')::float8 * (part->>'grams')::float8 + (q.state->>'wastedGrams')::float8 AS grams
    FROM print_queue_entry q JOIN entitlement e ON e.id = q.entitlement_id
      LEFT JOIN product_model m ON m.product_id = e.product_id
      JOIN model_version sold ON sold.id = coalesce(e.model_version_id, m.version_id)
      JOIN model_version v ON v.model_id = sold.model_id
      JOIN model_file f ON f.version_id = v.id AND f.kind = 'STL' AND q.subject = 'part:' || f.part_id || ':' || f.sha256
      JOIN LATERAL jsonb_array_elements(v.manifest->'parts') AS part ON part->>'id' = f.part_id
    WHERE q.user_id = $1 AND q.subject LIKE 'part:%'
    ORDER BY q.entitlement_id, q.subject, v.published_at DESC, v.id DESC
  ) AS printed GROUP BY 1, 2`;

/** What the caller has printed so far, by filament. Throws UNAUTHENTICATED. */
export const usedFilament = (ctx: Ctx): Promise<UsedFilament[]> =>
  ctx.sql<UsedFilament>(USED, [requireViewer(ctx).userId], 'spools.used');
