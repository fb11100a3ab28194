import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { buildAccount, mailedSecret, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const HOUR = 3_600_000;
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(input: { token: $token }) { receivedAt } }';
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { receivedAt } }';

let serial = 0;
const anyEmail = (): string => `new-${(serial += 1)}@example.sk`;
const form = (changes: object = {}) => ({ email: anyEmail(), password: PASSWORD, termsAccepted: true, ...changes });
const register = (input: object, headers: Record<string, string> = {}) =>
  shop.graphql(REGISTER, { input }, { headers });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const login = (email: string, password = PASSWORD) =>
  shop.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
const mailsTo = async (email: string) => {
  await shop.runJobs();
  return shop.mails.filter(({ to }) => to === email);
};
const find = (email: string) => shop.ctx().repo(User).findOneBy({ email });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.inject({ method: 'POST', url, payload, headers });

describe('a registration', () => {
  it('opens an account that signs in once its address is confirmed by the mail', async () => {
    const input = form({ firstName: ' Anna ', lastName: 'Kováčová' });
    expect((await register(input)).data).toEqual({ register: { receivedAt: expect.any(String) } });
    expect((await login(input.email)).json()).toMatchObject({ errorCode: 'EMAIL_NOT_CONFIRMED' });
    const [mail] = await mailsTo(input.email);
    expect(mail?.text).toContain('http://localhost:3000/confirm-email?token=');
    expect((await shop.graphql(CONFIRM, { token: mailedSecret(shop, input.email) })).data).toEqual({
      confirmEmail: { receivedAt: expect.any(String) },
    });
    expect((await login(input.email)).statusCode).toBe(200);
    expect(await find(input.email)).toMatchObject({
      firstName: 'Anna',
      lastName: 'Kováčová',
      admin: false,
      active: true,
    });
  });

  it.each([
    ['en', 'Confirm your e-mail address'],
    ['sk', 'Potvrďte svoju e-mailovú adresu'],
    ['de', 'Bestätigen Sie Ihre E-Mail-Adresse'],
  ])('is answered in the language of the reader: %s', async (language, subject) => {
    const input = form();
    await register(input, { 'accept-language': language });
    const [mail] = await mailsTo(input.email);
    expect(mail?.subject).toContain(subject);
    expect(mail?.html).toContain(`lang="${language}"`);
  });

  it('of a known address gives the same answer, changes nothing and writes to the owner', async () => {
    const user = await buildAccount(shop, { firstName: 'Owner' });
    const { data, errors } = await register(form({ email: user.email.toUpperCase(), password: 'Attacker-Was-Here-1' }));
    const other = await register(form());
    const taken = { register: { receivedAt: expect.any(String) } };
    expect([data, errors, other.data, other.errors]).toEqual([taken, undefined, taken, undefined]);
    expect(await find(user.email)).toEqual(user);
    const [mail] = await mailsTo(user.email);
    expect(mail?.subject).toContain('You already have an account');
    expect(mail?.text).not.toContain('token=');
  });

  it('of an address that waits sends the confirmation again and keeps the first password', async () => {
    const input = form();
    await register(input);
    await register({ ...input, password: 'Another-Try-1999' });
    expect(await mailsTo(input.email)).toHaveLength(2);
    await shop.graphql(CONFIRM, { token: mailedSecret(shop, input.email) });
    expect([(await login(input.email)).statusCode, (await login(input.email, 'Another-Try-1999')).statusCode]).toEqual([
      200, 401,
    ]);
  });

  it.each([
    [{ email: `${'a'.repeat(250)}@b.sk` }, { email: 'TOO_LONG' }],
    [{ email: 'nonsense' }, { email: 'EMAIL_INVALID' }],
    [{ email: 'a@b.sk\r\nBcc: c@d.sk' }, { email: 'EMAIL_INVALID' }],
    [{ password: 'Aa1-567' }, { password: 'TOO_SHORT' }],
    [{ password: `Aa1-${'x'.repeat(125)}` }, { password: 'TOO_LONG' }],
    [{ password: 'Password1!' }, { password: 'COMMON' }],
    [{ password: 'Rocket-Fan-\u00002026' }, { password: 'INVALID' }],
    [{ firstName: 'x'.repeat(101) }, { firstName: 'TOO_LONG' }],
    [
      { email: '', password: '', lastName: 'x'.repeat(101) },
      { email: 'REQUIRED', password: 'REQUIRED', lastName: 'TOO_LONG' },
    ],
  ])('with %j is refused by field, all at once', async (changes, args) => {
    const before = await shop.ctx().repo(User).count();
    expect((await register(form(changes))).errors?.[0]?.extensions).toEqual({ code: 'VALIDATION_FAILED', args });
    expect(await shop.ctx().repo(User).count()).toBe(before);
  });

  it('needs the terms accepted, and takes no field beyond the form', async () => {
    expect(codeOf(await register(form({ termsAccepted: false })))).toBe('TERMS_REQUIRED');
    for (const extra of [{ admin: true }, { emailConfirmed: true }, { id: 'x' }])
      expect(codeOf(await register(form(extra)))).toBe('BAD_USER_INPUT');
  });

  it('sends no more than five mails an hour to one address', async () => {
    const input = form();
    for (let i = 0; i < 8; i += 1) await register(input);
    expect(await mailsTo(input.email)).toHaveLength(5);
  });
});

describe('the link of a confirmation', () => {
  const RESEND = 'mutation ($email: String!) { resendConfirmation(input: { email: $email }) { receivedAt } }';

  it('works once, for 24 hours, and comes again on demand', async () => {
    const input = form();
    await register(input);
    await shop.runJobs();
    const first = mailedSecret(shop, input.email);
    shop.clock.advance(24 * HOUR + 1000);
    expect(codeOf(await shop.graphql(CONFIRM, { token: first }))).toBe('CONFIRM_TOKEN_INVALID');
    expect((await shop.graphql(RESEND, { email: input.email })).data).toEqual({
      resendConfirmation: { receivedAt: expect.any(String) },
    });
    await shop.runJobs();
    const second = mailedSecret(shop, input.email);
    expect(second).not.toBe(first);
    expect((await shop.graphql(CONFIRM, { token: second })).data).toEqual({
      confirmEmail: { receivedAt: expect.any(String) },
    });
    expect(codeOf(await shop.graphql(CONFIRM, { token: second }))).toBe('CONFIRM_TOKEN_INVALID');
  });

  it('is asked for with one answer by everybody, and mailed only to who waits for it', async () => {
    const confirmed = await buildAccount(shop);
    for (const email of [confirmed.email, 'nobody@example.sk'])
      expect((await shop.graphql(RESEND, { email })).data).toEqual({
        resendConfirmation: { receivedAt: expect.any(String) },
      });
    expect([await mailsTo(confirmed.email), await mailsTo('nobody@example.sk')]).toEqual([[], []]);
    expect(codeOf(await shop.graphql(RESEND, { email: 'no address' }))).toBe('VALIDATION_FAILED');
  });

  it.each(['', 'x', '\u0000', 'A'.repeat(10_000), "' OR 1=1--"])('%j is none', async (token) => {
    expect(codeOf(await shop.graphql(CONFIRM, { token }))).toBe('CONFIRM_TOKEN_INVALID');
    expect(codeOf(await shop.graphql(RESET, { token, password: PASSWORD }))).toBe('RESET_TOKEN_INVALID');
  });
});

const forget = (email: string, headers: Record<string, string> = {}) =>
  post('/api/auth/forgot-password', { email }, headers);
const newSecret = async (email: string): Promise<string> => {
  await forget(email);
  await shop.runJobs();
  return mailedSecret(shop, email);
};

describe('a forgotten password', () => {
  it('is answered alike for known and unknown, in the language of the call', async () => {
    const { email } = await buildAccount(shop);
    const [known, unknown] = [await forget(email), await forget('nobody@example.sk')];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect(known.json()).toEqual({ message: 'Password reset email sent successfully. Please check your email.' });
    expect((await forget(email, { 'accept-language': 'sk' })).json<{ message: string }>().message).toMatch(
      /obnovenie hesla/,
    );
    const FORGOT = 'mutation ($email: String!) { forgotPassword(input: { email: $email }) { receivedAt } }';
    expect((await shop.graphql(FORGOT, { email })).data).toEqual({
      forgotPassword: { receivedAt: expect.any(String) },
    });
    expect((await mailsTo(email)).length).toBe(3);
    expect(await mailsTo('nobody@example.sk')).toEqual([]);
  });

  it('links only to the configured address, whatever host the call names', async () => {
    const { email } = await buildAccount(shop);
    await forget(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('http://localhost:3000/reset-password?token=');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('is set anew by the link: old sessions die, none begins, and the owner is told', async () => {
    const user = await buildAccount(shop);
    const headers = await signInAs(shop, user);
    const answer = await post('/api/auth/reset-password', {
      token: await newSecret(user.email),
      password: 'Spruce-Spar-1903',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Password reset successfully. You can now login with your new password.' },
    ]);
    expect((await shop.inject({ url: '/api/user/profile', headers })).statusCode).toBe(401);
    expect((await login(user.email)).statusCode).toBe(401);
    expect((await login(user.email, 'Spruce-Spar-1903')).statusCode).toBe(200);
    expect((await mailsTo(user.email)).at(-1)?.subject).toContain('Your password was changed');
  });

  it('proves an address that waited', async () => {
    const user = await buildAccount(shop, { emailConfirmedAt: null });
    await shop.graphql(RESET, { token: await newSecret(user.email), password: 'Spruce-Spar-1903' });
    expect((await login(user.email, 'Spruce-Spar-1903')).statusCode).toBe(200);
  });

  it('has a link that works once, for an hour, and is replaced by a newer one', async () => {
    const { email } = await buildAccount(shop);
    const [older, newer] = [await newSecret(email), await newSecret(email)];
    const set = (token: string) => shop.graphql(RESET, { token, password: 'Spruce-Spar-1903' });
    expect(codeOf(await set(older))).toBe('RESET_TOKEN_INVALID');
    const rest = await post('/api/auth/reset-password', { token: older, password: 'Spruce-Spar-1903' });
    expect([rest.statusCode, rest.json<{ errorCode: string }>().errorCode]).toEqual([400, 'RESET_TOKEN_INVALID']);
    expect((await set(newer)).data).toEqual({ resetPassword: { receivedAt: expect.any(String) } });
    expect(codeOf(await set(newer))).toBe('RESET_TOKEN_INVALID');
    const late = await newSecret(email);
    shop.clock.advance(HOUR + 1000);
    expect(codeOf(await set(late))).toBe('RESET_TOKEN_INVALID');
  });

  it('is set by exactly one of ten calls at once', async () => {
    const { email } = await buildAccount(shop);
    const token = await newSecret(email);
    const passwords = Array.from({ length: 10 }, (_, i) => `Spruce-Spar-190${i}`);
    const answers = await Promise.all(passwords.map((password) => shop.graphql(RESET, { token, password })));
    const winner = answers.findIndex(({ errors }) => !errors);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await login(email, passwords[winner])).statusCode).toBe(200);
  });

  it('keeps its link when the new password is refused', async () => {
    const { email } = await buildAccount(shop);
    const token = await newSecret(email);
    const weak = await post('/api/auth/reset-password', { token, password: 'Password1!' });
    expect([weak.statusCode, weak.json()]).toMatchObject([
      400,
      { errorCode: 'VALIDATION_FAILED', args: { password: 'COMMON' } },
    ]);
    expect((await shop.graphql(RESET, { token, password: 'Spruce-Spar-1903' })).data).toEqual({
      resetPassword: { receivedAt: expect.any(String) },
    });
  });

  it('cannot be set by the link of another purpose, nor a link by a token of a session', async () => {
    const input = form();
    await register(input);
    await shop.runJobs();
    const confirm = mailedSecret(shop, input.email);
    expect(codeOf(await shop.graphql(RESET, { token: confirm, password: 'Spruce-Spar-1903' }))).toBe(
      'RESET_TOKEN_INVALID',
    );
    const reset = await newSecret(input.email);
    expect(codeOf(await shop.graphql(CONFIRM, { token: reset }))).toBe('CONFIRM_TOKEN_INVALID');
    const bearer = await shop.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${reset}` } });
    expect(bearer.statusCode).toBe(401);
    expect((await shop.graphql(CONFIRM, { token: confirm })).data).toEqual({
      confirmEmail: { receivedAt: expect.any(String) },
    });
  });

  it('leads from the old address of the link to the page, uses nothing up, and goes nowhere else', async () => {
    const { email } = await buildAccount(shop);
    const token = await newSecret(email);
    const get = (query: string) =>
      shop.inject({ url: `/api/auth/reset-password${query}`, headers: { host: 'evil.example' } });
    for (let i = 0; i < 2; i += 1) {
      const answer = await get(`?token=${token}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `http://localhost:3000/reset-password?token=${token}`,
      ]);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    for (const query of ['', '?token=//evil', '?token=%0d%0aX: y', '?next=//evil', '?token=a&token=b', '?token=%ud83d'])
      expect((await get(query)).headers.location).toMatch(
        /^http:\/\/localhost:3000\/reset-password(\?token=[\w%.-]*)?$/,
      );
    expect((await shop.graphql(RESET, { token, password: 'Spruce-Spar-1903' })).data).toEqual({
      resetPassword: { receivedAt: expect.any(String) },
    });
  });

  it('keeps secrets out of the tables of tokens and jobs', async () => {
    const { email } = await buildAccount(shop);
    const token = await newSecret(email);
    const rows = await shop
      .ctx()
      .sql('SELECT t::text FROM account_token t UNION ALL SELECT j::text FROM graphile_worker._private_jobs j');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
