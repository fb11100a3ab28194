import * as z from 'zod';
import type { Locale } from '../core/locale.ts';

const image = z.object({
  key: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.enum(['PHOTO', 'DRAWING']),
  alt: z.object({ en: z.string(), sk: z.string().optional(), de: z.string().optional() }),
  anchors: z.array(z.object({ partId: z.string(), x: z.number(), y: z.number() })).default([]),
});

const step = z.object({
  /** The same in every version and language as long as the step is: what a buyer ticked off is kept under it. */
  id: z.string(),
  /** Parts that are taken in hand, by id. */
  parts: z.array(z.string()),
  /** A published picture. */
  image: image.optional(),
});

const texts = z.object({
  /** Hash of the PDF that says the same: without it these words no longer hold. */
  pdf: z.string(),
  /** Of the PDF. */
  pages: z.number().int().positive(),
  subtitle: z.string(),
  /** What is needed besides the printed parts. */
  hardware: z.array(z.string()),
  safety: z.array(z.string()),
  /** In the order of the steps. */
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
});

/** How a model is built, step by step, beside the PDFs that were made of the same. */
export const guide = z
  .object({ steps: z.array(step).min(1), texts: z.partialRecord(z.enum(['en', 'sk', 'de']), texts) })
  .refine((given) => Object.values(given.texts).every(({ steps }) => steps.length === given.steps.length), {
    error: 'A language has another number of steps',
  });

export type Guide = z.infer<typeof guide>;

interface Paper {
  readonly locale: Locale | null;
  readonly sha256: string;
}

/** The guide with the languages whose PDF is still among the papers of a version: for another PDF nobody wrote steps. */
export const guideBeside = ({ steps, texts: all }: Guide, papers: readonly Paper[]): Guide => {
  const isThere = ([locale, { pdf }]: [string, { pdf: string }]): boolean =>
    papers.some((paper) => paper.locale === locale && paper.sha256 === pdf);
  return { steps, texts: Object.fromEntries(Object.entries(all).filter(isThere)) };
};

/** A guide in one language. */
export interface GuideInLanguage extends Omit<z.infer<typeof texts>, 'pdf' | 'steps'> {
  readonly steps: readonly (z.infer<typeof step> & { readonly title: string; readonly text: string })[];
}

/** The guide as it can be read in a language; null where there is only a PDF, or nothing. */
export const guideIn = (given: Guide | undefined, locale: Locale): GuideInLanguage | null => {
  const found = given?.texts[locale];
  if (!given || !found) return null;
  return { ...found, steps: given.steps.map((one, place) => ({ ...one, ...found.steps[place]! })) };
};
