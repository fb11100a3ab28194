import type { AuditAction } from '../../audit/audit-actions.ts';
import { recordActions, type AdminAction } from '../../audit/audit.service.ts';
import type { Ctx } from '../../core/context.ts';
import type { CurrentProduct, FieldValues, PlannedRow } from './bulk-rows.ts';
import { BulkOutcome } from './bulk.types.ts';
import { announceLowStock } from '../product/product-announcements.service.ts';
import { finishWriting, takenFields, writeProducts, type Saved } from '../product/product-storage.service.ts';
import { StockReason } from '../stock/stock-change.entity.ts';

const WRITTEN: ReadonlySet<BulkOutcome> = new Set([BulkOutcome.CREATED, BulkOutcome.UPDATED]);

type SavedRow = Saved<PlannedRow>;

const STOCK = `
  UPDATE stock_level s SET on_hand = s.on_hand + w.delta
  FROM jsonb_to_recordset($1::jsonb) AS w (id int, delta int)
  WHERE s.product_id = w.id
  RETURNING s.product_id AS id, s.on_hand - s.reserved AS available`;

const LEDGER = `
  INSERT INTO stock_change (product_id, actor_id, at, delta, on_hand_after, reason)
  SELECT w.id, $3, $2, w.delta, s.on_hand, $4
  FROM jsonb_to_recordset($1::jsonb) AS w (id int, delta int) JOIN stock_level s ON s.product_id = w.id`;

const brief = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.slice(0, 500) : value]),
  );

const before = ({ values }: CurrentProduct, changes: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in changes && field !== 'stockDelta'));

const nameOf = ({ 'name.en': name }: FieldValues): string => (typeof name === 'string' ? name : '');

const actionOf =
  (action: AuditAction) =>
  ({ id, current, changes }: SavedRow): AdminAction => ({
    action: current ? action : 'product.create',
    subject: 'PRODUCT',
    id,
    name: nameOf(current?.values ?? changes),
    before: current ? brief(before(current, changes)) : {},
    after: brief(changes),
  });

/** Says which rows were not written: somebody else took their part number or address meanwhile. */
const withLost = async (
  ctx: Ctx,
  planned: readonly PlannedRow[],
  saved: readonly SavedRow[],
): Promise<readonly PlannedRow[]> => {
  const written = new Set(saved.map(({ row }) => row));
  const lost = planned.filter(({ outcome, row }) => outcome === BulkOutcome.CREATED && !written.has(row));
  if (lost.length === 0) return planned;
  const fields = await takenFields(ctx, lost);
  const outcome = BulkOutcome.REJECTED;
  return planned.map((one) => {
    const i = lost.indexOf(one);
    return i < 0 ? one : { ...one, outcome, changes: {}, problems: { ...one.problems, [fields[i]!]: 'TAKEN' } };
  });
};

/** Counts units that came or went by a row, of new products too, and tells webhooks where few are left. */
const saveStock = async (ctx: Ctx, saved: readonly SavedRow[]): Promise<void> => {
  const deltaOf = (row: SavedRow): number => Number(row.changes.stockDelta ?? 0);
  const counted = saved.filter((row) => deltaOf(row) !== 0);
  if (counted.length === 0) return;
  const records = (rows: readonly SavedRow[]) =>
    JSON.stringify(rows.map((row) => ({ id: row.id, delta: deltaOf(row) })));
  const moved = counted.filter(({ current }) => current !== null);
  const stock = await ctx.sql<{ id: number; available: number }>(STOCK, [records(moved)]);
  await ctx.sql(LEDGER, [records(counted), ctx.shop.clock.now(), ctx.viewer!.userId, StockReason.OTHER]);
  const deltas = new Map(moved.map((row) => [row.id, deltaOf(row)]));
  await announceLowStock(
    ctx,
    stock.map(({ id, available }) => ({ productId: id, before: available - deltas.get(id)!, after: available })),
  );
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
  const wanted = planned.filter(({ outcome }) => WRITTEN.has(outcome));
  const saved = await writeProducts(ctx, wanted, categories);
  const rows = await withLost(ctx, planned, saved);
  if (saved.length === 0) return { written: 0, rows };
  await saveStock(ctx, saved);
  await recordActions(ctx, saved.map(actionOf(action)));
  await finishWriting(ctx, saved);
  return { written: saved.length, rows };
};
