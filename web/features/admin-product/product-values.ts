import { PLAIN_FIELDS } from '../../codegen/product-fields.gen.ts';
import type { ProductType } from '../../codegen/schema.gen.ts';
import { isSame, valueAt, type PathOf } from '../../lib/form/at-path.ts';
import { componentsOf, type Component } from './components.ts';
import type { EditableFieldsFragment } from './EditProduct.gen.ts';
import { LANGUAGES, type Language } from './model/languages.ts';

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

/** Texts of several lines that count one by one. */
export type ListKey = 'notes' | 'features' | 'hints';
export type WordsKey = Exclude<TextKey, ListKey>;

export type ProductTexts = Record<WordsKey, string> & Record<ListKey, readonly string[]>;

/** How the 3D view begins. */
export interface ViewerStart {
  readonly cameraOrbit: readonly number[];
  readonly background: string | null;
  readonly upAxis: string;
  readonly autoRotate: boolean;
}

export type PlainName = (typeof PLAIN_FIELDS)[number]['name'];

/** A volume price as it is typed. */
export interface VolumeRow {
  readonly from: string;
  readonly price: string;
  /** Empty: everybody. */
  readonly group: string;
}

/** A sale after the first one as it is typed; days are ISO. */
export interface SaleRow {
  readonly price: string;
  readonly from: string;
  readonly to: string;
}

/** What stands in the form. Figures are text, as they are typed. */
export interface ProductValues extends Readonly<Record<PlainName, string>>, Readonly<Record<Language, ProductTexts>> {
  readonly slug: string;
  readonly sku: string;
  readonly productType: ProductType;
  readonly active: boolean;
  readonly price: string;
  /** Of a kit with its files. */
  readonly bundlePrice: string;
  readonly salePrice: string;
  /** ISO days. */
  readonly saleFrom: string;
  readonly saleTo: string;
  /** Sales after it. */
  readonly later: readonly SaleRow[];
  /** What a piece costs from a quantity on. */
  readonly volume: readonly VolumeRow[];
  readonly category: string;
  readonly counterpart: number | null;
  readonly viewer: ViewerStart | null;
  readonly components: readonly Component[];
  /** By their keys. */
  readonly attribute: Readonly<Record<string, string>>;
}

/** The name of a field of the form. */
export type ProductPath = PathOf<ProductValues>;

export const textKey = <Key extends TextKey>(language: Language, key: Key): `${Language}.${Key}` =>
  `${language}.${key}`;

type Product = EditableFieldsFragment;
type Texts = Product['translations'][number];

const textsOf = (texts: Texts | undefined): ProductTexts => {
  const settings = texts?.printInfo?.printSettings;
  const print = Object.fromEntries(PRINT_KEYS.map((key) => [key, settings?.[key] ?? '']));
  return {
    name: texts?.name ?? '',
    summary: texts?.summary ?? '',
    specLine: texts?.specLine ?? '',
    description: texts?.description ?? '',
    ...(print as Record<(typeof PRINT_KEYS)[number], string>),
    notes: texts?.printInfo?.additionalNotes ?? [],
    features: texts?.features ?? [],
    hints: texts?.interactionInstructions ?? [],
  };
};

const inLanguages = (translations: readonly Texts[]): Record<Language, ProductTexts> => {
  const of = (language: Language) => textsOf(translations.find(({ locale }) => locale === language));
  return { en: of('en'), sk: of('sk'), de: of('de') };
};

const viewerOf = (settings: Product['viewerSettings']): ViewerStart | null => {
  if (!settings) return null;
  const { cameraOrbit, background, upAxis, autoRotate } = settings;
  return { cameraOrbit, background, upAxis, autoRotate };
};

const plainTexts = (textOf: (name: PlainName) => string) =>
  Object.fromEntries(PLAIN_FIELDS.map(({ name }) => [name, textOf(name)])) as Record<PlainName, string>;

/** The form of a product as it is stored. */
export const valuesOf = (product: Product): ProductValues => ({
  slug: product.slug,
  sku: product.sku,
  productType: product.productType,
  active: product.active,
  price: product.price.decimal,
  bundlePrice: product.bundlePrice?.decimal ?? '',
  salePrice: product.sale?.price.decimal ?? '',
  saleFrom: product.sale?.from ?? '',
  saleTo: product.sale?.to ?? '',
  later: product.laterSales.map(({ price, from, to }) => ({ price: price.decimal, from, to })),
  volume: product.volumePrices.map(({ from, price, groupId }) => ({
    from: String(from),
    price: price.decimal,
    group: groupId ?? '',
  })),
  category: product.category,
  ...plainTexts((name) => String(product[name] ?? '')),
  counterpart: product.counterpartId,
  viewer: viewerOf(product.viewerSettings),
  components: componentsOf(product.translations),
  ...inLanguages(product.translations),
  attribute: Object.fromEntries(
    product.attributes.map(({ key, number, option }) => [key, option ?? String(number ?? '')]),
  ),
});

/** The form of a product that is not there yet. */
export const NEW_VALUES: ProductValues = {
  slug: '',
  sku: '',
  productType: 'DIGITAL',
  active: false,
  price: '',
  bundlePrice: '',
  salePrice: '',
  saleFrom: '',
  saleTo: '',
  later: [],
  volume: [],
  category: '',
  counterpart: null,
  viewer: null,
  components: [],
  ...plainTexts(() => ''),
  ...inLanguages([]),
  attribute: {},
};

/** Groups of fields; every other value is a field of its own. */
const GROUPS = [...LANGUAGES, 'attribute'] as const;

const pathsOf = (values: ProductValues): ProductPath[] =>
  Object.entries(values).flatMap(([name, value]) =>
    GROUPS.some((group) => group === name)
      ? Object.keys(value as object).map((inner) => `${name}.${inner}` as ProductPath)
      : [name as ProductPath],
  );

/** What stands in a field; a property that is not said is an empty one. */
export const fieldAt = (values: ProductValues, path: ProductPath): unknown =>
  valueAt(values, path) ?? (path.startsWith('attribute.') ? '' : null);

/** Names of the fields that differ. */
export const changedNames = (base: ProductValues, values: ProductValues): ProductPath[] =>
  [...new Set([...pathsOf(base), ...pathsOf(values)])].filter(
    (path) => !isSame(fieldAt(base, path), fieldAt(values, path)),
  );

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
export const missingTexts = (values: ProductValues, language: Language): TextKey[] =>
  TEXT_KEYS.filter((key) => values.en[key].length > 0 && values[language][key].length === 0);
