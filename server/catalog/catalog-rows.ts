import type { Locale } from '../core/locale.ts';
import { money } from '../core/money.types.ts';
import type { PartBox } from './bed-turn.ts';
import { AttributeKind, ImageKind, StockState } from './catalog-enums.ts';
import type { Image, ProductAttribute, ProductView } from './catalog.types.ts';
import type { PictureAnchor, PictureKind } from './media/media.entity.ts';
import type { ViewerSettings } from './product/product.entity.ts';
import type { PrintInfo } from './product/product-translation.entity.ts';
import { PLAIN_FIELDS, type PlainValues } from './product/field-sets.ts';
import { PRICES_COLUMN, type PriceHistory } from './product/price-history.ts';
import type { VolumePrice } from './product/volume-prices.ts';
import type { ProductType } from './product/product-type.ts';
import { hasFilesToSell } from './product/sale-readiness.queries.ts';

/** The long texts of a product in one language. */
export interface ProductTexts {
  description: string;
  features: string[];
  interactionInstructions: string[];
  printInfo: PrintInfo | null;
}

export interface CardRow extends PlainValues {
  id: number;
  slug: string;
  sku: string;
  productType: ProductType;
  active: boolean;
  name: string;
  summary: string;
  specLine: string;
  priceMinor: number;
  categoryId: number;
  categorySlug: string;
  categoryName: string;
  categoryCode: string;
  categoryListed: boolean;
  image: ImageRow | null;
  available: number | null;
  /** How many printable files a buyer gets today; null: no version is published. */
  soldFiles: number | null;
  counterpartId: number | null;
}

/** What only pages show, and lists that ask for it. */
export interface ModelFacts {
  viewerSettings: ViewerSettings | null;
  /** Boxes of the parts that decide whether a printer holds them; null without printed parts. */
  partBoxes: PartBox[] | null;
  /** What a unit costs from a quantity on; null: always the same. */
  volumePrices: VolumePrice[] | null;
  /** Of a kit: what one costs together with its files; null: as much as both. */
  bundlePriceMinor: number | null;
}

/** What is read beside a card where pages ask for it. */
export interface FactsRow extends ModelFacts {
  prices: PriceHistory;
}

export interface ImageRow {
  key: string;
  width: number;
  height: number;
  kind: PictureKind;
  alt: string;
  anchors: PictureAnchor[];
}

export interface AttributeRow {
  key: string;
  label: string;
  kind: 'NUMBER' | 'OPTION';
  number: number | null;
  option: string | null;
  optionLabel: string | null;
  unit: string | null;
}

const IMAGE = (row: string, locale: string): string => `json_build_object('key', ${row}.key, 'width', ${row}.width,
  'height', ${row}.height, 'kind', ${row}.kind, 'alt', coalesce(${row}.alt->>${locale}, ${row}.alt->>'en'), 'anchors', ${row}.anchors)`;

const PLAIN_COLUMNS = PLAIN_FIELDS.map(({ name, column }) => `p.${column} AS "${name}"`).join(', ');

/** Columns and joins of a card for product `p`; `$1` is the locale. */
export const CARD_COLUMNS = `
  p.id, p.slug, p.sku, p.product_type AS "productType", p.active, coalesce(t.name, e.name) AS name,
  coalesce(t.summary, e.summary) AS summary, coalesce(t.spec_line, e.spec_line) AS "specLine",
  p.price_minor::float8 AS "priceMinor", c.id AS "categoryId", c.slug AS "categorySlug",
  coalesce(c.names->>$1, c.names->>'en') AS "categoryName", coalesce(c.first_slug, c.slug) AS "categoryCode",
  NOT c.hidden AS "categoryListed",
  CASE WHEN i.key IS NOT NULL THEN ${IMAGE('i', '$1')} END AS image,
  ${PLAIN_COLUMNS},
  CASE WHEN p.product_type = 'PHYSICAL' THEN coalesce(s.on_hand - s.reserved, 0) END AS available,
  p.counterpart_id AS "counterpartId", p.sold_files AS "soldFiles"`;

export const MODEL_COLUMNS = `p.viewer_settings AS "viewerSettings", p.part_boxes AS "partBoxes", p.volume_prices AS "volumePrices",
  p.bundle_price_minor::float8 AS "bundlePriceMinor"`;

/** Columns of a `FactsRow` for product `p`. */
export const FACTS_COLUMNS = `${MODEL_COLUMNS}, ${PRICES_COLUMN} AS prices`;

const joined = (english: string): string => `
  JOIN category c ON c.id = p.category_id
  LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = $1
  LEFT JOIN ${english}
  LEFT JOIN stock_level s ON s.product_id = p.id
  LEFT JOIN product_image i ON i.product_id = p.id AND i.position = 0`;

/** Every text of a card is there in each language that a product has: English is looked up only for who lacks the other. */
export const CARD_JOINS = joined(`LATERAL (
    SELECT x.name, x.summary, x.spec_line FROM product_translation x
    WHERE t.product_id IS NULL AND x.product_id = p.id AND x.locale = 'en' OFFSET 0) e ON true`);

/** The same with all English texts beside those of the language. */
export const TEXT_JOINS = joined(`product_translation e ON e.product_id = p.id AND e.locale = 'en'`);

/** All pictures of product `p` as a JSON list, cover first. */
export const GALLERY_COLUMN = `
  (SELECT coalesce(json_agg(${IMAGE('g', '$1')} ORDER BY g.position), '[]')
    FROM product_image g WHERE g.product_id = p.id)`;

/** All attributes of product `p` as a JSON list in the order of their definitions. */
export const ATTRIBUTES_COLUMN = `
  (SELECT coalesce(json_agg(json_build_object('key', d.key, 'label', coalesce(d.labels->>$1, d.labels->>'en'),
      'kind', d.kind, 'number', a.number, 'option', a.option, 'unit', d.unit,
      'optionLabel', coalesce(o.labels->>$1, o.labels->>'en')) ORDER BY d.position, d.id), '[]')
    FROM product_attribute a
    JOIN attribute_definition d ON d.id = a.attribute_id
    LEFT JOIN attribute_option o ON o.attribute_id = a.attribute_id AND o.value = a.option
    WHERE a.product_id = p.id)`;

/** How many products on sale fit with product `p`. */
export const FIT_COUNT_COLUMN = `
  (SELECT count(*)::int FROM product x WHERE x.active AND x.id IN (
    SELECT f.other_id FROM product_fit f WHERE f.product_id = p.id
    UNION ALL SELECT f.product_id FROM product_fit f WHERE f.other_id = p.id))`;

/** From so many units down a product is short. */
export const LOW_STOCK = 3;

const stockStateOf = ({ productType, available, soldFiles }: CardRow): StockState => {
  if (!hasFilesToSell({ productType, soldFiles })) return StockState.IN_PREPARATION;
  if (available === null) return StockState.ALWAYS;
  if (available <= 0) return StockState.OUT_OF_STOCK;
  return available <= LOW_STOCK ? StockState.LOW_STOCK : StockState.IN_STOCK;
};

export const imageOf = ({ key, width, height, kind, alt, anchors }: ImageRow): Image => ({
  url: `/media/${key}`,
  width,
  height,
  alt,
  kind: ImageKind[kind],
  anchors,
});

/** Stands where a product has no picture yet. */
const placeholder = (name: string): Image => ({
  url: '/media/placeholder.svg',
  width: 800,
  height: 600,
  alt: name,
  kind: ImageKind.DRAWING,
  anchors: [],
});

/** Completes a row that nobody else holds: copies of its thirty columns took a tenth of the CPU of a list. */
export const productOf = <Row extends CardRow>(row: Row): Omit<Row, 'image'> & ProductView =>
  Object.assign(row, {
    price: money(row.priceMinor),
    category: {
      id: row.categoryId,
      slug: row.categorySlug,
      name: row.categoryName,
      code: row.categoryCode,
      listed: row.categoryListed,
    },
    image: row.image ? imageOf(row.image) : placeholder(row.name),
    stockState: stockStateOf(row),
  });

/** Puts what was read beside a card to where the fields of its product look for it. */
export const withFacts = <Product extends ProductView & FactsRow>(product: Product): Product => {
  const { viewerSettings, partBoxes, volumePrices, bundlePriceMinor } = product;
  return Object.assign(product, { model: { viewerSettings, partBoxes, volumePrices, bundlePriceMinor } });
};

const numberTexts = new Map<Locale, Intl.NumberFormat>();

/** A number with its unit as people of the language write it. */
export const measureText = (locale: Locale, value: number, unit: string | null): string => {
  let format = numberTexts.get(locale);
  if (!format) numberTexts.set(locale, (format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })));
  return unit ? `${format.format(value)}\u00a0${unit}` : format.format(value);
};

export const attributeOf =
  (locale: Locale) =>
  ({ key, label, kind, number, option, optionLabel, unit }: AttributeRow): ProductAttribute => ({
    key,
    label,
    kind: AttributeKind[kind],
    number,
    option,
    unit,
    value: number === null ? (optionLabel ?? option ?? '') : measureText(locale, number, unit),
  });
