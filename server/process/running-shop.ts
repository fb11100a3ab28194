import type { Logger } from 'pino';
import { ConfigError, type Config } from '../core/config/config.ts';
import { isRestoring } from '../core/backup/unfinished.ts';
import { runningPostgres, startEmbeddedPostgres } from '../core/database/embedded-postgres.ts';
import { readSecrets } from '../core/secrets.ts';

/** For whoever is beside a shop: one that runs keeps its embedded database, and the other only connects to it. */
export const besideRunningShop = async (config: Config): Promise<Config> => {
  if (config.databaseUrl) return config;
  const { databasePassword: password } = readSecrets(config.dataDir);
  return { ...config, databaseUrl: await runningPostgres({ dir: config.dataDir, password }) };
};

/** The database of the configuration: the embedded one is started, with these settings, until `stop`. */
export const startDatabase = async (
  config: Config,
  logger: Logger,
  settings: readonly string[] = [],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (isRestoring(config.dataDir))
    throw new ConfigError(`DATA_DIR: a restore into ${config.dataDir} was broken off; run npm run restore again`);
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const { databasePassword: password } = readSecrets(config.dataDir);
  const onLost = (error?: unknown) =>
    logger.error({ err: error }, 'the embedded database is gone; it is started again');
  return startEmbeddedPostgres({ dir: config.dataDir, password, settings, onLost });
};
