import type { Ctx } from '../core/context.ts';
import type { CsvCell, CsvRows } from '../core/text/csv.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { changesOf, ENTRY_COLUMNS, entryConditions } from './audit.queries.ts';
import type { AuditFilter } from './audit.types.ts';

const PORTION = 1000;

export const AUDIT_HEADER = [
  'at',
  'admin',
  'action',
  'subject',
  'subject_id',
  'name',
  'field',
  'before',
  'after',
  'key',
];

const NO_CHANGE = [null, null, null];

/** One row for each value that changed; an entry without any has one too. */
const rowsOf = (entry: AuditEntry): readonly CsvCell[][] => {
  const { at, actorEmail, actorKey, action, subject, subjectId, subjectName } = entry;
  const changes = changesOf(entry);
  const told: CsvCell[][] = changes.map(({ field, before, after }) => [field, before, after]);
  if (told.length === 0) told.push(NO_CHANGE);
  return told.map((change) => [at, actorEmail, action, subject, subjectId, subjectName, ...change, actorKey]);
};

/** The entries of a list in portions, newest first. Each portion goes on behind the last entry of the one before. */
export async function* exportEntries(ctx: Ctx, filter: AuditFilter): CsvRows {
  for (let last: string | null = null; ;) {
    const found = entryConditions(filter).add(
      last,
      (p) => `(at, id) < (SELECT at, id FROM audit_entry WHERE id = ${p}::uuid)`,
    );
    const entries: AuditEntry[] = await ctx.sql<AuditEntry>(
      `SELECT ${ENTRY_COLUMNS} FROM audit_entry ${found.where} ORDER BY at DESC, id DESC LIMIT ${PORTION}`,
      found.params,
    );
    yield entries.flatMap(rowsOf);
    if (entries.length < PORTION) return;
    last = entries.at(-1)!.id;
  }
}
