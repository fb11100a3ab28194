import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { sessionStatuses } from '../../support/session-statuses.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true, email: 'owner@example.sk' });
});
afterAll(() => shop.close());

type Answer<Data = Record<string, unknown>> = Awaited<ReturnType<TestShop['graphql']>> & { data: Data };

const run = <Data>(query: string, variables: object = {}, { headers }: Pick<Person, 'headers'> = owner) =>
  shop.graphql<Data>(query, variables as Record<string, unknown>, { headers }) as Promise<Answer<Data>>;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

interface List {
  adminUsers: { totalCount: number; items: { id: string; email: string; purchases: { orders: number } }[] };
}

const LIST = `query ($filter: AdminUserFilter, $sort: AdminUserSort, $first: Int, $page: Int) {
  adminUsers(filter: $filter, sort: $sort, first: $first, page: $page) {
    totalCount items { id email lastSeenAt role { name } purchases { orders spent { minor } } sessions { id } } } }`;
const emails = async (filter: object, sort = 'EMAIL_ASC') =>
  (await run<List>(LIST, { filter, sort, first: 100 })).data.adminUsers.items.map(({ email }) => email);

const act = (name: string, variables: object, caller: Pick<Person, 'headers'> = owner) => {
  const types: Record<string, string> = { id: 'ID!', active: 'Boolean!', note: 'String!', expectedVersion: 'Int!' };
  const names = Object.keys(variables);
  const head = names.map((each) => `$${each}: ${types[each]!}`).join(', ');
  const args = names.map((each) => `${each}: $${each}`).join(', ');
  return run<Record<string, Record<string, unknown>>>(
    `mutation (${head}) { ${name}(input: { ${args} }) { id active emailConfirmedAt note noteVersion sessions { id } } }`,
    variables,
    caller,
  );
};

const ACTIONS: [string, object][] = [
  ['setUserActive', { active: false }],
  ['confirmUserEmail', {}],
  ['sendPasswordReset', {}],
  ['signOutUser', {}],
  ['setUserNote', { note: 'x', expectedVersion: 0 }],
];

describe('the list of accounts', () => {
  it('finds by words of address and name, without case and diacritics', async () => {
    const email = `zk-${randomUUID()}@example.sk`;
    await buildAccount(shop, { email, firstName: 'Zuzana', lastName: 'Kováčová' });
    for (const search of ['kovacova', 'ZUZANA kováč', email.slice(3, 20), `  ${email} `, 'zk'])
      expect(await emails({ search })).toContain(email);
    for (const search of ['kovacova 100%', '%', '_', '\\', 'zuzana peter'])
      expect(await emails({ search })).not.toContain(email);
  });

  it('narrows by kind, state, confirmation and orders, all at once', async () => {
    const [plain, off, open, buyer] = [
      await buildAccount(shop, { username: 'narrow' }),
      await buildAccount(shop, { username: 'narrow', active: false }),
      await buildAccount(shop, { username: 'narrow', emailConfirmedAt: null }),
      await buildAccount(shop, { username: 'narrow', admin: true }),
    ];
    const viewer = { userId: buyer.id, admin: false, sessionId: '' };
    await buildOrder(shop.ctx({ viewer }), { lines: [{ productId: await buildSellable(shop), quantity: 1 }] });
    const found = async (filter: object) => (await emails({ search: 'narrow', ...filter })).sort();
    expect(await found({})).toEqual([plain, off, open, buyer].map(({ email }) => email).sort());
    expect(await found({ active: false })).toEqual([off.email]);
    expect(await found({ confirmed: false })).toEqual([open.email]);
    expect(await found({ kind: 'ADMIN' })).toEqual([buyer.email]);
    expect(await found({ hasOrders: true })).toEqual([buyer.email]);
    expect(await found({ hasOrders: false, active: true, confirmed: true, kind: 'CUSTOMER' })).toEqual([plain.email]);
  });

  it('sorts and pages without losing or repeating anybody', async () => {
    const family = `Page${randomUUID().slice(0, 8)}`;
    for (const firstName of ['C', 'A', 'B', 'E', 'D']) await buildAccount(shop, { firstName, lastName: family });
    const firsts = async (sort: string, page: number) => {
      const query = `query ($filter: AdminUserFilter, $sort: AdminUserSort, $page: Int) {
        adminUsers(filter: $filter, sort: $sort, first: 2, page: $page) { totalCount items { firstName } } }`;
      interface Named {
        adminUsers: { totalCount: number; items: { firstName: string }[] };
      }
      const { adminUsers } = (await run<Named>(query, { filter: { search: family }, sort, page })).data;
      return [adminUsers.totalCount, ...adminUsers.items.map(({ firstName }) => firstName)];
    };
    expect([await firsts('NAME_ASC', 1), await firsts('NAME_ASC', 3)]).toEqual([
      [5, 'A', 'B'],
      [5, 'E'],
    ]);
    expect([await firsts('NAME_DESC', 1), await firsts('CREATED_ASC', 2)]).toEqual([
      [5, 'E', 'D'],
      [5, 'B', 'E'],
    ]);
    expect(await firsts('EMAIL_ASC', 4)).toEqual([5]);
  });

  it('tells what was paid less refunds, and nobody without ORDERS which orders these are', async () => {
    const buyer = await buildAccount(shop);
    const productId = await buildSellable(shop);
    const viewer = { userId: buyer.id, admin: false, sessionId: '' };
    const place = () => buildOrder(shop.ctx({ viewer }), { lines: [{ productId, quantity: 1 }] });
    const [{ order }] = [await place(), await place()];
    await shop
      .ctx()
      .sql(`UPDATE orders SET payment_status = 'PARTIALLY_REFUNDED', refunded_minor = 100 WHERE id = $1`, [order.id]);
    const query = `query ($id: ID!) { adminUser(id: $id) {
      purchases { orders spent { minor } } latestOrders { id orderNumber totalAmount { minor } } latestBuilds { id } } }`;
    interface One {
      adminUser: { purchases: object; latestOrders: { id: string }[] | null; latestBuilds: object[] | null };
    }
    const seen = (await run<One>(query, { id: buyer.id })).data.adminUser;
    expect(seen.purchases).toEqual({ orders: 2, spent: { minor: order.totalMinor - 100 } });
    expect(seen.latestOrders?.map(({ id }) => id)).toContain(order.id);
    const clerk = await buildAdminWith(shop, [Permission.CUSTOMERS]);
    const { adminUser } = (await run<One>(query, { id: buyer.id }, clerk)).data;
    expect([adminUser.latestOrders, adminUser.latestBuilds]).toEqual([null, null]);
  });

  it('refuses a page that is none', async () => {
    for (const wrong of [{ first: 0 }, { first: 101 }, { page: 0 }])
      expect(codeOf(await run(LIST, wrong))).toBe('VALIDATION_FAILED');
    expect(codeOf(await run('{ adminUser(id: "nobody") { id } }'))).toBe('NOT_FOUND');
  });
});

describe('what admins do to an account', () => {
  it.each(ACTIONS)('%s is refused to visitors, customers and roles without CUSTOMERS', async (name, args) => {
    const { id } = await buildAccount(shop);
    const others = [Permission.CATALOGUE, Permission.ORDERS, Permission.ANALYTICS, Permission.SETTINGS];
    const clerk = await buildAdminWith(shop, others);
    const customer = await buildPerson(shop);
    expect(codeOf(await act(name, { id, ...args }, { headers: {} as never }))).toBe('UNAUTHENTICATED');
    for (const caller of [customer, clerk]) {
      expect(codeOf(await act(name, { id, ...args }, caller))).toBe('FORBIDDEN');
      expect(codeOf(await run(LIST, {}, caller))).toBe('FORBIDDEN');
    }
  });

  it.each(ACTIONS)('%s says NOT_FOUND for nobody', async (name, args) => {
    for (const id of [randomUUID(), 'nobody', '']) expect(codeOf(await act(name, { id, ...args }))).toBe('NOT_FOUND');
  });

  it('closes an account at once, and opens it again', async () => {
    const { user, headers } = await buildPerson(shop);
    expect((await act('setUserActive', { id: user.id, active: false })).data.setUserActive).toMatchObject({
      active: false,
      sessions: [],
    });
    expect(await sessionStatuses(shop, headers)).toEqual([401, 401]);
    await act('setUserActive', { id: user.id, active: true });
    expect(await sessionStatuses(shop, await signInAs(shop, user))).toEqual([200, 200]);
  });

  it('takes an address for confirmed, so that its owner signs in', async () => {
    const user = await buildAccount(shop, { emailConfirmedAt: null });
    const { data } = await act('confirmUserEmail', { id: user.id });
    const at = data.confirmUserEmail!.emailConfirmedAt;
    expect(at).toBeTruthy();
    expect(await sessionStatuses(shop, await signInAs(shop, user))).toEqual([200, 200]);
    expect((await act('confirmUserEmail', { id: user.id })).data.confirmUserEmail!.emailConfirmedAt).toBe(at);
  });

  it('sends the link for a new password to the account alone, in its language, five times an hour', async () => {
    const user = await buildAccount(shop, { locale: 'sk' });
    await act('sendPasswordReset', { id: user.id });
    await shop.runJobs();
    const mail = shop.mails.at(-1)!;
    expect([mail.to, mail.text]).toEqual([user.email, expect.stringContaining('/reset-password?token=')]);
    expect(mail.subject).toMatch(/hes/i);
    for (let i = 0; i < 4; i += 1) await act('sendPasswordReset', { id: user.id });
    expect(codeOf(await act('sendPasswordReset', { id: user.id }))).toBe('RATE_LIMITED');
    const off = await buildAccount(shop, { active: false });
    expect(codeOf(await act('sendPasswordReset', { id: off.id }))).toBe('ACCOUNT_INACTIVE');
  });

  it('signs out everywhere', async () => {
    const { user, headers } = await buildPerson(shop);
    const second = await signInAs(shop, user);
    expect((await act('signOutUser', { id: user.id })).data.signOutUser).toMatchObject({ active: true, sessions: [] });
    expect([await sessionStatuses(shop, headers), await sessionStatuses(shop, second)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
  });

  it('keeps a note that two cannot overwrite for each other, and that the person may read', async () => {
    const { user, headers } = await buildPerson(shop);
    const { id } = user;
    const { data } = await act('setUserNote', { id, note: ' Wants a call. ', expectedVersion: 0 });
    expect(data.setUserNote).toMatchObject({ note: 'Wants a call.', noteVersion: 1 });
    expect(codeOf(await act('setUserNote', { id, note: 'Mine', expectedVersion: 0 }))).toBe('VERSION_CONFLICT');
    expect(codeOf(await act('setUserNote', { id, note: 'x'.repeat(5001), expectedVersion: 1 }))).toBe(
      'VALIDATION_FAILED',
    );
    const own = await shop.inject({ url: '/api/user/profile', headers });
    expect(own.body).not.toContain('Wants a call');
    expect((await shop.ctx().repo(User).findOneByOrFail({ id })).note).toBe('Wants a call.');
  });
});
