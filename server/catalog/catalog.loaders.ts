import { defineLoader, grouped, inOrder } from '../core/loader.ts';
import {
  attributeRows,
  cardRows,
  galleryRows,
  historyRows,
  modelRows,
  relatedRows,
  textRows,
} from './catalog.queries.ts';
import { allCategories } from './catalog.service.ts';
import { attributeOf, imageOf, productOf, withFacts, type ModelFacts, type ProductTexts } from './catalog-rows.ts';
import type { CategoryFacts, Image, ProductAttribute, ProductView } from './catalog.types.ts';
import { announcedReduction } from './product/price-history.ts';
import type { PriceReduction } from './product/price-reduction.types.ts';

/** Products by id for lists of other nouns, inactive ones included; null where there is none. */
export const productById = defineLoader<number, ProductView | null>(async (ctx, ids) =>
  inOrder(ids, (await cardRows(ctx, ids)).map(productOf), ({ id }) => id),
);

const NO_TEXTS: ProductTexts = { description: '', features: [], interactionInstructions: [], printInfo: null };

export const textsOf = defineLoader<number, ProductTexts>(async (ctx, ids) =>
  inOrder(ids, await textRows(ctx, ids), ({ id }) => id).map((row) => row ?? NO_TEXTS),
);

const NO_MODEL: ModelFacts = { viewerSettings: null, partBoxes: null, volumePrices: null, bundlePriceMinor: null };

export const modelFactsOf = defineLoader<number, ModelFacts>(async (ctx, ids) =>
  inOrder(ids, await modelRows(ctx, ids), ({ id }) => id).map((row) => row ?? NO_MODEL),
);

export const galleryOf = defineLoader<number, Image[]>(async (ctx, ids) =>
  inOrder(ids, await galleryRows(ctx, ids), ({ id }) => id).map((row) => (row?.gallery ?? []).map(imageOf)),
);

export const attributesOf = defineLoader<number, ProductAttribute[]>(async (ctx, ids) =>
  inOrder(ids, await attributeRows(ctx, ids), ({ id }) => id).map((row) =>
    (row?.attributes ?? []).map(attributeOf(ctx.locale)),
  ),
);

/** The reduction that may be announced for each; null for all others. */
export const priceReductionOf = defineLoader<number, PriceReduction | null>(async (ctx, ids) => {
  const histories = inOrder(ids, await historyRows(ctx, ids), ({ id }) => id);
  return histories.map((row) => row && announcedReduction(row.prices, ctx.shop.clock.now()));
});

interface RelatedKey {
  readonly id: number;
  readonly first: number;
}

/** The nearest products of each, best first. */
export const relatedOf = defineLoader<RelatedKey, ProductView[]>(async (ctx, keys) => {
  const ids = keys.map(({ id }) => id);
  const rows = await relatedRows(ctx, [...new Set(ids)], Math.max(...keys.map(({ first }) => first)));
  return grouped(ids, rows, ({ ownId }) => ownId).map((own, i) =>
    own.slice(0, keys[i]!.first).map((row) => withFacts(productOf(row))),
  );
});

/** Counts and pictures of categories, read together once per request. */
export const categoryFacts = defineLoader<number, CategoryFacts>(async (ctx, ids) => {
  const categories = await allCategories(ctx);
  return inOrder(ids, categories, ({ id }) => id).map(
    (category) => category?.facts ?? { productCount: 0, image: null, picture: null, description: null },
  );
});
