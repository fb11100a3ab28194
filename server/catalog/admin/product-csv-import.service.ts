import { transaction, type Ctx } from '../../core/context.ts';
import { dayOf } from '../../core/text/format.ts';
import { planRow, type BulkWorld } from './bulk-plan.ts';
import { readCategories, readCurrent, readSlugs } from './bulk-change.queries.ts';
import type { PlannedRow } from './bulk-rows.ts';
import { savePlanned } from './bulk-change.service.ts';
import { isRefused } from './bulk.service.ts';
import { BulkOutcome, type ErrorPolicy } from './bulk.types.ts';
import { cellText, NONE, type CellValue } from '../product/csv-cells.ts';
import { readProducts, type ImportedRow } from './product-csv-rows.ts';
import { bumpCatalogVersion } from '../search/search-index.service.ts';

export interface ImportOptions {
  readonly dryRun: boolean;
  readonly policy: ErrorPolicy;
}

export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
}

export interface RowReport {
  readonly row: number;
  readonly sku: string;
  readonly outcome: BulkOutcome;
  readonly errors: { readonly field: string; readonly code: string }[];
  readonly changes: FieldChange[];
}

export interface ImportReport {
  readonly dryRun: boolean;
  saved: boolean;
  readonly unknownColumns: readonly string[];
  readonly counts: Record<BulkOutcome, number>;
  /** Rows with something to tell, in their order; at most a thousand with errors and a thousand without. */
  readonly rows: RowReport[];
  /** Whether there were more. */
  truncated: boolean;
}

const CHUNK = 500;
const MOST_TOLD = 1000;
const LONGEST = 80;

/** One import at a time: two that create the same product would meet in the middle. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtext('product.import'))`;

/** As the file says it. */
const brief = (value: CellValue | undefined): string => {
  if (value === null) return NONE;
  const text = cellText(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const changesOf = ({ current, changes }: PlannedRow): FieldChange[] => {
  return Object.entries(changes).map(([field, after]) => {
    const before = field === 'stockDelta' ? undefined : current?.values[field];
    return { field, before: before === undefined || before === null ? null : brief(before), after: brief(after) };
  });
};

interface Telling {
  readonly report: ImportReport;
  readonly told: { good: number; bad: number };
}

const tell = ({ report, told }: Telling, planned: PlannedRow): void => {
  const { outcome, problems, row } = planned;
  report.counts[outcome] += 1;
  const kind = Object.keys(problems).length > 0 ? 'bad' : 'good';
  if (kind === 'good' && outcome === BulkOutcome.UNCHANGED) return;
  told[kind] += 1;
  if (told[kind] > MOST_TOLD) return void (report.truncated = true);
  const errors = Object.entries(problems).map(([field, code]) => ({ field, code }));
  const { place } = row as ImportedRow;
  report.rows.push({ row: place, sku: brief(row.sku), outcome, errors, changes: changesOf(planned) });
};

function* chunked<T>(items: Iterable<T>): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const emptyReport = (dryRun: boolean, unknownColumns: readonly string[]): ImportReport => ({
  dryRun,
  unknownColumns,
  saved: false,
  rows: [],
  truncated: false,
  counts: { CREATED: 0, UPDATED: 0, UNCHANGED: 0, REJECTED: 0 },
});

const run = async (ctx: Ctx, text: string, { dryRun, policy }: ImportOptions): Promise<ImportReport> => {
  const { rows, unknownColumns } = readProducts(text);
  const telling = { report: emptyReport(dryRun, unknownColumns), told: { good: 0, bad: 0 } };
  const categories = await readCategories(ctx);
  const today = dayOf(ctx.shop.clock.now());
  const lasting = {
    today,
    categories: new Set(categories.keys()),
    slugs: await readSlugs(ctx),
    seen: new Set<string>(),
  };
  let saving = !dryRun;
  for (const chunk of chunked(rows)) {
    const world: BulkWorld = { ...lasting, ...(await readCurrent(ctx, chunk, saving)) };
    const planned = chunk.map((row) => planRow(row, world, policy));
    if (isRefused(planned, policy)) saving = false;
    const rows = saving ? (await savePlanned(ctx, planned, categories, 'product.import')).rows : planned;
    if (isRefused(rows, policy)) saving = false;
    for (const row of rows) tell(telling, row);
  }
  const { counts } = telling.report;
  telling.report.saved = saving && counts.CREATED + counts.UPDATED > 0;
  return telling.report;
};

/** Takes back what earlier rows wrote. */
class Refused extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('refused');
    this.report = report;
  }
}

const save = (ctx: Ctx, text: string, options: ImportOptions): Promise<ImportReport> =>
  transaction(ctx, async (tx) => {
    await tx.sql(ONE_AT_A_TIME);
    const report = await run(tx, text, options);
    if (!report.saved) throw new Refused(report);
    await bumpCatalogVersion(tx);
    return report;
  });

/**
 * Creates and changes products by a file, in one transaction, and tells row by row what became of it; a dry run tells
 * the same and saves nothing. The products of the file are locked until the end; a new
 * one that somebody else makes meanwhile is told as TAKEN. Throws VALIDATION_FAILED (`args.file`)
 * for a file that cannot be read.
 */
export const importProducts = async (ctx: Ctx, text: string, options: ImportOptions): Promise<ImportReport> => {
  if (options.dryRun) return run(ctx, text, options);
  try {
    return await save(ctx, text, options);
  } catch (error) {
    if (error instanceof Refused) return error.report;
    throw error;
  }
};
