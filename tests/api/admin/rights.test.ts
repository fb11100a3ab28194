import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../../server/accounts/account-creation.service.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { buildAccount, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { buildAdminWith, buildRole } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { sessionStatuses } from '../../support/session-statuses.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const { CATALOGUE, ORDERS, CUSTOMERS, SETTINGS } = Permission;

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  await shop.ctx().sql('UPDATE users SET active = false WHERE admin');
  owner = await buildPerson(shop, { admin: true });
});
afterAll(() => shop.close());

type Caller = Pick<Person, 'headers'>;

const run = (query: string, variables: Record<string, unknown>, { headers }: Caller = owner) =>
  shop.graphql<Record<string, Record<string, unknown>>>(query, variables, { headers });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'done';

const give = (id: string, admin: boolean, roleId: string | null = null, caller: Caller = owner) =>
  run(
    'mutation ($id: ID!, $admin: Boolean!, $roleId: ID) { setUserRole(input: { id: $id, admin: $admin, roleId: $roleId }) { admin role { id } } }',
    { id, admin, roleId },
    caller,
  );
const close = (id: string, caller: Caller = owner) =>
  run('mutation ($id: ID!) { setUserActive(input: { id: $id, active: false }) { id } }', { id }, caller);
const leave = ({ headers }: Person) =>
  shop.graphql(`mutation { deleteAccount(input: { currentPassword: "${PASSWORD}" }) { id } }`, {}, { headers });
const versionOf = async (id: string): Promise<number> => {
  const read = 'SELECT xmin::text::bigint::bit(32)::int AS version FROM admin_role WHERE id = $1';
  return (await shop.ctx().sql<{ version: number }>(read, [id]))[0]?.version ?? 0;
};
const saveRole = async (input: object, caller: Caller = owner, id?: string) =>
  id
    ? run(
        'mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { id name permissions } }',
        { input: { id, expectedVersion: await versionOf(id), ...input } },
        caller,
      )
    : run(
        'mutation ($input: AdminRoleInput!) { createRole(input: $input) { id name permissions } }',
        { input },
        caller,
      );
const removeRole = (id: string, caller: Caller = owner) =>
  run('mutation ($id: ID!) { deleteRole(input: { id: $id }) { id } }', { id }, caller);
const owners = async () =>
  (await shop.ctx().sql('SELECT 1 FROM users WHERE admin AND role_id IS NULL AND active')).length;

describe('the last owner', () => {
  it('can neither be closed nor demoted nor leave', async () => {
    const { id } = owner.user;
    const roleId = await buildRole(shop, [CUSTOMERS]);
    for (const attempt of [close(id), give(id, false), give(id, true, roleId), leave(owner)])
      expect(codeOf(await attempt)).toBe('LAST_OWNER');
    expect(await sessionStatuses(shop, owner.headers)).toEqual([200, 200]);
  });

  it('is the last one, however many closed ones and admins with roles there are', async () => {
    await buildAdminWith(shop, Object.values(Permission));
    await buildAccount(shop, { admin: true, active: false });
    expect(codeOf(await close(owner.user.id))).toBe('LAST_OWNER');
    const second = await buildPerson(shop, { admin: true });
    expect(codeOf(await leave(second))).toBe('done');
    expect(codeOf(await close(owner.user.id))).toBe('LAST_OWNER');
  });

  it('stays when two owners take each other’s rights at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await buildPerson(shop, { admin: true });
      const take = round % 2 === 0 ? give : (id: string, _admin: boolean, _role: null, by: Caller) => close(id, by);
      const answers = await Promise.all([
        take(other.user.id, false, null, owner),
        take(owner.user.id, false, null, other),
      ]);
      const codes = answers.map(codeOf);
      expect(codes.filter((code) => code === 'done')).toHaveLength(1);
      expect(await owners()).toBe(1);
      if (codes[1] === 'done') owner = other;
    }
  });

  it('stays when two owners close their own accounts at the same time', async () => {
    const other = await buildPerson(shop, { admin: true });
    const codes = (await Promise.all([leave(owner), leave(other)])).map(codeOf).sort();
    expect(codes).toEqual(['LAST_OWNER', 'done']);
    expect(await owners()).toBe(1);
  });

  it('is made by the operator, also of an admin who had a role', async () => {
    const { user } = await buildAdminWith(shop, [CATALOGUE]);
    await createAdmin(shop.ctx(), { email: user.email, password: PASSWORD });
    expect(await owners()).toBe(2);
  });
});

describe('a role', () => {
  it('opens what it says and nothing else, at once', async () => {
    const { user, headers } = await buildPerson(shop);
    const roleId = await buildRole(shop, [ORDERS, CUSTOMERS]);
    expect((await give(user.id, true, roleId)).data.setUserRole).toEqual({ admin: true, role: { id: roleId } });
    expect(await sessionStatuses(shop, headers)).toEqual([401, 401]);
    const again = await signInAs(shop, user);
    const may = await shop.graphql<{ me: { permissions: string[] } }>('{ me { permissions } }', {}, { headers: again });
    expect(may.data.me.permissions).toEqual([ORDERS, CUSTOMERS]);
    expect(codeOf(await run('{ adminRoles { id } }', {}, { headers: again }))).toBe('done');
    expect(codeOf(await run('{ auditLog { totalCount } }', {}, { headers: again }))).toBe('FORBIDDEN');
    await saveRole({ name: `Only orders ${roleId}`, permissions: [ORDERS] }, owner, roleId);
    expect(await sessionStatuses(shop, again)).toEqual([401, 401]);
    const third = { headers: await signInAs(shop, user) };
    expect(codeOf(await run('{ adminRoles { id } }', {}, third))).toBe('FORBIDDEN');
  });

  it('that is only renamed signs nobody out', async () => {
    const { user, headers } = await buildAdminWith(shop, [CATALOGUE]);
    const name = `Renamed ${user.id}`;
    const { data } = await saveRole({ name: ` ${name} `, permissions: [CATALOGUE] }, owner, user.roleId!);
    expect(data.updateRole).toMatchObject({ name, permissions: [CATALOGUE] });
    expect(await sessionStatuses(shop, headers)).toEqual([200, 200]);
  });

  it('is changed by one of two who change at once', async () => {
    const id = await buildRole(shop, [ORDERS]);
    const expectedVersion = await versionOf(id);
    const change = (permission: string) =>
      saveRole({ expectedVersion, name: `Once ${id}`, permissions: [permission] }, owner, id);
    const codes = (await Promise.all([change(CATALOGUE), change(CUSTOMERS)])).map(codeOf);
    expect(codes.sort()).toEqual(['VERSION_CONFLICT', 'done']);
  });

  it('is not given, made or changed by who may do less', async () => {
    const clerk = await buildAdminWith(shop, [CUSTOMERS, ORDERS]);
    const { id } = await buildAccount(shop);
    const [within, above] = [await buildRole(shop, [ORDERS]), await buildRole(shop, [ORDERS, SETTINGS])];
    const named = () => `Role ${randomUUID()}`;
    const refused = [
      await give(id, true, null, clerk),
      await give(id, true, above, clerk),
      await give(clerk.user.id, true, null, clerk),
      await give(owner.user.id, false, null, clerk),
      await close(owner.user.id, clerk),
      await saveRole({ name: named(), permissions: [SETTINGS] }, clerk),
      await saveRole({ name: named(), permissions: [ORDERS, SETTINGS] }, clerk, within),
      await saveRole({ name: named(), permissions: [ORDERS] }, clerk, above),
      await saveRole({ name: named(), permissions: [CUSTOMERS, ORDERS, SETTINGS] }, clerk, clerk.user.roleId!),
      await removeRole(above, clerk),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'FORBIDDEN'));
    expect(codeOf(await give(id, true, within, clerk))).toBe('done');
    expect(codeOf(await give(id, false, null, clerk))).toBe('done');
    expect(codeOf(await saveRole({ name: named(), permissions: [ORDERS] }, clerk))).toBe('done');
  });

  it('that somebody has cannot be removed, one that nobody has can', async () => {
    const { user } = await buildAdminWith(shop, [CATALOGUE]);
    expect(codeOf(await removeRole(user.roleId!))).toBe('ROLE_IN_USE');
    await give(user.id, false);
    expect(codeOf(await removeRole(user.roleId!))).toBe('done');
    expect(codeOf(await removeRole(user.roleId!))).toBe('NOT_FOUND');
    expect(codeOf(await give(user.id, true, user.roleId))).toBe('NOT_FOUND');
  });

  it('needs a name of its own and something that it opens', async () => {
    const name = `Packers ${randomUUID()}`;
    expect(codeOf(await saveRole({ name, permissions: [ORDERS] }))).toBe('done');
    const wrong: [object, object][] = [
      [{ name, permissions: [ORDERS] }, { name: 'TAKEN' }],
      [
        { name: ' ', permissions: [] },
        { name: 'REQUIRED', permissions: 'REQUIRED' },
      ],
      [{ name: 'x'.repeat(61), permissions: [ORDERS] }, { name: 'TOO_LONG' }],
    ];
    for (const [input, args] of wrong)
      expect((await saveRole(input)).errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', args });
  });

  it.each([null, [], [CATALOGUE, ORDERS, SETTINGS]])('is none of the business of a caller with %j', async (held) => {
    const caller = held === null ? await buildPerson(shop) : await buildAdminWith(shop, held);
    const { id } = await buildAccount(shop);
    const refused = [
      await give(id, true, null, caller),
      await saveRole({ name: 'x', permissions: [ORDERS] }, caller),
      await saveRole({ name: 'x', permissions: [ORDERS] }, caller, randomUUID()),
      await removeRole(randomUUID(), caller),
      await run('{ adminRoles { id } }', {}, caller),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'FORBIDDEN'));
  });

  it('is not for customers', async () => {
    const { id } = await buildAccount(shop);
    const roleId = await buildRole(shop, [ORDERS]);
    expect((await give(id, false, roleId)).errors?.[0]?.extensions).toMatchObject({ args: { roleId: 'INVALID' } });
  });
});
