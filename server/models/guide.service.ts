import { bumpCatalogVersion } from '../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import type { Locale } from '../core/locale.ts';
import { guide as schema, guideBeside, type Guide } from './guide.ts';

const LACKING = `
  SELECT DISTINCT model_id AS "modelId" FROM model_version
  WHERE model_id = ANY($1::text[]) AND NOT manifest ? 'guide' ORDER BY 1`;

/** Which of these models have versions that were published without a guide to be read on the screen. */
export const modelsWithoutGuide = async (ctx: Ctx, modelIds: readonly string[]): Promise<string[]> =>
  (await ctx.sql<{ modelId: string }>(LACKING, [modelIds])).map(({ modelId }) => modelId);

/** The guide of one version as it was sold, in one language. */
export interface GuidePaper {
  readonly versionId: string;
  readonly revision: string;
  readonly locale: Locale;
  readonly sha256: string;
}

const PAPERS = `
  SELECT v.id AS "versionId", v.revision, f.locale, f.sha256
  FROM model_version v JOIN model_file f ON f.version_id = v.id
  WHERE v.model_id = $1 AND f.kind = 'GUIDE' AND f.locale IS NOT NULL ORDER BY v.published_at, v.id, f.name`;

/** The guides of all versions of a model, oldest version first. */
export const guidePapers = (ctx: Ctx, modelId: string): Promise<GuidePaper[]> =>
  ctx.sql<GuidePaper>(PAPERS, [modelId], 'models.guide-papers');

const VERSIONS = `SELECT id FROM model_version WHERE model_id = $1 AND NOT manifest ? 'guide' ORDER BY id FOR UPDATE`;
const ADD = `UPDATE model_version SET manifest = manifest || jsonb_build_object('guide', $2::jsonb) WHERE id = $1`;

/**
 * Adds a guide to the versions of a model that have none: to each in the languages whose PDF it has. Files, versions and
 * what buyers were told stay as they are; a repeated call changes nothing. Locks these versions. Throws for a guide that
 * does not hold together.
 */
export const addGuide = async (ctx: Ctx, modelId: string, given: Guide): Promise<void> => {
  const guide = schema.parse(given);
  const papers = await guidePapers(ctx, modelId);
  await transaction(ctx, async (tx) => {
    for (const { id } of await tx.sql<{ id: string }>(VERSIONS, [modelId])) {
      const own = papers.filter(({ versionId }) => versionId === id);
      await tx.sql(ADD, [id, JSON.stringify(guideBeside(guide, own))]);
    }
    await bumpCatalogVersion(tx);
  });
};
