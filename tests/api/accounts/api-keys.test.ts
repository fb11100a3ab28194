import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiKey } from '../../../server/api-keys/api-key.entity.ts';
import { User } from '../../../server/accounts/user.entity.ts';
import { askForApiKey, buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ALL = ['READ_CATALOGUE', 'READ_ORDERS'];
const MINE = '{ me { apiKeys { id name prefix scopes lastUsedAt } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { id } }';
const PRODUCTS = '{ products { totalCount } }';
const ORDERS = '{ me { id orders { nodes { id } } } }';

const person = async (changes?: Partial<User>) => signInAs(shop, await buildAccount(shop, changes));
const mine = async (headers: SignedInHeaders) =>
  (await shop.graphql<{ me: { apiKeys: ApiKey[] } }>(MINE, {}, { headers })).data.me.apiKeys;
const codeOf = async (query: string, headers: Record<string, string>) =>
  (await shop.graphql(query, {}, { headers })).errors?.[0]?.extensions.code;

describe('a personal API key', () => {
  it('is told once, kept as a hash, and listed by how it begins', async () => {
    const headers = await person();
    const { made } = (await askForApiKey(shop, headers, { name: '  My\nscale ', scopes: ALL })).data;
    expect(made.secret).toMatch(/^mtx_[\w-]{43}$/);
    expect(made.key).toMatchObject({ name: 'My scale', prefix: made.secret.slice(0, 10), scopes: ALL });
    const row = await shop.ctx().repo(ApiKey).findOneByOrFail({ id: made.key.id });
    expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([row, await mine(headers)])).not.toContain(made.secret);
    expect(await mine(headers)).toMatchObject([{ id: made.key.id, lastUsedAt: null }]);
  });

  it('needs the current password, a name and a scope', async () => {
    const headers = await person();
    const wrong = await askForApiKey(shop, headers, { currentPassword: 'Not-the-one-77' });
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    const empty = await askForApiKey(shop, headers, { name: ' ', scopes: [] });
    expect(empty.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      args: { name: 'REQUIRED', scopes: 'REQUIRED' },
    });
    const long = await askForApiKey(shop, headers, { name: 'x'.repeat(51) });
    expect(long.errors?.[0]?.extensions.args).toEqual({ name: 'TOO_LONG' });
    expect(await mine(headers)).toEqual([]);
  });

  it('can be had 20 times by one person, also when asked at the same time', async () => {
    const headers = await person();
    for (let n = 0; n < 18; n += 1) await askForApiKey(shop, headers);
    const last = await Promise.all(Array.from({ length: 4 }, () => askForApiKey(shop, headers)));
    const codes = last.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'API_KEY_LIMIT')).toHaveLength(2);
    expect(await mine(headers)).toHaveLength(20);
  });

  it('ends at once when it is revoked, by its owner only', async () => {
    const headers = await person();
    const key = await buildApiKey(shop, headers, ALL);
    const stranger = await person();
    const refused = await shop.graphql(REVOKE, { id: key.id }, { headers: stranger });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await codeOf(PRODUCTS, key.headers)).toBeUndefined();
    await shop.graphql(REVOKE, { id: key.id }, { headers });
    expect(await codeOf(PRODUCTS, key.headers)).toBe('UNAUTHENTICATED');
    expect(await mine(headers)).toEqual([]);
  });

  it('notes its last use, at most once a minute', async () => {
    const headers = await person();
    const key = await buildApiKey(shop, headers, ALL);
    const used = async () => {
      await shop.graphql(PRODUCTS, {}, { headers: key.headers });
      return (await mine(headers))[0]!.lastUsedAt;
    };
    const first = await used();
    expect(first).not.toBeNull();
    expect(await used()).toBe(first);
    shop.clock.advance(61_000);
    expect(await used()).not.toBe(first);
  });

  it('ends with the account', async () => {
    const user = await buildAccount(shop);
    const key = await buildApiKey(shop, await signInAs(shop, user), ALL);
    await shop.ctx().repo(User).update({ id: user.id }, { active: false });
    expect(await codeOf(PRODUCTS, key.headers)).toBe('UNAUTHENTICATED');
  });

  it('that nobody has is refused', async () => {
    for (const secret of ['mtx_', `mtx_${'A'.repeat(43)}`]) {
      expect(await codeOf(PRODUCTS, { authorization: `Bearer ${secret}` })).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the scopes of a key', () => {
  it('open their own root fields', async () => {
    const headers = await person();
    const catalogue = await buildApiKey(shop, headers, ['READ_CATALOGUE']);
    const orders = await buildApiKey(shop, headers, ['READ_ORDERS']);
    expect(await codeOf(PRODUCTS, catalogue.headers)).toBeUndefined();
    expect(await codeOf(ORDERS, catalogue.headers)).toBe('API_KEY_SCOPE');
    expect(await codeOf(ORDERS, orders.headers)).toBeUndefined();
    expect(await codeOf(PRODUCTS, orders.headers)).toBe('API_KEY_SCOPE');
  });

  it.each([
    '{ me { email } }',
    '{ me { orders { nodes { id } } ...on User { sessions { id } } } }',
    '{ me { ...Mine } } fragment Mine on User { id orders: downloads { nodes { __typename } } }',
    '{ products { nodes { inMyWishlist } } }',
    '{ product(id: 1) { ...on Product { ownedCopy { __typename } } } }',
    '{ myWishlist { __typename } }',
    'mutation { logoutEverywhere { receivedAt } }',
    'mutation { createApiKey(input: { currentPassword: "x", name: "x", scopes: READ_ORDERS }) { secret } }',
  ])('open nothing else, all of them together: %s', async (query) => {
    const key = await buildApiKey(shop, await person(), ALL);
    expect(await codeOf(query, key.headers)).toBe('API_KEY_SCOPE');
  });

  it('give an admin’s key nothing of an admin', async () => {
    const key = await buildApiKey(shop, await person({ admin: true }), ALL);
    expect(await codeOf('{ visitCount { __typename } }', key.headers)).toBe('API_KEY_SCOPE');
    const { data } = await shop.graphql<{ __type: null }>('{ __type(name: "VisitCount") { name } }', {}, key);
    expect(data.__type).toBeNull();
  });

  it.each(['/api/users/me', '/api/wishlist', '/api/products'])('open no other door: %s', async (url) => {
    const key = await buildApiKey(shop, await person(), ALL);
    const response = await shop.inject({ method: 'GET', url, headers: key.headers });
    expect([401, 403, 404]).toContain(response.statusCode);
    if (url === '/api/products') expect(response.json()).toMatchObject({ errorCode: 'API_KEY_SCOPE' });
  });

  it('are paid from a budget of the key’s own', async () => {
    const headers = await person();
    const key = await buildApiKey(shop, headers, ALL);
    const left = async (own: Record<string, string>) => {
      const answer = await shop.graphql(PRODUCTS, {}, { headers: own });
      return (answer as unknown as { extensions: { cost: { remaining: number; asked: number } } }).extensions.cost;
    };
    const first = await left(key.headers);
    await left(headers);
    expect((await left(key.headers)).remaining).toBe(first.remaining - first.asked);
  });
});
