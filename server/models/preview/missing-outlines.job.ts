import * as z from 'zod';
import { setPartBoxes } from '../../catalog/part-boxes.service.ts';
import { bumpCatalogVersion } from '../../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { boxesOf, type Manifest } from '../manifest.ts';
import { analyseMesh } from '../mesh/analyse-mesh.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { versionFiles } from '../models.service.ts';
import type { PartFacts } from '../part-facts.ts';
import { ProductModel } from '../product-model.entity.ts';

type Part = Manifest['parts'][number];

/** Versions on sale that were measured before outlines were. */
const WITHOUT = `
  SELECT DISTINCT v.id FROM model_version v JOIN product_model m ON m.version_id = v.id
    CROSS JOIN jsonb_array_elements(v.manifest->'parts') AS part
  WHERE part ? 'facts' AND NOT (part->'facts' ? 'footprint' AND part->'facts' ? 'circle')`;

type Outlines = Required<Pick<PartFacts, 'footprint' | 'circle'>>;

const lacksOutlines = ({ facts }: Part): boolean => facts !== undefined && !(facts.footprint && facts.circle);

/** Of a file that cannot be read: its box stands for it. */
const boxOnly = ({ sizeMm: [width, depth] }: Part): Outlines => ({
  footprint: [],
  circle: { middleMm: [width / 2, depth / 2], diameterMm: Math.hypot(width, depth) },
});

/** The outlines of each part that lacks them, by its id. */
const outlinesOf = async (ctx: Ctx, { id: versionId, manifest }: ModelVersion): Promise<Map<string, Outlines>> => {
  const found = new Map(manifest.parts.filter(lacksOutlines).map((part) => [part.id, boxOnly(part)]));
  const ids = [...found.keys()];
  for (const { partId, kind, bytes, sha256 } of await versionFiles(ctx, versionId, ids)) {
    if (partId === null || kind !== 'STL') continue;
    try {
      const { footprint, circle } = await analyseMesh(
        { bytes, chunks: await ctx.shop.files.read(sha256) },
        { stopped: ctx.stopped },
      );
      found.set(partId, { footprint: footprint!, circle: circle! });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      ctx.shop.logger.warn({ part: partId, code: error.code }, 'the outlines of a part could not be measured');
    }
  }
  return found;
};

const withOutlines = (part: Part, outlines: ReadonlyMap<string, Outlines>): Part =>
  part.facts && lacksOutlines(part) ? { ...part, facts: { ...part.facts, ...outlines.get(part.id) } } : part;

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
        const sold = await tx.repo(ProductModel).findBy({ versionId: id });
        await setPartBoxes(
          tx,
          sold.map(({ productId }) => productId),
          boxesOf(manifest),
        );
        await bumpCatalogVersion(tx);
      });
    }
  },
});
