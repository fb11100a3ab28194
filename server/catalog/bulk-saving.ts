import type { AuditAction } from '../audit/audit-actions.ts';
import { recordActions, type AdminAction } from '../audit/audit.ts';
import type { Ctx } from '../core/context.ts';
import { LOCALES } from '../core/locale.ts';
import { valuesOf } from './bulk-fields.ts';
import type { CurrentProduct, FieldValues, PlannedRow } from './bulk-rows.ts';
import { BulkOutcome } from './bulk.types.ts';
import { announceLowStock, announceProducts } from './product-announcing.ts';
import { refreshSearch } from './search.indexing.ts';
import { StockReason } from './stock-change.entity.ts';

interface SavedRow extends PlannedRow {
  readonly id: number;
}

const COLUMNS = `(id int, sku text, slug text, "productType" text, active boolean, archived boolean, "priceMinor" bigint,
  "categoryId" int, "weightGrams" int, "shipsInDays" int, "stockDelta" int)`;

const CREATE = `
  INSERT INTO product (sku, slug, product_type, tax_class, active, price_minor, category_id, weight_grams, ships_in_days,
    published_at, updated_at)
  SELECT w.sku, w.slug, w."productType", CASE w."productType" WHEN 'DIGITAL' THEN 'digital' ELSE 'goods' END,
    coalesce(w.active, false),
    w."priceMinor", w."categoryId", w."weightGrams", w."shipsInDays", $2, $2
  FROM jsonb_to_recordset($1::jsonb) AS w ${COLUMNS}
  ORDER BY w.sku ON CONFLICT DO NOTHING
  RETURNING id, sku`;

const UPDATE = `
  UPDATE product p SET price_minor = coalesce(w."priceMinor", p.price_minor), active = coalesce(w.active, p.active),
    archived_at = CASE WHEN w.archived IS NULL THEN p.archived_at WHEN w.archived THEN $2 END,
    category_id = coalesce(w."categoryId", p.category_id), weight_grams = coalesce(w."weightGrams", p.weight_grams),
    ships_in_days = coalesce(w."shipsInDays", p.ships_in_days), updated_at = $2, version = p.version + 1
  FROM jsonb_to_recordset($1::jsonb) AS w ${COLUMNS}
  WHERE p.id = w.id`;

const PRICES = `
  INSERT INTO price_change (product_id, price_minor, changed_at)
  SELECT w.id, w."priceMinor", $2 FROM jsonb_to_recordset($1::jsonb) AS w ${COLUMNS}
  WHERE w."priceMinor" IS NOT NULL`;

const FIRST_STOCK = `
  INSERT INTO stock_level (product_id, on_hand)
  SELECT w.id, coalesce(w."stockDelta", 0) FROM jsonb_to_recordset($1::jsonb) AS w ${COLUMNS}
  WHERE w."productType" = 'PHYSICAL'`;

const STOCK = `
  UPDATE stock_level s SET on_hand = s.on_hand + w."stockDelta"
  FROM jsonb_to_recordset($1::jsonb) AS w ${COLUMNS}
  WHERE s.product_id = w.id AND w."stockDelta" <> 0
  RETURNING s.product_id AS id, s.on_hand - s.reserved AS available`;

const LEDGER = `
  INSERT INTO stock_change (product_id, actor_id, at, delta, on_hand_after, reason)
  SELECT w.id, $3, $2, w."stockDelta", s.on_hand, $4
  FROM jsonb_to_recordset($1::jsonb) AS w ${COLUMNS} JOIN stock_level s ON s.product_id = w.id
  WHERE w."stockDelta" <> 0`;

const TEXTS = `
  INSERT INTO product_translation AS t
    (product_id, locale, name, summary, description, features, spec_line, interaction_instructions)
  SELECT w.id, w.locale, w.name, w.summary, w.description, '{}', '', '{}'
  FROM jsonb_to_recordset($1::jsonb) AS w (id int, locale text, name text, summary text, description text)
  ON CONFLICT (product_id, locale)
    DO UPDATE SET name = excluded.name, summary = excluded.summary, description = excluded.description`;

/** What the search index holds. */
const isFound = (field: string): boolean => field === 'active' || field === 'category' || field.includes('.');

const textRows = ({ id, current, changes }: SavedRow): object[] => {
  const after: FieldValues = { ...(current && valuesOf(current)), ...changes };
  const changed = LOCALES.filter((locale) => Object.keys(changes).some((field) => field.endsWith(`.${locale}`)));
  return changed.map((locale) => ({
    ...{ id, locale, name: after[`name.${locale}`], summary: after[`summary.${locale}`] },
    description: after[`description.${locale}`] ?? '',
  }));
};

const brief = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.slice(0, 500) : value]),
  );

const before = (current: CurrentProduct, changes: FieldValues): FieldValues => {
  const { stockDelta: _, ...values } = valuesOf(current);
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in changes));
};

const actionOf =
  (action: AuditAction) =>
  ({ id, current, changes }: SavedRow): AdminAction => ({
    action: current ? action : 'product.create',
    subject: 'PRODUCT',
    id,
    name: current?.texts.en?.name ?? String(changes['name.en']),
    before: current ? brief(before(current, changes)) : {},
    after: brief(changes),
  });

interface Created {
  readonly created: SavedRow[];
  /** Somebody else took their part number or address meanwhile. */
  readonly lost: PlannedRow[];
}

const lostRow = (row: PlannedRow, taken: ReadonlySet<unknown>): PlannedRow => {
  const field = taken.has(row.changes.sku) ? 'sku' : 'slug';
  return { ...row, outcome: BulkOutcome.REJECTED, changes: {}, problems: { ...row.problems, [field]: 'TAKEN' } };
};

const create = async (
  ctx: Ctx,
  rows: readonly PlannedRow[],
  recordOf: (row: PlannedRow) => object,
): Promise<Created> => {
  if (rows.length === 0) return { created: [], lost: [] };
  const records = JSON.stringify(rows.map(recordOf));
  const found = await ctx.sql<{ id: number; sku: string }>(CREATE, [records, ctx.shop.clock.now()]);
  const ids = new Map<unknown, number>(found.map(({ id, sku }) => [sku, id]));
  const created = rows.flatMap((row): SavedRow[] => {
    const id = ids.get(row.changes.sku);
    return id === undefined ? [] : [{ ...row, id }];
  });
  const slugs = created.map(({ changes }) => changes.slug);
  await ctx.sql('DELETE FROM former_slug WHERE slug = ANY($1::text[])', [slugs]);
  const others = rows.filter(({ changes }) => !ids.has(changes.sku));
  if (others.length === 0) return { created, lost: [] };
  const skus = others.map(({ changes }) => changes.sku);
  const there = await ctx.sql<{ sku: string }>('SELECT sku FROM product WHERE sku = ANY($1::text[])', [skus]);
  const taken = new Set<unknown>(there.map(({ sku }) => sku));
  return { created, lost: others.map((row) => lostRow(row, taken)) };
};

interface StockRow {
  readonly id: number;
  readonly available: number;
}

const announceSaved = async (ctx: Ctx, saved: readonly SavedRow[], stock: readonly StockRow[]): Promise<void> => {
  const deltas = new Map(saved.map(({ id, changes }) => [id, Number(changes.stockDelta ?? 0)]));
  await announceLowStock(
    ctx,
    stock.map(({ id, available }) => ({ productId: id, before: available - deltas.get(id)!, after: available })),
  );
  await announceProducts(ctx, [...deltas.keys()]);
};

interface Writing {
  readonly updated: readonly SavedRow[];
  /** Those that were created too. */
  readonly saved: readonly SavedRow[];
  readonly recordOf: (row: PlannedRow) => object;
  readonly action: AuditAction;
}

const write = async (ctx: Ctx, { updated, saved, recordOf, action }: Writing): Promise<void> => {
  const now = ctx.shop.clock.now();
  if (updated.length > 0) await ctx.sql(UPDATE, [JSON.stringify(updated.map(recordOf)), now]);
  const records = JSON.stringify(saved.map((row) => ({ ...recordOf(row), id: row.id })));
  await ctx.sql(PRICES, [records, now]);
  const stock = await ctx.sql<StockRow>(STOCK, [records]);
  await ctx.sql(FIRST_STOCK, [records]);
  await ctx.sql(LEDGER, [records, now, ctx.viewer!.userId, StockReason.OTHER]);
  await ctx.sql(TEXTS, [JSON.stringify(saved.flatMap(textRows))]);
  await recordActions(ctx, saved.map(actionOf(action)));
  const found = saved.filter(({ changes }) => Object.keys(changes).some(isFound)).map(({ id }) => id);
  if (found.length > 0) await refreshSearch(ctx, found);
  await announceSaved(ctx, saved, stock);
};

/** What became of a plan. */
export interface Outcome {
  /** Products that were written. */
  readonly written: number;
  /** The rows, those rejected whose part number or address somebody else took since they were planned. */
  readonly rows: readonly PlannedRow[];
}

/**
 * Writes what was planned, in the transaction that the plan's products were locked in and in a constant number of
 * statements, with prices, ledger and audit log. The catalogue's version is the caller's.
 */
export const savePlanned = async (
  ctx: Ctx,
  planned: readonly PlannedRow[],
  categories: ReadonlyMap<string, number>,
  action: AuditAction,
): Promise<Outcome> => {
  const recordOf = ({ current, changes }: PlannedRow): object => {
    const categoryId = changes.category === undefined ? null : categories.get(String(changes.category));
    return { ...changes, categoryId, ...(current && { id: current.id }) };
  };
  const of = (outcome: BulkOutcome) => planned.filter((row) => row.outcome === outcome);
  const updated = of(BulkOutcome.UPDATED).map((row): SavedRow => ({ ...row, id: row.current!.id }));
  const { created, lost } = await create(ctx, of(BulkOutcome.CREATED), recordOf);
  const saved = [...updated, ...created];
  const rows = planned.map((row) => lost.find((one) => one.row === row.row) ?? row);
  if (saved.length > 0) await write(ctx, { updated, saved, recordOf, action });
  return { written: saved.length, rows };
};
