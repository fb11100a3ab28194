import pg from 'pg';
import { runningPostgres } from '../../server/core/database/embedded-postgres.ts';
import { readSecrets } from '../../server/core/secrets.ts';

/** One statement on the database of the shop under test, or of another data directory: for what happens behind the screens. */
export const changeShop = async (
  statement: string,
  values: unknown[] = [],
  dir = process.env.E2E_SHOP_DATA!,
): Promise<void> => {
  const url = await runningPostgres({ dir, password: readSecrets(dir).databasePassword });
  const client = new pg.Client({ connectionString: url! });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
};
