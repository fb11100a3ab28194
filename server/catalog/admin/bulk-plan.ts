import { isDeepStrictEqual } from 'node:util';
import { LOCALES } from '../../core/locale.ts';
import { checkFields } from './bulk-fields.ts';
import type { BulkRow, CurrentProduct, FieldValues, PlannedRow, Problems } from './bulk-rows.ts';
import { BulkOutcome, ErrorPolicy } from './bulk.types.ts';
import { cellText } from '../product/csv-cells.ts';
import { kindProblems } from '../product/field-sets.ts';
import { NO_SALE, SALE_FIELDS, saleProblems } from '../product/planned-sale.ts';
import { PRODUCT_FIELDS } from '../product/product-fields.ts';
import type { ProductType } from '../product/product-type.ts';
import { saleGap } from '../product/sale-readiness.queries.ts';
import { fold } from '../search/search-text.ts';
import { MOST_UNITS } from '../stock/stock-change.types.ts';

/** What the rows are measured against. */
export interface BulkWorld {
  readonly bySku: ReadonlyMap<string, CurrentProduct>;
  readonly byId: ReadonlyMap<number, CurrentProduct>;
  readonly categories: ReadonlySet<string>;
  /** Slugs of products; those that rows take are added. */
  readonly slugs: Set<string>;
  /** ISO day in the shop's time zone. */
  readonly today: string;
  /** Products that rows were about already: none may be named twice. */
  readonly seen: Set<string>;
}

/** Without these a row means nothing: they reject it under every policy. */
const FATAL = new Set(['id', 'sku', 'version', 'row']);
const NEEDED = ['sku', 'productType', 'category', 'priceMinor', 'name.en', 'summary.en', 'slug'];

const differing = (values: FieldValues, current: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isDeepStrictEqual(value, current[field])));

/** A language gets its texts together: name and summary, or none. */
const textProblems = (after: FieldValues): Problems =>
  Object.fromEntries(
    LOCALES.filter((locale) => ['name', 'summary', 'description'].some((text) => `${text}.${locale}` in after))
      .flatMap((locale) => [`name.${locale}`, `summary.${locale}`])
      .filter((field) => !(field in after))
      .map((field) => [field, 'REQUIRED']),
  );

const stockProblem = (delta: number, onHand: number, reserved: number): string | null => {
  if (onHand + delta < reserved) return 'BELOW_RESERVED';
  return onHand + delta > MOST_UNITS ? 'TOO_BIG' : null;
};

/** What goes on sale lacks nothing for it, and what is on sale keeps its price. */
const saleProblem = (changes: FieldValues, after: FieldValues, current: CurrentProduct | null): Problems => {
  const field = changes.active === true ? 'active' : 'priceMinor';
  if (after.active !== true || !(field in changes)) return {};
  const [productType, priceMinor] = [after.productType as ProductType, Number(after.priceMinor)];
  const gap = saleGap({ productType, priceMinor, soldFiles: current?.soldFiles ?? null });
  return gap && (field === 'active' || gap === 'NO_PRICE') ? { [field]: gap } : {};
};

/** Of later sales without saying which. */
const salesProblems = (...asked: Parameters<typeof saleProblems>): Problems =>
  Object.fromEntries(Object.entries(saleProblems(...asked)).map(([field, code]) => [field.replace(/\..*/, ''), code]));

/** What the fields say together with each other and with the product. */
const jointProblems = (
  changes: FieldValues,
  after: FieldValues,
  current: CurrentProduct | null,
  { today }: BulkWorld,
): Problems => {
  const found: Record<string, string | null> = {
    ...textProblems(after),
    ...kindProblems(after.productType, changes, current === null),
    ...salesProblems(after, changes, today),
  };
  if (current && 'slug' in changes) found.slug = 'NOT_ALLOWED';
  if (current && 'productType' in changes) found.productType = 'NOT_ALLOWED';
  if (changes.archived === true && after.active === true) found.archived = found.active = 'NOT_ALLOWED';
  const digital = after.productType === 'DIGITAL';
  const delta = Number(changes.stockDelta ?? 0);
  if (delta !== 0) {
    found.stockDelta = digital ? 'NOT_ALLOWED' : stockProblem(delta, current?.onHand ?? 0, current?.reserved ?? 0);
  }
  Object.assign(found, saleProblem(changes, after, current));
  return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, string] => pair[1] !== null));
};

/** A row that only said what is so already needs no version; a stock change does, or a file sent twice would count twice. */
const versionProblem = ({ version, sku }: BulkRow, changes: FieldValues, current: CurrentProduct): Problems => {
  if (Object.keys(changes).length === 0) return {};
  if (version !== undefined && version !== current.version) return { version: 'VERSION_CONFLICT' };
  const unguarded = sku !== undefined && version === undefined && 'stockDelta' in changes;
  return unguarded ? { version: 'REQUIRED' } : {};
};

/** Archiving takes off sale, going on sale takes out of the archive, and a sale without its price is none. */
const withImpliedFields = (values: FieldValues): FieldValues => ({
  ...(values.archived === true && { active: false }),
  ...(values.active === true && { archived: false }),
  ...(values.salePriceMinor === null && NO_SALE),
  ...values,
});

/** Whether a field cannot stand without another one that failed: a new language needs its name and its summary, a sale its days. */
const dependsOnProblem = (field: string, problems: Problems, current: CurrentProduct | null): boolean => {
  if (SALE_FIELDS.includes(field) || (current && field === 'priceMinor'))
    return SALE_FIELDS.some((name) => name in problems);
  const locale = LOCALES.find((one) => field.endsWith(`.${one}`));
  if (!locale || (current && `name.${locale}` in current.values)) return false;
  return `name.${locale}` in problems || `summary.${locale}` in problems;
};

const resultOf = (
  row: BulkRow,
  current: CurrentProduct | null,
  found: { readonly problems: Problems; readonly changes: FieldValues },
  policy: ErrorPolicy,
): PlannedRow => {
  const { problems } = found;
  const bad = Object.keys(problems);
  const sound = Object.entries(found.changes).filter(
    ([field]) => !bad.includes(field) && !dependsOnProblem(field, problems, current),
  );
  const needed = current ? [] : NEEDED;
  const fatal = bad.some((field) => FATAL.has(field) || needed.includes(field));
  const rejected = fatal || (bad.length > 0 && policy !== ErrorPolicy.IGNORE_FAILED);
  const changes = rejected ? {} : Object.fromEntries(sound);
  const changed = Object.keys(changes).length > 0 ? BulkOutcome.UPDATED : BulkOutcome.UNCHANGED;
  const saved = current ? changed : BulkOutcome.CREATED;
  return { row, current, problems, changes, outcome: rejected ? BulkOutcome.REJECTED : saved };
};

const planUpdate = (row: BulkRow, current: CurrentProduct, world: BulkWorld, policy: ErrorPolicy): PlannedRow => {
  const now = current.values;
  const checked = checkFields(row, now);
  const changes = differing(withImpliedFields(checked.values), now);
  if (typeof changes.category === 'string' && !world.categories.has(changes.category)) {
    checked.problems.category = 'UNKNOWN';
  }
  const problems = {
    ...jointProblems(changes, { ...now, ...changes }, current, world),
    ...checked.problems,
    ...versionProblem(row, changes, current),
  };
  return resultOf(row, current, { problems, changes }, policy);
};

const slugOf = (name: string): string =>
  (fold(name).match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80).replace(/-+$/, '');

/** The row's own address, else one made of the name, with the part number behind it where the name is taken. */
const freeSlug = (values: FieldValues, sku: string, { slugs }: BulkWorld): string => {
  if (values.slug !== undefined) return cellText(values.slug);
  const made = slugOf(cellText(values['name.en'] ?? ''));
  return made && !slugs.has(made) ? made : slugOf(`${made} ${sku}`);
};

/** New products start off sale unless the row says otherwise: they have no pictures yet. */
const planCreation = (row: BulkRow, sku: string, world: BulkWorld, policy: ErrorPolicy): PlannedRow => {
  const checked = checkFields(row);
  const slug = freeSlug(checked.values, sku, world);
  const values: FieldValues = { active: false, ...checked.values, sku, slug };
  const problems: Problems = { ...jointProblems(values, { ...values }, null, world), ...checked.problems };
  for (const field of NEEDED) if (!(field in values)) problems[field] ??= 'REQUIRED';
  if (!PRODUCT_FIELDS.sku.check.safeParse(sku).success) problems.sku = 'INVALID_FORMAT';
  if (!problems.slug && world.slugs.has(slug)) problems.slug = 'TAKEN';
  if (values.category !== undefined && !world.categories.has(cellText(values.category)))
    problems.category ??= 'UNKNOWN';
  const planned = resultOf(row, null, { problems, changes: values }, policy);
  if (planned.outcome === BulkOutcome.CREATED) world.slugs.add(slug);
  return planned;
};

const rejected = (row: BulkRow, problems: Problems): PlannedRow => {
  const outcome = BulkOutcome.REJECTED;
  return { row, current: null, problems: { ...row.problems, ...problems }, changes: {}, outcome };
};

/** Decides what becomes of a row, with all that is wrong with it. Saves nothing. */
export const planRow = (row: BulkRow, world: BulkWorld, policy: ErrorPolicy): PlannedRow => {
  const { id, sku } = row;
  if (id === undefined && !sku) return rejected(row, { sku: 'REQUIRED' });
  const current = id === undefined ? world.bySku.get(sku!) : world.byId.get(id);
  if (id !== undefined && !current) return rejected(row, { id: 'UNKNOWN' });
  const key = current?.sku ?? sku!;
  if (world.seen.has(key)) return rejected(row, { [id === undefined ? 'sku' : 'id']: 'DUPLICATE' });
  world.seen.add(key);
  return current ? planUpdate(row, current, world, policy) : planCreation(row, key, world, policy);
};
