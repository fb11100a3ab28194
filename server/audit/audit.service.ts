import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { AuditAction } from './audit-actions.ts';
import type { AuditSubject } from './audit-entry.entity.ts';

type Values = Readonly<Record<string, unknown>>;

export interface AdminAction {
  /** What was done. */
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  readonly id: string | number;
  /** What people call the subject. */
  readonly name: string;
  /** Values before and after; only what differs is kept. Never a password, token or key. */
  readonly before?: Values;
  readonly after?: Values;
}

const plain = (values: Values): Values => JSON.parse(JSON.stringify(values)) as Values;

/** The parts of both sides that are not the same, in the form in which they are stored. */
export const differences = (given: Values, then: Values): { before: Values; after: Values } => {
  const [before, after] = [plain(given), plain(then)];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const pick = (values: Values) =>
    Object.fromEntries(changed.flatMap((key) => (key in values ? [[key, values[key]]] : [])));
  return { before: pick(before), after: pick(after) };
};

const INSERT = `
  INSERT INTO audit_entry (at, actor_id, actor_email, actor_key, action, subject, subject_id, subject_name, before, after)
  SELECT $1, $2::uuid, coalesce(u.email, ''), $4, e.action, e.subject, e.id, e.name, e.before, e.after
  FROM ROWS FROM (jsonb_to_recordset($3::jsonb)
    AS (action text, subject text, id text, name text, before jsonb, after jsonb)) WITH ORDINALITY e
  LEFT JOIN users u ON u.id = $2::uuid ORDER BY e.ordinality`;

const entryOf = ({ id, ...action }: AdminAction) => {
  const { before, after } = differences(action.before ?? {}, action.after ?? {});
  const compared = action.before !== undefined && action.after !== undefined;
  const same = compared && Object.keys(before).length + Object.keys(after).length === 0;
  return same ? [] : [{ ...action, id: String(id), before, after }];
};

const record = async (ctx: Ctx, actorId: string, actions: readonly AdminAction[]): Promise<void> => {
  const entries = actions.flatMap(entryOf);
  if (entries.length === 0) return;
  const key = ctx.viewer?.key?.name ?? null;
  await ctx.sql(INSERT, [ctx.shop.clock.now(), actorId, JSON.stringify(entries), key]);
};

/** recordAction for many actions, in one statement. */
export const recordActions = async (ctx: Ctx, actions: readonly AdminAction[]): Promise<void> => {
  if (!ctx.viewer?.admin) throw new AppError(ErrorCode.UNAUTHENTICATED);
  await record(ctx, ctx.viewer.userId, actions);
};

/** Notes what the shop does at the time that an admin planned: in that admin's name, also when the account is gone. As `recordAction`. */
export const recordPlanned = (ctx: Ctx, actorId: string, action: AdminAction): Promise<void> =>
  record(ctx, actorId, [action]);

/**
 * Notes what an admin does. Call it in the transaction of the change itself, so that there is never one without the
 * other. A change from values to the same values is none and leaves no entry. Throws UNAUTHENTICATED without an admin.
 */
export const recordAction = (ctx: Ctx, action: AdminAction): Promise<void> => recordActions(ctx, [action]);
