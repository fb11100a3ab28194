import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../../server/edge/openapi/openapi.types.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** The rows of the outside contract. */
const CONTRACT = [
  'get /api/csrf',
  'post /api/auth/login',
  'post /auth/logout',
  'post /api/auth/logout',
  'post /api/auth/forgot-password',
  'post /api/auth/reset-password',
  'get /api/auth/reset-password',
  'get /api/users/{id}',
  'put /api/users/{id}',
  'get /api/user/profile',
  'get /api/cart',
  'get /api/products',
  'get /api/products/{id}',
  'get /api/orders/me',
  'get /api/orders/{orderId}/items/{itemId}/download',
  'get /api/orders/{id}/invoice',
  'get /api/orders/{id}/invoice.xml',
  'post /api/orders/{id}/email',
  'get /api/wishlist',
  'get /api/wishlist/stats',
  'post /api/wishlist/add',
  'delete /api/wishlist/remove',
  'get /api/wishlist/check/{productId}',
  'post /api/wishlist/cleanup',
  'post /api/wishlist/bulk/add',
  'post /api/wishlist/bulk/remove',
  'post /api/meta/visits/track',
  'get /api/admin/visits/count',
  'get /api/admin/visits/daily',
  'get /api/admin/visits/locations',
  'post /api/payments/paypal/webhook',
];

let shop: TestShop;
let document: Document;
beforeAll(async () => {
  shop = await startShop();
  document = (await shop.inject({ url: '/api/openapi.json' })).json<Document>();
});
afterAll(() => shop.close());

const described = () =>
  Object.entries(document.paths)
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`))
    .sort();

/** Whatever its parameters are called: routes of one shape share a name in the router. */
const unnamed = (path: string): string => path.replace(/\{\w+\}/g, '{}');

/** Every address that the server knows, read from its own router, with the methods that it has there. */
const routed = (): Map<string, string[]> => {
  const lines = shop.http.printRoutes({ commonPrefix: false }).split('\n');
  const segments: string[] = [];
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', segment = '', methods] = match;
    segments.length = indent.length / 4;
    segments.push(segment);
    const path = segments.join('').replace(/:\w+(\(.*?\))?(\|:\w+)*/g, '{}');
    if (methods) found.set(path, [...(found.get(path) ?? []), ...methods.split(', ')]);
  }
  return found;
};

const ask = async (method: string, path: string) => {
  const { statusCode, headers, body } = await shop.inject({
    method: method,
    url: path.replaceAll('{}', '1').replace('*', 'x'),
    headers: { 'content-type': 'nonsense' },
    payload: method === 'GET' || method === 'HEAD' ? undefined : 'x',
  });
  return { method, statusCode, allow: String(headers.allow ?? ''), body };
};

/** What each address answers to each method of HTTP. */
const asked = async () => {
  const methods = shop.http.supportedMethods;
  return Promise.all(
    [...routed().keys()].map(async (path) => {
      const answers = [];
      for (const method of methods) answers.push(await ask(method, path));
      return { path, answers };
    }),
  );
};

/** Every route below /api that the server answers. */
const served = async () =>
  (await asked())
    .filter(({ path }) => /^\/(api|auth)\//.test(path))
    .flatMap(({ path, answers }) =>
      answers.filter(({ statusCode }) => statusCode !== 405).map((one) => [one, path] as const),
    )
    .filter(([{ method }]) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(([{ method }, path]) => `${method.toLowerCase()} ${path}`)
    .sort();

describe('The OpenAPI document', () => {
  it('describes every route that is served, and no other', async () => {
    const found = await served();
    expect(found.length).toBeGreaterThan(CONTRACT.length);
    expect(described().map(unnamed).sort()).toEqual(found);
  });

  it('has every row of the contract', () => {
    expect(CONTRACT.filter((row) => !described().includes(row))).toEqual([]);
  });

  it('refers to nothing that it does not have', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(refs.filter((ref) => !names.includes(ref))).toEqual([]);
    expect(document.openapi).toBe('3.1.0');
  });
});

describe('What the document allows', () => {
  it('is taken: a visit whose texts are as long as they may be, each sign written as an escape', async () => {
    const escaped = (length: number) => '\\ud83d\\ude00'.repeat(length);
    const payload = `{"userAgent":"${escaped(500)}","referrer":"${escaped(2048)}","language":"sk","screenResolution":"","timezone":""}`;
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await shop.inject({ method: 'POST', url: '/api/meta/visits/track', headers, payload });
    expect(statusCode).toBe(204);
  });

  it('is no profile that is refused: what is longer, or no telephone number, it says', () => {
    const text = JSON.stringify(document.paths['/api/users/{id}']!.put!.requestBody);
    expect(text).toContain('"format":"phone"');
    expect(text.match(/"maxLength":\d+/g)).toEqual([100, 100, 50, 30, 1000].map((most) => `"maxLength":${most}`));
  });

  it('is no call without its file', () => {
    const bodies = Object.values(document.paths).flatMap((one) => Object.values(one).map((call) => call.requestBody));
    const files = bodies.filter((body) => body && !body.content['application/json']);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((body) => !body!.required)).toEqual([]);
  });

  it('is no id of a product below 1', () => {
    const text = JSON.stringify(document.paths['/api/wishlist/add']!.post!.requestBody);
    expect(text).toContain('"minimum":1');
    expect(text).toContain('"^[1-9][0-9]{0,8}$"');
    expect(JSON.stringify(document.paths['/api/wishlist/check/{productId}']!.get!.parameters)).toContain('^[1-9]');
  });
});

describe('A method that an address does not have', () => {
  it('answers 405 with the methods that it has, at every address of the shop and whatever the body', async () => {
    for (const { path, answers } of await asked()) {
      const refused = answers.filter(({ statusCode }) => statusCode === 405);
      const taken = answers.filter(({ statusCode }) => statusCode !== 405).map(({ method }) => method);
      expect(taken.length, path).toBeGreaterThan(0);
      for (const { method, allow, body } of refused) {
        expect(allow.split(', '), `${method} ${path}`).toEqual([...taken].sort());
        if (method === 'HEAD') continue;
        const said = JSON.parse(body) as Record<string, unknown>;
        expect(Object.keys(said)).toEqual(['timestamp', 'path', 'errorCode', 'args']);
        expect(said.errorCode).toBe('METHOD_NOT_ALLOWED');
      }
    }
  });
});

describe('Whoever calls an address by a method that it does not have', () => {
  it.each([
    ['with a token that is dead', { authorization: 'Bearer dead' }],
    ['with a key', { authorization: 'Bearer mtx_dead' }],
    ['with the cookie of a browser and no token beside it', { cookie: 'martyx_csrf=some' }],
  ])('%s learns the methods that it has', async (_who, headers) => {
    const { statusCode, headers: answered } = await shop.inject({ method: 'PUT', url: '/api/products', headers });
    expect([statusCode, answered.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('/api/docs', () => {
  it('shows every call on a page that runs no script and loads nothing', async () => {
    const { body, headers, statusCode } = await shop.inject({ url: '/api/docs' });
    expect(statusCode).toBe(200);
    expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(body).not.toMatch(/<script|<link|<img|\son\w+=|style="/);
    for (const call of described()) {
      const [method = '', path] = call.split(' ');
      expect(body).toContain(`<span class="method">${method.toUpperCase()}</span> <code>${path}</code>`);
    }
  });
});
