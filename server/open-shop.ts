import { ConfigError, type Config } from './config.ts';
import { systemClock, type Clock } from './core/clock.ts';
import { poolSizes } from './core/database/pool-sizes.ts';
import { openShopDatabase } from './core/database/shop-database.ts';
import type { Storage } from './core/files/files.ts';
import { openStorage } from './core/files/storage.ts';
import { createLogger } from './core/logger.ts';
import type { Mailer } from './core/mail.ts';
import { createMailer } from './core/mailer.ts';
import { readSecrets } from './core/secrets.ts';
import type { Shop } from './core/shop.ts';
import { modules } from './modules.ts';
import { startDatabase } from './running-shop.ts';

export interface OpenShop extends Shop {
  readonly setSelfUrl: (url: string) => void;
  readonly close: () => Promise<void>;
}

export interface Ports {
  readonly clock?: Clock;
  readonly mailer?: Mailer;
  readonly checkpoint?: (name: string) => void;
  readonly poolSize?: number;
}

const storageOf = ({ dataDir, s3 }: Config): Promise<Storage> =>
  openStorage(dataDir, s3).catch((cause: Error) => {
    throw s3 ? new ConfigError(`S3_BUCKET: ${cause.message}`, { cause }) : cause;
  });

export const entities = modules.flatMap((module) => module.entities ?? []);

/** Opens everything a shop stands on: database (started and migrated), files, mail. Closes it all again in reverse order, within a second or so. */
export const openShop = async (config: Config, ports: Ports = {}): Promise<OpenShop> => {
  const logger = createLogger(config.logLevel);
  const shared = poolSizes(config.role, config.workers);
  const sizes = { ...shared, requests: ports.poolSize ?? shared.requests };
  const database = await startDatabase(config, logger);
  try {
    const { databaseSessionUrl: sessionUrl, databaseReplicaUrls: replicaUrls } = config;
    const addresses = { url: database.url, sessionUrl, replicaUrls };
    const storage = await storageOf(config);
    const connected = await openShopDatabase({ addresses, entities, sizes, logger });
    let selfUrl = '';
    return {
      ...connected,
      config,
      logger,
      clock: ports.clock ?? systemClock,
      secret: Buffer.from(config.jwtSecret ?? readSecrets(config.dataDir).jwtSecret),
      ...storage,
      mailer: ports.mailer ?? createMailer(config, logger),
      checkpoint: ports.checkpoint,
      personalData: modules.flatMap((module) => module.personalData ?? []),
      searchWords: modules.flatMap((module) => module.searchWords ?? []),
      selfUrl: () => selfUrl,
      setSelfUrl: (url) => (selfUrl = url),
      close: async () => {
        await connected.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
};
