import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import type { Permission } from '../../core/permissions.ts';
import { isUuid } from '../../core/text/text.ts';
import {
  lockAccount,
  lockCaller,
  lockOwners,
  requireOtherOwner,
  requireWithin,
  rightsOfRole,
  type Account,
} from './admin-rights.service.ts';
import { checkUserId } from './admin-users.service.ts';
import { SessionEnd } from '../session.entity.ts';
import { endSessions } from '../sessions.service.ts';
import { User } from '../user.entity.ts';

interface GivenRole {
  readonly name: string | null;
  readonly permissions: Permission[] | null;
}

const OWNER: GivenRole = { name: null, permissions: null };

/** Keeps the role from being changed or removed before the caller's transaction ends. */
const holdRole = async (tx: Ctx, id: string | null): Promise<GivenRole> => {
  if (id === null) return OWNER;
  const sql = 'SELECT name, permissions FROM admin_role WHERE id = $1 FOR SHARE';
  const [role] = isUuid(id) ? await tx.sql<GivenRole>(sql, [id]) : [];
  if (!role) throw new AppError(ErrorCode.NOT_FOUND);
  return role;
};

const accessOf = ({ admin, roleName }: Pick<Account, 'admin' | 'roleName'>) => ({ admin, role: roleName });

/**
 * Makes an account that of an admin with this role, of an owner (null), or of a customer; ends its sessions where that changes
 * anything. Nobody gives or takes more than they may do themselves. Locks owners, caller and account. Throws NOT_FOUND,
 * FORBIDDEN, LAST_OWNER, and VALIDATION_FAILED for a customer with a role.
 */
export const setUserRole = (ctx: Ctx, id: string, admin: boolean, roleId: string | null): Promise<void> =>
  transaction(ctx, async (tx) => {
    if (!admin && roleId !== null) throw validationFailed({ roleId: 'INVALID' });
    const owners = await lockOwners(tx);
    const caller = await lockCaller(tx);
    const user = await lockAccount(tx, checkUserId(id));
    const role = await holdRole(tx, roleId);
    requireWithin(caller, user);
    if (admin) requireWithin(caller, rightsOfRole(role.permissions));
    if (!admin || roleId !== null) requireOtherOwner(owners, user);
    const [before, after] = [accessOf(user), { admin, role: role.name }];
    await recordAction(tx, { action: 'user.role', subject: 'USER', id, name: user.email, before, after });
    if (before.admin === after.admin && before.role === after.role) return;
    await tx.repo(User).update({ id }, { admin, roleId });
    await endSessions(tx, { userId: id, reason: SessionEnd.ROLE_CHANGED });
  });
