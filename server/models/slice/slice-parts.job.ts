import * as z from 'zod';
import { bumpCatalogVersion } from '../../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import type { Manifest } from '../manifest.ts';
import { estimatedGrams } from '../part-grams.ts';
import type { SlicedFacts } from '../part-facts.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { sliceParts } from './sliced-parts.service.ts';

type Part = Manifest['parts'][number];

/** Grams that no slicer stated become those that were sliced here. */
const withSlices = (part: Part, print: Manifest['print'], sliced: SlicedFacts | null | undefined): Part => {
  if (!part.facts || sliced === undefined) return part;
  const facts = { ...part.facts, sliced };
  const grams = part.gramsFrom === 'SLICER' ? null : estimatedGrams({ facts, material: part.material }, print);
  return { ...part, facts, ...(grams !== null && { grams }) };
};

/** Slices what a version lacks, and writes it into its manifest; done again, it changes nothing. */
const sliceVersion = async (ctx: Ctx, id: string): Promise<void> => {
  const version = await ctx.repo(ModelVersion).findOneBy({ id });
  const sliced = version && (await sliceParts(ctx, id, version.manifest));
  if (!sliced || sliced.size === 0) return;
  await transaction(ctx, async (tx) => {
    const lock = { mode: 'pessimistic_write' as const };
    const { manifest } = await tx.repo(ModelVersion).findOneOrFail({ where: { id }, lock });
    const parts = manifest.parts.map((part) => withSlices(part, manifest.print, sliced.get(part.id)));
    await tx.repo(ModelVersion).update({ id }, { manifest: { ...manifest, parts } });
    await bumpCatalogVersion(tx);
  });
};

/** After a version was published: slices its parts for the print estimate. */
export const slicePartsJob = defineJob({
  name: 'models.slice',
  lane: 'models',
  queue: 'models.preview',
  payload: z.object({ versionId: z.uuid() }),
  run: async (ctx, { versionId }) => sliceVersion(ctx, versionId),
});

/** So many versions a night. */
const MOST_VERSIONS = 20;

/** Versions on sale with closed parts, none of which was tried, the newest first. */
const WITHOUT = `
  SELECT v.id FROM model_version v
  WHERE EXISTS (SELECT FROM product_model m WHERE m.version_id = v.id)
    AND NOT EXISTS (SELECT FROM jsonb_array_elements(v.manifest->'parts') AS part WHERE part->'facts' ? 'sliced')
    AND EXISTS (SELECT FROM jsonb_array_elements(v.manifest->'parts') AS part WHERE part->'facts'->'watertight' = 'true')
  ORDER BY v.published_at DESC, v.id LIMIT ${MOST_VERSIONS}`;

/** Each night: slices versions that were published before the shop did so, a few at a time. */
export const missingSlicesJob = defineJob({
  name: 'models.missing-slices',
  lane: 'models',
  queue: 'models.preview',
  payload: z.object({}).loose(),
  cron: '23 2 * * *',
  run: async (ctx) => {
    for (const { id } of await ctx.sql<{ id: string }>(WITHOUT)) await sliceVersion(ctx, id);
  },
});
