import type { Config } from './config.ts';
import { runningPostgres } from './core/database/embedded-postgres.ts';
import { readSecrets } from './core/secrets.ts';

/** For a command beside a shop: one that runs keeps its embedded database, and the command only connects to it. */
export const besideRunningShop = async (config: Config): Promise<Config> => {
  if (config.databaseUrl) return config;
  const { databasePassword: password } = readSecrets(config.dataDir);
  return { ...config, databaseUrl: await runningPostgres({ dir: config.dataDir, password }) };
};
