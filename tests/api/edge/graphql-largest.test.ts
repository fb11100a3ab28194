import { parse, validate, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureOperation } from '../../../server/edge/graphql/cost.ts';
import { MOST } from '../../../server/edge/graphql/limits.ts';
import { buildBareSchema } from '../../../server/schema.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { measured } from '../../support/measured-cost.ts';
import { longestBlocking } from '../../support/longest-blocking.ts';
import { seedOrders } from '../../support/seed-orders.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** The most work that an operation may do at a time, in milliseconds of CPU. */
const MOST_MS = 250;
/** What a unit of cost stands for. */
const UNIT_MS = 0.025;
/** Nearly all of what one operation may cost. */
const LARGE = 0.7 * MOST.cost;

const schema = buildBareSchema();
let shop: TestShop;
let customer: Record<string, string>;
let admin: Record<string, string>;
let buyer: { id: string };
let ids: number[];

const MORE_LINES = `
  INSERT INTO order_line (order_id, position, product_id, product_name, sku, product_type, quantity, unit_price_minor,
    subtotal_minor, discount_minor, tax_rate_percent, tax_minor, tax_class)
  SELECT l.order_id, p, l.product_id, l.product_name, l.sku, l.product_type, 1, 1000, 1000, 0, 23, 187, 'goods'
  FROM order_line l, generate_series(2, 99) AS p WHERE l.position = 0`;

/** A customer with as many orders and lines as can be asked for, in a shop of 200 products. */
beforeAll(async () => {
  shop = await startShop({ env: { GRAPHQL_BUDGET: '1000000000' } });
  await seedOrders(shop, 100, 200);
  const seller = await buildAccount(shop, { admin: true });
  const account = await buildAccount(shop);
  const ctx = shop.ctx();
  await ctx.sql(MORE_LINES);
  await ctx.sql('UPDATE orders SET customer_id = $1', [account.id]);
  await ctx.sql('ANALYZE');
  [customer, admin] = [await signInAs(shop, account), await signInAs(shop, seller)];
  buyer = account;
  ids = (await ctx.sql<{ id: number }>('SELECT id FROM product ORDER BY id LIMIT 50')).map(({ id }) => id);
}, 120_000);
afterAll(() => shop.close());

const costOf = (text: string): number => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return measureOperation(schema, document, document.definitions[0] as OperationDefinitionNode, {}).cost;
};

/** As many of the parts, one after another, as the cost of one operation lets be. */
const filled = (around: (inside: string) => string, parts: readonly string[]): string => {
  let taken = '';
  for (const part of parts) if (costOf(around(`${taken} ${part}`)) <= MOST.cost) taken = `${taken} ${part}`;
  return around(taken);
};

const PLAIN =
  'id slug sku productType active name summary specLine stockState available shipsInDays weightGrams description features';
const PRODUCT = [
  PLAIN,
  'price { minor currency decimal } image { url width height alt kind } category { id slug name }',
  'rating { average count stars }',
  'priceReduction { since lowest { minor } }',
  'a: fit(bed: { widthMm: 220, depthMm: 220, heightMm: 250 }) { verdict }',
  'tabs { id label content { ... on TextContent { html } } }',
  'attributes { key label kind number unit value }',
  'gallery { url width height alt kind }',
  'shippingRates { countries minDays maxDays price { minor currency } }',
  'related(first: 1) { id name price { minor } }',
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `r${n}: related(first: ${n}) { id name price { minor } }`),
];
const ITEM = ['id', 'productName sku quantity productType', 'subtotal { minor currency }', 'unitPrice { minor }'];
const MORE = ['image { url width }', 'download { zipUrl }', 'versions { id version }'];

describe('orders with a hundred lines each', () => {
  it('are priced near to what reading them takes', async () => {
    const query = '{ me { orders(first: 100) { nodes { id lines { id } } } } }';
    const customers = () => shop.ctx({ viewer: { userId: buyer.id, admin: false, sessionId: 's' } });
    const most = 3 * costOf(query) * UNIT_MS;
    const { cpuMs } = await measured(shop, schema, { textOf: () => query, ctxOf: customers, enoughMs: most });
    expect(cpuMs).toBeLessThan(most);
  });
});

describe('the largest operation that is allowed', () => {
  it.each([
    ['of products', () => filled((inside) => `{ products(first: 100) { nodes { ${inside} } } }`, PRODUCT)],
    ['of chosen products', () => filled((inside) => `{ productsById(ids: [${ids.join()}]) { ${inside} } }`, PRODUCT)],
    [
      'of products beside products',
      () =>
        filled((inside) => `{ productsById(ids: [${ids.join()}]) { id related(first: 20) { ${inside} } } }`, PRODUCT),
    ],
    [
      'of orders with a hundred lines each',
      () =>
        filled((inside) => `{ me { orders(first: 100) { nodes { id lines { ${inside} } } } } }`, [...ITEM, ...MORE]),
    ],
    [
      'of orders by other names',
      () => {
        const part = (n: number) => `o${n}: orders(first: 100) { nodes { id lines { id productName } } }`;
        return filled(
          (inside) => `{ me { id ${inside} } }`,
          Array.from({ length: 10 }, (_, n) => part(n)),
        );
      },
    ],
    [
      'of fields that are all refused',
      () => {
        const bed = '{ widthMm: -1, depthMm: 220, heightMm: 220 }';
        const parts = Array.from({ length: 8 }, (_, n) => `f${n}: fit(bed: ${bed}) { verdict }`);
        return filled((inside) => `{ products(first: 100) { nodes { related(first: 8) { ${inside} } } } }`, parts);
      },
    ],
    [
      'of accounts as an admin sees them',
      () =>
        filled(
          (inside) => `{ adminUsers(first: 100) { items { ${inside} } } }`,
          [
            'id email',
            'purchases { __typename }',
            'latestOrders { id }',
            'latestBuilds { id title }',
            ...[1, 2, 3, 4, 5].map((n) => `l${n}: latestOrders { id }`),
            'sessions { id }',
          ],
        ),
    ],
  ])('%s lets others in every 250 ms', async (_name, textOf) => {
    const query = textOf();
    const send = async () => {
      const headers = query.includes('admin') ? admin : customer;
      const answer = await shop.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
      expect(answer.statusCode).toBe(200);
      expect(answer.json<{ errors?: object[] }>().errors?.length ?? 0).toBe(query.includes('-1') ? 50 : 0);
    };
    const stretches: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) stretches.push(await longestBlocking(send));
    expect(costOf(query)).toBeGreaterThan(LARGE);
    // What the test itself collects may fall into one of them.
    expect(Math.min(...stretches)).toBeLessThan(MOST_MS);
  });
});
