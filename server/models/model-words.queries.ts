import { LOCALES } from '../core/locale.ts';
import type { SearchWords } from '../core/text/search-words.ts';
import type { Mount } from './flight/flight.ts';
import { motorsFor } from './flight/flight-motors.ts';
import type { Manifest } from './manifest.ts';

interface WordsRow {
  productId: number;
  parts: Manifest['parts'][number]['name'][];
  mounts: Mount[] | null;
}

/** Only what is read of the manifests: the rest of them is large. */
const WORDS = `
  SELECT m.product_id AS "productId", jsonb_path_query_array(v.manifest, '$.parts[*].name') AS parts,
    v.manifest->'flight'->'mounts' AS mounts
  FROM product_model m JOIN model_version v ON v.id = m.version_id
  WHERE $1::int[] IS NULL OR m.product_id = ANY($1)`;

/** Estes C6 with delays of 0, 3 and 5 s: "Estes C6-0 C6-3 C6-5". */
const designations = (mounts: readonly Mount[]): string => {
  const fitting = mounts.flatMap(motorsFor);
  return fitting
    .map(({ maker, name, delays }) => [maker, ...delays.split(',').map((delay) => `${name}-${delay}`)].join(' '))
    .join(' ');
};

/** A model is found by its printed parts and by the rocket motors that fit it. */
export const modelWords: SearchWords = async (ctx, productIds) => {
  const rows = await ctx.sql<WordsRow>(WORDS, [productIds], 'models.words');
  return rows.map(({ productId, parts, mounts }) => {
    const motors = designations(mounts ?? []);
    const inLocale = LOCALES.map((locale) => [locale, [...parts.map((name) => name[locale]), motors].join(' ')]);
    return { productId, words: Object.fromEntries(inLocale) as Record<(typeof LOCALES)[number], string> };
  });
};
