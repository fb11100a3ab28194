import * as z from 'zod';
import { checked, plainFaultsOf, refuseFaults } from '../core/faults.ts';
import { checksOf, kindProblems } from './product/field-sets.ts';
import { PRODUCT_FIELDS } from './product/product-fields.ts';
import { TEXT_FIELDS } from './product/text-fields.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
const words = z.object({ en: text(300), sk: text(300).optional(), de: text(300).optional() });

const texts = z.object(checksOf(TEXT_FIELDS));

const image = z.object({
  key: z.string().regex(/^[0-9a-f]{64}\.[a-z0-9]{2,5}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  kind: z.enum(['PHOTO', 'DRAWING']),
  alt: words,
  anchors: z.array(z.object({ partId: text(100), x: z.number(), y: z.number() })).default([]),
});

const product = z.object({
  ...checksOf(PRODUCT_FIELDS),
  translations: z.object({ en: texts, sk: texts.optional(), de: texts.optional() }),
  images: z.array(image).max(50).default([]),
  attributes: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
});

const newProduct = product.extend({
  /** Only for a catalogue with fixed ids, such as the sample. */
  id: z.number().int().positive().optional(),
  /** Units in the house at the start; files have none. */
  onHand: z.number().int().min(0).max(1_000_000).default(0),
});

export type NewProductInput = z.input<typeof newProduct>;
export type NewProduct = z.output<typeof newProduct>;
export type ProductChanges = Partial<z.input<typeof product>>;
export type CheckedChanges = Partial<z.output<typeof product>>;
export type ImageInput = z.output<typeof image>;
export type TextsInput = z.output<typeof texts>;

/** Throws VALIDATION_FAILED. */
export const checkPicture = (picture: z.input<typeof image>): ImageInput => checked(image, picture, plainFaultsOf);

/** Throws VALIDATION_FAILED; some fields and stock are for parcels alone. */
export const checkNewProduct = (input: NewProductInput): NewProduct => {
  const data = checked(newProduct, input, plainFaultsOf);
  refuseFaults(kindProblems(data.productType, data, true));
  if (data.productType === 'DIGITAL' && data.onHand > 0) refuseFaults({ onHand: 'NOT_ALLOWED' });
  return data;
};

/** What cannot be said of the kind of product that it is. Throws VALIDATION_FAILED. */
export const checkKind = (productType: unknown, changes: CheckedChanges): void =>
  refuseFaults(kindProblems(productType, changes, false));

/** Like checkNewProduct for the fields that are given; absent ones stay absent. */
export const checkChanges = (changes: ProductChanges): CheckedChanges => {
  const given = new Set(Object.keys(changes));
  const data = checked(product.partial(), changes, plainFaultsOf);
  return Object.fromEntries(Object.entries(data).filter(([key]) => given.has(key)));
};
