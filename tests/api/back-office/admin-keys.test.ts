import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { AdminKey } from '../../../server/api-keys/admin/admin-key.entity.ts';
import type { AdminKeyView } from '../../../server/api-keys/admin/admin-keys.types.ts';
import { AuditEntry } from '../../../server/audit/audit-entry.entity.ts';
import { BackOfficeScope, Permission } from '../../../server/core/permissions.ts';
import { DAY_MS } from '../../../server/core/time.ts';
import { askForAdminKey, buildAdminKey, buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildAdminWith, buildRole } from '../../support/builders/build-admin.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const { ORDERS_READ, PRODUCTS_READ, STOCK_READ, STOCK_WRITE } = BackOfficeScope;
const LIST = '{ adminKeys { id name prefix scopes lostScopes adminEmail expiresAt lastUsedAt } }';
const REVOKE = 'mutation ($id: ID!) { revokeAdminKey(input: { id: $id }) { id } }';
const ORDERS = '{ backOfficeOrders { totalCount } }';
const STOCK = '{ backOfficeStock { totalCount } }';

const listed = async (headers: Record<string, string>) =>
  (await shop.graphql<{ adminKeys: AdminKeyView[] }>(LIST, {}, { headers })).data.adminKeys;
const codeOf = async (query: string, headers: Record<string, string>, variables = {}) =>
  (await shop.graphql(query, variables, { headers })).errors?.[0]?.extensions.code;

describe('a key of an admin', () => {
  it('is told once, kept as a hash, and listed by how it begins', async () => {
    const { headers, user } = await buildPerson(shop, { admin: true });
    const { made } = (await askForAdminKey(shop, headers, { name: ' Ware\nhouse ', validDays: 30 })).data;
    expect(made.secret).toMatch(/^mtxa_[\w-]{43}$/);
    expect(made.key).toMatchObject({ name: 'Ware house', prefix: made.secret.slice(0, 11), adminEmail: user.email });
    const row = await shop.ctx().repo(AdminKey).findOneByOrFail({ id: made.key.id });
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([row, await listed(headers)])).not.toContain(made.secret);
  });

  it('needs the password, a name, a scope, and days between one and five years', async () => {
    const { headers } = await buildPerson(shop, { admin: true });
    const wrong = await askForAdminKey(shop, headers, { currentPassword: 'Not-the-one-77' });
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    const empty = await askForAdminKey(shop, headers, { name: ' ', scopes: [], validDays: 0 });
    expect(empty.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      args: { name: 'REQUIRED', scopes: 'REQUIRED', validDays: 'TOO_LOW' },
    });
    expect(await listed(headers)).toEqual(expect.not.arrayContaining([expect.objectContaining({ name: ' ' })]));
  });

  it('reaches no further than the role of its admin when it is made', async () => {
    const { headers } = await buildAdminWith(shop, [Permission.ORDERS]);
    const beyond = await askForAdminKey(shop, headers, { scopes: ['ORDERS_READ', 'STOCK_WRITE'] });
    expect(beyond.errors?.[0]?.extensions).toMatchObject({ args: { scopes: 'NOT_ALLOWED' } });
    expect((await askForAdminKey(shop, headers)).errors).toBeUndefined();
  });

  it('can be had 20 times by one admin, also when asked at the same time', async () => {
    const { headers } = await buildAdminWith(shop, [Permission.ORDERS]);
    for (let n = 0; n < 18; n += 1) await askForAdminKey(shop, headers);
    const last = await Promise.all(Array.from({ length: 4 }, () => askForAdminKey(shop, headers)));
    const codes = last.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'API_KEY_LIMIT')).toHaveLength(2);
  });
});

describe('what a key of an admin may do', () => {
  it('is weaker at once when its admin is', async () => {
    const { admin, headers } = await buildProgram(shop, [ORDERS_READ, STOCK_READ]);
    expect([await codeOf(ORDERS, headers), await codeOf(STOCK, headers)]).toEqual([undefined, undefined]);
    const roleId = await buildRole(shop, [Permission.ORDERS]);
    await shop.ctx().repo(User).update({ id: admin.user.id }, { roleId });
    expect([await codeOf(ORDERS, headers), await codeOf(STOCK, headers)]).toEqual([undefined, 'API_KEY_SCOPE']);
    expect(await listed(admin.headers)).toMatchObject([{ lostScopes: ['STOCK_READ'] }]);
  });

  it('is nothing once its admin is a customer, or the account is closed', async () => {
    for (const changes of [{ admin: false, roleId: null }, { active: false }]) {
      const { admin, headers } = await buildProgram(shop, [ORDERS_READ]);
      await shop.ctx().repo(User).update({ id: admin.user.id }, changes);
      expect(await codeOf(ORDERS, headers)).toBe('UNAUTHENTICATED');
    }
  });

  it('is over on the day that was said', async () => {
    const { headers } = await buildPerson(shop, { admin: true });
    const { made } = (await askForAdminKey(shop, headers, { validDays: 2 })).data;
    const program = { authorization: `Bearer ${made.secret}` };
    shop.clock.advance(2 * DAY_MS - 60_000);
    expect(await codeOf(ORDERS, program)).toBeUndefined();
    shop.clock.advance(61_000);
    expect(await codeOf(ORDERS, program)).toBe('UNAUTHENTICATED');
  });

  it('is never to make or to end keys, nor anything that has no scope', async () => {
    const { headers, id } = await buildProgram(shop, Object.values(BackOfficeScope));
    expect(await codeOf(LIST, headers)).toBe('API_KEY_SCOPE');
    expect(await codeOf(REVOKE, headers, { id })).toBe('API_KEY_SCOPE');
    expect(await codeOf('{ me { id email } }', headers)).toBe('API_KEY_SCOPE');
    const productId = await buildProduct(shop.ctx());
    const personal = 'query ($id: Int!) { product(id: $id) { id inMyWishlist } }';
    expect(await codeOf(personal, headers, { id: productId })).toBe('API_KEY_SCOPE');
    for (const url of ['/api/products', '/api/admin/orders.csv', '/api/cart', '/api/orders/me', '/api/user/profile']) {
      expect((await shop.inject({ url, headers })).json(), url).toMatchObject({ errorCode: 'API_KEY_SCOPE' });
    }
  });
});

describe('the end of a key of an admin', () => {
  it('comes at once, by its admin and by an owner, and by nobody else', async () => {
    const owner = await buildPerson(shop, { admin: true });
    const [one, other] = [await buildProgram(shop, [ORDERS_READ]), await buildProgram(shop, [ORDERS_READ])];
    expect(await codeOf(REVOKE, one.admin.headers, { id: other.id })).toBe('NOT_FOUND');
    expect((await listed(one.admin.headers)).map(({ id }) => id)).toEqual([one.id]);
    expect((await listed(owner.headers)).map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]));
    for (const [key, by] of [
      [one, one.admin],
      [other, owner],
    ] as const) {
      expect(await codeOf(REVOKE, by.headers, { id: key.id })).toBeUndefined();
      expect(await codeOf(ORDERS, key.headers)).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the audit log', () => {
  const entries = (where: object) =>
    shop
      .ctx()
      .repo(AuditEntry)
      .find({ where, order: { id: 'ASC' } });

  it('tells of keys that are made and ended, and never their secret', async () => {
    const { admin, id, secret } = await buildProgram(shop, [ORDERS_READ]);
    await shop.graphql(REVOKE, { id }, { headers: admin.headers });
    const found = await entries({ subject: 'KEY', subjectId: id });
    expect(found.map(({ action }) => action)).toEqual(['key.create', 'key.revoke']);
    expect(JSON.stringify(found)).not.toContain(secret.slice(12));
  });

  it('names the key by which a program changed something, and none where the admin did', async () => {
    const productId = await buildProduct(shop.ctx());
    const { admin, headers } = await buildProgram(shop, [STOCK_WRITE, PRODUCTS_READ]);
    const change = `mutation ($input: ChangeStockInput!) { changeStock(input: $input) { id } }`;
    for (const by of [headers, admin.headers]) {
      const input = { id: productId, key: crypto.randomUUID(), delta: 1, reason: 'DELIVERY' };
      expect(await codeOf(change, by, { input })).toBeUndefined();
    }
    const found = await entries({ action: 'product.stock', subjectId: String(productId) });
    expect(found.map(({ actorId, actorKey }) => [actorId, actorKey])).toEqual([
      [admin.user.id, 'Warehouse'],
      [admin.user.id, null],
    ]);
  });

  it('has the last use of a key beside it, to the minute', async () => {
    const { headers } = await buildPerson(shop, { admin: true });
    const key = await buildAdminKey(shop, headers, [ORDERS_READ]);
    const used = async () => (await listed(headers)).find(({ id }) => id === key.id)!.lastUsedAt;
    expect(await used()).toBeNull();
    await codeOf(ORDERS, key.headers);
    expect(await used()).not.toBeNull();
  });
});
