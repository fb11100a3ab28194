import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAccount,
  mailedSecret,
  PASSWORD,
  signInAs,
  type SignedInHeaders,
} from '../../support/builders/build-account.ts';
import {
  buildSecondFactor,
  codeAt,
  codeOf,
  ENABLE,
  nextCode,
  start,
  START,
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

const STATE = '{ me { secondFactor { enabled enabledAt recoveryCodesLeft } } }';
const DISABLE =
  'mutation ($password: String!, $code: String!) { disableSecondFactor(input: { currentPassword: $password, code: $code }) { id } }';
const RENEW =
  'mutation ($password: String!, $code: String!) { renewRecoveryCodes(input: { currentPassword: $password, code: $code }) { codes } }';

interface State {
  me: { secondFactor: { enabled: boolean; enabledAt: string | null; recoveryCodesLeft: number } };
}
const stateOf = async (headers: SignedInHeaders) =>
  (await shop.graphql<State>(STATE, {}, { headers })).data.me.secondFactor;
const enable = (headers: SignedInHeaders, code: string) =>
  shop.graphql<{ enableSecondFactor: { codes: string[] } }>(ENABLE, { code }, { headers });
const profileStatus = async (headers: SignedInHeaders) =>
  (await shop.inject({ url: '/api/user/profile', headers })).statusCode;
const subjectsTo = async (email: string) => {
  await shop.runJobs();
  return shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const rowsOf = async (userId: string) =>
  shop.ctx().sql('SELECT f::text AS row FROM second_factor f WHERE user_id = $1', [userId]);

describe('the second factor', () => {
  it('is off until it is set up, and a code is then of no account', async () => {
    const user = await buildAccount(shop, { admin: true });
    const headers = await signInAs(shop, user);
    expect(await stateOf(headers)).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    expect([await tryRest(shop, user), await tryRest(shop, user, { code: '123456' })]).toEqual(['OK', 'OK']);
  });

  it('is on after the first code of the app: recovery codes are given, others are signed out, a mail tells', async () => {
    const user = await buildAccount(shop);
    const [headers, elsewhere] = [await signInAs(shop, user), await signInAs(shop, user)];
    const { secret, uri } = await start(shop, headers);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Martyx:.+secret=/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(user.email);
    expect([await tryRest(shop, user), (await stateOf(headers)).enabled]).toEqual(['OK', false]);
    const { data } = await enable(headers, nextCode(shop, secret));
    expect(data.enableSecondFactor.codes).toHaveLength(10);
    expect(new Set(data.enableSecondFactor.codes).size).toBe(10);
    for (const code of data.enableSecondFactor.codes)
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await stateOf(headers)).toEqual({ enabled: true, enabledAt: expect.any(String), recoveryCodesLeft: 10 });
    expect([await profileStatus(headers), await profileStatus(elsewhere)]).toEqual([200, 401]);
    expect(await subjectsTo(user.email)).toEqual(['Two-step sign-in is on · Martyx']);
  });

  it('counts the newest secret only, as long as it waits', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    const [older, newer] = [await start(shop, headers), await start(shop, headers)];
    expect(newer.secret).not.toBe(older.secret);
    expect(codeOf(await enable(headers, nextCode(shop, older.secret)))).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await enable(headers, nextCode(shop, newer.secret)))).toBeUndefined();
  });

  it('is started with the current password, once, by who is signed in', async () => {
    const { headers, secret } = await buildSecondFactor(shop);
    const other = await signInAs(shop, await buildAccount(shop));
    const begin = (password: string, by: Record<string, string>) => shop.graphql(START, { password }, { headers: by });
    expect(codeOf(await begin(PASSWORD, headers))).toBe('SECOND_FACTOR_ALREADY_ON');
    expect(codeOf(await enable(headers, nextCode(shop, secret)))).toBe('SECOND_FACTOR_ALREADY_ON');
    expect(codeOf(await begin('Wrong-Password-1', other))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await enable(other, '123456'))).toBe('SECOND_FACTOR_OFF');
    for (const [query, variables] of [
      [START, { password: PASSWORD }],
      [ENABLE, { code: '123456' }],
      [DISABLE, { password: PASSWORD, code: '123456' }],
      [RENEW, { password: PASSWORD, code: '123456' }],
    ] as const)
      expect(codeOf(await shop.graphql(query, variables))).toBe('UNAUTHENTICATED');
  });

  it('is stored so that neither the secret nor a recovery code can be read', async () => {
    const { user, secret, recovery } = await buildSecondFactor(shop);
    const rows = JSON.stringify(await rowsOf(user.id));
    for (const hidden of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(hidden);
    expect(JSON.stringify(shop.mails)).not.toContain(secret);
  });

  it('does not open with the secret of another account put in its place', async () => {
    const [mine, theirs] = [await buildSecondFactor(shop), await buildSecondFactor(shop)];
    await shop
      .ctx()
      .sql(
        'UPDATE second_factor SET sealed_secret = (SELECT sealed_secret FROM second_factor WHERE user_id = $2) WHERE user_id = $1',
        [theirs.user.id, mine.user.id],
      );
    const code = nextCode(shop, mine.secret);
    expect(await tryRest(shop, theirs.user, { code })).toBe('403 SECOND_FACTOR_INVALID');
    expect(await tryRest(shop, mine.user, { code })).toBe('OK');
  });

  it('goes with the account', async () => {
    const { user, headers } = await buildSecondFactor(shop);
    await shop.graphql(
      'mutation ($p: String!) { deleteAccount(input: { currentPassword: $p }) { id } }',
      { p: PASSWORD },
      { headers },
    );
    expect(await rowsOf(user.id)).toEqual([]);
  });
});

describe('signing in with the second factor', () => {
  it('asks for a code after the right password only, and opens with it, over both doors', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    const wrong = wrongCode(shop, secret);
    for (const code of [undefined, null, '', ' ', '-\u0000-']) {
      expect(await tryRest(shop, user, { code })).toBe('403 SECOND_FACTOR_REQUIRED');
      expect(await tryGraph(shop, user, { code })).toBe('SECOND_FACTOR_REQUIRED');
    }
    for (const code of [undefined, wrong, nextCode(shop, secret)])
      expect(await tryRest(shop, user, { password: 'Wrong-Password-1', code })).toBe('401 INVALID_CREDENTIALS');
    expect(await tryRest(shop, user, { code: wrong })).toBe('403 SECOND_FACTOR_INVALID');
    expect(await tryRest(shop, user, { code: nextCode(shop, secret) })).toBe('OK');
    expect(await tryGraph(shop, user, { code: wrong })).toBe('SECOND_FACTOR_INVALID');
    expect(await tryGraph(shop, user, { code: nextCode(shop, secret) })).toBe('OK');
  });

  it('takes a code as apps show it, and the ones right before and after', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    const spaced = nextCode(shop, secret).replace(/^(...)/, ' $1 ');
    expect(await tryRest(shop, user, { code: spaced })).toBe('OK');
    const late = nextCode(shop, secret);
    shop.clock.advance(30_000);
    expect(await tryRest(shop, user, { code: late })).toBe('OK');
    nextCode(shop, secret);
    const early = codeAt(secret, shop.clock.now().getTime() + 30_000);
    expect(await tryRest(shop, user, { code: early })).toBe('OK');
    const old = nextCode(shop, secret);
    shop.clock.advance(60_000);
    expect(await tryRest(shop, user, { code: old })).toBe('403 SECOND_FACTOR_INVALID');
  });

  it('takes no code twice, and none that is older than the last', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    const older = nextCode(shop, secret);
    const newer = nextCode(shop, secret);
    expect(await tryRest(shop, user, { code: newer })).toBe('OK');
    for (const code of [newer, older]) expect(await tryGraph(shop, user, { code })).toBe('SECOND_FACTOR_INVALID');
  });

  it('does not take the code that switched it on', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    const { secret } = await start(shop, headers);
    const code = nextCode(shop, secret);
    await enable(headers, code);
    expect(await tryRest(shop, user, { code })).toBe('403 SECOND_FACTOR_INVALID');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { user, headers, recovery } = await buildSecondFactor(shop);
    const [one, two, three] = recovery as [string, string, string];
    expect(await tryRest(shop, user, { code: one.toUpperCase() })).toBe('OK');
    expect(await tryGraph(shop, user, { code: ` ${two.replace('-', ' ')} ` })).toBe('OK');
    expect(await tryRest(shop, user, { code: three.replace('-', '–').replaceAll('0', 'O').replaceAll('1', 'l') })).toBe(
      'OK',
    );
    expect((await stateOf(headers)).recoveryCodesLeft).toBe(7);
    for (const used of [one, two]) expect(await tryRest(shop, user, { code: used })).toBe('403 SECOND_FACTOR_INVALID');
  });

  it('takes no recovery code of another account', async () => {
    const [mine, theirs] = [await buildSecondFactor(shop), await buildSecondFactor(shop)];
    expect(await tryRest(shop, theirs.user, { code: mine.recovery[0] })).toBe('403 SECOND_FACTOR_INVALID');
    expect(await tryRest(shop, mine.user, { code: mine.recovery[0] })).toBe('OK');
  });

  it('stays necessary after a reset of the password', async () => {
    const { user, secret } = await buildSecondFactor(shop);
    await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
    await shop.runJobs();
    const payload = { token: mailedSecret(shop, user.email), password: 'Spruce-Spar-1903' };
    expect((await shop.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode).toBe(200);
    const { password } = payload;
    expect(await tryRest(shop, user, { password })).toBe('403 SECOND_FACTOR_REQUIRED');
    expect(await tryRest(shop, user, { password, code: nextCode(shop, secret) })).toBe('OK');
  });

  it.each([
    [1, 400, 'VALIDATION_FAILED'],
    [{ $ne: '' }, 400, 'VALIDATION_FAILED'],
    [['123456'], 400, 'VALIDATION_FAILED'],
    ['1'.repeat(51), 400, 'VALIDATION_FAILED'],
    ['1'.repeat(50), 403, 'SECOND_FACTOR_INVALID'],
    ['12345\u0000', 403, 'SECOND_FACTOR_INVALID'],
    ["' OR 1=1--", 403, 'SECOND_FACTOR_INVALID'],
    ['١٢٣٤٥٦', 403, 'SECOND_FACTOR_INVALID'],
  ])('answers the code %j with %i %s', async (code, status, errorCode) => {
    const { user } = await buildSecondFactor(shop);
    const payload = { email: user.email, password: PASSWORD, code };
    const answer = await shop.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { errorCode }]);
    const graph = await tryGraph(shop, user, { code: code as string });
    expect(graph).toBe(typeof code === 'string' ? errorCode : 'BAD_USER_INPUT');
  });
});

describe('switching the second factor off', () => {
  it('needs the password and a code; then the password is enough, and a mail tells', async () => {
    const { user, headers, secret } = await buildSecondFactor(shop);
    const disable = (password: string, code: string) => shop.graphql(DISABLE, { password, code }, { headers });
    expect(codeOf(await disable('Wrong-Password-1', nextCode(shop, secret)))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await disable(PASSWORD, wrongCode(shop, secret)))).toBe('SECOND_FACTOR_INVALID');
    expect((await disable(PASSWORD, ' ')).errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION_FAILED',
      args: { code: 'REQUIRED' },
    });
    expect(await tryRest(shop, user)).toBe('403 SECOND_FACTOR_REQUIRED');
    expect((await disable(PASSWORD, nextCode(shop, secret))).data).toEqual({
      disableSecondFactor: { id: expect.any(String) },
    });
    expect(await tryRest(shop, user)).toBe('OK');
    expect(await stateOf(headers)).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    expect(await rowsOf(user.id)).toEqual([]);
    expect(codeOf(await disable(PASSWORD, nextCode(shop, secret)))).toBe('SECOND_FACTOR_OFF');
    expect(await subjectsTo(user.email)).toContain('Two-step sign-in is off · Martyx');
  });

  it('can be done by a recovery code, when the app is lost', async () => {
    const { headers, recovery } = await buildSecondFactor(shop);
    const { data } = await shop.graphql(DISABLE, { password: PASSWORD, code: recovery[4] }, { headers });
    expect(data).toEqual({ disableSecondFactor: { id: expect.any(String) } });
  });

  it.each([
    ['sk', 'Dvojstupňové prihlásenie je vypnuté · Martyx'],
    ['de', 'Die Anmeldung in zwei Schritten ist ausgeschaltet · Martyx'],
  ])('is told in the language of the reader: %s', async (language, subject) => {
    const { user, headers, recovery } = await buildSecondFactor(shop);
    const asked = { ...headers, 'accept-language': language };
    await shop.graphql(DISABLE, { password: PASSWORD, code: recovery[0] }, { headers: asked });
    expect(await subjectsTo(user.email)).toContain(subject);
  });
});

describe('new recovery codes', () => {
  it('take the place of all older ones, with the password and a code', async () => {
    const { user, headers, secret, recovery } = await buildSecondFactor(shop);
    const renew = (password: string, code: string) =>
      shop.graphql<{ renewRecoveryCodes: { codes: string[] } }>(RENEW, { password, code }, { headers });
    expect(codeOf(await renew('Wrong-Password-1', nextCode(shop, secret)))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await renew(PASSWORD, wrongCode(shop, secret)))).toBe('SECOND_FACTOR_INVALID');
    const { data } = await renew(PASSWORD, recovery[0]!);
    expect(data.renewRecoveryCodes.codes).toHaveLength(10);
    expect((await stateOf(headers)).recoveryCodesLeft).toBe(10);
    expect(await tryRest(shop, user, { code: recovery[1] })).toBe('403 SECOND_FACTOR_INVALID');
    expect(await tryRest(shop, user, { code: data.renewRecoveryCodes.codes[1] })).toBe('OK');
  });

  it('are for who has a second factor', async () => {
    const headers = await signInAs(shop, await buildAccount(shop));
    expect(codeOf(await shop.graphql(RENEW, { password: PASSWORD, code: '123456' }, { headers }))).toBe(
      'SECOND_FACTOR_OFF',
    );
  });
});
