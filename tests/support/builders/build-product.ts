import sharp from 'sharp';
import type { Ctx } from '../../../server/core/context.ts';
import type { ImageInput, NewProductInput } from '../../../server/catalog/catalog.inputs.ts';
import { saveAttribute, saveCategory } from '../../../server/catalog/catalog-shelves.service.ts';
import { createProduct } from '../../../server/catalog/product/product-change.service.ts';
import { publishMedia } from '../../../server/catalog/media/media.service.ts';

let serial = 0;

/** A category that is there; the same slug is the same category. */
export const buildCategory = async (ctx: Ctx, slug = 'rockets'): Promise<string> => {
  const names = {
    rockets: { en: 'Rockets', sk: 'Rakety', de: 'Raketen' },
    boats: { en: 'Boats', sk: 'Lode', de: 'Boote' },
  };
  await saveCategory(ctx, { slug, position: 0, names: names[slug as 'rockets'] ?? { en: slug } });
  return slug;
};

/** The attributes that tests use: length (mm), skill (beginner, advanced). */
export const buildAttributes = async (ctx: Ctx): Promise<void> => {
  await saveAttribute(ctx, {
    key: 'length',
    kind: 'NUMBER',
    unit: 'mm',
    labels: { en: 'Length', sk: 'Dĺžka', de: 'Länge' },
    facet: true,
    position: 1,
  });
  await saveAttribute(ctx, {
    key: 'skill',
    kind: 'OPTION',
    unit: null,
    labels: { en: 'Skill', sk: 'Skúsenosti', de: 'Erfahrung' },
    facet: true,
    position: 2,
    options: [
      { value: 'beginner', labels: { en: 'first build', sk: 'prvá stavba', de: 'erster Bau' } },
      { value: 'advanced', labels: { en: 'advanced', sk: 'pre skúsených', de: 'für Erfahrene' } },
    ],
  });
};

/** A published picture of one colour, wide enough for the larger widths. */
export const buildImage = async (ctx: Ctx, width = 1600, height = 1200): Promise<ImageInput> => {
  serial += 1;
  const background = { r: serial % 256, g: (serial * 7) % 256, b: 90, alpha: 0.5 };
  const content = await sharp({ create: { width, height, channels: 4, background } })
    .webp()
    .toBuffer();
  const key = await publishMedia(ctx, content, 'webp');
  return { key, width, height, kind: 'PHOTO', alt: { en: 'A picture', sk: 'Obrázok' }, anchors: [] };
};

export type ProductOverrides = Partial<Omit<NewProductInput, 'translations'>> & {
  name?: string;
  nameSk?: string;
  /** Of a DIGITAL product: how many printable files are published; null: none yet. */
  files?: number | null;
  translations?: NewProductInput['translations'];
};

/** A product on sale, a kit with ten in stock unless said otherwise, or files that are there. Makes its category. Answers its id. */
export const buildProduct = async (ctx: Ctx, overrides: ProductOverrides = {}): Promise<number> => {
  serial += 1;
  const { name = `Model ${serial}`, nameSk, files = 2, ...input } = overrides;
  const digital = input.productType === 'DIGITAL';
  const texts = { summary: `Summary of ${name}.`, description: `<p>About ${name}.</p>`, features: ['Glows'] };
  await buildCategory(ctx, input.category);
  const id = await createProduct(ctx, {
    slug: `model-${serial}`,
    sku: `T-${String(serial).padStart(5, '0')}`,
    productType: 'PHYSICAL',
    priceMinor: 1000 + serial,
    category: 'rockets',
    weightGrams: digital ? null : 400,
    onHand: digital ? 0 : 10,
    shipsInDays: digital ? null : 2,
    translations: { en: { name, ...texts }, ...(nameSk && { sk: { ...texts, name: nameSk } }) },
    ...input,
  });
  if (digital) await ctx.sql('UPDATE product SET sold_files = $2 WHERE id = $1', [id, files]);
  return id;
};
