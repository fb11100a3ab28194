import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, separateOperations, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { measureOperation, type Measure } from '../../../server/edge/graphql/cost.ts';
import { MOST } from '../../../server/edge/graphql/limits.ts';
import { buildBareSchema } from '../../../server/schema.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { wrongCalls } from '../../support/wrong-inputs.ts';
import { workMs } from '../../support/cpu-work.ts';

/** What a stranger may try at `/graphql`; the numbers are those of the reference on reliability, part A. */
let shop: TestShop;
let admin: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop({ env: { GRAPHQL_BUDGET: '1000000000' } });
  admin = await signInAs(shop, await buildAccount(shop, { admin: true }));
});
afterAll(() => shop.close());

const schema = buildBareSchema();
const WEB = path.resolve(import.meta.dirname, '../../../web');
const HUNDRED = Array.from({ length: 100 }, () => 1);
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  shop.inject({ method: 'POST', url: '/graphql', headers, payload });
const get = (query: string, headers: Record<string, string>) =>
  shop.inject({ method: 'GET', url: `/graphql?${new URLSearchParams({ query })}`, headers });
const LEAKS = /node_modules|\.ts:\d|\bat \w+ \(|SELECT |INSERT |"stack|Did you mean/;
const accounts = () => shop.ctx().repo(User).count();

const login = (email: string, password: string) =>
  `login(input: { email: "${email}", password: "${password}" }) { token }`;
const REGISTER = `register(input: { email: "new@example.sk", password: "${PASSWORD}", termsAccepted: true }) { receivedAt }`;

/** Pages of fifty, lists of a hundred; what its texts say weighs nothing. */
const longestOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => {
      const text = print(type);
      if (text.startsWith('[')) return [variable.name.value, HUNDRED];
      if (text.startsWith('Int')) return [variable.name.value, 50];
      return [variable.name.value, /Input!?$/.test(text) ? { lines: HUNDRED } : 'x'];
    }),
  );

const ownOperations = (): ({ name: string } & Measure)[] => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'));
  const texts = files.map((name) => readFileSync(path.join(WEB, name), 'utf8'));
  return Object.entries(separateOperations(parse(texts.join('\n')))).map(([name, document]) => {
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
    return { name, ...measureOperation(schema, document, operation, longestOf(operation)) };
  });
};

describe('a document', () => {
  it('1: of 101 aliases is refused within 50 ms of CPU, with one error and no data', async () => {
    const query = `{ ${Array.from({ length: 101 }, (_, n) => `a${n}: __typename`).join(' ')} }`;
    expect(await workMs(() => post({ query }))).toBeLessThan(50);
    const response = await post({ query });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ message: 'QUERY_TOO_LARGE' }] });
    expect(response.json()).not.toHaveProperty('data');
  });

  it('1: of the shop, the administration too, is within every limit with the longest lists of its own', () => {
    const limits = Object.entries(MOST) as [keyof typeof MOST, number][];
    const large = ownOperations().filter((one) => limits.some(([limit, most]) => one[limit] > most));
    expect(ownOperations().length).toBeGreaterThan(200);
    expect(large).toEqual([]);
  });

  it('2: alone would be run: the mutation of these tests is a good one', async () => {
    const { errors } = await shop.graphql(`mutation { ${REGISTER.replace('new@', 'other@')} }`);
    expect(errors).toBeUndefined();
  });

  it('2: in a batch of ten is not run, nor is a mutation among them', async () => {
    const before = await accounts();
    const batch = [
      ...Array.from({ length: 9 }, () => ({ query: '{ __typename }' })),
      { query: `mutation { ${REGISTER} }` },
    ];
    const response = await post(batch);
    expect([response.statusCode, await accounts()]).toEqual([400, before]);
    await shop.runJobs();
    expect(shop.mails.filter(({ to }) => to === 'new@example.sk')).toEqual([]);
  });

  it('3: with twenty tries to sign in is refused, and one with fifteen gives no token', async () => {
    const { email } = await buildAccount(shop);
    const tries = (count: number) =>
      Array.from({ length: count }, (_, n) => `t${n}: ${login(email, n === count - 1 ? PASSWORD : 'Wrong-one-77')}`);
    const [twenty, fifteen] = [
      await post({ query: `mutation { ${tries(20).join(' ')} }` }),
      await post({ query: `mutation { ${tries(15).join(' ')} }` }),
    ];
    expect(twenty.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_LARGE' } }] });
    expect(fifteen.json()).toMatchObject({ data: null });
    expect(twenty.body + fifteen.body).not.toContain('"token"');
  });

  it.each([
    ['depth 12 in a circle', `{ products { nodes { ${'related { '.repeat(12)} id ${'}'.repeat(12)} } } }`],
    ['a fragment of itself', '{ ...a } fragment a on Query { ...a }'],
    ['two fragments of each other', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ])('4: of %s is refused before any statement', async (_name, query) => {
    let status = 0;
    const statements = await shop.statements(async () => (status = (await post({ query })).statusCode));
    expect([status, statements]).toEqual([400, 0]);
  });

  it.each(['{', '{ product(id: 99999999999999999999) { id } }', 'query { product(id: "\\u0000") { id } }', '\u0000'])(
    '11: that is broken tells a code and nothing of the inside: %j',
    async (query) => {
      const response = await post({ query });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ errors: { extensions: { code: string } }[] }>().errors[0]!.extensions.code).toBeTruthy();
      expect(response.body).not.toMatch(LEAKS);
      expect(response.headers['x-request-id']).toBeTruthy();
    },
  );

  it('11: keeps the code of what it did wrong: a wrong password is no refusal of access', async () => {
    const { email } = await buildAccount(shop);
    const { errors } = await shop.graphql(`mutation { ${login(email, 'Wrong-one-78')} }`);
    expect(errors?.[0]).toMatchObject({ message: 'INVALID_CREDENTIALS', extensions: { code: 'INVALID_CREDENTIALS' } });
  });

  it('11: says no more than ERR_INTERNAL when the shop itself is broken', async () => {
    const broken = await startShop();
    await broken
      .ctx()
      .sql('ALTER TABLE printer RENAME TO away')
      .catch(() => undefined);
    await broken.ctx().sql('ALTER TABLE category RENAME TO away_too');
    const response = await broken.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ categories { slug } }' },
    });
    expect(response.json()).toMatchObject({
      errors: [{ message: 'ERR_INTERNAL', extensions: { code: 'ERR_INTERNAL' } }],
    });
    expect(response.body).not.toMatch(/away|category|relation|SELECT/);
    await broken.close();
  });
});

describe('a request', () => {
  const PREFLIGHT = { 'apollo-require-preflight': 'true' };

  it.each([
    ['no header that asks a browser for leave', {}],
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('9: by GET with %s is refused', async (_name, headers) => {
    expect((await get('{ __typename }', headers as Record<string, string>)).statusCode).toBe(400);
  });

  it('9: by GET runs no mutation', async () => {
    const before = await accounts();
    const response = await get(`mutation { ${REGISTER} }`, PREFLIGHT);
    expect([response.statusCode, await accounts()]).toEqual([405, before]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('9: by POST as %s changes nothing and is answered without a page', async (type) => {
    const before = await accounts();
    const response = await post(JSON.stringify({ query: `mutation { ${REGISTER} }` }), { 'content-type': type });
    await shop.runJobs();
    expect([await accounts(), shop.mails.some(({ to }) => to === 'new@example.sk')]).toEqual([before, false]);
    expect([400, 415]).toContain(response.statusCode);
    expect(response.body).not.toMatch(/<html|<!doctype/i);
  });

  it('7: for the schema is answered alike by GET and POST; a browser gets GraphiQL', async () => {
    const query = '{ __schema { queryType { name } } __type(name: "VisitCount") { name } }';
    const answers = [await post({ query }), await get(query, PREFLIGHT)];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } }, __type: null } });
    }
    const page = await get(query, { accept: 'text/html' });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/graphiql']);
  });
});

describe('two orders in one document', () => {
  it('12: are told apart whatever their order: nothing of the foreign one comes, the own one is still there', async () => {
    const productId = await buildSellable(shop, { stock: 20 });
    const [mine, theirs] = [await buildAccount(shop), await buildAccount(shop)];
    const orderOf = async ({ id: userId }: User) => {
      const viewer = { userId, admin: false, sessionId: '' };
      return (await buildOrder(shop.ctx({ viewer }), { lines: [{ productId, quantity: 1 }] })).order.id;
    };
    const [own, foreign] = [await orderOf(mine), await orderOf(theirs)];
    const headers = await signInAs(shop, mine);
    const first = `mine: order(id: "${own}") { id }`;
    const second = `theirs: order(id: "${foreign}") { id }`;
    for (const query of [`{ ${first} ${second} }`, `{ ${second} ${first} }`]) {
      const { data, errors } = await shop.graphql<Record<string, unknown> | null>(query, {}, { headers });
      expect(data?.theirs ?? null).toBeNull();
      expect(errors).toMatchObject([{ path: ['theirs'], extensions: { code: 'ORDER_NOT_FOUND' } }]);
      expect((await shop.graphql(`{ ${first} }`, {}, { headers })).data).toEqual({ mine: { id: own } });
    }
  });
});

describe('an account that is switched off', () => {
  it('14: may call nothing with the token that it had', async () => {
    const user = await buildAccount(shop, { admin: true });
    const headers = await signInAs(shop, user);
    await shop.ctx().repo(User).update({ id: user.id }, { active: false });
    for (const query of ['{ me { id } }', '{ categories { slug } }', '{ visitCount { totalCount } }']) {
      expect((await shop.graphql(query, {}, { headers })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('input', () => {
  const calls = wrongCalls(schema);

  it('15: of the wrong type is refused at each place of each root field, before anything of it runs', async () => {
    expect(calls.length).toBeGreaterThan(300);
    const wrong: string[] = [];
    const texts = await shop.statementTexts(async () => {
      for (const { name, query, variables } of calls) {
        const response = await post({ query, variables }, admin);
        const code = response.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code;
        if (!['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'].includes(code ?? '')) wrong.push(`${name}: ${code}`);
        if (LEAKS.test(response.body)) wrong.push(`${name}: ${response.body}`);
      }
    });
    expect(wrong).toEqual([]);
    expect(texts.filter((text) => /^\s*(INSERT|UPDATE|DELETE)/i.test(text) && !/session/i.test(text))).toEqual([]);
  });
});
