import { afterAll, describe, expect, it } from 'vitest';
import { createCassandraStore } from '../../server/visits/cassandra.store.ts';
import { copyVisits } from '../../server/visits/visit-copy.service.ts';
import { createPostgresStore } from '../../server/visits/postgres.store.ts';
import { startShop } from '../support/shop.ts';
import { readHistory, writeHistory } from '../support/visit-history.ts';
import { describeVisitStore } from '../support/visit-store-contract.ts';
import { createCassandraNode } from './cassandra-node.ts';

const node = createCassandraNode(1);
afterAll(() => node.kill());

describeVisitStore('Cassandra', async () => {
  await node.start();
  const shop = await startShop({ env: { CASSANDRA_CONTACT_POINTS: node.contactPoint } });
  const [store, other] = [createCassandraStore(shop.shop), createCassandraStore(shop.shop)];
  return {
    store,
    other,
    close: async () => {
      await store.close();
      await other.close();
      await shop.close();
    },
  };
});

describe('the history of visits', () => {
  it('goes from PostgreSQL to Cassandra and back, twice, without a difference', async () => {
    const env = { CASSANDRA_CONTACT_POINTS: node.contactPoint, CASSANDRA_KEYSPACE: 'history' };
    const shop = await startShop({ env });
    const [postgres, cassandra] = [createPostgresStore(shop.shop), createCassandraStore(shop.shop)];
    await writeHistory(postgres);
    const before = await readHistory(postgres);
    for (let i = 0; i < 2; i += 1) {
      await copyVisits(shop.ctx(), { from: postgres, to: cassandra, target: 'CASSANDRA' });
      expect(await readHistory(cassandra)).toEqual(before);
      await copyVisits(shop.ctx(), { from: cassandra, to: postgres, target: 'POSTGRESQL' });
      expect(await readHistory(postgres)).toEqual(before);
    }
    await cassandra.close();
    await shop.close();
  });
});
