import { readBackupCommand, runBackupCommand } from './backup-command.ts';
import { ConfigError } from '../core/config/config.ts';
import { writeBackup } from '../core/backup/writing.ts';
import { runningPostgres, startEmbeddedPostgres } from '../core/database/embedded-postgres.ts';
import { openStorage } from '../core/files/storage.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSecrets } from '../core/secrets.ts';

const USAGE = `npm run backup -- FILE
  writes the database and all files of the shop in DATA_DIR into one zip; the shop may run`;

/** The database of a shop that runs; else it runs for as long as the copy takes. */
const openDatabase = async (dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (!existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')))
    throw new ConfigError(`DATA_DIR: there is no shop in ${dataDir}`);
  const { databasePassword: password } = readSecrets(dataDir);
  const running = await runningPostgres({ dir: dataDir, password });
  return running ? { url: running, stop: () => Promise.resolve() } : startEmbeddedPostgres({ dir: dataDir, password });
};

void runBackupCommand(async (progress) => {
  const { file, config } = readBackupCommand(USAGE, process.env);
  const { dataDir } = config;
  const database = await openDatabase(dataDir);
  try {
    const storage = await openStorage(dataDir, config.s3);
    await writeBackup({ dataDir, databaseUrl: database.url, storage }, file, progress);
    return `Everything is in ${file}, and was read back whole. It holds secrets: keep it as safe as the shop.`;
  } finally {
    await database.stop();
  }
});
