import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitLogOf } from '../../../server/visits/visit-log.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { track } from '../../support/builders/build-visit.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop({ env: { CASSANDRA_CONTACT_POINTS: '127.0.0.1:1', CASSANDRA_KEYSPACE: 'elsewhere' } });
  admin = await signInAs(shop, await buildAccount(shop, { admin: true }));
});
afterAll(() => shop.close());

describe('while Cassandra is away', () => {
  it('visits are taken and wait, and the console says so', async () => {
    expect((await track(shop)).statusCode).toBe(204);
    await expect.poll(() => visitLogOf(shop.shop).buffer.state().away, { timeout: 10_000 }).toBe(true);
    const query = `{ visitStore {
      kind version keyspace replication nodes { address state } tables { name } buffer { waiting away dropped }
    } }`;
    const { data } = await shop.graphql(query, {}, { headers: admin });
    expect(data).toEqual({
      visitStore: {
        kind: 'CASSANDRA',
        version: null,
        keyspace: 'elsewhere',
        replication: 0,
        tables: [],
        nodes: [{ address: '127.0.0.1:1', state: 'DOWN' }],
        buffer: { waiting: 1, away: true, dropped: 0 },
      },
    });
  });

  it.each(['{ visitCount { totalCount } }', '{ visitStore { rowsPerDay { totalCount } } }'])(
    '%s says that it may be asked again later',
    async (query) => {
      const { errors } = await shop.graphql(query, {}, { headers: admin });
      expect(errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    },
  );
});
