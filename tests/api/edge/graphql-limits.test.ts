import type { LightMyRequestResponse } from 'fastify';
import {
  parse,
  Kind,
  specifiedRules,
  validate,
  type DocumentNode,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST, MOST_TOKENS } from '../../../server/edge/graphql/limits.ts';
import { boundedShape, MOST_ERRORS, MOST_SHAPE } from '../../../server/edge/graphql/shape.ts';
import { measureOperation } from '../../../server/edge/graphql/cost.ts';
import { buildBareSchema } from '../../../server/schema.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { workMs } from '../../support/cpu-work.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { GRAPHQL_BUDGET: '3000' } });
});
afterAll(() => shop.close());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: {
    data?: unknown;
    errors?: { message: string; extensions: { code: string; args?: Record<string, unknown> } }[];
    extensions?: { cost?: { asked: number; limit: number; remaining?: number } };
  };
}

const secondsOfMinute = () => String(60 - Math.floor((shop.clock.now().getTime() % 60_000) / 1000));

let caller = 0;
const ask = async (query: string, headers: Record<string, string> = {}, remoteAddress = ''): Promise<Answer> => {
  const response = await shop.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query },
    remoteAddress: remoteAddress || `192.0.2.${(caller += 1)}`,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json<Answer['body']>() };
};
const repeated = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
const refusal = ({ status, body }: Answer) => ({ status, data: body.data, args: body.errors?.[0]?.extensions.args });
const schema = buildBareSchema();
const measured = (text: string, variables = {}) => {
  const document: DocumentNode = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return measureOperation(schema, document, operation as OperationDefinitionNode, variables);
};

describe('an operation', () => {
  it.each([
    ['aliases', `{ ${repeated(101, (n) => `a${n}: __typename`)} }`, 101],
    ['aliases', `{ ${repeated(16, (n) => `a${n}: product(id: 1) { id }`)} }`, 16],
    ['depth', `{ product(id: 1) { ${'related { '.repeat(11)} id ${'}'.repeat(12)} }`, 13],
    ['directives', `{ ${repeated(11, (n) => `f${n % 2}: __typename @include(if: true)`)} }`, 11],
    ['cost', '{ products(first: 100) { nodes { related(first: 100) { name } name } } }', 10_699],
  ])('with too many %s is refused before any statement', async (limit, query, asked) => {
    let answer: Answer | null = null;
    const statements = await shop.statements(async () => (answer = await ask(query)));
    expect(refusal(answer!)).toMatchObject({ status: 400, data: undefined, args: { limit } });
    expect(answer!.body.errors).toHaveLength(1);
    expect(answer!.body.errors?.[0]).toMatchObject({ message: 'QUERY_TOO_LARGE', extensions: { args: { asked } } });
    expect(statements).toBe(0);
  });

  it.each([
    ['of a name that the document does not have', 'mutation Own { ALIASES }', 'Other'],
    ['that is not named where there are two', 'mutation Own { ALIASES } query Two { __typename }', undefined],
  ])('%s is not run, and so escapes no limit', async (_name, text, operationName) => {
    const query = text.replace(
      'ALIASES',
      repeated(20, (n) => `a${n}: forgotPassword(input: { email: "a${n}@example.sk" }) { receivedAt }`),
    );
    let answer: LightMyRequestResponse | null = null;
    const statements = await shop.statements(async () => {
      answer = await shop.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } });
    });
    expect(answer!.statusCode).toBe(400);
    expect(answer!.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
    expect(statements).toBe(0);
  });

  it.each([
    ['repeats', `{ ${repeated(190, () => 'product(id: 1) { id name category { slug } }')} }`, 189],
    [
      'repeats',
      `{ product(id: 1) { ${repeated(35, () => `... on Product { ${repeated(10, () => 'related { id }')} }`)} } }`,
      349,
    ],
    [
      'spreads',
      `{ product(id: 1) { ${repeated(200, (n) => `...f${n}`)} } } ${repeated(200, (n) => `fragment f${n} on Product { id }`)}`,
      200,
    ],
  ] as const)('with too many %s is refused before its fields are compared', async (limit, query, asked) => {
    const answer = await ask(query);
    expect(refusal(answer)).toEqual({ status: 400, data: undefined, args: { limit, asked, most: MOST_SHAPE[limit] } });
    expect(answer.body.errors).toHaveLength(1);
  });

  it.each([
    ['field', (name: string) => `{ products(first: 100) { nodes { related(first: 20) { ${name}: id } } } }`],
    ['operation', (name: string) => `query ${name}(${repeated(20, (n) => `$v${n}: Int`)}) { __typename }`],
    ['fragment', (name: string) => `{ ${repeated(20, (n) => `...${name}${n}`)} }`],
    ['field that there is not', (name: string) => `{ ${repeated(5, (n) => `${name}${n}`)} }`],
  ])('that calls a %s by a name of 10,000 letters is not answered with them', async (_what, textOf) => {
    const answer = await ask(textOf('n'.repeat(10_000)));
    expect(refusal(answer)).toMatchObject({ status: 400, data: undefined, args: { limit: 'name', most: 100 } });
    expect(JSON.stringify(answer.body).length).toBeLessThan(1000);
  });

  it('that cannot be read at a long name is told so in short', async () => {
    const { body } = await ask(`{ id ${'n'.repeat(50_000)}: }`);
    expect(body.errors?.[0]?.extensions.code).toBe('GRAPHQL_PARSE_FAILED');
    expect((await ask(`{ products(first: ${'n'.repeat(50_000)} 1) ( }`)).body.errors).toHaveLength(1);
    expect(JSON.stringify((await ask(`{ a } ${'n'.repeat(50_000)}`)).body).length).toBeLessThan(1000);
  });

  it('of the largest shape that is let through is validated in a moment', async () => {
    const limits: ValidationRule[] = [...specifiedRules, boundedShape];
    const time = (text: string) => {
      const document = parse(text, { maxTokens: MOST_TOKENS });
      return workMs(() => expect(validate(schema, document, limits, { maxErrors: MOST_ERRORS })).toEqual([]));
    };
    const spread = repeated(60, (n) => `...f${n}`);
    const dear = [
      `{ ${repeated(21, () => `product(id: 1) { ${repeated(15, (n) => `a${n}: related { id name }`)} }`)} }`,
      `{ product(id: 1) { ${spread} } } ${repeated(60, (n) => `fragment f${n} on Product { related { id } name slug }`)}`,
    ];
    for (const text of dear) expect(await time(text)).toBeLessThan(100);
  });

  it('of too many tokens is refused by its own code', async () => {
    const answer = await ask(`{ ${'__typename '.repeat(3001)} }`);
    expect(refusal(answer)).toEqual({ status: 400, data: undefined, args: { limit: 'tokens', most: 3000 } });
  });

  it('whose fragments double at each step is weighed in a moment', async () => {
    const steps = repeated(
      25,
      (n) => `fragment f${n} on Product { related(first: 1) { ...f${n + 1} x: id ...f${n + 1} } }`,
    );
    const weigh = () => measured(`{ product(id: 1) { ...f0 } } ${steps} fragment f25 on Product { id }`);
    expect(await workMs(weigh)).toBeLessThan(50);
    const { cost, depth } = weigh();
    expect(cost).toBeGreaterThan(MOST.cost);
    expect(depth).toBeGreaterThan(MOST.depth);
  });

  it('whose fragments double at each step, at one level, is refused before anybody walks through it', async () => {
    const steps = repeated(29, (n) => `fragment f${n} on Product { ...f${n + 1} name ...f${n + 1} }`);
    const query = `{ product(id: 1) { ...f0 } } ${steps} fragment f29 on Product { id }`;
    expect(await workMs(() => ask(query))).toBeLessThan(2000);
    const answer = await ask(query);
    expect(refusal(answer)).toMatchObject({ status: 400, data: undefined, args: { limit: 'selections', most: 1000 } });
  });

  it('costs more with a larger page, by text, variable or default, and a page counts at most 100', () => {
    const page = 'query ($n: Int!) { products(first: $n) { nodes { id } } }';
    const [ten, hundred, huge] = [10, 100, 99_999_999].map((n) => measured(page, { n }).cost);
    expect(hundred! - ten!).toBe(93);
    expect(huge).toBe(hundred);
    expect(measured('{ products { nodes { id } } }').cost + 2).toBe(measured(page, { n: 24 }).cost);
    expect(measured('{ products(first: 10) { nodes { id } } }').cost).toBe(ten);
  });

  it('hides no page over 100 and no negative one: both are refused', async () => {
    for (const first of [-1, 101, 99_999_999]) {
      const { body } = await ask(`{ products(first: ${first}) { nodes { id } } }`);
      expect(body.errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    }
  });
});

describe('the budget of a minute', () => {
  const PAGE = '{ products(first: 100) { nodes { id name } } }';
  const LOAD = `{ ${repeated(6, (n) => `p${n}: products(first: 100) { nodes { id } }`)} }`;

  it('is told with every answer', async () => {
    const { body } = await ask(PAGE);
    expect(body.extensions?.cost).toEqual({ asked: 190, limit: MOST.cost, remaining: 2810 });
  });

  it('ends with RATE_LIMITED for one caller, not for another, and begins anew with the next minute', async () => {
    const here = '198.51.100.7';
    shop.clock.toNextMinute();
    expect((await ask(LOAD, {}, here)).status).toBe(200);
    expect((await ask(LOAD, {}, here)).body.extensions?.cost?.remaining).toBe(766);
    const refused = await ask(LOAD, {}, here);
    expect(refusal(refused)).toEqual({ status: 429, data: undefined, args: { minutes: 1 } });
    expect(refused.headers['retry-after']).toBe(secondsOfMinute());
    expect((await ask(LOAD)).status).toBe(200);
    shop.clock.advance(60_000);
    expect((await ask(LOAD, {}, here)).status).toBe(200);
  });

  it.each([
    ['that cannot be read', { query: `{ ${'x '.repeat(1500)}` }],
    ['that is not of the schema', { query: `{ ${repeated(800, (n) => `x${n}`)} }` }],
    ['that is too large', { query: `{ ${repeated(400, (n) => `a${n}: __typename`)} }` }],
    [
      'whose variables are too large',
      {
        query: `query ($i: [Int!]!) { productsById(ids: $i) { ${'id '.repeat(20)} } }`,
        variables: { i: Array.from({ length: 600 }, () => 1) },
      },
    ],
    ['whose hash is not known', { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } }],
  ])('is drawn from by a document %s', async (_name, payload) => {
    const here = `203.0.113.${(caller += 1) % 250}`;
    const left = async () => (await ask('{ __typename }', {}, here)).body.extensions!.cost!.remaining!;
    const send = () => shop.inject({ method: 'POST', url: '/graphql', payload, remoteAddress: here });
    const before = await left();
    expect((await send()).json<Answer['body']>().errors).not.toHaveLength(0);
    const after = await left();
    expect(before - after).toBeGreaterThan(5);
    expect(before - after).toBeLessThan(400);
  });

  it('ends for documents that are never run too, before anything of them is read', async () => {
    const here = '198.51.100.8';
    const broken = `{ ${'x '.repeat(2900)}`;
    const statuses: number[] = [];
    shop.clock.toNextMinute();
    for (let n = 0; n < 14; n += 1) statuses.push((await ask(broken, {}, here)).status);
    expect([...new Set(statuses)]).toEqual([400, 429]);
    expect(refusal(await ask(broken, {}, here))).toEqual({ status: 429, data: undefined, args: { minutes: 1 } });
    expect((await ask('{ __typename }', {}, here)).headers['retry-after']).toBe(secondsOfMinute());
    shop.clock.advance(60_000);
    expect((await ask('{ __typename }', {}, here)).status).toBe(200);
  });

  it('is a person’s own once they sign in, wherever they are', async () => {
    const headers = await signInAs(shop, await buildAccount(shop));
    const first = await ask(PAGE, headers);
    const second = await ask(PAGE, headers);
    const [before, after] = [first, second].map(({ body }) => body.extensions!.cost!.remaining!);
    expect(before! - after!).toBe(190);
  });
});
