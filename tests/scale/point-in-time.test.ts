import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseBackup } from '../../server/core/backup/base-backup.ts';
import { untar } from '../../server/core/backup/untar.ts';
import { buildPaid } from '../support/builders/build-payment.ts';
import { buildSellable } from '../support/builders/build-sellable.ts';
import { checkInvariants } from '../support/invariants.ts';
import { until } from '../support/processes.ts';
import { DatabaseServer, startReplication, type Replication } from '../support/replication.ts';
import { startShop, type TestShop } from '../support/shop.ts';

const root = mkdtempSync(path.join(tmpdir(), 'martyx-recovery-'));
const log = path.join(root, 'log');
const recovered = path.join(root, 'recovered');

let database: Replication;
let again: DatabaseServer | null = null;
beforeAll(async () => {
  mkdirSync(log);
  database = await startReplication(0, ['archive_mode=on', `archive_command=test ! -f ${log}/%f && cp %p ${log}/%f`]);
  const [{ folder }] = (await database.primary.sql<{ folder: string }>(
    "SELECT current_setting('data_directory') AS folder",
  )) as [{ folder: string }];
  own(log, folder);
});
afterAll(async () => {
  await again?.stop();
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Gives a folder and all in it to whom the other belongs: where the test is root, the database runs as another account. */
const own = (target: string, like: string): void => {
  const { uid, gid } = statSync(like);
  const names = readdirSync(target, { recursive: true }) as string[];
  for (const name of ['', ...names]) chownSync(path.join(target, name), uid, gid);
};

/** All that money and stock are made of. */
const booksOf = async (shop: TestShop) =>
  Object.fromEntries(
    await Promise.all(
      ['orders', 'order_line', 'payment_attempt', 'invoice', 'stock_change'].map(async (table) => {
        const rows = await shop.ctx().sql<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
        return [table, rows.map(({ row }) => row)] as const;
      }),
    ),
  );

/** The server sends what pg_basebackup would write. */
const copyInto = async (folder: string): Promise<void> => {
  const { tar, close } = await baseBackup(database.primary.url);
  try {
    await untar(tar as AsyncIterable<Buffer>, folder);
  } finally {
    await close();
  }
};

/** Sees to it that all that was written until now lies in the archive. */
const archiveLog = async ({ primary }: Replication): Promise<void> => {
  const [{ last }] = (await primary.sql<{ last: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS last')) as [
    { last: string },
  ];
  const reached = async (): Promise<boolean> => {
    const [row] = await primary.sql<{ archived: string }>('SELECT last_archived_wal AS archived FROM pg_stat_archiver');
    return (row?.archived ?? '') >= last;
  };
  if (!(await until(reached))) throw new Error(`${last} was not archived`);
};

it('A shop whose tables were emptied by mistake is back as it was a moment before, by base backup and archived log', async () => {
  const { primary } = database;
  const shop = await startShop({ databaseUrl: primary.url });
  const lines = [{ productId: await buildSellable(shop, { stock: 500 }), quantity: 1 }];
  for (let i = 0; i < 3; i += 1) await buildPaid(shop, { lines });
  await copyInto(recovered);
  for (let i = 0; i < 3; i += 1) await buildPaid(shop, { lines });
  const before = await booksOf(shop);
  expect(before.orders!.length).toBe(6);
  const [{ moment }] = (await primary.sql<{ moment: string }>('SELECT clock_timestamp()::text AS moment')) as [
    { moment: string },
  ];
  await primary.sql('TRUNCATE orders CASCADE');
  await archiveLog(database);
  await shop.close();
  await primary.crash();

  writeFileSync(path.join(recovered, 'recovery.signal'), '');
  own(recovered, log);
  again = new DatabaseServer(recovered, [
    `restore_command=cp ${log}/%f %p`,
    `recovery_target_time=${moment}`,
    'recovery_target_action=pause',
  ]);
  await again.start();
  const isPaused = async () =>
    (await again!.sql<{ state: string }>('SELECT pg_get_wal_replay_pause_state() AS state'))[0]!.state === 'paused';
  expect(await until(isPaused)).toBe(true);
  // The orders themselves cannot be read yet: the TRUNCATE that is about to be undone holds their locks.
  const last = `SELECT pg_last_xact_replay_timestamp() <= '${moment}' AS before`;
  expect(await again.sql(last)).toEqual([{ before: true }]);
  await again.sql('SELECT pg_wal_replay_resume()');
  const takesWrites = async () =>
    !(await again!.sql<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby'))[0]!.standby;
  expect(await until(takesWrites)).toBe(true);

  const back = await startShop({ databaseUrl: again.url });
  try {
    expect(await booksOf(back)).toEqual(before);
    expect(await checkInvariants(back)).toEqual([]);
    await buildPaid(back, { lines });
    expect((await booksOf(back)).orders!.length).toBe(7);
  } finally {
    await back.close();
  }
});
