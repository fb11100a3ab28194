import { requireViewer } from '../../accounts/sessions.service.ts';
import type { Ctx } from '../../core/context.ts';
import { ALL_PERMISSIONS, PERMISSION_OF, type BackOfficeScope, type Permission } from '../../core/permissions.ts';
import type { AdminKey } from './admin-key.entity.ts';
import type { AdminKeyView } from './admin-keys.types.ts';

/** Keys that an owner is shown, of all admins. */
const MOST_SHOWN = 500;

/** Whether the account of the first parameter is an owner: an admin without a role. */
export const BY_OWNER = 'EXISTS (SELECT FROM users o WHERE o.id = $1 AND o.admin AND o.active AND o.role_id IS NULL)';

interface Row extends Omit<AdminKeyView, 'lostScopes'> {
  readonly admin: boolean;
  readonly permissions: Permission[] | null;
}

const ROWS = `
  SELECT k.id, k.name, k.prefix, k.scopes, k.created_at AS "createdAt", k.expires_at AS "expiresAt",
    k.last_used_at AS "lastUsedAt", u.email AS "adminEmail", u.admin AND u.active AS admin, r.permissions
  FROM admin_key k JOIN users u ON u.id = k.user_id LEFT JOIN admin_role r ON r.id = u.role_id`;

/** The scopes that these rights open; null: every one. */
export const openScopes = (
  scopes: readonly BackOfficeScope[],
  permissions: readonly Permission[] | null,
): BackOfficeScope[] => scopes.filter((scope) => (permissions ?? ALL_PERMISSIONS).includes(PERMISSION_OF[scope]));

const viewOf = ({ admin, permissions, ...row }: Row): AdminKeyView => {
  const open = admin ? openScopes(row.scopes, permissions) : [];
  return { ...row, lostScopes: row.scopes.filter((scope) => !open.includes(scope)) };
};

/** The caller's own keys, for an owner those of every admin, newest first. */
export const listAdminKeys = async (ctx: Ctx): Promise<AdminKeyView[]> => {
  const { userId } = requireViewer(ctx);
  const sql = `${ROWS} WHERE k.user_id = $1 OR ${BY_OWNER} ORDER BY k.created_at DESC, k.id DESC LIMIT ${MOST_SHOWN}`;
  return (await ctx.sql<Row>(sql, [userId])).map(viewOf);
};

/** One key as its list shows it. */
export const readAdminKey = async (ctx: Ctx, { id }: Pick<AdminKey, 'id'>): Promise<AdminKeyView> => {
  const [row] = await ctx.sql<Row>(`${ROWS} WHERE k.id = $1`, [id]);
  return viewOf(row!);
};
