import 'reflect-metadata';
import { ConfigError, readConfig } from '../core/config/config.ts';
import { openDatabase } from '../core/database/database.ts';
import { migrate, pendingMigrations } from '../core/database/migrate.ts';
import { findPrimary } from '../core/database/primary.ts';
import { createLogger } from '../core/logger.ts';
import { besideRunningShop, startDatabase } from '../process/running-shop.ts';

const USAGE = `npm run migrate -- [--check]
  brings the database up to date, as a start of the shop does; of several at once one migrates, and the others wait
  --check  changes nothing; names what is pending and ends with 1 when something is`;

const readCheck = (args: readonly string[]): boolean => {
  if (args.some((arg) => arg !== '--check')) throw new ConfigError(USAGE);
  return args.length > 0;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const main = async (): Promise<void> => {
  const isCheck = readCheck(process.argv.slice(2));
  const config = await besideRunningShop(readConfig(process.env));
  const logger = createLogger('error');
  const database = await startDatabase(config, logger);
  const open = async () => {
    const primary = await findPrimary(config.databaseSessionUrl ?? database.url, logger);
    primary.close();
    return openDatabase({ url: primary.way.url(), entities: [], poolSize: 2 });
  };
  const dataSource = await open().catch(async (error) => {
    await database.stop();
    throw error;
  });
  try {
    const pending = await pendingMigrations(dataSource);
    for (const name of pending) say(`pending: ${name}`);
    if (isCheck && pending.length > 0) process.exitCode = 1;
    if (!isCheck) await migrate(dataSource, { onWait: () => say('A table is in use; it is tried again.') });
    if (!isCheck || pending.length === 0) say('The database is up to date.');
  } finally {
    await dataSource.destroy();
    await database.stop();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
