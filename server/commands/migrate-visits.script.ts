import 'reflect-metadata';
import { ConfigError, readConfig, type Config } from '../core/config/config.ts';
import { createCtx } from '../core/context.ts';
import { openShop } from '../process/open-shop.ts';
import { createProgressBar } from '../process/progress-bar.ts';
import { besideRunningShop } from '../process/running-shop.ts';
import { createCassandraStore } from '../visits/cassandra.store.ts';
import { copyVisits, type CopyOptions } from '../visits/visit-copy.service.ts';
import { createPostgresStore } from '../visits/postgres.store.ts';

const USAGE = `npm run visits:migrate -- [--back] [--again]
  copies the history of visits from PostgreSQL to Cassandra (CASSANDRA_CONTACT_POINTS must be set)
  --back   from Cassandra to PostgreSQL
  --again  from the first day on, not from where the last copy ended`;

const readFlags = (args: readonly string[]): { back: boolean; again: boolean } => {
  const unknown = args.filter((arg) => arg !== '--back' && arg !== '--again');
  if (unknown.length > 0) throw new ConfigError(USAGE);
  return { back: args.includes('--back'), again: args.includes('--again') };
};

const configOf = async (): Promise<Config> => {
  const config = readConfig(process.env);
  if (!config.cassandra) throw new ConfigError(`CASSANDRA_CONTACT_POINTS: is required\n\n${USAGE}`);
  return besideRunningShop(config);
};

/** Copies the history of visits from one store to the other. Ctrl-C ends it after a day; the next run goes on there. */
const main = async (): Promise<void> => {
  const { back, again } = readFlags(process.argv.slice(2));
  const shop = await openShop({ ...(await configOf()), logLevel: 'error' });
  const [postgres, cassandra] = [createPostgresStore(shop), createCassandraStore(shop)];
  const bar = createProgressBar();
  let stopped = false;
  process.once('SIGINT', () => (stopped = true));
  try {
    const ends = back ? { from: cassandra, to: postgres } : { from: postgres, to: cassandra };
    const options: CopyOptions = {
      ...ends,
      again,
      target: back ? 'POSTGRESQL' : 'CASSANDRA',
      onProgress: ({ copied, total, lastDay }) => bar.show(copied, total, lastDay ?? ''),
      isStopped: () => stopped,
    };
    const { finishedAt, copied, total } = await copyVisits(createCtx(shop, { background: true }), options);
    bar.end();
    const outcome = finishedAt ? 'All visits are copied' : 'Stopped; the next run goes on here';
    process.stdout.write(`${outcome}: ${copied} of ${total}.\n`);
  } finally {
    await cassandra.close();
    await shop.close();
  }
};

main().catch((error: unknown) => {
  const cause = (error as Error).cause;
  process.stderr.write(`${String(error instanceof ConfigError ? error.message : (cause ?? error))}\n`);
  process.exitCode = 1;
});
