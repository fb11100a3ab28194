import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningPostgres } from '../../server/core/database/embedded-postgres.ts';
import { readSecrets } from '../../server/core/secrets.ts';

const LONGEST_MS = 20 * 60_000;
const LEFT = `SELECT count(*)::int AS left FROM product WHERE active AND product_type = 'DIGITAL' AND coalesce(sold_files, 0) = 0`;

/** Until the shop that runs on this data sells its sample's files: it sells them once they are made, which takes a minute or more. */
export const waitForSampleFiles = async (dir: string): Promise<void> => {
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
};
