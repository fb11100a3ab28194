import type { Locale } from '../core/locale.ts';
import { FacetKind } from './catalog-enums.ts';
import type { Facet, FacetValue, ProductFilter } from './catalog-list.types.ts';
import type { AttributeReference, Reference } from './reference-price.ts';
import type { Words } from './category/category.entity.ts';
import type { ProductType } from './product/product-type.ts';

export interface FacetRow {
  facet: 'total' | 'category' | 'type' | 'price' | 'attribute';
  id: number | null;
  value: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

const TITLES: Record<'category' | 'type' | 'price', Words> = {
  category: { en: 'Category', sk: 'Kategória', de: 'Kategorie' },
  type: { en: 'Type', sk: 'Typ', de: 'Typ' },
  price: { en: 'Price', sk: 'Cena', de: 'Preis' },
};

const TYPES: Record<ProductType, Words> = {
  PHYSICAL: { en: 'Kits and parts', sk: 'Stavebnice a diely', de: 'Bausätze und Teile' },
  DIGITAL: { en: 'Files', sk: 'Súbory', de: 'Dateien' },
};

const inLocale = (words: Words, locale: Locale): string => words[locale] ?? words.en;

type Values = Omit<FacetValue, 'count' | 'selected'>[];

/** Values in their own order: those that some product has, and those that are ticked. */
const optionsFacet = (
  facet: Pick<Facet, 'key' | 'label'>,
  values: Values,
  counts: Map<string, number>,
  ticked: Set<string>,
): Facet => ({
  ...facet,
  kind: FacetKind.OPTIONS,
  unit: null,
  min: null,
  max: null,
  values: values
    .map((value) => ({ ...value, count: counts.get(value.value) ?? 0, selected: ticked.has(value.value) }))
    .filter(({ count, selected }) => count > 0 || selected),
});

const categoryFacet = (
  rows: readonly FacetRow[],
  { categories }: Reference,
  filter: ProductFilter,
  locale: Locale,
): Facet => {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const counts = new Map(rows.map(({ id, count }) => [slugs.get(id!) ?? '', count]));
  const asked = new Set([...(filter.categories ?? []), ...(filter.category ? [filter.category] : [])]);
  const meant = categories.filter(({ slug, former }) => [slug, ...former].some((word) => asked.has(word)));
  const ticked = new Set(meant.map(({ slug }) => slug));
  const values = categories.map(({ slug, names }) => ({ value: slug, label: inLocale(names, locale) }));
  return optionsFacet({ key: 'category', label: inLocale(TITLES.category, locale) }, values, counts, ticked);
};

const typeFacet = (rows: readonly FacetRow[], filter: ProductFilter, locale: Locale): Facet => {
  const values = Object.entries(TYPES).map(([value, words]) => ({ value, label: inLocale(words, locale) }));
  const counts = new Map(rows.map(({ value, count }) => [value ?? '', count]));
  return optionsFacet(
    { key: 'type', label: inLocale(TITLES.type, locale) },
    values,
    counts,
    new Set(filter.types ?? []),
  );
};

const attributeFacet = (
  rows: readonly FacetRow[],
  definition: AttributeReference,
  filter: ProductFilter,
  locale: Locale,
): Facet => {
  const { key, kind, unit } = definition;
  const label = inLocale(definition.labels, locale);
  if (kind === 'NUMBER') {
    const { min = null, max = null } = rows[0] ?? {};
    return { key, label, kind: FacetKind.RANGE, unit, values: [], min, max };
  }
  const ticked = new Set(
    (filter.attributes ?? []).filter((one) => one.key === key).flatMap(({ options }) => options ?? []),
  );
  const values = definition.options.map((option) => ({ value: option.value, label: inLocale(option.labels, locale) }));
  return optionsFacet({ key, label }, values, new Map(rows.map(({ value, count }) => [value ?? '', count])), ticked);
};

const priceFacet = (row: FacetRow | undefined, locale: Locale): Facet => ({
  key: 'price',
  label: inLocale(TITLES.price, locale),
  kind: FacetKind.RANGE,
  unit: 'EUR',
  values: [],
  min: row?.min ?? null,
  max: row?.max ?? null,
});

/** Puts counted rows into the facets of the schema; a facet that no product of the list has is left out. */
export const facetsOf = (
  locale: Locale,
  rows: readonly FacetRow[],
  reference: Reference,
  filter: ProductFilter,
): Facet[] => {
  const of = (facet: FacetRow['facet']): FacetRow[] => rows.filter((row) => row.facet === facet);
  const attributes = reference.attributes.map((definition) => {
    const own = of('attribute').filter(({ id }) => id === definition.id);
    return attributeFacet(own, definition, filter, locale);
  });
  const all = [
    categoryFacet(of('category'), reference, filter, locale),
    typeFacet(of('type'), filter, locale),
    priceFacet(of('price')[0], locale),
    ...attributes,
  ];
  return all.filter(({ values, min }) => values.length > 0 || min !== null);
};
