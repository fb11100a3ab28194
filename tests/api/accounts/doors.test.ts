import { symbols } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAccount, mailedSecret, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { rawCall, rawPost } from '../../support/raw-http.ts';
import { buildSecondFactor, nextCode } from '../../support/second-factor.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => shop.close());

const EVIL = 'evil.example';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(input: { email: $email }) { receivedAt } }';
const RESEND = 'mutation ($email: String!) { resendConfirmation(input: { email: $email }) { receivedAt } }';
const CHANGE =
  'mutation ($old: String!, $new: String!) { changeEmail(input: { currentPassword: $old, newEmail: $new }) { receivedAt } }';

describe('a call that names another host', () => {
  const HOSTS: [string, string, string[]][] = [
    ['in its header', '', [`Host: ${EVIL}`]],
    ['in a second header', '', ['Host: localhost', `Host: ${EVIL}`]],
    ['in a second header that comes first', '', [`Host: ${EVIL}`, 'Host: localhost']],
    ['in its first line', `http://${EVIL}`, ['Host: localhost']],
    ['with a port and a path', '', [`Host: ${EVIL}:99/a?b#"<>`]],
    ['as a proxy would', '', ['Host: localhost', `X-Forwarded-Host: ${EVIL}`, 'X-Forwarded-Proto: https']],
    ['as a newer proxy would', '', ['Host: localhost', `Forwarded: host=${EVIL};proto=https`, `X-Host: ${EVIL}`]],
    ['as its origin', '', ['Host: localhost', `Origin: https://${EVIL}`, `Referer: https://${EVIL}/`]],
  ];

  it.each(HOSTS)('%s gets links to the configured address only, in every mail', async (_name, origin, headers) => {
    const graphql = (query: string, variables: object, more: string[] = []) =>
      rawPost(shop.url, `POST ${origin}/graphql HTTP/1.1`, [...headers, ...more], { query, variables });
    const [user, waiting] = [await buildAccount(shop), await buildAccount(shop, { emailConfirmedAt: null })];
    const { authorization } = await signInAs(shop, user);
    const fresh = `fresh-${user.email}`;
    const line = `POST ${origin}/api/auth/forgot-password HTTP/1.1`;
    const answers = [
      await rawPost(shop.url, line, headers, { email: user.email }),
      await graphql(FORGOT, { email: user.email }),
      await graphql(REGISTER, { input: { email: fresh, password: PASSWORD, termsAccepted: true } }),
      await graphql(RESEND, { email: waiting.email }),
      await graphql(CHANGE, { old: PASSWORD, new: `moved-${user.email}` }, [`Authorization: ${authorization}`]),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.includes('errors')}`)).toEqual(
      answers.map(() => '200 false'),
    );
    await shop.runJobs();
    const readers = new Set([user.email, fresh, waiting.email, `moved-${user.email}`]);
    const mails = shop.mails.filter(({ to }) => readers.has(to));
    expect(mails).toHaveLength(6);
    for (const { text, html } of mails) {
      expect(`${text}${html}`).not.toContain('evil');
      expect(text).toContain('http://localhost:3000/');
    }
    expect(JSON.stringify(answers)).not.toContain('evil');
  });

  it('is led by the old address of a reset to the configured one', async () => {
    const line = `GET http://${EVIL}/api/auth/reset-password?token=abc HTTP/1.1`;
    const { status, headers } = await rawCall(shop.url, `${line}\r\nHost: ${EVIL}\r\nConnection: close\r\n\r\n`);
    expect(status).toBe(302);
    expect(headers).toContain('location: http://localhost:3000/reset-password?token=abc\r\n');
    expect(headers).not.toContain('evil');
  });
});

describe('what is no request', () => {
  const head = (token: string) => `GET /api/user/profile HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;

  it.each([
    ['a token of 20 KB', () => head('A'.repeat(20_000)), 413, 'PAYLOAD_TOO_LARGE'],
    ['a token of a megabyte', () => head('A'.repeat(1_000_000)), 413, 'PAYLOAD_TOO_LARGE'],
    ['a header with a null byte', () => head('A\u0000B'), 400, 'BAD_REQUEST'],
    ['a header with a lone line feed and a space', () => head('A\n B: c'), 400, 'BAD_REQUEST'],
    ['no HTTP', () => 'HELO shop\r\n\r\n', 400, 'BAD_REQUEST'],
  ])('%s is refused in the words of the contract', async (_name, bytes, status, errorCode) => {
    const answer = await rawCall(shop.url, bytes());
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      { timestamp: expect.any(String), path: '/', errorCode, args: {} },
    ]);
    expect(answer.headers).toContain('x-content-type-options: nosniff');
    expect((await shop.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

interface LogStream {
  write(line: string): void;
}

describe('the log', () => {
  const logged = async (work: () => Promise<unknown>): Promise<string> => {
    const stream = (shop.shop.logger as unknown as Record<symbol, LogStream>)[symbols.streamSym]!;
    const lines: string[] = [];
    const spy = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
    return lines.join('');
  };

  it('holds no password, token, code or link, however much is logged', async () => {
    const { user, secret, recovery } = await buildSecondFactor(shop);
    const hidden: string[] = [PASSWORD, secret, 'Spruce-Spar-1903', 'Wrong-Password-1'];
    const output = await logged(async () => {
      const code = nextCode(shop, secret);
      const login = (payload: object) => shop.inject({ method: 'POST', url: '/api/auth/login', payload });
      const { token } = (await login({ email: user.email, password: PASSWORD, code })).json<{ token: string }>();
      await login({ email: user.email, password: PASSWORD, code: recovery[0] });
      await login({ email: user.email, password: 'Wrong-Password-1' });
      await shop.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${token}x` } });
      await shop.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
      await shop.runJobs();
      const link = mailedSecret(shop, user.email);
      await rawCall(
        shop.url,
        `GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token} ${'A'.repeat(20_000)}\r\n\r\n`,
      );
      await shop.inject({ url: `/api/auth/reset-password?token=${link}` });
      const reset = { token: link, password: 'Spruce-Spar-1903' };
      await shop.inject({ method: 'POST', url: '/api/auth/reset-password', payload: reset });
      hidden.push(code, recovery[0]!, token, link);
      shop.shop.logger.info({ token, nested: { password: PASSWORD } }, 'the log is heard');
    });
    expect(output).toContain('the log is heard');
    for (const text of hidden) expect(output).not.toContain(text);
  });
});
