import { AdminRole } from '../../../server/accounts/admin/admin-role.entity.ts';
import type { User } from '../../../server/accounts/user.entity.ts';
import type { Ctx, Viewer } from '../../../server/core/context.ts';
import { ALL_PERMISSIONS, type Permission } from '../../../server/core/permissions.ts';
import { buildAccount } from './build-account.ts';
import { buildPerson, type Person } from './build-gallery.ts';
import type { TestShop } from '../shop.ts';

/** A call of an admin without a role, as the doors of the shop would make it. */
export const ownerCtx = async (shop: TestShop): Promise<Ctx> => {
  const { id: userId } = await buildAccount(shop, { admin: true });
  const viewer: Viewer = { userId, admin: true, permissions: ALL_PERMISSIONS, sessionId: '' };
  return shop.ctx({ viewer });
};

let serial = 0;

export const buildRole = async (shop: TestShop, permissions: Permission[]): Promise<string> => {
  const repo = shop.ctx().repo(AdminRole);
  const role = repo.create({ name: `Role ${(serial += 1)}`, permissions });
  await repo.insert(role);
  return role.id;
};

/** An admin whose role has these permissions, signed in. */
export const buildAdminWith = async (
  shop: TestShop,
  permissions: Permission[],
  changes: Partial<User> = {},
): Promise<Person> => buildPerson(shop, { admin: true, roleId: await buildRole(shop, permissions), ...changes });
