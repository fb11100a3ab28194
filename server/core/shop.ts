import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Clock } from './clock.ts';
import type { Replicas } from './database/replicas.ts';
import type { Storage } from './files/files.ts';
import type { Mailer } from './mail.ts';
import type { Budgets } from './limits/shared-budget.ts';
import type { News } from './news/news.ts';
import type { PersonalData } from './personal-data.ts';
import type { RedisClient } from './sharing/redis.ts';
import type { SearchWords } from './text/search-words.ts';
import type { Tracing } from './tracing/tracing.ts';

/** A pool of connections and TypeORM upon it. */
export interface Connections {
  readonly dataSource: DataSource;
  /** TypeORM's own pool, for named statements on hot reads. */
  readonly pool: Pool;
}

/** The running shop: its settings and the ports to the outside. Built once per process by `createShop`; tests hand in their own ports. */
export interface Shop extends Connections, Storage {
  readonly config: Config;
  /**
   * Connections of their own for what nobody waits for: with longer limits, and neither takes those of the other. They
   * keep their sessions, whatever pooler stands before the others: whoever listens or holds a lock does it here.
   */
  readonly background: Connections;
  /** Where reads go that may be a moment old; null: there are none, and everything is at the primary. */
  readonly replicas: Replicas | null;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Key of every signature (sessions, order links, download links). */
  readonly secret: Uint8Array;
  readonly mailer: Mailer;
  /** Of changes, to and from every process. */
  readonly news: News;
  /** Limits that hold for all processes together. */
  readonly budgets: Budgets;
  /** Null without `REDIS_URL`. */
  readonly redis: RedisClient | null;
  /** Null: no traces are made. */
  readonly tracing: Tracing | null;
  /** What each noun knows of a person, in the order of the nouns. */
  readonly personalData: readonly PersonalData[];
  /** By which words each noun lets products be found, in the order of the nouns. */
  readonly searchWords: readonly SearchWords[];
  /** Base URL at which this process reaches the shop itself; known after `listen`. */
  readonly selfUrl: () => string;
  /** Called at named steps of a purchase; only crash tests set it. */
  readonly checkpoint?: (name: string) => void;
}
