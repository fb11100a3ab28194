import type { Ctx } from '../../core/context.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import { dayOf } from '../../core/text/format.ts';
import type { CurrentProduct } from '../admin/bulk-rows.ts';
import { announceProducts } from './product-announcements.service.ts';
import { refreshSearch } from '../search/search-index.service.ts';
import { moveSlugs } from './slugs.service.ts';
import { FIELDS, TEXTS } from './field-sets.ts';
import { isSaleOn, priceOn, saleTermsOn, type SaleTerms } from './planned-sale.ts';

/** What becomes of one product. */
export interface ProductWrite {
  /** The product as it is, locked in this transaction; null makes a new one. */
  readonly current: CurrentProduct | null;
  /** By the names of the tables of fields, texts as `name.sk`, with `archived` and `stockDelta`; what is absent stays. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** Of a new product, where it is said; else the next one. */
  readonly newId?: number;
  /** Languages that it has no texts in any more. */
  readonly dropped?: readonly Locale[];
}

export type Saved<Write extends ProductWrite> = Write & { readonly id: number };

const COLUMNS = FIELDS.map(([, { column }]) => column);
const WRITTEN = [...COLUMNS, 'regular_price_minor', 'archived_at', 'updated_at'];
const TEXT_COLUMNS = TEXTS.map(([, { column }]) => column);
const of = (alias: string, columns: readonly string[]): string => columns.map((one) => `${alias}.${one}`).join(', ');

const CREATE = `
  INSERT INTO product (id, ${WRITTEN.join(', ')})
  SELECT coalesce(n.id, nextval(pg_get_serial_sequence('product', 'id'))), ${of('n', WRITTEN)}
  FROM jsonb_array_elements($1::jsonb) AS r (record), jsonb_populate_record(NULL::product, r.record) AS n
  ORDER BY n.sku ON CONFLICT DO NOTHING
  RETURNING id, sku`;

const UPDATE = `
  UPDATE product p SET version = p.version + 1,
    (${WRITTEN.join(', ')}) = (SELECT ${of('n', WRITTEN)} FROM jsonb_populate_record(p, r.record) AS n)
  FROM jsonb_array_elements($1::jsonb) AS r (record)
  WHERE p.id = (r.record->>'id')::int`;

const PRICES = `
  INSERT INTO price_change (product_id, price_minor, changed_at)
  SELECT id, "priceMinor", $2 FROM jsonb_to_recordset($1::jsonb) AS r (id int, "priceMinor" bigint)`;

const FIRST_STOCK = `
  INSERT INTO stock_level (product_id, on_hand)
  SELECT id, units FROM jsonb_to_recordset($1::jsonb) AS r (id int, units int)`;

const WRITE_TEXTS = `
  INSERT INTO product_translation (product_id, locale, ${TEXT_COLUMNS.join(', ')})
  SELECT n.product_id, n.locale, ${of('n', TEXT_COLUMNS)}
  FROM jsonb_array_elements($1::jsonb) AS r (record)
  LEFT JOIN product_translation t ON t.product_id = (r.record->>'product_id')::int AND t.locale = r.record->>'locale'
  CROSS JOIN LATERAL jsonb_populate_record(t, CASE WHEN t.locale IS NULL THEN $2::jsonb ELSE '{}' END || r.record) AS n
  ON CONFLICT (product_id, locale) DO UPDATE SET (${TEXT_COLUMNS.join(', ')}) = ROW (${of('excluded', TEXT_COLUMNS)})`;

const DROP_TEXTS = `
  DELETE FROM product_translation t USING jsonb_to_recordset($1::jsonb) AS r (id int, locale text)
  WHERE t.product_id = r.id AND t.locale = r.locale`;

/** What a language says that was given its name and summary alone. */
const EMPTY_TEXTS = JSON.stringify(
  Object.fromEntries(TEXTS.flatMap(([, { column, empty }]) => (empty === undefined ? [] : [[column, empty]]))),
);

interface Writing {
  readonly categories: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** The terms of its sales once it is written. */
const termsAfter = ({ current, changes }: ProductWrite, today: string): SaleTerms =>
  saleTermsOn({ ...current?.values, ...changes }, today);

/** What it costs now, beside the price of a sale the ordinary one, and its sales. */
const priceColumns = (write: ProductWrite, today: string) => {
  const terms = termsAfter(write, today);
  return {
    price_minor: priceOn(terms, today),
    regular_price_minor: isSaleOn(terms, today) ? terms.priceMinor : null,
    sale_price_minor: terms.salePriceMinor,
    sale_from: terms.saleFrom,
    sale_to: terms.saleTo,
    later_sales: terms.laterSales,
  };
};

/** The changed columns of `product` by their names. */
const columnsOf = (write: ProductWrite, { categories, now }: Writing): Record<string, unknown> => {
  const { changes } = write;
  const columns: Record<string, unknown> = {};
  for (const [name, { column }] of FIELDS) if (changes[name] !== undefined) columns[column] = changes[name];
  if (changes.category !== undefined) columns.category_id = categories.get(changes.category as string);
  if (changes.archived !== undefined) columns.archived_at = changes.archived ? now : null;
  return { ...columns, ...priceColumns(write, dayOf(now)), updated_at: now };
};

const newRecord = (write: ProductWrite, writing: Writing): object => ({
  active: false,
  published_at: writing.now,
  tax_class: write.changes.productType === 'DIGITAL' ? 'digital' : 'goods',
  ...columnsOf(write, writing),
  ...(write.newId !== undefined && { id: write.newId }),
});

const textRecords = ({ id, changes }: Saved<ProductWrite>): object[] =>
  LOCALES.flatMap((locale) => {
    const said = TEXTS.filter(([name]) => changes[`${name}.${locale}`] !== undefined);
    const texts = said.map(([name, { column }]): [string, unknown] => [column, changes[`${name}.${locale}`]]);
    return texts.length === 0 ? [] : [{ product_id: id, locale, ...Object.fromEntries(texts) }];
  });

const create = async <Write extends ProductWrite>(
  ctx: Ctx,
  writes: readonly Write[],
  writing: Writing,
): Promise<Saved<Write>[]> => {
  const records = writes.map((write) => newRecord(write, writing));
  const found = await ctx.sql<{ id: number; sku: string }>(CREATE, [JSON.stringify(records)]);
  const ids = new Map<unknown, number>(found.map(({ id, sku }) => [sku, id]));
  return writes.flatMap((write): Saved<Write>[] => {
    const id = ids.get(write.changes.sku);
    return id === undefined ? [] : [{ ...write, id }];
  });
};

const isNew = ({ current }: ProductWrite): boolean => current === null;

const savePrices = async (ctx: Ctx, saved: readonly Saved<ProductWrite>[], { now }: Writing): Promise<void> => {
  const today = dayOf(now);
  const prices = saved.flatMap((write) => {
    const priceMinor = priceOn(termsAfter(write, today), today);
    return priceMinor === write.current?.chargedMinor ? [] : [{ id: write.id, priceMinor }];
  });
  if (prices.length > 0) await ctx.sql(PRICES, [JSON.stringify(prices), now]);
};

const saveFirstStock = async (ctx: Ctx, saved: readonly Saved<ProductWrite>[]): Promise<void> => {
  const stock = saved
    .filter((write) => isNew(write) && write.changes.productType === 'PHYSICAL')
    .map(({ id, changes: { stockDelta } }) => ({ id, units: stockDelta ?? 0 }));
  if (stock.length > 0) await ctx.sql(FIRST_STOCK, [JSON.stringify(stock)]);
};

const saveTexts = async (ctx: Ctx, saved: readonly Saved<ProductWrite>[]): Promise<void> => {
  const dropped = saved.flatMap(({ id, dropped: locales = [] }) => locales.map((locale) => ({ id, locale })));
  if (dropped.length > 0) await ctx.sql(DROP_TEXTS, [JSON.stringify(dropped)]);
  const records = saved.flatMap(textRecords);
  if (records.length > 0) await ctx.sql(WRITE_TEXTS, [JSON.stringify(records), EMPTY_TEXTS]);
};

/**
 * Writes products, one or many, new ones and changed ones, in the caller's transaction and in a constant number of statements:
 * columns, texts, address, price history, and the first stock of parcels. All are checked before. Answers those that were
 * written: a new one whose part number or address is taken is not. `finishWriting` comes behind it; the catalogue's version
 * is the caller's.
 */
export const writeProducts = async <Write extends ProductWrite>(
  ctx: Ctx,
  writes: readonly Write[],
  categories: ReadonlyMap<string, number>,
): Promise<Saved<Write>[]> => {
  const writing = { categories, now: ctx.shop.clock.now() };
  const fresh = writes.filter(isNew);
  const created = fresh.length > 0 ? await create(ctx, fresh, writing) : [];
  const updated = writes.flatMap((write) => (write.current ? [{ ...write, id: write.current.id }] : []));
  const records = updated.map((write) => ({ ...columnsOf(write, writing), id: write.id }));
  if (records.length > 0) await ctx.sql(UPDATE, [JSON.stringify(records)]);
  const saved = [...updated, ...created];
  await moveSlugs(
    ctx,
    saved.map(({ id, current, changes }) => ({
      productId: id,
      from: (current?.values.slug as string | undefined) ?? null,
      to: (changes.slug ?? current?.values.slug) as string,
    })),
  );
  await savePrices(ctx, saved, writing);
  await saveFirstStock(ctx, saved);
  await saveTexts(ctx, saved);
  return saved;
};

/** What each of these new products could not have, because another one has it: `sku` or `slug`. */
export const takenFields = async (ctx: Ctx, lost: readonly ProductWrite[]): Promise<('sku' | 'slug')[]> => {
  const skus = lost.map(({ changes }) => changes.sku);
  const rows = await ctx.sql<{ sku: string }>('SELECT sku FROM product WHERE sku = ANY($1::text[])', [skus]);
  const taken = new Set<unknown>(rows.map(({ sku }) => sku));
  return skus.map((sku) => (taken.has(sku) ? 'sku' : 'slug'));
};

const SEARCHED = new Set<string>(FIELDS.flatMap(([name, { searched }]) => (searched ? [name] : [])));
/** Texts, and the properties that the product has, are found as well. */
const isSearched = (name: string): boolean => SEARCHED.has(name) || name === 'attributes' || name.includes('.');

/** Brings the search in step with what was written, and tells webhooks. */
export const finishWriting = async (ctx: Ctx, saved: readonly Saved<ProductWrite>[]): Promise<void> => {
  const found = saved.filter(
    ({ changes, dropped = [] }) => dropped.length > 0 || Object.keys(changes).some(isSearched),
  );
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await refreshSearch(ctx, ids);
  await announceProducts(
    ctx,
    saved.map(({ id }) => id),
  );
};
