import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const ask = async (query: string, headers: Record<string, string> = {}) => {
  const response = await shop.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  return { status: response.statusCode, body: response.json<{ data?: unknown; errors?: unknown }>() };
};

describe('questions about the schema', () => {
  const NAMES = '{ __schema { types { name } queryType { fields { name } } } }';
  interface Names {
    __schema: { types: { name: string }[]; queryType: { fields: { name: string }[] } };
  }
  const namesFor = async (headers?: Record<string, string>) => {
    const { __schema: schema } = (await ask(NAMES, headers)).body.data as Names;
    return [...schema.types, ...schema.queryType.fields].map(({ name }) => name);
  };

  it('are answered to everyone, the part of admins only to an admin', async () => {
    const admin = await namesFor(await signInAs(shop, await buildAccount(shop, { admin: true })));
    const visitor = await namesFor();
    expect(await namesFor(await signInAs(shop, await buildAccount(shop)))).toEqual(visitor);
    expect(visitor).toEqual(expect.arrayContaining(['Product', 'products', 'TextContent']));
    const hidden = admin.filter((name) => !visitor.includes(name));
    expect(hidden).toEqual(expect.arrayContaining(['visitCount', 'VisitCount', 'ModelDraft', 'modelDraft']));
    expect(visitor.filter((name) => !admin.includes(name))).toEqual([]);
  });

  it('name no field of admins in the same breath', async () => {
    const { body } = await ask('{ __schema { queryType { name } } visitCount { __typename } }');
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
  });

  it('go in no circles', async () => {
    const { body, status } = await ask(
      `{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} }'.repeat(6)} } } }`,
    );
    expect([status, body.data]).toEqual([400, undefined]);
  });
});

describe('what a client does not know', () => {
  it.each([
    '{ prodcts { nodes { id } } }',
    '{ product(idd: 1) { id } }',
    '{ products(sort: NAMEE) { nodes { id } } }',
    '{ product(id: 1) { nam } }',
    '{ product(id: 1) { ...on Produkt { id } } }',
  ])('is not guessed for it: %s', async (query) => {
    const { body, status } = await ask(query);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/Did you mean|node_modules|\.ts:|stack/);
  });

  it('runs no batch', async () => {
    const payload = [{ query: '{ errorCodes }' }, { query: '{ errorCodes }' }];
    const response = await shop.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('OUT_OF_STOCK');
  });
});
