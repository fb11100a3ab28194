import { PLAIN_FIELDS } from '../../codegen/product-fields.gen.ts';
import type { ProductInput, ProductTextsInput } from '../../codegen/schema.gen.ts';
import { readComponents } from './components.ts';
import { LANGUAGES, type Language } from './model/languages.ts';
import { PRINT_KEYS, textKey, TEXT_KEYS, type TextKey, type Values } from './product-values.ts';

/** A figure as people write it, with a comma or a point; null for none, NaN for what is no figure. */
export const figureOf = (text = ''): number | null => (text.trim() ? Number(text.trim().replace(',', '.')) : null);

/** Cents of a price as people write it; null for none, NaN for what is no price. */
export const centsOf = (text = ''): number | null => {
  if (!text.trim()) return null;
  return /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Math.round(figureOf(text)! * 100) : NaN;
};

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether anything is said in a language; English always is. */
export const isWritten = (values: Values, language: Language): boolean =>
  language === 'en' || TEXT_KEYS.some((key) => values[textKey(language, key)]?.trim());

/** Whether the product has a Print Info tab. */
export const hasPrintInfo = (values: Values): boolean =>
  readComponents(values.components).length > 0 ||
  LANGUAGES.some((language) => [...PRINT_KEYS, 'notes' as const].some((key) => values[textKey(language, key)]?.trim()));

const componentsIn = (values: Values, language: Language) =>
  readComponents(values.components).map(({ quantity, price, required, productId, name, specifications }) => ({
    name: name[language] || name.en,
    quantity: Number(quantity),
    specifications: specifications[language] || specifications.en,
    estimatedPriceMinor: centsOf(price),
    required,
    productId,
  }));

/** What a language does not say of printing is said as in English, so that the tab is whole. */
const printInfoOf = (values: Values, language: Language): ProductTextsInput['printInfo'] => {
  if (!hasPrintInfo(values)) return null;
  const said = (key: TextKey) => values[textKey(language, key)] || values[textKey('en', key)] || '';
  return {
    printSettings: Object.fromEntries(PRINT_KEYS.map((key) => [key, said(key)])) as Record<
      (typeof PRINT_KEYS)[number],
      string
    >,
    rcComponents: componentsIn(values, language),
    additionalNotes: linesOf(values[textKey(language, 'notes')]),
  };
};

const textsOf = (values: Values, language: Language): ProductTextsInput => {
  const said = (key: TextKey) => values[textKey(language, key)] ?? '';
  return {
    name: said('name'),
    summary: said('summary'),
    description: said('description'),
    specLine: said('specLine'),
    features: linesOf(said('features')),
    interactionInstructions: linesOf(said('hints')),
    printInfo: printInfoOf(values, language),
  };
};

const translationsOf = (values: Values): ProductInput['translations'] => ({
  en: textsOf(values, 'en'),
  ...(isWritten(values, 'sk') && { sk: textsOf(values, 'sk') }),
  ...(isWritten(values, 'de') && { de: textsOf(values, 'de') }),
});

const attributesOf = (values: Values, numbers: ReadonlySet<string>): ProductInput['attributes'] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (!name.startsWith('attribute.') || !value.trim()) return [];
    const key = name.slice('attribute.'.length);
    return [numbers.has(key) ? { key, number: figureOf(value) } : { key, option: value }];
  });

/** Which part of the input a field belongs to; texts and attributes are sent as a whole. */
const GROUPS: Record<string, keyof ProductInput> = {
  price: 'priceMinor',
  counterpart: 'counterpartId',
  viewer: 'viewerSettings',
  components: 'translations',
};
const groupOf = (name: string): string => {
  if (name.startsWith('attribute.')) return 'attributes';
  return name.includes('.') ? 'translations' : (GROUPS[name] ?? name);
};

/** Plain fields of a product of this kind. */
export const plainFieldsOf = (productType: string | undefined) =>
  PLAIN_FIELDS.filter(({ only }) => only === null || only === productType);

const plainInput = (values: Values): ProductInput => {
  const own = new Set(plainFieldsOf(values.productType));
  return Object.fromEntries(
    PLAIN_FIELDS.map((field) => {
      const text = own.has(field) ? values[field.name] : '';
      return [field.name, field.type === 'whole' ? figureOf(text) : text?.trim() || null];
    }),
  );
};

/** All that the form says, as the server takes it. `numbers` are the keys of attributes that are figures. */
export const inputOf = (values: Values, numbers: ReadonlySet<string>): ProductInput => ({
  slug: values.slug,
  sku: values.sku,
  active: values.active === 'on',
  category: values.category,
  priceMinor: centsOf(values.price),
  ...plainInput(values),
  counterpartId: values.counterpart ? Number(values.counterpart) : null,
  viewerSettings: values.viewer ? (JSON.parse(values.viewer) as ProductInput['viewerSettings']) : null,
  translations: translationsOf(values),
  attributes: attributesOf(values, numbers),
});

/** The part of the input that differs from what was stored. */
export const changesOf = (base: Values, values: Values, numbers: ReadonlySet<string>): ProductInput => {
  const changed = new Set(changedNames(base, values).map(groupOf));
  return Object.fromEntries(Object.entries(inputOf(values, numbers)).filter(([key]) => changed.has(key)));
};

/** Names of the fields that differ. */
export const changedNames = (base: Values, values: Values): string[] =>
  [...new Set([...Object.keys(base), ...Object.keys(values)])].filter(
    (name) => (base[name] ?? '') !== (values[name] ?? ''),
  );
