import * as z from 'zod';
import { recordAction } from '../../audit/audit.service.ts';
import { line, oneOrMore } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { defineLoader } from '../../core/loader.ts';
import { ALL_PERMISSIONS, Permission } from '../../core/permissions.ts';
import { isUuid } from '../../core/text/text.ts';
import { lockCaller, requireWithin, rightsOfRole } from './admin-rights.service.ts';
import { AdminRole } from './admin-role.entity.ts';
import { SessionEnd } from '../session.entity.ts';

const MOST_NAME = 60;
const UNIQUE_VIOLATION = '23505';
/** What PostgreSQL says when a row is removed that another one needs. */
const RESTRICTED = '23001';

/** All roles by name; there are a handful. */
export const listRoles = (ctx: Ctx): Promise<AdminRole[]> => ctx.repo(AdminRole).find({ order: { name: 'ASC' } });

export const roleById = defineLoader<string, AdminRole | null>(async (ctx, ids) => {
  const rows = new Map((await listRoles(ctx)).map((role) => [role.id, role]));
  return ids.map((id) => rows.get(id) ?? null);
});

const HOLDERS =
  'SELECT role_id AS id, count(*)::int AS count FROM users WHERE role_id = ANY($1::uuid[]) GROUP BY role_id';

/** How many accounts have the role. */
export const holdersOf = defineLoader<string, number>(async (ctx, ids) => {
  const rows = await ctx.sql<{ id: string; count: number }>(HOLDERS, [ids]);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

const VERSIONS = 'SELECT id, xmin::text::bigint::bit(32)::int AS version FROM admin_role WHERE id = ANY($1::uuid[])';

/** The version of the role's row (xmin, as a signed number of 32 bits). */
const readVersions = async (ctx: Ctx, ids: readonly string[]): Promise<number[]> => {
  const rows = await ctx.sql<{ id: string; version: number }>(VERSIONS, [ids]);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return ids.map((id) => versions.get(id) ?? 0);
};

export const roleVersion = defineLoader<string, number>(readVersions);

const roleRules = z.object({
  name: line({ max: MOST_NAME }),
  permissions: oneOrMore(z.enum(Permission)).transform((given) => ALL_PERMISSIONS.filter((one) => given.includes(one))),
});

export type GivenRole = z.input<typeof roleRules>;

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

const rejectDuplicateName = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw codeOf(error) === UNIQUE_VIOLATION ? validationFailed({ name: 'TAKEN' }) : error;
  }
};

const lockRole = async (tx: Ctx, id: string): Promise<AdminRole> => {
  const lock = { mode: 'pessimistic_write' } as const;
  const role = isUuid(id) ? await tx.repo(AdminRole).findOne({ where: { id }, lock }) : null;
  if (!role) throw new AppError(ErrorCode.NOT_FOUND);
  return role;
};

const valuesOf = ({ name, permissions }: Pick<AdminRole, 'name' | 'permissions'>) => ({ name, permissions });

/** A new role, of what the caller may do at most. Throws VALIDATION_FAILED (also for a name that is taken), FORBIDDEN. */
export const createRole = (ctx: Ctx, given: GivenRole): Promise<AdminRole> =>
  rejectDuplicateName(
    transaction(ctx, async (tx) => {
      const after = checked(roleRules, given);
      requireWithin(await lockCaller(tx), rightsOfRole(after.permissions));
      const role = tx.repo(AdminRole).create(after);
      await tx.repo(AdminRole).insert(role);
      await recordAction(tx, { action: 'role.create', subject: 'ROLE', id: role.id, name: role.name, after });
      return role;
    }),
  );

const END_SESSIONS = `
  UPDATE session s SET ended_at = $2, end_reason = $3 FROM users u
  WHERE u.id = s.user_id AND u.role_id = $1 AND s.ended_at IS NULL`;

/**
 * Renames a role or changes what it opens; other permissions end the sessions of all who have it. Throws NOT_FOUND,
 * VALIDATION_FAILED, FORBIDDEN where it opened, or would open, more than the caller may do, and VERSION_CONFLICT when
 * somebody changed it after `expectedVersion`.
 */
export const updateRole = (ctx: Ctx, id: string, expectedVersion: number, given: GivenRole): Promise<AdminRole> =>
  rejectDuplicateName(
    transaction(ctx, async (tx) => {
      const after = checked(roleRules, given);
      const caller = await lockCaller(tx);
      const role = await lockRole(tx, id);
      requireWithin(caller, rightsOfRole(role.permissions));
      requireWithin(caller, rightsOfRole(after.permissions));
      const [version] = await readVersions(tx, [id]);
      if (version !== expectedVersion) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version });
      await tx.repo(AdminRole).update({ id }, after);
      const changed = after.permissions.join() !== valuesOf(role).permissions.join();
      if (changed) await tx.sql(END_SESSIONS, [id, tx.shop.clock.now(), SessionEnd.ROLE_CHANGED]);
      const action = { action: 'role.update', subject: 'ROLE', id, name: after.name } as const;
      await recordAction(tx, { ...action, before: valuesOf(role), after });
      return { ...role, ...after };
    }),
  );

/** Removes a role that nobody has. Throws NOT_FOUND, ROLE_IN_USE, and FORBIDDEN where it opens more than the caller may do. */
export const deleteRole = async (ctx: Ctx, id: string): Promise<void> => {
  try {
    await transaction(ctx, async (tx) => {
      const caller = await lockCaller(tx);
      const role = await lockRole(tx, id);
      requireWithin(caller, rightsOfRole(role.permissions));
      await recordAction(tx, { action: 'role.delete', subject: 'ROLE', id, name: role.name, before: valuesOf(role) });
      await tx.repo(AdminRole).delete({ id });
    });
  } catch (error) {
    throw codeOf(error) === RESTRICTED ? new AppError(ErrorCode.ROLE_IN_USE) : error;
  }
};
