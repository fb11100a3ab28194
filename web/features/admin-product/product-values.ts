import { PLAIN_FIELDS } from '../../codegen/product-fields.gen.ts';
import { componentsOf, componentsText } from './components.ts';
import type { EditableFieldsFragment } from './EditProduct.gen.ts';
import { LANGUAGES, type Language } from './model/languages.ts';

/** What stands in the fields of the form, as text: one kind of value to edit, keep, compare and merge. */
export type Values = Record<string, string>;

/** The short texts of the Print Info tab; all six, or none. */
export const PRINT_KEYS = ['printTime', 'layerHeight', 'infill', 'supports', 'materials', 'estimatedCost'] as const;

export const TEXT_KEYS = [
  'name',
  'summary',
  'specLine',
  'description',
  ...PRINT_KEYS,
  'notes',
  'features',
  'hints',
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

export const textKey = (language: Language, key: TextKey): string => `${language}.${key}`;

type Product = EditableFieldsFragment;
type PlainName = (typeof PLAIN_FIELDS)[number]['name'];
type Texts = Product['translations'][number];

const lines = (items: readonly string[] = []) => items.join('\n');

const textsOf = (texts: Texts | undefined): Record<TextKey, string> => {
  const settings = texts?.printInfo?.printSettings;
  return {
    name: texts?.name ?? '',
    summary: texts?.summary ?? '',
    specLine: texts?.specLine ?? '',
    description: texts?.description ?? '',
    ...(Object.fromEntries(PRINT_KEYS.map((key) => [key, settings?.[key] ?? ''])) as Record<
      (typeof PRINT_KEYS)[number],
      string
    >),
    notes: lines(texts?.printInfo?.additionalNotes),
    features: lines(texts?.features),
    hints: lines(texts?.interactionInstructions),
  };
};

const inLanguages = (translations: readonly Texts[]): Values =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const texts = textsOf(translations.find(({ locale }) => locale === language));
      return TEXT_KEYS.map((key) => [textKey(language, key), texts[key]]);
    }),
  );

const number = (value: number | null) => (value === null ? '' : String(value));

const viewerText = (settings: Product['viewerSettings']): string => {
  if (!settings) return '';
  const { cameraOrbit, background, upAxis, autoRotate } = settings;
  return JSON.stringify({ cameraOrbit, background, upAxis, autoRotate });
};

const plainTexts = (textOf: (name: PlainName) => string): Values =>
  Object.fromEntries(PLAIN_FIELDS.map(({ name }) => [name, textOf(name)]));

/** The form of a product as it is stored. */
export const valuesOf = (product: Product): Values => ({
  slug: product.slug,
  sku: product.sku,
  productType: product.productType,
  active: product.active ? 'on' : '',
  price: product.price.decimal,
  category: product.category,
  ...plainTexts((name) => String(product[name] ?? '')),
  counterpart: number(product.counterpartId),
  viewer: viewerText(product.viewerSettings),
  components: componentsText(componentsOf(product.translations)),
  ...inLanguages(product.translations),
  ...Object.fromEntries(
    product.attributes.map(({ key, number: value, option }) => [`attribute.${key}`, option ?? number(value)]),
  ),
});

/** The form of a product that is not there yet. */
export const NEW_VALUES: Values = {
  slug: '',
  sku: '',
  productType: 'DIGITAL',
  active: '',
  price: '',
  category: '',
  counterpart: '',
  viewer: '',
  components: '[]',
  ...plainTexts(() => ''),
  ...inLanguages([]),
};

/** Part of an address made of a name: `Kriváň 38/2` becomes `krivan-38-2`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');

/** Texts that English has and this language lacks. */
export const missingTexts = (values: Values, language: Language): TextKey[] =>
  TEXT_KEYS.filter((key) => values[textKey('en', key)] && !values[textKey(language, key)]);
