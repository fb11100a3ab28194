import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import {
  buildAccount,
  mailedSecret,
  PASSWORD,
  signInAs,
  type SignedInHeaders,
} from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PROFILE = ['firstName', 'lastName', 'username', 'phone', 'address'];
const UPDATE = `mutation ($input: ProfileInput!) { updateProfile(input: $input) { id ${PROFILE.join(' ')} } }`;
const CHANGE_PASSWORD =
  'mutation ($old: String!, $new: String!) { changePassword(input: { currentPassword: $old, newPassword: $new }) { id } }';
const CHANGE_EMAIL =
  'mutation ($old: String!, $new: String!) { changeEmail(input: { currentPassword: $old, newEmail: $new }) { receivedAt } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(input: { token: $token }) { receivedAt } }';
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { receivedAt } }';
const DELETE = 'mutation ($old: String!) { deleteAccount(input: { currentPassword: $old }) { id } }';

interface Refusal {
  errors?: { extensions: { code: string; args: object } }[];
}
const codeOf = ({ errors }: Refusal) => errors?.[0]?.extensions.code;
const someone = async (changes: Partial<User> = {}) => {
  const user = await buildAccount(shop, changes);
  return { user, headers: await signInAs(shop, user), again: await signInAs(shop, user) };
};
const put = (id: string, payload: object | string, headers: Record<string, string>) =>
  shop.inject({ method: 'PUT', url: `/api/users/${id}`, headers, payload });
const statusOf = async (headers: SignedInHeaders) =>
  (await shop.inject({ url: '/api/user/profile', headers })).statusCode;
const login = async (email: string, password: string) =>
  (await shop.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })).statusCode;
const find = (id: string) => shop.ctx().repo(User).findOneBy({ id });
const subjectsTo = async (email: string) => {
  await shop.runJobs();
  return shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('the profile', () => {
  it('is read and written by its owner, over both doors', async () => {
    const { user, headers } = await someone();
    const empty = { id: user.id, email: user.email, emailConfirmed: true };
    const blank = Object.fromEntries(PROFILE.map((field) => [field, null]));
    for (const url of ['/api/user/profile', `/api/users/${user.id}`])
      expect((await shop.inject({ url, headers })).json()).toEqual({ ...empty, ...blank });
    const filled = {
      firstName: 'Anna',
      lastName: 'Kováčová',
      username: 'anna.k',
      phone: '+421 900 123 456',
      address: 'Horná 12\n974 01',
    };
    expect((await put(user.id, filled, headers)).json()).toEqual({ ...empty, ...filled });
    const input = { firstName: ' Hana ', phone: '' };
    const { data } = await shop.graphql(UPDATE, { input }, { headers });
    expect(data).toEqual({ updateProfile: { id: user.id, ...filled, firstName: 'Hana', phone: null } });
  });

  it.each([
    [{ firstName: 'x'.repeat(101) }, { firstName: 'TOO_LONG' }],
    [
      { lastName: 'x'.repeat(101), phone: '1'.repeat(31) },
      { lastName: 'TOO_LONG', phone: 'TOO_LONG' },
    ],
    [{ username: 'x'.repeat(51) }, { username: 'TOO_LONG' }],
    [{ username: '<b>' }, { username: 'INVALID' }],
    [{ phone: 'call me' }, { phone: 'INVALID' }],
    [{ address: 'x'.repeat(1001) }, { address: 'TOO_LONG' }],
  ])('refuses %j by field and changes nothing', async (input, args) => {
    const { user, headers } = await someone({ firstName: 'Before' });
    const rest = await put(user.id, { firstName: 'After', ...input }, headers);
    expect([rest.statusCode, rest.json()]).toMatchObject([400, { errorCode: 'VALIDATION_FAILED', args }]);
    const { errors } = await shop.graphql(UPDATE, { input: { firstName: 'After', ...input } }, { headers });
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args });
    expect((await find(user.id))?.firstName).toBe('Before');
  });

  it('takes the characters of a header injection and a null byte out of a name', async () => {
    const { user, headers } = await someone();
    const answer = await put(user.id, { firstName: 'An\u0000na\r\nBcc: x', lastName: 'javascript:alert(1)' }, headers);
    expect(answer.json()).toMatchObject({ firstName: 'Anna Bcc: x', lastName: 'alert(1)' });
  });

  it('never lets through what is not part of it', async () => {
    const { user, headers } = await someone();
    const evil = {
      admin: true,
      active: false,
      email: 'evil@x.sk',
      emailConfirmed: false,
      id: 'x',
      passwordHash: 'x',
      orders: [],
    };
    const answer = await put(user.id, { firstName: 'Anna', ...evil }, headers);
    expect(answer.statusCode).toBe(200);
    expect(await find(user.id)).toEqual({ ...user, firstName: 'Anna' });
    expect(codeOf(await shop.graphql(UPDATE, { input: { admin: true } }, { headers }))).toBe('BAD_USER_INPUT');
    for (const wrong of [[], 'text', { firstName: 1 }, { firstName: { $ne: 1 } }, '{"firstName":'])
      expect((await put(user.id, wrong, { ...headers, 'content-type': 'application/json' })).statusCode).toBe(400);
    const polluted = await put(user.id, '{"__proto__":{"admin":true}}', {
      ...headers,
      'content-type': 'application/json',
    });
    expect(polluted.statusCode).toBe(400);
  });

  it('of anybody else is not there', async () => {
    const [{ headers }, other] = [await someone(), await buildAccount(shop)];
    const absent = await shop.inject({ url: '/api/users/0197a1b2-0000-7000-8000-000000000009', headers });
    for (const id of [other.id, 'null', 'undefined', 'NaN', '0', '[]', '9'.repeat(30), '%00']) {
      const [read, write] = [
        await shop.inject({ url: `/api/users/${id}`, headers }),
        await put(id, { firstName: 'Evil' }, headers),
      ];
      expect([read.statusCode, write.statusCode]).toEqual([404, 404]);
      expect(read.json()).toMatchObject({ errorCode: absent.json<{ errorCode: string }>().errorCode, args: {} });
    }
    expect(await find(other.id)).toEqual(other);
    expect((await shop.inject({ url: `/api/users/${other.id}` })).statusCode).toBe(401);
  });

  it('is null for a visitor who asks who they are', async () => {
    const { data, errors } = await shop.graphql('{ me { id } }');
    expect([data, errors]).toEqual([{ me: null }, undefined]);
    expect(codeOf(await shop.graphql(UPDATE, { input: {} }))).toBe('UNAUTHENTICATED');
  });
});

describe('a change of the password', () => {
  it('ends every other session, kills open links and is told by mail', async () => {
    const { user, headers, again } = await someone();
    await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
    await shop.runJobs();
    const { data } = await shop.graphql(CHANGE_PASSWORD, { old: PASSWORD, new: 'Spruce-Spar-1903' }, { headers });
    expect(data).toEqual({ changePassword: { id: expect.any(String) } });
    expect([await statusOf(headers), await statusOf(again)]).toEqual([200, 401]);
    expect([await login(user.email, PASSWORD), await login(user.email, 'Spruce-Spar-1903')]).toEqual([401, 200]);
    const link = { token: mailedSecret(shop, user.email), password: 'Another-One-77' };
    expect(codeOf(await shop.graphql(RESET, link))).toBe('RESET_TOKEN_INVALID');
    expect(await subjectsTo(user.email)).toContain('Your password was changed · Martyx');
  });

  it('needs the current one, which can be guessed five times', async () => {
    const { user, headers } = await someone();
    const change = (old: string) => shop.graphql(CHANGE_PASSWORD, { old, new: 'Spruce-Spar-1903' }, { headers });
    for (let i = 0; i < 5; i += 1) expect(codeOf(await change('Wrong-Password-1'))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await change(PASSWORD))).toBe('RATE_LIMITED');
    expect(await login(user.email, PASSWORD)).toBe(200);
  });

  it('keeps to the rules, and is for who is signed in', async () => {
    const { headers } = await someone();
    const { errors } = await shop.graphql(CHANGE_PASSWORD, { old: PASSWORD, new: 'short' }, { headers });
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { newPassword: 'TOO_SHORT' } });
    expect(codeOf(await shop.graphql(CHANGE_PASSWORD, { old: PASSWORD, new: 'Spruce-Spar-1903' }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('at two places at once happens once', async () => {
    const { headers, again } = await someone();
    const change = (by: SignedInHeaders, next: string) =>
      shop.graphql(CHANGE_PASSWORD, { old: PASSWORD, new: next }, { headers: by });
    const answers = await Promise.all([change(headers, 'Spruce-Spar-1903'), change(again, 'Spruce-Spar-1904')]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });
});

describe('a change of the address', () => {
  it('counts once its link is used, ends all sessions, and both addresses are told', async () => {
    const { user, headers, again } = await someone();
    const next = `next-${user.email}`;
    const { data } = await shop.graphql(CHANGE_EMAIL, { old: PASSWORD, new: ` ${next.toUpperCase()}` }, { headers });
    expect(data).toEqual({ changeEmail: { receivedAt: expect.any(String) } });
    expect(await subjectsTo(user.email)).toEqual(['A new e-mail address was requested · Martyx']);
    expect((await find(user.id))?.email).toBe(user.email);
    expect(await statusOf(headers)).toBe(200);
    const token = mailedSecret(shop, next);
    expect(codeOf(await shop.graphql(RESET, { token, password: 'Spruce-Spar-1903' }))).toBe('RESET_TOKEN_INVALID');
    expect((await shop.graphql(CONFIRM, { token })).data).toEqual({ confirmEmail: { receivedAt: expect.any(String) } });
    expect([await statusOf(headers), await statusOf(again)]).toEqual([401, 401]);
    expect([await login(user.email, PASSWORD), await login(next, PASSWORD)]).toEqual([401, 200]);
    expect(await subjectsTo(user.email)).toContain('Your e-mail address was changed · Martyx');
    expect(codeOf(await shop.graphql(CONFIRM, { token }))).toBe('CONFIRM_TOKEN_INVALID');
  });

  it('to an address with an account is answered alike, and leads nowhere', async () => {
    const [{ user, headers }, other] = [await someone(), await buildAccount(shop)];
    expect((await shop.graphql(CHANGE_EMAIL, { old: PASSWORD, new: other.email }, { headers })).data).toEqual({
      changeEmail: { receivedAt: expect.any(String) },
    });
    expect(await subjectsTo(other.email)).toEqual(['You already have an account · Martyx']);
    expect((await find(user.id))?.email).toBe(user.email);
  });

  it('fails when somebody else took the address meanwhile', async () => {
    const { user, headers } = await someone();
    const next = `taken-${user.email}`;
    await shop.graphql(CHANGE_EMAIL, { old: PASSWORD, new: next }, { headers });
    await shop.runJobs();
    await buildAccount(shop, { email: next });
    expect(codeOf(await shop.graphql(CONFIRM, { token: mailedSecret(shop, next) }))).toBe('CONFIRM_TOKEN_INVALID');
    expect(await statusOf(headers)).toBe(200);
  });

  it('makes the link of an older reset useless', async () => {
    const { user, headers } = await someone();
    await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
    await shop.runJobs();
    const reset = mailedSecret(shop, user.email);
    await shop.graphql(CHANGE_EMAIL, { old: PASSWORD, new: `moved-${user.email}` }, { headers });
    await shop.runJobs();
    await shop.graphql(CONFIRM, { token: mailedSecret(shop, `moved-${user.email}`) });
    expect(codeOf(await shop.graphql(RESET, { token: reset, password: 'Spruce-Spar-1903' }))).toBe(
      'RESET_TOKEN_INVALID',
    );
  });

  it.each([
    ['nonsense', 'EMAIL_INVALID'],
    ['a@b.sk\r\nBcc: c@d.sk', 'EMAIL_INVALID'],
    [`${'a'.repeat(250)}@b.sk`, 'TOO_LONG'],
  ])('to %j is refused', async (next, code) => {
    const { headers } = await someone();
    const { errors } = await shop.graphql(CHANGE_EMAIL, { old: PASSWORD, new: next }, { headers });
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args: { newEmail: code } });
    expect(codeOf(await shop.graphql(CHANGE_EMAIL, { old: 'Wrong-Password-1', new: 'a@b.sk' }, { headers }))).toBe(
      'INVALID_CREDENTIALS',
    );
  });
});

describe('a deleted account', () => {
  it('is gone with its sessions, after the current password', async () => {
    const { user, headers } = await someone();
    expect(codeOf(await shop.graphql(DELETE, { old: 'Wrong-Password-1' }, { headers }))).toBe('INVALID_CREDENTIALS');
    expect((await shop.graphql(DELETE, { old: PASSWORD }, { headers })).data).toEqual({
      deleteAccount: { id: expect.any(String) },
    });
    expect([await find(user.id), await statusOf(headers), await login(user.email, PASSWORD)]).toEqual([null, 401, 401]);
    expect(await subjectsTo(user.email)).toEqual(['Your account was deleted · Martyx']);
  });
});

describe('the CSRF rule', () => {
  const csrf = async (headers: Record<string, string> = {}) => {
    const answer = await shop.inject({ url: '/api/csrf', headers });
    return { answer, token: answer.json<{ token: string }>().token, cookie: String(answer.headers['set-cookie']) };
  };
  const forget = (headers: Record<string, string>) =>
    shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: 'nobody@example.sk' }, headers });

  it('gives a signed token and a cookie, the same to a browser that has one', async () => {
    const { token, cookie } = await csrf();
    expect(cookie).toBe(`martyx_csrf=${token}; Path=/; HttpOnly; SameSite=Lax`);
    expect((await csrf({ cookie: `a=b; martyx_csrf=${token}` })).token).toBe(token);
    expect((await csrf({ cookie: 'martyx_csrf=forged.forged' })).token).not.toBe('forged.forged');
  });

  it('asks a browser with the cookie for the echo, and nobody else', async () => {
    const { token } = await csrf();
    const cookie = `martyx_csrf=${token}`;
    expect((await forget({})).statusCode).toBe(200);
    expect((await forget({ cookie, 'x-csrf-token': token })).statusCode).toBe(200);
    const { token: another } = await csrf();
    for (const wrong of [{}, { 'x-csrf-token': another }, { 'x-csrf-token': '' }] as Record<string, string>[]) {
      const answer = await forget({ cookie, ...wrong });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { errorCode: 'CSRF_FAILED', args: {} }]);
    }
    expect((await forget({ cookie: 'martyx_csrf=x.y', 'x-csrf-token': 'x.y' })).statusCode).toBe(403);
    expect((await shop.inject({ url: '/api/products', headers: { cookie } })).statusCode).toBe(200);
  });

  it('holds for GraphQL and for every method that changes something', async () => {
    const cookie = `martyx_csrf=${(await csrf()).token}`;
    expect(codeOf(await shop.graphql('{ errorCodes }', {}, { headers: { cookie } }))).toBe('CSRF_FAILED');
    expect((await put('x', {}, { cookie })).statusCode).toBe(403);
  });
});
