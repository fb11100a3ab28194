import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUserRole } from '../../../server/accounts/admin/admin-access.service.ts';
import type { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { LOGIN } from '../../support/second-factor.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** On a shop of its own: these tests move the clock far. */
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const keepRest = async ({ email }: User, keep: unknown): Promise<SignedInHeaders> => {
  const payload = { email, password: PASSWORD, keep };
  const answer = await shop.inject({ method: 'POST', url: '/api/auth/login', payload });
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
};
const claimsOf = ({ authorization }: SignedInHeaders) =>
  JSON.parse(Buffer.from(authorization.split('.')[1]!, 'base64url').toString()) as { iat: number; exp: number };
const lifetime = (headers: SignedInHeaders): number => {
  const { iat, exp } = claimsOf(headers);
  return (exp - iat) * 1000;
};
const doors = async (headers: SignedInHeaders) => {
  const rest = await shop.inject({ url: '/api/user/profile', headers });
  const query = { query: '{ me { id } }' };
  const graph = await shop.inject({ method: 'POST', url: '/graphql', headers, payload: query });
  return [rest.statusCode, graph.statusCode];
};
const OPEN = [200, 200];
const OVER = [401, 401];

describe('a customer who stays signed in', () => {
  it('has thirty days instead of twelve hours, over both doors', async () => {
    const user = await buildAccount(shop);
    const short = await signInAs(shop, user);
    const kept = await keepRest(user, true);
    const input = { email: user.email, password: PASSWORD, keep: true };
    const { data } = await shop.graphql<{ login: { expiresAt: string } }>(LOGIN, { input });
    const left = new Date(data.login.expiresAt).getTime() - shop.clock.now().getTime();
    expect([lifetime(short), lifetime(kept), Math.round(left / DAY)]).toEqual([12 * HOUR, 30 * DAY, 30]);
    shop.clock.advance(13 * HOUR);
    expect([await doors(short), await doors(kept)]).toEqual([OVER, OPEN]);
    shop.clock.advance(29 * DAY);
    expect(await doors(kept)).toEqual(OPEN);
    shop.clock.advance(DAY);
    expect(await doors(kept)).toEqual(OVER);
  });

  it.each([false, null, undefined])('does not when keep is %j', async (keep) => {
    expect(lifetime(await keepRest(await buildAccount(shop), keep))).toBe(12 * HOUR);
  });

  it.each(['true', 1, {}, [true]])('is refused with keep as %j', async (keep) => {
    const { email } = await buildAccount(shop);
    const payload = { email, password: PASSWORD, keep };
    const answer = await shop.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { args: { keep: 'INVALID_TYPE' } }]);
    const { errors } = await shop.graphql(LOGIN, { input: payload });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is signed out when made an admin', async () => {
    const user = await buildAccount(shop);
    const kept = await keepRest(user, true);
    await setUserRole(await ownerCtx(shop), user.id, true, null);
    expect(await doors(kept)).toEqual(OVER);
  });
});

describe('the session of an admin', () => {
  it('is twelve hours, also when it was to be kept', async () => {
    expect(lifetime(await keepRest(await buildAccount(shop, { admin: true }), true))).toBe(12 * HOUR);
  });

  it('is over after an hour without a call, at both doors and in the list', async () => {
    const user = await buildAccount(shop, { admin: true });
    const idle = await signInAs(shop, user);
    shop.clock.advance(59 * MINUTE);
    const fresh = await signInAs(shop, user);
    expect(await doors(idle)).toEqual(OPEN);
    shop.clock.advance(59 * MINUTE);
    expect([await doors(idle), await doors(fresh)]).toEqual([OPEN, OPEN]);
    shop.clock.advance(30 * MINUTE);
    expect(await doors(fresh)).toEqual(OPEN);
    shop.clock.advance(30 * MINUTE);
    expect([await doors(idle), await doors(fresh)]).toEqual([OVER, OPEN]);
    const { data } = await shop.graphql<{ me: { sessions: object[] } }>(
      '{ me { sessions { current } } }',
      {},
      { headers: fresh },
    );
    expect(data.me.sessions).toEqual([{ current: true }]);
  });

  it('lives on through calls, up to its twelve hours', async () => {
    const headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
    for (let i = 0; i < 14; i += 1) {
      shop.clock.advance(50 * MINUTE);
      expect(await doors(headers)).toEqual(OPEN);
    }
    shop.clock.advance(50 * MINUTE);
    expect(await doors(headers)).toEqual(OVER);
  });

  it('alone ends so: that of a customer may rest for twelve hours', async () => {
    const headers = await signInAs(shop, await buildAccount(shop));
    shop.clock.advance(12 * HOUR - MINUTE);
    expect(await doors(headers)).toEqual(OPEN);
  });
});
