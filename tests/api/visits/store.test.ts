import { createPostgresStore } from '../../../server/visits/postgres.store.ts';
import { startShop } from '../../support/shop.ts';
import { describeVisitStore } from '../../support/visit-store-contract.ts';

describeVisitStore('PostgreSQL', async () => {
  const shop = await startShop();
  const second = await startShop({ databaseUrl: shop.databaseUrl });
  return {
    store: createPostgresStore(shop.shop),
    other: createPostgresStore(second.shop),
    close: async () => {
      await second.close();
      await shop.close();
    },
  };
});
