import { PART_NUMBER } from '../../codegen/product-fields.gen.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { figureOf } from '../../lib/form/fields.ts';
import type { ServerErrorPlacement } from '../../lib/form/server-errors.ts';
import type { Component } from './components.ts';
import { LANGUAGES } from './model/languages.ts';
import { centsOf, hasPrintInfo, isWritten, plainFieldsOf } from './product-input.ts';
import { PRINT_KEYS, textKey, type ProductPath, type ProductValues, type VolumeRow } from './product-values.ts';

type Errors = Partial<Record<ProductPath, FieldError>>;

const REQUIRED: FieldError = { id: 'catalogue.edit.error.required' };

const isCount = (value: number | null, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= most);

const validateTexts = (values: ProductValues): Errors => {
  const errors: Errors = {};
  for (const language of LANGUAGES) {
    if (!isWritten(values, language)) continue;
    for (const key of ['name', 'summary'] as const)
      if (!values[language][key].trim()) errors[textKey(language, key)] = REQUIRED;
  }
  if (!hasPrintInfo(values)) return errors;
  for (const key of PRINT_KEYS) if (!values.en[key].trim()) errors[textKey('en', key)] = REQUIRED;
  return errors;
};

const isWhole = ({ name, quantity, price }: Component): boolean => {
  const count = figureOf(quantity);
  return name.en.trim() !== '' && count !== null && count >= 1 && isCount(count, 999) && !Number.isNaN(centsOf(price));
};

/** Whole quantities, each once, and less for more, for everybody and for each group. */
const isFalling = (volume: readonly VolumeRow[]): boolean => {
  const rows = volume.map(({ from, price, group }) => ({ from: figureOf(from), cents: centsOf(price), group }));
  const sorted = rows.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  return sorted.every(({ from, cents, group }, i) => {
    const before = sorted.slice(0, i).findLast((one) => one.group === group);
    const sound = from !== null && from >= 2 && isCount(from, 999) && cents !== null && cents > 0;
    return sound && (!before || (before.from! < from && before.cents! > cents));
  });
};

const validateFacts = (values: ProductValues): Errors => {
  const errors: Errors = {};
  const price = centsOf(values.price);
  if (price === null || Number.isNaN(price)) errors.price = { id: 'catalogue.edit.error.price' };
  const salePrice = centsOf(values.salePrice);
  const bundlePrice = centsOf(values.bundlePrice);
  if (Number.isNaN(bundlePrice) || (bundlePrice !== null && bundlePrice < 2))
    errors.bundlePrice = { id: 'catalogue.edit.error.price' };
  if (Number.isNaN(salePrice) || salePrice === 0) errors.salePrice = { id: 'catalogue.edit.error.price' };
  if (values.productType === 'PHYSICAL' && !isFalling(values.volume))
    errors.volume = { id: 'catalogue.edit.error.volume' };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.slug)) errors.slug = { id: 'catalogue.edit.error.slug' };
  if (!PART_NUMBER.test(values.sku.trim())) errors.sku = { id: 'catalogue.edit.error.sku' };
  if (!values.category) errors.category = REQUIRED;
  if (!values.components.every(isWhole)) errors.components = { id: 'catalogue.edit.error.components' };
  return errors;
};

const validatePlainFields = (values: ProductValues): Errors => {
  const errors: Errors = {};
  for (const field of plainFieldsOf(values.productType)) {
    const text = values[field.name].trim();
    if (field.required && !text) errors[field.name] = REQUIRED;
    else if (field.type === 'whole' && !isCount(figureOf(text), field.most))
      errors[field.name] = { id: 'catalogue.edit.error.whole' };
    else if (field.type === 'words' && text.length > field.most)
      errors[field.name] = { id: 'catalogue.edit.error.tooLong' };
    else if (field.type === 'address' && text && !/^https:\/\/\S+$/.test(text))
      errors[field.name] = { id: 'catalogue.edit.error.url' };
  }
  return errors;
};

/** Each has its price and both days. */
const validateLaterSales = ({ later }: ProductValues): Errors => {
  const errors: Errors = {};
  for (const [place, { price, from, to }] of later.entries()) {
    const at = (name: string) => `later.${place}.${name}` as 'later';
    if (!(Number(centsOf(price)) > 0)) errors[at('price')] = { id: 'catalogue.edit.error.price' };
    if (!from) errors[at('from')] = REQUIRED;
    if (!to) errors[at('to')] = REQUIRED;
  }
  return errors;
};

/** What is wrong with the form before it is sent. */
export const validateProduct = (values: ProductValues): Errors => ({
  ...validateFacts(values),
  ...validateLaterSales(values),
  ...validatePlainFields(values),
  ...validateTexts(values),
});

const LISTS: Record<string, string> = { interactionInstructions: 'hints', additionalNotes: 'notes' };

/** The field that a path of the server's input stands in. */
const fieldOf = (path: string): string => {
  const [root = '', language = '', ...rest] = path.split('.');
  if (root === 'priceMinor') return 'price';
  if (root === 'salePriceMinor') return 'salePrice';
  if (root === 'bundlePriceMinor') return 'bundlePrice';
  if (root === 'laterSales') return path.replace(root, 'later').replace('priceMinor', 'price');
  if (root === 'volumePrices') return 'volume';
  if (root === 'counterpartId') return 'counterpart';
  if (root === 'viewerSettings') return 'viewer';
  if (root === 'attributes') return `attribute.${language}`;
  if (root !== 'translations') return root;
  if (rest.includes('rcComponents')) return 'components';
  const name =
    rest.filter((part) => !/^\d+$/.test(part) && !['printInfo', 'printSettings'].includes(part))[0] ?? 'name';
  return `${language}.${LISTS[name] ?? name}`;
};

const WORDS: Record<string, FieldError> = {
  TAKEN: { id: 'catalogue.edit.error.taken' },
  REQUIRED,
  TOO_SMALL: REQUIRED,
  TOO_BIG: { id: 'catalogue.edit.error.tooLong' },
  NO_VERSION: { id: 'catalogue.edit.error.noVersion' },
  NO_FILES: { id: 'catalogue.edit.error.noFiles' },
  NO_PRICE: { id: 'catalogue.edit.error.noPrice' },
  SAME_TYPE: { id: 'catalogue.edit.error.sameType' },
  NOT_BELOW: { id: 'catalogue.edit.error.notBelow' },
  PAST: { id: 'catalogue.edit.error.past' },
  TOO_LATE: { id: 'catalogue.edit.error.tooLate' },
  ENDS_TOO_EARLY: { id: 'catalogue.edit.error.endsTooEarly' },
  OVERLAPS: { id: 'catalogue.edit.error.overlaps' },
  UNKNOWN: { id: 'catalogue.edit.error.unknown' },
};

/** Where the server's refusals of a product stand. */
export const PRODUCT_ERROR_PLACEMENT: ServerErrorPlacement<ProductPath> = {
  at: (path) => fieldOf(path) as ProductPath,
  words: (_field, why) => WORDS[why] ?? { id: 'catalogue.edit.error.wrong' },
};
