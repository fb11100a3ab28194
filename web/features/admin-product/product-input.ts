import { PLAIN_FIELDS } from '../../codegen/product-fields.gen.ts';
import type { ProductTextsInput, ProductType, UpdateProductInput } from '../../codegen/schema.gen.ts';
import { figureOf } from '../../lib/form/fields.ts';
import type { Component } from './components.ts';
import { LANGUAGES, type Language } from './model/languages.ts';
import { changedNames, PRINT_KEYS, TEXT_KEYS, type ProductPath, type ProductValues } from './product-values.ts';

/** What the form says of a product, new or not. */
export type ProductInput = Omit<UpdateProductInput, 'id' | 'expectedVersion'>;

/** Cents of a price as people write it; null for none, NaN for what is no price. */
export const centsOf = (text = ''): number | null => {
  if (!text.trim()) return null;
  return /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Math.round(figureOf(text)! * 100) : NaN;
};

const linesOf = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

const isSaid = (text: string | readonly string[]): boolean =>
  typeof text === 'string' ? text.trim() !== '' : linesOf(text).length > 0;

/** Whether anything is said in a language; English always is. */
export const isWritten = (values: ProductValues, language: Language): boolean =>
  language === 'en' || TEXT_KEYS.some((key) => isSaid(values[language][key]));

/** Whether the product has a Print Info tab. */
export const hasPrintInfo = (values: ProductValues): boolean =>
  values.components.length > 0 ||
  LANGUAGES.some((language) => [...PRINT_KEYS, 'notes' as const].some((key) => isSaid(values[language][key])));

const componentsIn = (components: readonly Component[], language: Language) =>
  components.map(({ quantity, price, required, productId, name, specifications }) => ({
    name: name[language] || name.en,
    quantity: Number(quantity),
    specifications: specifications[language] || specifications.en,
    estimatedPriceMinor: centsOf(price),
    required,
    productId,
  }));

/** What a language does not say of printing is said as in English, so that the tab is whole. */
const printInfoOf = (values: ProductValues, language: Language): ProductTextsInput['printInfo'] => {
  if (!hasPrintInfo(values)) return null;
  const said = (key: (typeof PRINT_KEYS)[number]) => values[language][key] || values.en[key];
  return {
    printSettings: Object.fromEntries(PRINT_KEYS.map((key) => [key, said(key)])) as Record<
      (typeof PRINT_KEYS)[number],
      string
    >,
    rcComponents: componentsIn(values.components, language),
    additionalNotes: linesOf(values[language].notes),
  };
};

const textsOf = (values: ProductValues, language: Language): ProductTextsInput => {
  const { name, summary, description, specLine, features, hints } = values[language];
  return {
    name,
    summary,
    description,
    specLine,
    features: linesOf(features),
    interactionInstructions: linesOf(hints),
    printInfo: printInfoOf(values, language),
  };
};

const translationsOf = (values: ProductValues): ProductInput['translations'] => ({
  en: textsOf(values, 'en'),
  ...(isWritten(values, 'sk') && { sk: textsOf(values, 'sk') }),
  ...(isWritten(values, 'de') && { de: textsOf(values, 'de') }),
});

const attributesOf = ({ attribute }: ProductValues, numbers: ReadonlySet<string>): ProductInput['attributes'] =>
  Object.entries(attribute).flatMap(([key, value]) => {
    if (!value.trim()) return [];
    return [numbers.has(key) ? { key, number: figureOf(value) } : { key, option: value }];
  });

/** Which part of the input a field belongs to; texts and attributes are sent as a whole. */
const GROUPS: Record<string, keyof ProductInput> = {
  price: 'priceMinor',
  salePrice: 'salePriceMinor',
  bundlePrice: 'bundlePriceMinor',
  counterpart: 'counterpartId',
  viewer: 'viewerSettings',
  components: 'translations',
  volume: 'volumePrices',
  later: 'laterSales',
};
const groupOf = (path: ProductPath): string => {
  if (path.startsWith('attribute.')) return 'attributes';
  return path.includes('.') ? 'translations' : (GROUPS[path] ?? path);
};

/** Plain fields of a product of this kind. */
export const plainFieldsOf = (productType: ProductType) =>
  PLAIN_FIELDS.filter(({ only }) => only === null || only === productType);

const plainInput = (values: ProductValues): ProductInput => {
  const own = new Set(plainFieldsOf(values.productType));
  return Object.fromEntries(
    PLAIN_FIELDS.map((field) => {
      const text = own.has(field) ? values[field.name] : '';
      return [field.name, field.type === 'whole' ? figureOf(text) : text.trim() || null];
    }),
  );
};

/** Files are one to a customer. */
const volumeOf = ({ productType, volume }: ProductValues): ProductInput['volumePrices'] =>
  productType === 'DIGITAL'
    ? null
    : volume.map(({ from, price, group }) => ({
        from: figureOf(from) ?? 0,
        priceMinor: centsOf(price) ?? 0,
        groupId: group || null,
      }));

/** All that the form says, as the server takes it. `numbers` are the keys of attributes that are figures. */
export const inputOf = (values: ProductValues, numbers: ReadonlySet<string>): ProductInput => ({
  slug: values.slug,
  sku: values.sku,
  active: values.active,
  category: values.category,
  priceMinor: centsOf(values.price),
  salePriceMinor: centsOf(values.salePrice),
  bundlePriceMinor: values.productType === 'DIGITAL' ? null : centsOf(values.bundlePrice),
  saleFrom: values.saleFrom || null,
  saleTo: values.saleTo || null,
  laterSales: values.later.map(({ price, ...days }) => ({ priceMinor: centsOf(price) ?? 0, ...days })),
  volumePrices: volumeOf(values),
  ...plainInput(values),
  counterpartId: values.counterpart,
  viewerSettings: values.viewer as ProductInput['viewerSettings'],
  translations: translationsOf(values),
  attributes: attributesOf(values, numbers),
});

/** The part of the input that differs from what was stored. */
export const changesOf = (base: ProductValues, values: ProductValues, numbers: ReadonlySet<string>): ProductInput => {
  const changed = new Set(changedNames(base, values).map(groupOf));
  return Object.fromEntries(Object.entries(inputOf(values, numbers)).filter(([key]) => changed.has(key)));
};
