import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { ALL_PERMISSIONS, type Permission } from '../../core/permissions.ts';
import { requireViewer } from '../sessions.service.ts';

/** What an account may do. An owner is an admin without a role: above everybody else. */
export interface Rights {
  readonly owner: boolean;
  readonly permissions: readonly Permission[];
}

export interface Account extends Rights {
  readonly id: string;
  readonly email: string;
  readonly active: boolean;
  readonly admin: boolean;
  readonly roleName: string | null;
  readonly note: string;
  readonly noteVersion: number;
  readonly emailConfirmedAt: Date | null;
  readonly locale: string;
}

const OWNERS = 'SELECT id FROM users WHERE admin AND role_id IS NULL AND active ORDER BY created_at, id FOR UPDATE';

const ACCOUNT = `
  SELECT u.id, u.email, u.active, u.admin, u.note, u.note_version AS "noteVersion", u.locale,
    u.email_confirmed_at AS "emailConfirmedAt", r.name AS "roleName", r.permissions
  FROM users u LEFT JOIN admin_role r ON r.id = u.role_id WHERE u.id = $1 FOR UPDATE OF u`;

type AccountRow = Omit<Account, 'owner' | 'permissions'> & { permissions: Permission[] | null };

const NOTHING: Rights = { owner: false, permissions: [] };
const EVERYTHING: Rights = { owner: true, permissions: ALL_PERMISSIONS };

/** What an admin of this role may do; without a role, everything. */
export const rightsOfRole = (permissions: readonly Permission[] | null): Rights =>
  permissions ? { owner: false, permissions } : EVERYTHING;

/** An account with what it may do, locked. Throws NOT_FOUND. */
export const lockAccount = async (tx: Ctx, id: string): Promise<Account> => {
  const [row] = await tx.sql<AccountRow>(ACCOUNT, [id]);
  if (!row) throw new AppError(ErrorCode.NOT_FOUND);
  return { ...row, ...(row.admin ? rightsOfRole(row.permissions) : NOTHING) };
};

/** The caller as of now, for whoever had to wait while the caller's own rights were taken. Throws FORBIDDEN. */
export const lockCaller = async (tx: Ctx): Promise<Account> => {
  const caller = await lockAccount(tx, requireViewer(tx).userId);
  if (!caller.admin || !caller.active) throw new AppError(ErrorCode.FORBIDDEN);
  return caller;
};

/** Nobody gives, takes or ends what is more than their own. Throws FORBIDDEN. */
export const requireWithin = (caller: Rights, other: Rights): void => {
  const within = caller.owner || (!other.owner && other.permissions.every((one) => caller.permissions.includes(one)));
  if (!within) throw new AppError(ErrorCode.FORBIDDEN);
};

/**
 * Locks the owners, always in the same order and before any other account: of two who take each other's rights at the same
 * time, the second finds out what the first did. Answers how many there are.
 */
export const lockOwners = async (tx: Ctx): Promise<number> => (await tx.sql(OWNERS)).length;

/** To be asked, after `lockOwners`, before an account stops being an active owner. Throws LAST_OWNER. */
export const requireOtherOwner = (owners: number, { owner, active }: Pick<Account, 'owner' | 'active'>): void => {
  if (owner && active && owners < 2) throw new AppError(ErrorCode.LAST_OWNER);
};
