import { afterAll } from 'vitest';
import { createCassandraStore } from '../../server/visits/cassandra-store.ts';
import { startShop } from '../support/shop.ts';
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
