import type { NewProductInput, TextsInput } from '../catalog/catalog.inputs.ts';
import { saveAttribute, saveCategory, type CategoryInput } from '../catalog/catalog-shelves.service.ts';
import { fitTogether } from '../catalog/fit/product-fits.service.ts';
import { createProduct, linkCounterparts, setPrice } from '../catalog/product/product-change.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { enqueue } from '../core/jobs/jobs.ts';
import type { Locale } from '../core/locale.ts';
import { MINUTE_MS } from '../core/time.ts';
import { assignModel } from '../models/models.service.ts';
import { missingPreviewsJob } from '../models/preview/missing-previews.job.ts';
import { createDemoAccounts } from './sample-accounts.service.ts';
import { publishSampleBuilds } from './sample-builds.service.ts';
import { CATEGORIES, type SampleCategory } from './categories.ts';
import { SAMPLE_FITS } from './fits.ts';
import { completeOrigins, sampleFiles } from './sample-files.service.ts';
import { completeFlight } from './flight.ts';
import { completeGuides } from './guides.ts';
import { completeHistory } from './sample-history.service.ts';
import { coverFirst, openAlbum, publishPictures, type Album } from './pictures.ts';
import { ATTRIBUTES } from './shelves.ts';
import { modelIdOf, SAMPLE_PRODUCTS } from './models.ts';
import type { SampleProduct } from './sample.types.ts';
import { completeTailoring } from './tailoring.ts';
import { cameraOrbitOf } from './views.ts';

/** Any number, the same in every process: only one of them loads the sample. */
const LOCK = 7_264_002;
/** By then the models are made; parts are photographed after them, not beside. */
const PHOTOGRAPHS_AFTER_MS = 10 * MINUTE_MS;

const HINTS: Record<Locale, string[]> = {
  en: ['Click and drag to rotate', 'Scroll to zoom in/out', 'Right-click and drag to pan'],
  sk: ['Kliknite a ťahaním otáčajte', 'Kolieskom približujte a vzďaľujte', 'Pravým tlačidlom a ťahaním posúvajte'],
  de: [
    'Klicken und ziehen zum Drehen',
    'Scrollen zum Vergrößern und Verkleinern',
    'Rechtsklick und ziehen zum Verschieben',
  ],
};

const textsOf = ({ texts }: SampleProduct, locale: Locale): TextsInput => ({
  printInfo: null,
  ...texts[locale],
  interactionInstructions: HINTS[locale],
});

const inputOf = async (ctx: Ctx, album: Album, product: SampleProduct): Promise<NewProductInput> => {
  const { id, slug, sku, category, productType, attributes } = product;
  const priceMinor = product.formerPriceMinor ?? product.priceMinor;
  const parcel = productType === 'PHYSICAL';
  const pictures = await publishPictures(ctx, album, product.pictures);
  return {
    id,
    slug,
    sku,
    category,
    productType,
    priceMinor,
    attributes,
    publishedAt: new Date(`${product.publishedAt}T08:00:00Z`),
    weightGrams: product.weightGrams ?? null,
    onHand: product.onHand ?? 0,
    shipsInDays: parcel ? 2 : null,
    designations: product.designations ?? null,
    viewerSettings: { cameraOrbit: cameraOrbitOf(product.pictures), background: null, upAxis: 'Y', autoRotate: false },
    translations: { en: textsOf(product, 'en'), sk: textsOf(product, 'sk'), de: textsOf(product, 'de') },
    images: coverFirst(pictures, parcel ? 'PHOTO' : 'DRAWING'),
  };
};

const shelfOf = async (ctx: Ctx, album: Album, { picture, ...category }: SampleCategory): Promise<CategoryInput> => {
  const [shown] = await publishPictures(ctx, album, [picture]);
  return shown
    ? { ...category, pictureKey: shown.key, pictureWidth: shown.width, pictureHeight: shown.height }
    : category;
};

const load = async (ctx: Ctx, album: Album): Promise<void> => {
  for (const category of CATEGORIES) await saveCategory(ctx, await shelfOf(ctx, album, category));
  for (const attribute of ATTRIBUTES) await saveAttribute(ctx, attribute);
  for (const product of SAMPLE_PRODUCTS) {
    await createProduct(ctx, await inputOf(ctx, album, product));
    if (product.formerPriceMinor) await setPrice(ctx, product.id, product.priceMinor);
    const model = modelIdOf(product);
    if (model) await assignModel(ctx, product.id, model);
  }
  for (const { id, kit } of SAMPLE_PRODUCTS) if (kit) await linkCounterparts(ctx, kit, id);
  for (const [productId, otherId] of SAMPLE_FITS) await fitTogether(ctx, { productId, otherId });
  await ctx.sql(`SELECT setval(pg_get_serial_sequence('product', 'id'), (SELECT max(id) FROM product))`);
  await createDemoAccounts(ctx);
  await publishSampleBuilds(ctx);
  for (const model of new Set(SAMPLE_PRODUCTS.map(modelIdOf))) {
    if (model) await enqueue(ctx, sampleFiles, { model }, { key: `sample.files:${model}` });
  }
  await enqueue(ctx, missingPreviewsJob, {}, { runAt: new Date(Date.now() + PHOTOGRAPHS_AFTER_MS) });
};

/**
 * Fills an empty database with the sample catalogue in one transaction and enqueues the making of the model files.
 * Where there is a product it only completes what an earlier sample lacks. Answers whether it loaded. Several processes may call it at once.
 */
export const loadSampleCatalogue = async (ctx: Ctx): Promise<boolean> => {
  const [any] = await ctx.sql('SELECT FROM product LIMIT 1');
  if (any) {
    await completeFlight(ctx);
    await completeGuides(ctx);
    await completeHistory(ctx);
    await completeTailoring(ctx);
    await completeOrigins(ctx);
    return false;
  }
  const album = await openAlbum();
  return transaction(ctx, async (tx) => {
    // Whoever loads takes its time; the others wait for it.
    await tx.sql('SET LOCAL lock_timeout = 0');
    await tx.sql('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const [meanwhile] = await tx.sql('SELECT FROM product LIMIT 1');
    if (meanwhile) return false;
    await load(tx, album);
    return true;
  });
};
