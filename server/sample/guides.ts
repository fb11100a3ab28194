import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import type { Locale } from '../core/locale.ts';
import type { Guide } from '../models/guide.ts';
import { addGuide, guidePapers, modelsWithoutGuide } from '../models/guide.service.ts';
import { stepsOf } from './guides/guide-steps.ts';
import { GUIDE_TEXTS } from './guides/guide-texts.ts';
import { buildOrderOf, modelIdOf, SAMPLE_PRODUCTS } from './models.ts';
import { openAlbum, publishPictures } from './pictures.ts';

interface Paper {
  readonly locale: Locale;
  readonly sha256: string;
  readonly content: Uint8Array;
}

const pagesOf = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length || 1;

/** The guide of a sample model in the languages of its PDFs, its pictures published. Null for a model without a guide. */
export const sampleGuideOf = async (ctx: Ctx, model: string, papers: readonly Paper[]): Promise<Guide | null> => {
  const words = GUIDE_TEXTS[model];
  if (!words) return null;
  const album = await openAlbum();
  const steps: Guide['steps'] = [];
  for (const { id, parts } of stepsOf(model)) {
    const [image] = await publishPictures(ctx, album, [`s-${model}-${id}`]);
    steps.push({ id, parts: [...parts], ...(image && { image }) });
  }
  const texts = papers.map(({ locale, sha256: pdf, content }) => [
    locale,
    { ...words[locale], pdf, pages: pagesOf(content) },
  ]);
  return { steps, texts: Object.fromEntries(texts) as Guide['texts'] };
};

/** Gives the versions of one sample model the guide that they were published without. */
export const sampleGuide = defineJob({
  name: 'sample.guide',
  queue: 'sample',
  payload: z.object({ model: z.string() }),
  run: async (ctx, { model: modelId }) => {
    const [first, ...others] = await guidePapers(ctx, modelId);
    const order = buildOrderOf(modelId);
    if (!first || !order) return;
    const own = [first, ...others].filter(({ versionId }) => versionId === first.versionId);
    const papers: Paper[] = [];
    for (const { locale, sha256 } of own) {
      papers.push({ locale, sha256, content: await ctx.shop.files.readAll(sha256) });
    }
    const guide = await sampleGuideOf(ctx, order.id, papers);
    if (guide) await addGuide(ctx, modelId, guide);
  },
});

const GUIDED = [...new Set(SAMPLE_PRODUCTS.map(modelIdOf))].filter((id) => id !== undefined && buildOrderOf(id)?.guide);

/** Enqueues what a sample catalogue of an earlier shop still lacks. Nothing to do costs one small statement. */
export const completeGuides = async (ctx: Ctx): Promise<void> => {
  for (const model of await modelsWithoutGuide(ctx, GUIDED as string[])) {
    await enqueue(ctx, sampleGuide, { model }, { key: `sample.guide:${model}` });
  }
};
