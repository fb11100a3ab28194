import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUserRole } from '../../../server/accounts/admin/admin-access.service.ts';
import { setUserActive } from '../../../server/accounts/admin/admin-users.service.ts';
import { Session } from '../../../server/accounts/session.entity.ts';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { sessionStatuses } from '../../support/session-statuses.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('a session', () => {
  const end = (headers: SignedInHeaders, url: string) => shop.inject({ method: 'POST', url, headers });

  it.each(['/auth/logout', '/api/auth/logout'])('is dead everywhere after POST %s', async (url) => {
    const user = await buildAccount(shop);
    const [one, two] = [await signInAs(shop, user), await signInAs(shop, user)];
    expect((await end(one, url)).statusCode).toBe(204);
    expect([await sessionStatuses(shop, one), await sessionStatuses(shop, two)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect((await end(one, url)).statusCode).toBe(401);
    for (const file of [
      '/api/orders/x/items/y/download',
      '/api/orders/x/invoice',
      '/downloads/x/y.zip',
      '/api/orders/me',
    ])
      expect((await shop.inject({ url: file, headers: one })).statusCode).toBe(401);
    expect((await shop.inject({ method: 'POST', url })).statusCode).toBe(401);
  });

  it('that ended stays so after a restart, and one that did not stays open', async () => {
    const user = await buildAccount(shop);
    const [one, two] = [await signInAs(shop, user), await signInAs(shop, user)];
    await end(one, '/auth/logout');
    const restarted = await startShop({ databaseUrl: shop.databaseUrl });
    const statusOf = async (headers: SignedInHeaders) =>
      (await restarted.inject({ url: '/api/user/profile', headers })).statusCode;
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200]);
    await restarted.close();
  });

  it('ends whatever a client sends as a body', async () => {
    const user = await buildAccount(shop);
    for (const [type, payload] of [
      ['application/json', ''],
      ['application/json', '{}'],
      ['text/plain', 'x'],
    ] as const) {
      const headers = { ...(await signInAs(shop, user)), 'content-type': type };
      expect((await shop.inject({ method: 'POST', url: '/auth/logout', headers, payload })).statusCode).toBe(204);
    }
  });

  it('ends alone, one of them by id, or all together', async () => {
    const user = await buildAccount(shop);
    const [one, two, three] = [await signInAs(shop, user), await signInAs(shop, user), await signInAs(shop, user)];
    await shop.graphql('mutation { logout { receivedAt } }', {}, { headers: one });
    expect(await sessionStatuses(shop, one)).toEqual([401, 401]);
    const LIST = '{ me { sessions { id current } } }';
    const list = await shop.graphql<{ me: { sessions: { id: string; current: boolean }[] } }>(
      LIST,
      {},
      { headers: two },
    );
    const other = list.data.me.sessions.find(({ current }) => !current)!;
    const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { id } }';
    expect((await shop.graphql(END, { id: other.id }, { headers: two })).data).toEqual({
      endSession: { id: expect.any(String) },
    });
    expect([await sessionStatuses(shop, two), await sessionStatuses(shop, three)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    const four = await signInAs(shop, user);
    await shop.graphql('mutation { logoutEverywhere { receivedAt } }', {}, { headers: two });
    expect([await sessionStatuses(shop, two), await sessionStatuses(shop, four)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
  });

  it('of somebody else cannot be ended', async () => {
    const [mine, theirs] = [await buildAccount(shop), await buildAccount(shop)];
    const [headers, foreign] = [await signInAs(shop, mine), await signInAs(shop, theirs)];
    const { id } = await shop.ctx().repo(Session).findOneByOrFail({ userId: theirs.id });
    const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { id } }';
    for (const wrong of [id, randomUUID(), 'undefined', 'null', 'NaN', '', '0', '9'.repeat(30), '\u0000'])
      expect((await shop.graphql(END, { id: wrong }, { headers })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await sessionStatuses(shop, foreign)).toEqual([200, 200]);
    expect((await shop.graphql(END, { id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('ends when the account is closed, and when its role changes', async () => {
    const user = await buildAccount(shop, { admin: true });
    const first = await signInAs(shop, user);
    const owner = await ownerCtx(shop);
    await setUserRole(owner, user.id, false, null);
    expect(await sessionStatuses(shop, first)).toEqual([401, 401]);
    const second = await signInAs(shop, user);
    await setUserActive(owner, user.id, false);
    expect(await sessionStatuses(shop, second)).toEqual([401, 401]);
    await setUserActive(owner, user.id, true);
    expect(await sessionStatuses(shop, second)).toEqual([401, 401]);
  });

  it('takes role and state from the row on every call', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    await shop.ctx().repo(User).update({ id: user.id }, { active: false });
    expect(await sessionStatuses(shop, headers)).toEqual([401, 401]);
  });
});
