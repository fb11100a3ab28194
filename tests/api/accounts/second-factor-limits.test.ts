import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../server/accounts/sessions.service.ts';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, mailedSecret, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import {
  buildSecondFactor,
  codeOf,
  ENABLE,
  nextCode,
  start,
  tryGraph,
  tryRest,
  wrongCode,
} from '../../support/second-factor.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const DISABLE =
  'mutation ($password: String!, $code: String!) { disableSecondFactor(input: { currentPassword: $password, code: $code }) { id } }';
const times = <T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));
const count = (answers: string[], wanted: RegExp): number => answers.filter((answer) => wanted.test(answer)).length;

describe('one code at two doors at once', () => {
  it('of the app lets exactly one in', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { user, secret } = await buildSecondFactor(shop);
      const code = nextCode(shop, secret);
      const answers = await times(4, (i) => (i % 2 ? tryRest : tryGraph)(shop, user, { code }));
      expect(count(answers, /^OK$/)).toBe(1);
      expect(count(answers, /SECOND_FACTOR_INVALID$/)).toBe(3);
    }
  });

  it('of recovery lets exactly one in', async () => {
    const { user, recovery } = await buildSecondFactor(shop);
    const answers = await times(4, (i) => (i % 2 ? tryRest : tryGraph)(shop, user, { code: recovery[0] }));
    expect([count(answers, /^OK$/), count(answers, /SECOND_FACTOR_INVALID$/)]).toEqual([1, 3]);
  });

  it('switches the second factor on once', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    const { secret } = await start(shop, headers);
    const code = nextCode(shop, secret);
    const answers = await times(3, () => shop.graphql(ENABLE, { code }, { headers }));
    expect(answers.map((answer) => codeOf(answer) ?? 'OK').sort()).toEqual([
      'OK',
      'SECOND_FACTOR_ALREADY_ON',
      'SECOND_FACTOR_ALREADY_ON',
    ]);
  });
});

describe('the limit of codes', () => {
  it('is five wrong ones in 15 minutes over both doors, also for the right code', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    const code = wrongCode(shop, secret);
    for (let i = 0; i < 3; i += 1) expect(await tryRest(shop, user, { code })).toBe('403 SECOND_FACTOR_INVALID');
    for (let i = 0; i < 2; i += 1) expect(await tryGraph(shop, user, { code })).toBe('SECOND_FACTOR_INVALID');
    expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('429 RATE_LIMITED');
    expect(await tryGraph(shop, user)).toBe('RATE_LIMITED');
    shop.clock.advance(15 * MINUTE);
    expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('OK');
  });

  it('is not widened by sign-ins that only ask whether a code is needed', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    for (let i = 0; i < 5; i += 1) {
      expect(await tryRest(shop, user)).toBe('403 SECOND_FACTOR_REQUIRED');
      expect(await tryRest(shop, user, { code: wrongCode(shop, secret) })).toBe('403 SECOND_FACTOR_INVALID');
    }
    expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('429 RATE_LIMITED');
  });

  it('counts wrong passwords and wrong codes of an address together', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    for (let i = 0; i < 3; i += 1)
      expect(await tryRest(shop, user, { password: 'Wrong-Password-1' })).toBe('401 INVALID_CREDENTIALS');
    for (let i = 0; i < 2; i += 1)
      expect(await tryRest(shop, user, { code: wrongCode(shop, secret) })).toBe('403 SECOND_FACTOR_INVALID');
    expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('429 RATE_LIMITED');
  });

  it('is begun anew by a right code', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1)
        expect(await tryRest(shop, user, { code: wrongCode(shop, secret) })).toBe('403 SECOND_FACTOR_INVALID');
      expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('OK');
    }
  });

  it('lets exactly five of fifty at once be checked', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    const code = wrongCode(shop, secret);
    const answers = await times(50, () => tryRest(shop, user, { code }));
    expect([count(answers, /SECOND_FACTOR_INVALID$/), count(answers, /RATE_LIMITED$/)]).toEqual([5, 45]);
  });

  it('holds over a reset of the password, which does free the sign-in', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    const code = wrongCode(shop, secret);
    for (let i = 0; i < 5; i += 1) await tryRest(shop, user, { code });
    await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
    await shop.runJobs();
    const payload = { token: mailedSecret(shop, user.email), password: 'Spruce-Spar-1903' };
    await shop.inject({ method: 'POST', url: '/api/auth/reset-password', payload });
    const { password } = payload;
    expect(await tryRest(shop, user, { password })).toBe('403 SECOND_FACTOR_REQUIRED');
    expect(await tryRest(shop, user, { password, code })).toBe('429 RATE_LIMITED');
  });

  it('is one for sign-in and settings, whatever the password', async () => {
    const { user, headers, secret } = await buildSecondFactor(shop);
    const code = wrongCode(shop, secret);
    const disable = () => shop.graphql(DISABLE, { password: PASSWORD, code }, { headers });
    for (let i = 0; i < 5; i += 1) expect(codeOf(await disable())).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await disable())).toBe('RATE_LIMITED');
    expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('429 RATE_LIMITED');
  });

  it('holds for the code that would switch it on', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    const { secret } = await start(shop, headers);
    const enable = (code: string) => shop.graphql(ENABLE, { code }, { headers });
    for (let i = 0; i < 5; i += 1) expect(codeOf(await enable(wrongCode(shop, secret)))).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await enable(nextCode(shop, secret)))).toBe('RATE_LIMITED');
  });

  it('is one of its own in a known browser, which a stranger who has the password cannot use up', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    const login = (code: string, cookie = '') =>
      shop.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: user.email, password: PASSWORD, code },
        headers: cookie ? { cookie } : {},
      });
    const cookieOf = ({ headers }: Awaited<ReturnType<typeof login>>) => String(headers['set-cookie']).split(';')[0]!;
    const cookie = cookieOf(await login(nextCode(shop, secret)));
    const wrong = wrongCode(shop, secret);
    for (let i = 0; i < 5; i += 1) expect((await login(wrong)).statusCode).toBe(403);
    expect((await login(nextCode(shop, secret))).statusCode).toBe(429);
    expect((await login(nextCode(shop, secret), cookie)).statusCode).toBe(200);
    for (let i = 0; i < 5; i += 1) expect((await login(wrongCode(shop, secret), cookie)).statusCode).toBe(403);
    expect((await login(nextCode(shop, secret), cookie)).statusCode).toBe(429);
    shop.clock.advance(15 * MINUTE);
    expect((await login(nextCode(shop, secret))).statusCode).toBe(200);
  });

  it('is not used up by who does not know the password', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    for (let i = 0; i < 4; i += 1) await tryRest(shop, user, { password: 'Wrong-Password-1', code: '123456' });
    expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('OK');
  });
});

describe('a sign-in by password alone', () => {
  it('opens no session once the second factor was switched on meanwhile', async () => {
    const user = await buildAccount(shop);
    const before = await shop.ctx().repo(User).findOneByOrFail({ id: user.id });
    await shop.ctx().repo(User).update({ id: user.id }, { secondFactorAt: shop.clock.now() });
    expect(await openSession(shop.ctx(), before, false)).toBeNull();
  });
});
