import type { CreatedAdminKey } from '../../../server/api-keys/admin/admin-keys.types.ts';
import { ALL_PERMISSIONS, BackOfficeScope, type Permission } from '../../../server/core/permissions.ts';
import type { TestShop } from '../shop.ts';
import { PASSWORD, type SignedInHeaders } from './build-account.ts';
import { buildAdminWith } from './build-admin.ts';

const CREATE = `mutation ($input: CreateAdminKeyInput!) {
  made: createAdminKey(input: $input) { secret key { id name prefix scopes lostScopes adminEmail expiresAt lastUsedAt } }
}`;

/** The name of a scope in GraphQL. */
export const scopeName = (scope: BackOfficeScope): string =>
  Object.entries(BackOfficeScope).find(([, value]) => value === scope)![0];

/** Asks for a key as an admin does; `scopes` are the names of the enum. */
export const askForAdminKey = (
  shop: TestShop,
  headers: SignedInHeaders,
  { name = 'Warehouse', scopes = ['ORDERS_READ'], currentPassword = PASSWORD, validDays = null as number | null } = {},
) =>
  shop.graphql<{ made: CreatedAdminKey }>(CREATE, { input: { name, scopes, validDays, currentPassword } }, { headers });

/** A key of the admin who is signed in, with the headers of a program that has it. */
export const buildAdminKey = async (shop: TestShop, headers: SignedInHeaders, scopes: readonly BackOfficeScope[]) => {
  const { data, errors } = await askForAdminKey(shop, headers, { scopes: scopes.map(scopeName) });
  if (errors) throw new Error(JSON.stringify(errors));
  const { secret, key } = data.made;
  return { secret, id: key.id, headers: { authorization: `Bearer ${secret}` } };
};

/** A key with these scopes, of an admin of its own. */
export const buildProgram = async (
  shop: TestShop,
  scopes: readonly BackOfficeScope[],
  permissions: readonly Permission[] = ALL_PERMISSIONS,
) => {
  const admin = await buildAdminWith(shop, [...permissions]);
  return { admin, ...(await buildAdminKey(shop, admin.headers, scopes)) };
};
