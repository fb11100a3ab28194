import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_CALLS } from '../../../server/api-keys/key-authentication.ts';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { MINUTE_MS } from '../../../server/core/time.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const BUDGET = 20_000;
/** What two processes may give out beyond a budget: a twentieth. */
const SLACK = MOST_CALLS / 20;

let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  const env = { GRAPHQL_BUDGET: String(BUDGET) };
  shop = await startShop({ env });
  other = await startShop({ databaseUrl: shop.databaseUrl, env: { ...env, DATA_DIR: shop.dataDir } });
});
beforeEach(() => [shop, other].forEach(({ clock }) => clock.toNextMinute()));
afterAll(async () => {
  await other.close();
  await shop.close();
});

const STOCK = '/api/back-office/v1/stock?first=1';
const program = () => buildProgram(shop, [BackOfficeScope.STOCK_READ]);

describe('an answer to a key', () => {
  it('says how many calls are left of its minute', async () => {
    const { headers } = await program();
    const answers = [await shop.inject({ url: STOCK, headers }), await shop.inject({ url: STOCK, headers })];
    expect(answers.map((answer) => answer.headers['ratelimit-policy'])).toEqual(
      Array(2).fill(`"calls";q=${MOST_CALLS};w=60`),
    );
    expect(answers.map((answer) => String(answer.headers.ratelimit).replace(/t=\d+/, 't=…'))).toEqual([
      `"calls";r=${MOST_CALLS - 1};t=…`,
      `"calls";r=${MOST_CALLS - 2};t=…`,
    ]);
    expect(String(answers[0]!.headers.ratelimit)).toMatch(/;t=([1-9]|[1-5]\d|60)$/);
  });

  it('says at /graphql what is left of its budget, for keys of customers too', async () => {
    const { headers } = await program();
    const customer = await buildPerson(shop);
    const own = await buildApiKey(shop, customer.headers, ['READ_CATALOGUE']);
    for (const [key, query] of [
      [headers, '{ backOfficeStock(first: 1) { totalCount } }'],
      [own.headers, '{ categories { slug } }'],
    ] as const) {
      const answer = await shop.inject({ method: 'POST', url: '/graphql', headers: key, payload: { query } });
      const { remaining } = answer.json<{ extensions: { cost: { remaining: number } } }>().extensions.cost;
      expect(answer.headers['ratelimit-policy']).toBe(`"cost";q=${BUDGET};w=60`);
      expect(answer.headers.ratelimit).toMatch(new RegExp(`^"cost";r=${remaining};t=\\d+$`));
    }
    const session = await shop.inject({
      method: 'POST',
      url: '/graphql',
      headers: customer.headers,
      payload: { query: '{ me { id } }' },
    });
    expect(session.headers.ratelimit).toBeUndefined();
  });
});

describe('a key that calls too often', () => {
  it('is refused with 429 and Retry-After, in all processes together, until the minute is over', async () => {
    const { headers } = await program();
    let taken = 0;
    let refused = null;
    for (let n = 0; n < MOST_CALLS + SLACK + 2; n += 1) {
      const answer = await (n % 2 ? shop : other).inject({ url: STOCK, headers });
      if (answer.statusCode === 200) taken += 1;
      else refused = answer;
    }
    expect(taken).toBeGreaterThanOrEqual(MOST_CALLS);
    expect(taken).toBeLessThanOrEqual(MOST_CALLS + SLACK);
    expect(refused?.json()).toMatchObject({ errorCode: 'RATE_LIMITED', args: { minutes: 1 } });
    expect(refused?.headers.ratelimit).toBe(`"calls";r=0;t=${refused?.headers['retry-after']}`);
    expect(Number(refused?.headers['retry-after'])).toBeLessThan(60);
    for (const process of [shop, other]) process.clock.advance(MINUTE_MS);
    expect((await shop.inject({ url: STOCK, headers })).statusCode).toBe(200);
  });

  it('is refused at /graphql once its budget is spent, with what is left told', async () => {
    const { headers } = await program();
    const query = '{ backOfficeStock(first: 100) { totalCount nodes { sku name } } }';
    let answer;
    do answer = await shop.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    while (answer.statusCode === 200);
    expect(answer.statusCode).toBe(429);
    const seconds = answer.headers['retry-after'];
    expect(Number(seconds)).toBeLessThan(60);
    expect(answer.headers.ratelimit).toMatch(new RegExp(`^"cost";r=\\d+;t=${seconds}$`));
  });
});
