import { bumpCatalogVersion } from '../../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { tailoring as schema, type Tailoring } from './tailoring.ts';

const OFFER = `
  UPDATE model_version SET manifest = manifest || jsonb_build_object('tailoring', $3::jsonb)
  WHERE model_id = $1 AND revision = $2 AND manifest -> 'tailoring' IS DISTINCT FROM $3::jsonb RETURNING id`;

/**
 * Says what may be chosen of a version that is published already, of this revision; files and version stay as they are. Nothing to
 * change costs one statement. Throws for what is no tailoring.
 */
export const offerTailoring = async (
  ctx: Ctx,
  { modelId, revision, tailoring }: { modelId: string; revision: string; tailoring: Tailoring },
): Promise<void> => {
  const offered = JSON.stringify(schema.parse(tailoring));
  await transaction(ctx, async (tx) => {
    const changed = await tx.sql(OFFER, [modelId, revision, offered], 'models.offer-tailoring');
    if (changed.length === 0) return;
    const rows = await tx.sql<{ id: number }>('SELECT product_id AS id FROM product_model WHERE model_id = $1', [
      modelId,
    ]);
    await bumpCatalogVersion(tx, { products: rows.map(({ id }) => id) });
  });
};
