import { requireViewer } from '../accounts/sessions.service.ts';
import type { ImageInput } from '../catalog/catalog.inputs.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { IS_HELD } from '../delivery/owned/owned-versions.queries.ts';
import type { Manifest } from '../models/manifest.ts';
import type { PrintQueueHead } from './print-queue.types.ts';

/** A version that the buyer of an item may print from. */
export interface OwnedVersion extends PrintQueueHead {
  readonly entitlementId: string;
  readonly manifest: Manifest;
  readonly partImages: Record<string, ImageInput>;
  /** Bought, or loaded since. */
  readonly held: boolean;
  /** Of the STL, by part id. */
  readonly hashes: Record<string, string>;
}

const HEAD = `
  l.id AS "lineId", o.id AS "orderId", o.order_number AS "orderNumber", l.product_id AS "productId",
  l.product_name AS "productName", v.id AS "versionId", v.revision`;

/** What was sold and all that was published after it; a refund takes it away. */
const OWNED = `
  FROM orders o JOIN order_line l ON l.order_id = o.id JOIN entitlement e ON e.order_line_id = l.id
    LEFT JOIN product_model m ON m.product_id = e.product_id
    JOIN model_version sold ON sold.id = coalesce(e.model_version_id, m.version_id)
    JOIN model_version v ON v.model_id = sold.model_id AND (v.published_at, v.id) >= (sold.published_at, sold.id)
  WHERE o.customer_id = $1 AND e.revoked_at IS NULL`;

const HEADS = `SELECT ${HEAD} ${OWNED} ORDER BY e.granted_at DESC, e.id DESC, v.published_at DESC, v.id DESC LIMIT 500`;

const VERSIONS = `
  SELECT ${HEAD}, e.id AS "entitlementId", v.manifest, v.part_images AS "partImages", ${IS_HELD} AS held,
    (SELECT coalesce(jsonb_object_agg(f.part_id, f.sha256), '{}') FROM model_file f
      WHERE f.version_id = v.id AND f.kind = 'STL' AND f.part_id IS NOT NULL) AS hashes
  ${OWNED} AND l.id = $2 ORDER BY v.published_at DESC, v.id DESC`;

/** Every model that the caller has bought, newest purchase first, each version of it, newest first. Throws UNAUTHENTICATED. */
export const printQueues = (ctx: Ctx): Promise<PrintQueueHead[]> =>
  ctx.sql<PrintQueueHead>(HEADS, [requireViewer(ctx).userId], 'print-queue.heads');

/**
 * The versions of one bought model, newest first, never none. Throws UNAUTHENTICATED, NOT_FOUND for what is absent,
 * refunded, not paid, no model or somebody else's.
 */
export const ownedVersions = async (ctx: Ctx, lineId: string): Promise<OwnedVersion[]> => {
  const { userId } = requireViewer(ctx);
  if (!isUuid(lineId)) throw new AppError(ErrorCode.NOT_FOUND);
  const versions = await ctx.sql<OwnedVersion>(VERSIONS, [userId, lineId], 'print-queue.versions');
  if (versions.length === 0) throw new AppError(ErrorCode.NOT_FOUND);
  return versions;
};
