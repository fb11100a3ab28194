import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningPostgres } from '../../server/core/database/embedded-postgres.ts';
import { readSecrets } from '../../server/core/secrets.ts';

const LONGEST_MS = 20 * 60_000;
const LEFT = `SELECT count(*)::int AS left FROM product WHERE active AND product_type = 'DIGITAL' AND coalesce(sold_files, 0) = 0`;

/** Before the journeys: the shop under test sells files once they are made, which takes a minute or more. */
export default async function waitForFiles(): Promise<void> {
  const dir = process.env.E2E_SHOP_DATA!;
  const url = await runningPostgres({ dir, password: readSecrets(dir).databasePassword });
  const client = new pg.Client({ connectionString: url! });
  await client.connect();
  try {
    for (const end = Date.now() + LONGEST_MS; Date.now() < end; await pause(500)) {
      if ((await client.query<{ left: number }>(LEFT)).rows[0]!.left === 0) return;
    }
    throw new Error('The files of the sample are not made after twenty minutes');
  } finally {
    await client.end();
  }
}
