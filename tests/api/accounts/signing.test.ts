import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../server/accounts/session.entity.ts';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { sessionStatuses } from '../../support/session-statuses.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token expiresAt user { id email emailConfirmed admin sessions { id device current } } }
}`;

const rest = (email: unknown, password: unknown, headers: Record<string, string> = {}) =>
  shop.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } });

const graph = (email: unknown, password: unknown) =>
  shop.graphql<{ login: { token: string; expiresAt: string; user: Record<string, unknown> } }>(LOGIN, {
    input: { email, password },
  });

const codes = { rest: async (e: unknown, p: unknown) => (await rest(e, p)).json<{ errorCode?: string }>().errorCode };
const graphCode = async (e: unknown, p: unknown) => (await graph(e, p)).errors?.[0]?.extensions.code;

describe('signing in', () => {
  it('gives a token, id, address and whether it is confirmed, over REST', async () => {
    const user = await buildAccount(shop);
    const answer = await rest(` ${user.email.toUpperCase()} `, PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      token: expect.any(String),
      id: user.id,
      email: user.email,
      emailConfirmed: true,
    });
    const [, payload] = answer.json<{ token: string }>().token.split('.');
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Record<string, number>;
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(claims.exp! - claims.iat!).toBe(12 * 3600);
  });

  it('does the same over GraphQL, and names the device of the session', async () => {
    const user = await buildAccount(shop);
    const { data } = await graph(user.email, PASSWORD);
    expect(data.login.user).toMatchObject({ id: user.id, email: user.email, emailConfirmed: true, admin: false });
    expect(new Date(data.login.expiresAt).getTime()).toBeGreaterThan(shop.clock.now().getTime() + 11 * 3_600_000);
    const headers = { authorization: `Bearer ${data.login.token}` };
    const me = await shop.graphql<{ me: { sessions: { current: boolean }[] } }>(
      '{ me { sessions { current } } }',
      {},
      { headers },
    );
    expect(me.data.me.sessions).toEqual([{ current: true }]);
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const user = await buildAccount(shop);
    const states = [{ active: false }, { emailConfirmedAt: null }, { secondFactorAt: new Date() }];
    const others = await Promise.all(states.map((state) => buildAccount(shop, state)));
    const unknown = await rest('nobody@example.sk', 'Wrong-Password-1');
    const told = async (email: string) => {
      const { data, errors } = await shop.graphql(LOGIN, { input: { email, password: 'x' } });
      return { data, errors };
    };
    const toNobody = await told('nobody@example.sk');
    expect([unknown.statusCode, unknown.json()]).toMatchObject([401, { errorCode: 'INVALID_CREDENTIALS', args: {} }]);
    for (const { email } of [user, ...others]) {
      const wrong = await rest(email, 'Wrong-Password-1');
      const { timestamp } = unknown.json<{ timestamp: string }>();
      expect([wrong.statusCode, { ...wrong.json<object>(), timestamp }]).toEqual([401, unknown.json()]);
      expect(Object.keys(wrong.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
      expect(await told(email)).toEqual(toNobody);
    }
  });

  it.each([
    [{ emailConfirmedAt: null }, 'EMAIL_NOT_CONFIRMED'],
    [{ active: false }, 'ACCOUNT_INACTIVE'],
    [{ active: false, emailConfirmedAt: null }, 'ACCOUNT_INACTIVE'],
    [{ active: false, secondFactorAt: new Date() }, 'ACCOUNT_INACTIVE'],
  ])('tells what is the matter with %j only with the right password', async (state, code) => {
    const user = await buildAccount(shop, state);
    expect(await codes.rest(user.email, 'Wrong-Password-1')).toBe('INVALID_CREDENTIALS');
    expect(await graphCode(user.email, 'Wrong-Password-1')).toBe('INVALID_CREDENTIALS');
    expect((await rest(user.email, PASSWORD)).statusCode).toBe(403);
    expect(await codes.rest(user.email, PASSWORD)).toBe(code);
    expect(await graphCode(user.email, PASSWORD)).toBe(code);
  });

  it.each([
    ['', PASSWORD, { email: 'REQUIRED' }],
    ['a@b.sk', '', { password: 'REQUIRED' }],
    [`${'a'.repeat(250)}@b.sk`, PASSWORD, { email: 'TOO_LONG' }],
    ['a@b.sk', 'x'.repeat(129), { password: 'TOO_LONG' }],
    ['a@b.sk\u0000', PASSWORD, { email: 'EMAIL_INVALID' }],
    ['a@b.sk\r\nBcc: c@d.sk', PASSWORD, { email: 'EMAIL_INVALID' }],
  ])('refuses %j / %j by field', async (email, password, args) => {
    const answer = await rest(email, password);
    expect([answer.statusCode, answer.json<{ args: object }>().args]).toEqual([400, args]);
    expect((await graph(email, password)).errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args });
  });

  it.each([[1], [null], [{ $ne: '' }], [['a@b.sk']], [true]])('refuses %j where a text belongs', async (value) => {
    expect((await rest(value, PASSWORD)).statusCode).toBe(400);
    expect((await rest('a@b.sk', value)).statusCode).toBe(400);
    const { errors } = await graph(value, PASSWORD);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('takes both ways to compose a letter for one password, and a null byte for none', async () => {
    const password = 'Žltý-kôň-2026';
    const user = await buildAccount(shop, { password: password.normalize('NFD') });
    expect((await rest(user.email, password.normalize('NFC'))).statusCode).toBe(200);
    expect((await rest(user.email, `${password}\u0000`)).statusCode).toBe(401);
    expect((await rest(user.email, ` ${password}`)).statusCode).toBe(401);
  });

  it('reads a password to its very end, in characters of any size', async () => {
    const long = `Balsa-88-${'x'.repeat(110)}`;
    const user = await buildAccount(shop, { password: `${long}a` });
    expect((await rest(user.email, `${long}b`)).statusCode).toBe(401);
    expect((await rest(user.email, long)).statusCode).toBe(401);
    expect((await rest(user.email, `${long}a`)).statusCode).toBe(200);
    const rockets = await buildAccount(shop, { password: `Aa1-${'🚀'.repeat(124)}` });
    expect((await rest(rockets.email, `Aa1-${'🚀'.repeat(124)}`)).statusCode).toBe(200);
    expect((await rest(rockets.email, `Aa1-${'🚀'.repeat(123)}🛰`)).statusCode).toBe(401);
  });

  it('stores argon2id with 19 MiB, and renews a weaker hash', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const user = await buildAccount(shop, { passwordHash: weak });
    expect((await rest(user.email, PASSWORD)).statusCode).toBe(200);
    const stored = await shop.ctx().repo(User).findOneByOrFail({ id: user.id });
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await rest(user.email, PASSWORD)).statusCode).toBe(200);
  });
});

describe('a token', () => {
  let user: User;
  let good: string;
  let sessionId: string;
  beforeAll(async () => {
    user = await buildAccount(shop);
    good = (await signInAs(shop, user)).authorization.slice(7);
    sessionId = (await shop.ctx().repo(Session).findOneByOrFail({ userId: user.id })).id;
  });

  const claims = () => {
    const now = Math.floor(shop.clock.now().getTime() / 1000);
    return { sid: sessionId, sub: user.id, iss: 'martyx', aud: 'martyx-shop', iat: now, exp: now + 3600 };
  };
  const signed = (changes: object, header: object = {}, key: Uint8Array = shop.shop.secret) =>
    new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ago = (seconds: number) => Math.floor(shop.clock.now().getTime() / 1000) - seconds;

  const bySecret = (header: object, payload: object) => {
    const text = `${part(header)}.${part(payload)}`;
    return `${text}.${createHmac('sha256', shop.shop.secret).update(text).digest('base64url')}`;
  };
  const OTHER_KEY = Buffer.from('another-secret-another-secret-another');
  const own = (header: object) => signed({}, header, OTHER_KEY);

  const FORGED: [string, () => Promise<string> | string][] = [
    ['alg none', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
    ['alg none with the old signature', () => `${part({ alg: 'none' })}.${good.split('.')[1]}.${good.split('.')[2]}`],
    ['another key', () => own({})],
    ['its own key in the header', () => own({ jwk: { kty: 'oct', k: OTHER_KEY.toString('base64url') } })],
    ['an address of keys in the header', () => own({ jku: `${shop.url}/keys.json`, x5u: `${shop.url}/x.pem` })],
    ['the secret under the name RS256', () => bySecret({ alg: 'RS256', typ: 'JWT' }, claims())],
    ['the secret under the name hs256', () => bySecret({ alg: 'hs256', typ: 'JWT' }, claims())],
    ['a critical extension', () => bySecret({ alg: 'HS256', typ: 'JWT', crit: ['x'], x: 1 }, claims())],
    ['a list of subjects', () => bySecret({ alg: 'HS256', typ: 'JWT' }, { ...claims(), sub: [user.id] })],
    ['an expiry in words', () => bySecret({ alg: 'HS256', typ: 'JWT' }, { ...claims(), exp: 'never' })],
    ['no object inside', () => bySecret({ alg: 'HS256', typ: 'JWT' }, [claims()])],
    ['a fourth part', () => `${good}.${good.split('.')[2]}`],
    ['a space inside', () => good.replace('.', '. ')],
    [
      'what stands for another thing',
      async () => (await shop.inject({ url: '/api/csrf' })).json<{ token: string }>().token,
    ],
    ['another algorithm', () => signed({}, { alg: 'HS512' })],
    ['another type', () => signed({}, { typ: 'at+jwt' })],
    ['no expiry', () => signed({ exp: undefined })],
    ['an expiry a second ago', () => signed({ exp: ago(1) })],
    ['a start in an hour', () => signed({ nbf: ago(-3600) })],
    ['another audience', () => signed({ aud: 'evil' })],
    ['another issuer', () => signed({ iss: 'evil' })],
    ['another subject', () => signed({ sub: randomUUID() })],
    ['no session', () => signed({ sid: undefined })],
    ['an unknown session', () => signed({ sid: randomUUID() })],
    ['a session that is no id', () => signed({ sid: "' OR 1=1--" })],
    ['a cut signature', () => good.slice(0, -4)],
    ['no signature', () => good.slice(0, good.lastIndexOf('.') + 1)],
    ['a changed payload', () => good.replace(/\.[^.]+\./, `.${part({ ...claims(), admin: true })}.`)],
    ['padding', () => `${good}=`],
    ['other trailing bits', () => good.slice(0, -1) + String.fromCharCode(good.charCodeAt(good.length - 1) + 1)],
    ['a foreign key id', () => signed({}, { kid: '../../dev/null' }, new Uint8Array(32))],
    ['ten thousand characters', () => good + 'A'.repeat(10_000)],
    ['nothing', () => ''],
  ];

  it('opens both doors', async () =>
    expect(await sessionStatuses(shop, { authorization: `Bearer ${good}` })).toEqual([200, 200]));

  it.each(FORGED)('with %s is refused at both doors with one body', async (_name, forge) => {
    const headers = { authorization: `Bearer ${await forge()}` };
    expect(await sessionStatuses(shop, headers)).toEqual([401, 401]);
    const answer = await shop.inject({ url: '/api/products', headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { timestamp: expect.any(String), path: '/api/products', errorCode: 'UNAUTHENTICATED', args: {} },
    ]);
    expect(await shop.graphql('{ errorCodes }', {}, { headers })).toEqual({
      errors: [{ message: 'UNAUTHENTICATED', extensions: { code: 'UNAUTHENTICATED', args: {} } }],
    });
  });

  it('is over after twelve hours', async () => {
    const other = await startShop({ databaseUrl: shop.databaseUrl });
    other.clock.advance(12 * 3_600_000 + 1000);
    const answer = await other.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${good}` } });
    expect(answer.statusCode).toBe(401);
    await other.close();
  });

  it('costs a call one statement, and one more a minute for when it was seen', async () => {
    const headers = { authorization: `Bearer ${good}` };
    const call = () => shop.inject({ url: '/api/csrf', headers });
    expect(await shop.statements(call)).toBe(1);
    shop.clock.advance(61_000);
    expect(await shop.statements(call)).toBe(2);
    expect(await shop.statements(call)).toBe(1);
  });

  it('does not matter to the metrics', async () => {
    const answer = await shop.inject({ url: '/metrics', headers: { authorization: 'Bearer anything' } });
    expect(answer.statusCode).toBe(200);
  });
});
