import * as z from 'zod';
import type { ProductType } from './product-type.ts';
import { laterSales } from './later-sales.ts';
import { volumePrices } from './volume-prices.ts';
import {
  dayCell,
  flagCell,
  laterSalesCell,
  orNone,
  priceCell,
  typeCell,
  volumePricesCell,
  wholeCell,
  wordCell,
  type Cell,
} from './csv-cells.ts';

/** Of a price, in cents. */
export const MAX_PRICE = 100_000_00;

/** One field of a product: all that the shop has to know to check, store, read, export, import, log and copy it. */
export interface ProductField {
  /** Of the table `product`. */
  readonly column: string;
  /** What the stored column is read as, where that is not the column itself; `p` is the product, `c` its category. */
  readonly read?: string;
  /** Trims, gives the default and refuses. */
  readonly check: z.ZodType;
  /** The only kind of product that may have it. */
  readonly only?: ProductType;
  /** That kind has to have it. */
  readonly required?: boolean;
  /** Its column in the file of products, and what stands in a cell of it. */
  readonly csv?: string;
  readonly cell?: Cell;
  /** Whether the audit log tells of it. */
  readonly audited: boolean;
  /** Whether a duplicate gets it. */
  readonly duplicated: boolean;
  /** Whether the search index holds it. */
  readonly searched?: boolean;
  /** A plain field: a column that shoppers may read and admins type as it is, null where nothing is said. */
  readonly plain?: PlainType;
  /** Of a plain field, for the API, without a full stop. */
  readonly description?: string;
  /** Of a plain field: the message that names it in the form. */
  readonly label?: string;
  /** The message that says beside it what belongs there. */
  readonly hint?: string;
}

/** A whole number up to `most`, an https address, or words of `most` characters. */
export type PlainType = { readonly type: 'whole' | 'words'; readonly most: number } | { readonly type: 'address' };

const wholeNumber = (most: number) => ({
  plain: { type: 'whole', most } as const,
  check: z.number().int().min(0).max(most).nullable().default(null),
  cell: wholeCell,
});

const httpsAddress = {
  plain: { type: 'address' } as const,
  check: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  cell: wordCell,
};

const words = (most: number) => ({
  plain: { type: 'words', most } as const,
  check: z.string().trim().min(1).max(most).nullable().default(null),
  cell: orNone(wordCell),
});

/** Three sides in whole millimetres, kept as `300x200x80`. */
const size = {
  plain: { type: 'words', most: 40 } as const,
  check: z
    .string()
    .transform((given) => given.replaceAll(/\s/g, '').replaceAll(/[×X*]/g, 'x'))
    .pipe(z.string().regex(/^(?:[1-9]\d{0,3}x){2}[1-9]\d{0,3}$/))
    .nullable()
    .default(null),
  cell: orNone(wordCell),
};

const day = { check: z.iso.date().nullable().default(null), cell: orNone(dayCell) };

/** What a part number looks like. */
export const PART_NUMBER = /^[\w.-]{1,40}$/;

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100);

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

/** Every field of a product that admins write, in the order of the file of products. How to add one: server/README.md. */
export const PRODUCT_FIELDS = {
  sku: {
    column: 'sku',
    check: z.string().trim().regex(PART_NUMBER),
    csv: 'sku',
    cell: wordCell,
    audited: true,
    duplicated: false,
    searched: true,
  },
  slug: { column: 'slug', check: slug, csv: 'slug', cell: wordCell, audited: true, duplicated: false },
  productType: {
    column: 'product_type',
    check: z.enum(['DIGITAL', 'PHYSICAL']),
    csv: 'type',
    cell: typeCell,
    audited: true,
    duplicated: true,
  },
  category: {
    column: 'category_id',
    read: 'c.slug',
    check: slug,
    csv: 'category',
    cell: wordCell,
    audited: true,
    duplicated: true,
    searched: true,
  },
  active: {
    column: 'active',
    check: z.boolean().default(true),
    csv: 'active',
    cell: flagCell,
    audited: true,
    duplicated: false,
    searched: true,
  },
  priceMinor: {
    column: 'price_minor',
    read: 'coalesce(p.regular_price_minor, p.price_minor)::float8',
    check: z.number().int().min(0).max(MAX_PRICE),
    csv: 'price',
    cell: priceCell,
    audited: true,
    duplicated: true,
  },
  salePriceMinor: {
    column: 'sale_price_minor',
    read: 'p.sale_price_minor::float8',
    check: z.number().int().min(1).max(MAX_PRICE).nullable().default(null),
    csv: 'sale_price',
    cell: orNone(priceCell),
    audited: true,
    duplicated: false,
  },
  saleFrom: { column: 'sale_from', ...day, csv: 'sale_from', audited: true, duplicated: false },
  saleTo: { column: 'sale_to', ...day, csv: 'sale_to', audited: true, duplicated: false },
  laterSales: {
    column: 'later_sales',
    check: laterSales(MAX_PRICE),
    csv: 'later_sales',
    cell: orNone(laterSalesCell),
    audited: true,
    duplicated: false,
  },
  volumePrices: {
    column: 'volume_prices',
    check: volumePrices(MAX_PRICE),
    only: 'PHYSICAL',
    csv: 'volume_prices',
    cell: orNone(volumePricesCell),
    audited: true,
    duplicated: true,
  },
  bundlePriceMinor: {
    column: 'bundle_price_minor',
    read: 'p.bundle_price_minor::float8',
    check: z.number().int().min(2).max(MAX_PRICE).nullable().default(null),
    only: 'PHYSICAL',
    csv: 'bundle_price',
    cell: orNone(priceCell),
    audited: true,
    duplicated: false,
  },
  taxClass: {
    column: 'tax_class',
    check: z.enum(['goods', 'digital']).optional(),
    audited: false,
    duplicated: true,
  },
  publishedAt: { column: 'published_at', check: z.date().optional(), audited: false, duplicated: false },
  viewerSettings: {
    column: 'viewer_settings',
    check: viewerSettings.nullable().default(null),
    audited: true,
    duplicated: true,
  },
  videoUrl: {
    column: 'video_url',
    ...httpsAddress,
    audited: true,
    duplicated: true,
    description: 'A video, https only',
    label: 'catalogue.edit.videoUrl',
  },
  weightGrams: {
    column: 'weight_grams',
    ...wholeNumber(1_000_000),
    only: 'PHYSICAL',
    required: true,
    csv: 'weight_g',
    audited: true,
    duplicated: true,
    description: 'Packed, in grams',
    label: 'catalogue.edit.weight',
  },
  packedSize: {
    column: 'packed_size',
    ...size,
    only: 'PHYSICAL',
    csv: 'packed_size_mm',
    audited: true,
    duplicated: true,
    description: 'Packed, its three sides in millimetres: 300x200x80',
    label: 'catalogue.edit.packedSize',
    hint: 'catalogue.edit.packedSizeHint',
  },
  shipsInDays: {
    column: 'ships_in_days',
    ...wholeNumber(365),
    only: 'PHYSICAL',
    csv: 'ships_in_days',
    audited: true,
    duplicated: true,
    description: 'Working days until it leaves the house',
    label: 'catalogue.edit.shipsInDays',
  },
  designations: {
    column: 'designations',
    ...words(300),
    only: 'PHYSICAL',
    csv: 'designations',
    audited: true,
    duplicated: false,
    description:
      'Which motors, batteries, propellers and consumables of flights it is, semicolons between: Estes C6; 2212; 9 × 5; igniter',
    label: 'catalogue.edit.designations',
    hint: 'catalogue.edit.designationsHint',
  },
} satisfies Record<string, ProductField>;
