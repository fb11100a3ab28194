import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFTEN } from '../../../server/edge/graphql/executor.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { workMs } from '../../support/cpu-work.ts';

let shop: TestShop;
let id: number;
beforeAll(async () => {
  shop = await startShop({ env: { GRAPHQL_BUDGET: '1000000000' } });
  id = await buildProduct(shop.ctx(), { name: 'Glider' });
});
afterAll(() => shop.close());

const QUOTE = 'query ($i: CartQuoteInput!) { cartQuote(input: $i) { __typename } }';
const filled = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);

interface Body {
  data?: unknown;
  errors?: { message: string; extensions: { code: string; args?: Record<string, unknown> } }[];
}

const post = async (query: string, variables?: object) => {
  const response = await shop.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  return { status: response.statusCode, length: response.body.length, ...response.json<Body>() };
};
const get = async (params: Record<string, string>) => {
  const url = `/graphql?${new URLSearchParams(params)}`;
  const response = await shop.inject({ method: 'GET', url, headers: { 'apollo-require-preflight': 'true' } });
  return response.json<Body>();
};
const refusal = ({ data, errors }: Body) => ({ data, ...errors?.[0]?.extensions });

describe('variables', () => {
  it.each([76_000, 8500, 101])('that list %d lines of nothing are refused by their length alone', async (count) => {
    const variables = { i: { lines: filled(count, {}) } };
    expect(await workMs(() => post(QUOTE, variables))).toBeLessThan(250);
    const answer = await post(QUOTE, variables);
    expect(refusal(answer)).toEqual({ data: undefined, code: 'VALIDATION_FAILED', args: { lines: 'TOO_MANY' } });
    expect([answer.status, answer.errors!.length]).toEqual([400, 1]);
    expect(answer.length).toBeLessThan(400);
  });

  it('that are wrong in a hundred places are told of five, in few words', async () => {
    const answer = await post(QUOTE, { i: { lines: filled(100, {}) } });
    expect(answer.errors!.map(({ extensions }) => extensions.code)).toEqual(filled(5, 'BAD_USER_INPUT'));
    expect([answer.status, answer.data]).toEqual([400, undefined]);
    expect(answer.length).toBeLessThan(3000);
  });

  it.each([
    ['a text', 'query ($id: Int!) { product(id: $id) { id } }', { id: 'x'.repeat(90_000) }],
    ['an unknown name', QUOTE, { i: { lines: [], ['x'.repeat(90_000)]: 1 } }],
    ['a large object', 'query ($id: Int!) { product(id: $id) { id } }', { id: { a: filled(1900, 'x'.repeat(100)) } }],
  ])('that are wrong are not said back: %s', async (_name, query, variables) => {
    const answer = await post(query, variables);
    expect(refusal(answer).code).toBe('BAD_USER_INPUT');
    expect(answer.length).toBeLessThan(2000);
    expect(JSON.stringify(answer)).not.toMatch(/Did you mean|node_modules/);
  });

  it.each([
    [
      'lists of ids',
      'mutation ($ids: [Int!]!) { addAllToWishlist(input: { productIds: $ids }) { changed } }',
      { ids: filled(1900, 1) },
      { ids: 'TOO_MANY' },
    ],
    ['lists within lists', QUOTE, { i: filled(30, filled(1000, 1)) }, { body: 'TOO_MANY' }],
    [
      'long texts',
      'query ($s: String) { products(search: $s) { totalCount } }',
      { s: 'x'.repeat(100_001) },
      { s: 'TOO_LONG' },
    ],
  ])('of %s are bounded for every operation', async (_name, query, variables, args) => {
    const answer = await post(query, variables);
    expect(refusal(answer)).toEqual({ data: undefined, code: 'VALIDATION_FAILED', args });
  });

  it('that the operation does not declare are not looked at', async () => {
    const { data } = await post('query ($id: Int!) { product(id: $id) { name } }', { id, other: filled(5000, {}) });
    expect(data).toEqual({ product: { name: 'Glider' } });
  });

  it('of lists in the text are bounded too', async () => {
    const answer = await post(`{ productsById(ids: [${filled(201, 1).join()}]) { id } }`);
    expect(refusal(answer)).toMatchObject({ data: undefined, code: 'QUERY_TOO_LARGE', args: { limit: 'items' } });
  });

  it('with a default may be left out, of a type that may not be null too, interpreted or compiled', async () => {
    const query = `query ($id: Int! = ${id}, $kind: ProductSort! = NEWEST) { product(id: $id) { name } products(sort: $kind) { totalCount } }`;
    for (let n = 0; n <= OFTEN; n += 1) expect((await post(query)).data).toMatchObject({ product: { name: 'Glider' } });
    expect(refusal(await post(query, { id: null })).code).toBe('BAD_USER_INPUT');
  });

  it('are held to the same by GET and by hash', async () => {
    const variables = JSON.stringify({ i: { lines: filled(101, {}) } });
    const sha256Hash = createHash('sha256').update(QUOTE).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const small = JSON.stringify({ i: { lines: [] } });
    expect((await get({ query: QUOTE, extensions, variables: small })).data).toBeTruthy();
    const ways: Record<string, string>[] = [{ query: QUOTE }, { extensions }];
    for (const by of ways) expect(refusal(await get({ ...by, variables })).args).toEqual({ lines: 'TOO_MANY' });
  });
});
