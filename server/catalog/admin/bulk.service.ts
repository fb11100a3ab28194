import type { AuditAction } from '../../audit/audit-actions.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { dayOf } from '../../core/text/format.ts';
import { adminRows } from './admin-products.queries.ts';
import type { AdminProductRow } from './admin-products.types.ts';
import { planRow } from './bulk-plan.ts';
import { readCategories, readCurrent } from './bulk-change.queries.ts';
import type { BulkRow, FieldValues, PlannedRow } from './bulk-rows.ts';
import { savePlanned } from './bulk-change.service.ts';
import { BulkOutcome, ErrorPolicy, type BulkProductInput, type BulkUpdateResult } from './bulk.types.ts';
import { bumpCatalogVersion } from '../search/search-index.service.ts';

/** Without a version, changes of others are written over. */
type Given = Omit<BulkProductInput, 'expectedVersion'> & { expectedVersion?: number };

const rowOf = ({ id, expectedVersion, ...values }: Given): BulkRow => ({
  id,
  version: expectedVersion,
  values: Object.fromEntries(
    Object.entries(values as FieldValues).filter(([, value]) => value !== null && value !== undefined),
  ),
  problems: {},
});

/** Under REJECT_EVERYTHING one error takes all with it. */
export const isRefused = (planned: readonly PlannedRow[], policy: ErrorPolicy): boolean =>
  policy === ErrorPolicy.REJECT_EVERYTHING && planned.some(({ outcome }) => outcome === BulkOutcome.REJECTED);

const refused = (row: PlannedRow): PlannedRow => ({ ...row, outcome: BulkOutcome.REJECTED, changes: {} });

const resultOf = (planned: readonly PlannedRow[], rows: readonly AdminProductRow[]): BulkUpdateResult => {
  const products = new Map(rows.map((row) => [row.id, row]));
  return {
    savedCount: planned.filter(({ outcome }) => outcome === BulkOutcome.UPDATED).length,
    results: planned.map(({ row, outcome, problems }) => ({
      outcome,
      errors: Object.entries(problems).map(([field, code]) => ({ field, code })),
      product: products.get(row.id!) ?? null,
    })),
  };
};

/**
 * Changes many products at once, locked meanwhile, and says of each row what became of it and what was wrong. What is
 * saved in spite of errors is the policy's. A constant number of statements.
 */
export const bulkUpdate = async (
  ctx: Ctx,
  inputs: readonly Given[],
  policy: ErrorPolicy,
  action: AuditAction = 'product.bulk',
): Promise<BulkUpdateResult> => {
  const rows = inputs.map(rowOf);
  const planned = await transaction(ctx, async (tx) => {
    const categories = await readCategories(tx);
    const current = await readCurrent(tx, rows, true);
    const slugs = new Set<string>();
    const today = dayOf(tx.shop.clock.now());
    const world = { ...current, today, categories: new Set(categories.keys()), slugs, seen: new Set<string>() };
    const plans = rows.map((row) => planRow(row, world, policy));
    if (isRefused(plans, policy)) return plans.map(refused);
    const { written } = await savePlanned(tx, plans, categories, action);
    if (written > 0) await bumpCatalogVersion(tx);
    return plans;
  });
  return resultOf(planned, await adminRows(ctx, [...new Set(inputs.map(({ id }) => id))]));
};
