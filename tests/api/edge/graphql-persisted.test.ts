import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { PersistedQueries } from '../../../server/edge/graphql/persisted.ts';
import { storefrontOperations } from '../../../server/edge/graphql/storefront-operations.ts';
import { buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildAccount, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let closed: TestShop;
let productId: number;
beforeAll(async () => {
  shop = await startShop();
  closed = await startShop({ env: { GRAPHQL_ALLOW_LIST: 'storefront' } });
  productId = await buildProduct(shop.ctx(), { name: 'Glider', nameSk: 'Vetroň' });
});
afterAll(() => Promise.all([shop.close(), closed.close()]));

const PREFLIGHT = { 'apollo-require-preflight': 'true' };
const PRODUCT = 'query ($id: Int!) { product(id: $id) { name } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const extensionsFor = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

interface Asked {
  query?: string;
  hashed?: string;
  variables?: object;
  headers?: Record<string, string>;
}

const get = ({ query, hashed, variables, headers = {} }: Asked) => {
  const params = new URLSearchParams({
    ...(query && { query }),
    ...(hashed && { extensions: JSON.stringify(extensionsFor(hashed)) }),
    ...(variables && { variables: JSON.stringify(variables) }),
  });
  return shop.inject({ method: 'GET', url: `/graphql?${params}`, headers: { ...PREFLIGHT, ...headers } });
};
const codeIn = (response: { json: <T>() => T }) =>
  response.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code;

describe('a persisted query', () => {
  it('is asked for by its hash once the text was sent with it', async () => {
    const variables = { id: productId };
    const unknown = await get({ hashed: PRODUCT, variables });
    expect(codeIn(unknown)).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(unknown.headers['cache-control']).toContain('no-');
    const first = await get({ query: PRODUCT, hashed: PRODUCT, variables });
    expect(first.json()).toMatchObject({ data: { product: { name: 'Glider' } } });
    const second = await get({ hashed: PRODUCT, variables });
    expect(second.json()).toMatchObject({ data: { product: { name: 'Glider' } } });
    const posted = { extensions: extensionsFor(PRODUCT), variables };
    const post = await shop.inject({ method: 'POST', url: '/graphql', payload: posted });
    expect(post.json()).toMatchObject({ data: { product: { name: 'Glider' } } });
  });

  it('of the storefront is known without its text', async () => {
    const [text] = [...storefrontOperations().values()].filter((one) => one.startsWith('query Printers'));
    const response = await get({ hashed: text!, variables: {} });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ data: {} });
  });

  it('with a hash that is not that of its text is refused', async () => {
    const response = await get({ query: '{ __typename }', hashed: PRODUCT });
    expect(response.statusCode).toBe(400);
  });

  it('is a query: a mutation by GET is refused and kept nowhere', async () => {
    const text = 'mutation { logoutEverywhere { receivedAt } }';
    const refused = await get({ query: text, hashed: text });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'POST']);
    expect(codeIn(await get({ hashed: text }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('needs a header that no other site can send', async () => {
    const bare = await shop.inject({ method: 'GET', url: '/graphql?query={__typename}' });
    expect(bare.statusCode).toBe(400);
  });

  it('makes room for others: all texts together stay within 4 MB', async () => {
    const kept = new PersistedQueries(new Map([['fixed', '{ a }']]), {
      read: () => Promise.resolve(undefined),
      write: () => Promise.resolve(),
    });
    for (let n = 0; n < 50; n += 1) await kept.set(`apq:${n}`, 'x'.repeat(100_000));
    expect(await kept.get('apq:0')).toBeUndefined();
    expect(await kept.get('apq:49')).toHaveLength(100_000);
    expect(await kept.get('apq:fixed')).toBe('{ a }');
  });
});

describe('a GET', () => {
  const headersOf = async (asked: Asked) => (await get(asked)).headers;
  const PUBLIC = '{ products { nodes { name } } }';

  it('of public data may be kept for 20 seconds, by language, and is not sent again while nothing changed', async () => {
    const first = await get({ query: PRODUCT, variables: { id: productId } });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=20, s-maxage=20, stale-while-revalidate=40, stale-if-error=3600',
      'surrogate-key': 'catalogue settings api',
      'cache-tag': 'catalogue,settings,api',
      vary: expect.stringMatching(/accept-language.*authorization/) as string,
      etag: expect.stringMatching(/^"[\w-]{27}"$/) as string,
    });
    expect(first.json()).toMatchObject({ extensions: { cost: { limit: 10_000 } } });
    expect(first.body).not.toContain('remaining');
    expect(first.headers['set-cookie'] ?? first.headers['x-request-id']).toBeUndefined();
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await get({ query: PRODUCT, variables: { id: productId }, headers: known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const slovak = { ...known, 'accept-language': 'sk' };
    const other = await get({ query: PRODUCT, variables: { id: productId }, headers: slovak });
    expect([other.statusCode, other.json()]).toMatchObject([200, { data: { product: { name: 'Vetroň' } } }]);
  });

  it('shows a change to who asks with an old tag', async () => {
    const priced = 'query ($id: Int!) { product(id: $id) { price { minor } } }';
    const before = await get({ query: priced, variables: { id: productId } });
    await setPrice(shop.ctx(), productId, 4242);
    const headers = { 'if-none-match': String(before.headers.etag) };
    const after = await get({ query: priced, variables: { id: productId }, headers });
    expect(after.json()).toMatchObject({ data: { product: { price: { minor: 4242 } } } });
  });

  it('is kept by nobody when somebody signed in or a key asks', async () => {
    const session = await signInAs(shop, await buildAccount(shop));
    const key = await buildApiKey(shop, session, ['READ_CATALOGUE']);
    for (const headers of [session, key.headers]) {
      const answer = await get({ query: PUBLIC, headers });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.json()).toMatchObject({ extensions: { cost: { remaining: expect.any(Number) as number } } });
    }
  });

  it.each([
    '{ me { id } }',
    '{ products { nodes { name } } me { id } }',
    '{ ...Mine } fragment Mine on Query { me { id } }',
    '{ ... on Query { me { id } } }',
    '{ order(id: "x", accessToken: "y") { id } }',
    '{ productz { id } }',
  ])('is kept by nobody when it asks for more than public data, or fails: %s', async (query) => {
    expect((await headersOf({ query }))['cache-control']).toBe('no-store');
  });

  it('is kept by nobody as a POST', async () => {
    const post = await shop.inject({ method: 'POST', url: '/graphql', payload: { query: PUBLIC } });
    expect(post.headers['cache-control']).toBe('no-store');
  });
});

describe('the allow-list of a shop that is closed to foreign programs', () => {
  const ask = async (query: string, headers: Record<string, string> = {}, variables: object = {}) => {
    const response = await closed.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    return [response.statusCode, codeIn(response)];
  };

  it('lets a visitor run what the storefront runs, however it is laid out, and nothing else', async () => {
    const [text] = [...storefrontOperations().values()].filter((one) => one.startsWith('query Printers'));
    expect(await ask(text!)).toEqual([200, undefined]);
    expect(await ask(text!.replace(/\s+/g, ' '))).toEqual([200, undefined]);
    let answer: unknown;
    const statements = await closed.statements(async () => (answer = await ask(PRODUCT, {}, { id: 1 })));
    expect([answer, statements]).toEqual([[403, 'OPERATION_NOT_LISTED'], 0]);
    expect(await ask('{ __schema { queryType { name } } }')).toEqual([403, 'OPERATION_NOT_LISTED']);
  });

  it('lets a person and a key run any', async () => {
    const { email } = await buildAccount(closed);
    const [login] = [...storefrontOperations().values()].filter((one) => one.startsWith('mutation Login'));
    const variables = { input: { email, password: PASSWORD } };
    const { data } = await closed.graphql<{ login: { token: string } }>(login!, variables);
    const session = { authorization: `Bearer ${data.login.token}` };
    expect(await ask('{ me { id } }', session)).toEqual([200, undefined]);
    const key = await buildApiKey(closed, session, ['READ_CATALOGUE']);
    expect(await ask('{ products { totalCount } }', key.headers)).toEqual([200, undefined]);
  });
});
