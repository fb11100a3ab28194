import * as z from 'zod';
import { bumpCatalogVersion } from '../../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import type { Manifest } from '../manifest.ts';
import { analyseMesh } from '../mesh/analyse-mesh.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { versionFiles } from '../models.service.ts';

type Part = Manifest['parts'][number];

/** Versions on sale that were measured before outlines were. */
const WITHOUT = `
  SELECT DISTINCT v.id FROM model_version v JOIN product_model m ON m.version_id = v.id
    CROSS JOIN jsonb_array_elements(v.manifest->'parts') AS part
  WHERE part ? 'facts' AND NOT part->'facts' ? 'footprint'`;

const lacksOutlines = ({ facts }: Part): boolean => facts !== undefined && facts.footprint === undefined;

/** The outlines of each part that lacks them, by its id; none for a file that cannot be read, which has its box. */
const outlinesOf = async (ctx: Ctx, { id: versionId, manifest }: ModelVersion): Promise<Map<string, number[][]>> => {
  const ids = manifest.parts.filter(lacksOutlines).map(({ id }) => id);
  const found = new Map(ids.map((id): [string, number[][]] => [id, []]));
  for (const { partId, kind, bytes, sha256 } of await versionFiles(ctx, versionId, ids)) {
    if (partId === null || kind !== 'STL') continue;
    try {
      const { footprint } = await analyseMesh(
        { bytes, chunks: await ctx.shop.files.read(sha256) },
        { stopped: ctx.stopped },
      );
      found.set(partId, footprint ?? []);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      ctx.shop.logger.warn({ part: partId, code: error.code }, 'the outlines of a part could not be measured');
    }
  }
  return found;
};

const withOutlines = (part: Part, outlines: ReadonlyMap<string, number[][]>): Part =>
  part.facts && lacksOutlines(part)
    ? { ...part, facts: { ...part.facts, footprint: outlines.get(part.id) ?? [] } }
    : part;

/** Each hour: measures the outlines of parts that were published before the shop did so, once, from the sold files. */
export const missingOutlinesJob = defineJob({
  name: 'models.missing-outlines',
  lane: 'models',
  queue: 'models.preview',
  payload: z.object({}).loose(),
  cron: '41 * * * *',
  run: async (ctx) => {
    for (const { id } of await ctx.sql<{ id: string }>(WITHOUT)) {
      const version = await ctx.repo(ModelVersion).findOneByOrFail({ id });
      const outlines = await outlinesOf(ctx, version);
      const manifest = {
        ...version.manifest,
        parts: version.manifest.parts.map((part) => withOutlines(part, outlines)),
      };
      await transaction(ctx, async (tx) => {
        await tx.repo(ModelVersion).update({ id }, { manifest });
        await bumpCatalogVersion(tx);
      });
    }
  },
});
