import { bumpCatalogVersion, refreshSearch } from '../../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { flight as schema } from './flight.ts';

/** What has no flight facts, or those from before they told of parachutes and propellers. */
const LACKING = `(NOT manifest ? 'flight'
  OR (manifest->'flight'->>'kind' = 'ROCKET' AND NOT manifest->'flight' ? 'parachute')
  OR (manifest->'flight'->>'kind' = 'PLANE' AND NOT manifest->'flight'->'motor'->'choices'->0 ? 'power'))`;

/** Which of these models have versions that were published without flight facts, or with fewer than are known now. */
export const modelsWithoutFlight = async (ctx: Ctx, modelIds: readonly string[]): Promise<string[]> => {
  const rows = await ctx.sql<{ modelId: string }>(
    `SELECT DISTINCT model_id AS "modelId" FROM model_version
     WHERE model_id = ANY($1::text[]) AND ${LACKING} ORDER BY 1`,
    [modelIds],
  );
  return rows.map(({ modelId }) => modelId);
};

/**
 * Adds flight facts to the versions of a model that lack them and are of this revision. Files, versions and what buyers
 * were told stay as they are. A repeated call changes nothing. Throws for facts that do not hold together.
 */
export const addFlight = async (ctx: Ctx, modelId: string, revision: string, facts: unknown): Promise<void> => {
  const flight = schema.parse(facts);
  await transaction(ctx, async (tx) => {
    await tx.sql(
      `UPDATE model_version SET manifest = manifest || jsonb_build_object('flight', $3::jsonb)
       WHERE model_id = $1 AND revision = $2 AND ${LACKING}`,
      [modelId, revision, JSON.stringify(flight)],
    );
    const rows = await tx.sql<{ id: number }>(
      'SELECT product_id AS id FROM product_model WHERE model_id = $1 ORDER BY 1',
      [modelId],
    );
    const products = rows.map(({ id }) => id);
    await refreshSearch(tx, products);
    await bumpCatalogVersion(tx, { products });
  });
};
