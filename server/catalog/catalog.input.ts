import * as z from 'zod';
import { validationFailed } from '../core/errors.ts';

const MAX_PRICE = 100_000_00;

const text = (longest: number) => z.string().trim().min(1).max(longest);
const words = z.object({ en: text(300), sk: text(300).optional(), de: text(300).optional() });

const printInfo = z.object({
  printSettings: z.object({
    printTime: text(200),
    layerHeight: text(200),
    infill: text(200),
    supports: text(200),
    materials: text(200),
    estimatedCost: text(200),
  }),
  rcComponents: z
    .array(
      z.object({
        name: text(200),
        quantity: z.number().int().min(1).max(999),
        specifications: z.string().trim().max(500),
        estimatedPriceMinor: z.number().int().min(0).max(MAX_PRICE).nullable().default(null),
        required: z.boolean(),
        productId: z.number().int().positive().nullable().default(null),
      }),
    )
    .max(100),
  additionalNotes: z.array(text(1000)).max(50),
});

export const textFields = z.object({
  name: text(200),
  summary: text(500),
  description: z.string().max(50_000),
  features: z.array(text(500)).max(50).default([]),
  specLine: z.string().trim().max(200).default(''),
  interactionInstructions: z.array(text(200)).max(10).default([]),
  printInfo: printInfo.nullable().default(null),
});

const image = z.object({
  key: z.string().regex(/^[0-9a-f]{64}\.[a-z0-9]{2,5}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.enum(['PHOTO', 'DRAWING']),
  alt: words,
  anchors: z.array(z.object({ partId: text(100), x: z.number(), y: z.number() })).default([]),
});

const viewerSettings = z.object({
  cameraOrbit: z.tuple([z.number().min(-360).max(360), z.number().min(-5).max(90), z.number().min(0).max(100_000)]),
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  upAxis: z.enum(['Y', 'Z']),
  autoRotate: z.boolean(),
});

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);

export const productFields = z.object({
  slug,
  sku: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,40}$/),
  productType: z.enum(['DIGITAL', 'PHYSICAL']),
  active: z.boolean().default(true),
  priceMinor: z.number().int().min(0).max(MAX_PRICE),
  taxClass: z.enum(['goods', 'digital']).optional(),
  category: slug,
  publishedAt: z.date().optional(),
  weightGrams: z.number().int().min(0).max(1_000_000).nullable().default(null),
  videoUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  shipsInDays: z.number().int().min(0).max(365).nullable().default(null),
  viewerSettings: viewerSettings.nullable().default(null),
  translations: z.object({ en: textFields, sk: textFields.optional(), de: textFields.optional() }),
  images: z.array(image).max(50).default([]),
  attributes: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
});

const newProduct = productFields.extend({
  /** Only for a catalogue with fixed ids, such as the sample. */
  id: z.number().int().positive().optional(),
  /** Units in the house at the start; files have none. */
  onHand: z.number().int().min(0).max(1_000_000).default(0),
});

export type NewProductInput = z.input<typeof newProduct>;
export type NewProduct = z.output<typeof newProduct>;
export type ProductChanges = Partial<z.input<typeof productFields>>;
export type CheckedChanges = Partial<z.output<typeof productFields>>;
export type ImageInput = z.output<typeof image>;
export type TextsInput = z.output<typeof textFields>;

const checked = <Input, Output>(schema: z.ZodType<Output, Input>, input: Input): Output => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw validationFailed(
    Object.fromEntries(result.error.issues.map(({ path, code }) => [path.join('.'), code.toUpperCase()])),
  );
};

/** Throws VALIDATION_FAILED. */
export const checkPicture = (picture: z.input<typeof image>): ImageInput => checked(image, picture);

/** Throws VALIDATION_FAILED; a parcel needs a weight and files have neither weight nor stock. */
export const checkNewProduct = (input: NewProductInput): NewProduct => {
  const data = checked(newProduct, input);
  const parcel = data.productType === 'PHYSICAL';
  if (parcel && data.weightGrams === null) throw validationFailed({ weightGrams: 'REQUIRED' });
  if (!parcel && (data.weightGrams !== null || data.onHand > 0)) throw validationFailed({ weightGrams: 'NOT_ALLOWED' });
  return data;
};

/** Like checkNewProduct for the fields that are given; absent ones stay absent. */
export const checkChanges = (changes: ProductChanges): CheckedChanges => {
  const given = new Set(Object.keys(changes));
  const data = checked(productFields.partial(), changes);
  return Object.fromEntries(Object.entries(data).filter(([key]) => given.has(key)));
};
