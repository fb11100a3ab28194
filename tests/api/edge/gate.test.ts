import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { freshNetwork } from '../../support/fresh-network.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const PASSWORD = 'Dielňa pred otvorením';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let shop: TestShop;
let open: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { GATE_PASSWORD: PASSWORD } });
  open = await startShop();
});
afterAll(() => Promise.all([shop.close(), open.close()]));

interface Entry {
  password?: string;
  next?: string;
  at?: TestShop;
  from?: string;
}

const enter = ({ password = PASSWORD, next = '/', at = shop, from = freshNetwork() }: Entry = {}) =>
  at.inject({
    method: 'POST',
    url: '/gate',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...BROWSER },
    payload: new URLSearchParams({ password, next }).toString(),
    remoteAddress: from,
  });

const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie']);
const passOf = async (entry: Entry = {}) => cookieOf(await enter(entry)).split(';')[0]!;
const nextOf = (page: string) => /name="next" value="([^"]*)"/.exec(page)?.[1];

describe('the gate', () => {
  it('is not there without a password in the configuration', async () => {
    expect((await open.inject({ url: '/api/products' })).statusCode).toBe(200);
    expect((await enter({ at: open })).statusCode).toBe(404);
    expect((await open.inject({ url: '/api/products' })).headers['x-robots-tag']).toBeUndefined();
  });

  it('asks in Slovak in the place of every page, and is kept and listed by nobody', async () => {
    for (const url of ['/', '/products/1', '/admin', '/no-such-page']) {
      const { statusCode, headers, body } = await shop.inject({ url, headers: BROWSER });
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        401,
        'no-store',
        'noindex, nofollow',
      ]);
      expect(body).toContain('<html lang="sk">');
      expect(body).toContain('Stránku pripravujeme. Vstup je zatiaľ na heslo.');
      expect(body).not.toContain('Nesprávne heslo');
      expect(body).not.toContain(PASSWORD);
      expect(nextOf(body)).toBe(url);
    }
  });

  it('says so to whoever is no browser, whatever the method, and lets nothing be changed', async () => {
    const calls = [
      { url: '/api/products' },
      { url: '/graphql', method: 'POST', payload: { query: '{ errorCodes }' } },
      { url: '/api/auth/login', method: 'POST', payload: { email: 'x@example.sk', password: 'x' } },
      { url: '/media/placeholder.svg' },
      { url: '/downloads/x/model.zip' },
    ] as const;
    for (const call of calls) {
      const response = await shop.inject(call);
      expect([call.url, response.statusCode]).toEqual([call.url, 403]);
      expect(response.body).toContain('GATE_CLOSED');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('does not open to a token of an account', async () => {
    const cookie = await passOf();
    const headers = await signInAs({ ...shop, graphql: gatedGraphql(cookie) }, await buildAccount(shop));
    expect((await shop.inject({ url: '/api/user/profile', headers })).statusCode).toBe(403);
    expect((await shop.inject({ url: '/api/user/profile', headers: { ...headers, cookie } })).statusCode).toBe(200);
  });

  it('leaves health, metrics, the webhook of PayPal and what the shop calls of its simulator to themselves', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics', '/robots.txt'])
      expect([url, (await shop.inject({ url })).statusCode]).toEqual([url, 200]);
    const webhook = await shop.inject({ method: 'POST', url: '/api/payments/paypal/webhook', payload: {} });
    expect(webhook.body).toContain('WEBHOOK_INVALID');
    const simulator = await shop.inject({ method: 'POST', url: '/simulator/paypal/v1/oauth2/token' });
    expect(simulator.body).toContain('invalid_client');
  });

  it.each([
    '/healthz/../api/products',
    '/healthz/x',
    '//healthz',
    '/robots.txt/..%2fapi/products',
    '/assets/instrument-sans-x.js',
    '/assets/instrument-sans-latin-wdth-normal-x.woff2/../x.js',
  ])('is not talked round by %s', async (url) => {
    expect((await shop.inject({ url, headers: { accept: 'application/json' } })).statusCode).toBe(403);
  });
});

const gatedGraphql =
  (cookie: string): TestShop['graphql'] =>
  (query, variables = {}) =>
    shop.graphql(query, variables, { headers: { cookie } });

describe('the password', () => {
  it('opens the shop for this browser session and leads on to the page that was asked for', async () => {
    const response = await enter({ next: '/products?search=raketa&page=2' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/products?search=raketa&page=2']);
    const set = cookieOf(response);
    expect(set).toMatch(/^martyx_gate=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(set).not.toMatch(/expires|max-age/i);
    const headers = { cookie: `martyx_language=sk; ${set.split(';')[0]}` };
    const inside = await shop.inject({ url: '/api/products', headers });
    expect([inside.statusCode, inside.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
    expect((await shop.inject({ url: '/gate', headers })).headers.location).toBe('/');
  });

  it('is the same however its letters are composed', async () => {
    expect((await enter({ password: PASSWORD.normalize('NFD') })).statusCode).toBe(303);
  });

  it.each(['', 'dielňa pred otvorením', `${PASSWORD} `, 'x'.repeat(10_000)])('is no other: %.30s', async (password) => {
    const response = await enter({ password, next: '/cart' });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined]);
    expect(response.body).toContain('Nesprávne heslo');
    expect(response.body).toContain('aria-invalid="true" aria-describedby="error"');
    expect(nextOf(response.body)).toBe('/cart');
    expect(response.body).not.toContain('x'.repeat(50));
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '/x\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '',
    '/gate',
    `/${'x'.repeat(3000)}`,
  ])('never leads out of the shop: %.40j', async (next) => {
    expect((await enter({ next })).headers.location).toBe('/');
    expect(nextOf((await enter({ next, password: 'wrong' })).body)).toBe('/');
  });

  it('of an address that is markup stays text', async () => {
    const { body } = await shop.inject({ url: '/x?"><script>alert(1)</script>', headers: BROWSER });
    expect(body).not.toContain('<script>alert');
  });

  it('is sent as a form and nothing else', async () => {
    const response = await shop.inject({ method: 'POST', url: '/gate', payload: { password: PASSWORD } });
    expect(response.statusCode).toBe(415);
  });

  it('is asked for again where it was changed, where the cookie is forged, and by a shop with another secret', async () => {
    const cookie = await passOf();
    const at = { databaseUrl: shop.databaseUrl };
    const changed = await startShop({ ...at, env: { GATE_PASSWORD: 'another' } });
    const foreign = await startShop({ ...at, env: { GATE_PASSWORD: PASSWORD, JWT_SECRET: 'y'.repeat(32) } });
    const statusAt = async (where: TestShop, value: string) =>
      (await where.inject({ url: '/api/products', headers: { cookie: value } })).statusCode;
    expect(await statusAt(shop, cookie)).toBe(200);
    expect([await statusAt(changed, cookie), await statusAt(foreign, cookie)]).toEqual([403, 403]);
    const [random] = cookie.split('.');
    for (const forged of [
      'martyx_gate=',
      'martyx_gate=true',
      `${random}.`,
      `${cookie}x`,
      cookie.replace('gate=', 'gate=A'),
    ])
      expect([forged, await statusAt(shop, forged)]).toEqual([forged, 403]);
    await Promise.all([changed.close(), foreign.close()]);
  });

  it('may be tried ten times in 15 minutes from one network; right ones do not count', async () => {
    const from = freshNetwork();
    for (let i = 0; i < 12; i += 1) expect((await enter({ from })).statusCode).toBe(303);
    for (let i = 0; i < 10; i += 1) expect((await enter({ password: 'guess', from })).statusCode).toBe(401);
    const late = await enter({ from });
    expect([late.statusCode, late.headers['retry-after'], late.headers['set-cookie']]).toEqual([429, '900', undefined]);
    expect(late.body).toContain('Príliš veľa pokusov. Skúste znovu za 15 minút.');
    expect((await enter()).statusCode).toBe(303);
    shop.clock.advance(14 * 60_000);
    expect((await enter({ from })).body).toContain('za 1 minútu.');
  });
});
