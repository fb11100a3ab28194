import { Conditions } from '../core/database/conditions.ts';
import type { Ctx } from '../core/context.ts';
import { countedTo, countingLimit, offsetOf, type ListPage } from '../core/list-page.ts';
import { isUuid } from '../core/text/text.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import type { AuditActor, AuditChange, AuditFilter, AuditPage } from './audit.types.ts';

type Values = AuditEntry['before'];

const textOf = (values: Values, field: string): string | null => {
  const value = values[field];
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Field by field, in the order of their names. */
export const changesOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }));

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What entries of a filter must meet. */
export const entryConditions = ({ search, actor, subject, subjectId, from, to }: AuditFilter): Conditions =>
  new Conditions()
    .addWords(search, 'words')
    .add(actor === '' || (actor && !isUuid(actor)) ? NOBODY : actor, (p) => `actor_id = ${p}`)
    .add(subject, (p) => `subject = ${p}`)
    .add(subjectId, (p) => `subject_id = ${p}`)
    .add(from, (p) => `at >= ${p}`)
    .add(to, (p) => `at < ${p}`);

export const ENTRY_COLUMNS = `
  id, at, actor_id AS "actorId", actor_email AS "actorEmail", actor_key AS "actorKey", action, subject, subject_id AS "subjectId",
  subject_name AS "subjectName", before, after`;

const NEWEST = 'ORDER BY at DESC, id DESC';

/** Entries that fit the filter, newest first, in two statements. A word of many is counted among the newest, not by reading ahead in the whole log. */
export const listEntries = async (ctx: Ctx, filter: AuditFilter, page: ListPage): Promise<AuditPage> => {
  const found = entryConditions(filter);
  const few = `SELECT FROM audit_entry ${found.where} ${filter.search ? NEWEST : ''} LIMIT ${countingLimit(page)}`;
  const counted = ctx.sql<{ count: number }>(`SELECT count(*)::int AS count FROM (${few}) few`, [...found.params]);
  const part = `LIMIT ${found.param(page.first)} OFFSET ${found.param(offsetOf(page))}`;
  const text = `SELECT ${ENTRY_COLUMNS} FROM audit_entry ${found.where} ${NEWEST} ${part}`;
  const [rows, [total]] = await Promise.all([ctx.sql<AuditEntry>(text, found.params), counted]);
  return { items: rows.map((row) => ({ ...row, changes: changesOf(row) })), ...countedTo(page, total!.count) };
};

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Hops through the index from one actor to the next: the cost is that of the actors, not of their entries. The latest of each is
 * asked for in the order of that index: for an equal actor PostgreSQL would look through all entries since.
 */
const ACTORS = `
  WITH RECURSIVE actor AS (
    (SELECT actor_id AS id FROM audit_entry ORDER BY actor_id LIMIT 1)
    UNION ALL
    SELECT (SELECT e.actor_id FROM audit_entry e WHERE e.actor_id > actor.id ORDER BY e.actor_id LIMIT 1)
    FROM actor WHERE actor.id IS NOT NULL)
  SELECT actor.id, latest.actor_email AS email FROM actor CROSS JOIN LATERAL (
    SELECT actor_email FROM audit_entry e WHERE (e.actor_id, e.id) <= (actor.id, '${LAST_ID}'::uuid)
    ORDER BY e.actor_id DESC, e.id DESC LIMIT 1) latest
  ORDER BY latest.actor_email`;

/** Everybody who has an entry. */
export const listActors = (ctx: Ctx): Promise<AuditActor[]> => ctx.sql<AuditActor>(ACTORS);
