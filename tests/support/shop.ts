import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { inject } from 'vitest';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/core/config/config.ts';
import type { Clock } from '../../server/core/clock.ts';
import { createCtx, type Ctx, type CtxInput } from '../../server/core/context.ts';
import type { Mail } from '../../server/core/mail.ts';
import type { TimeLimits } from '../../server/core/database/connections.ts';
import { tasksOf } from '../../server/core/jobs/worker.ts';
import { previewJob } from '../../server/models/preview/preview.job.ts';
import { slicePartsJob } from '../../server/models/slice/slice-parts.job.ts';
import { modules } from '../../server/modules.ts';
import { openShop, type OpenShop } from '../../server/process/open-shop.ts';
import { withDatabase } from './database.setup.ts';
import { heardNews } from './heard-news.ts';

export interface TestClock extends Clock {
  advance(ms: number): void;
  /** What is counted by the minute begins anew, and has a whole one. */
  toNextMinute(): void;
}

const createClock = (): TestClock => {
  let offset = 0;
  const now = (): number => Date.now() + offset;
  return {
    now: () => new Date(now()),
    advance: (ms) => (offset += ms),
    toNextMinute: () => (offset += 60_000 - (now() % 60_000)),
  };
};

export interface GraphQLResult<Data> {
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; args: Record<string, unknown> };
  }[];
}

export interface TestShop {
  readonly shop: OpenShop;
  readonly http: FastifyInstance;
  readonly url: string;
  readonly databaseUrl: string;
  /** For another process of the same shop. */
  readonly env: { readonly DATABASE_URL: string; readonly JWT_SECRET: string };
  readonly dataDir: string;
  readonly clock: TestClock;
  /** What was sent, newest last. */
  readonly mails: Mail[];
  ctx(input?: CtxInput): Ctx;
  graphql<Data = Record<string, never>>(
    query: string,
    variables?: Record<string, unknown>,
    options?: { headers?: Record<string, string> },
  ): Promise<GraphQLResult<Data>>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** How many SQL statements `work` sent to the database, by any connection of this process. */
  statements(work: () => Promise<unknown>): Promise<number>;
  /** Their texts, for a failing count. */
  statementTexts(work: () => Promise<unknown>): Promise<string[]>;
  /** Runs every job that is due, also those that these enqueue. Failed jobs stay for a later try. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/** The last: what a caller's limits cost depends on what came before in its minute. */
const BOOKKEEPING =
  /^\s*(START TRANSACTION|BEGIN|COMMIT|ROLLBACK|SET lock_timeout = \d+; SET statement_timeout|LISTEN|INSERT INTO tally)/i;
let recorded: string[] | null = null;
const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
const { query: original } = prototype;
prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text;
  if (recorded && text && !BOOKKEEPING.test(text)) recorded.push(text);
  return original.apply(this, args);
};

const createDatabase = async (serverUrl: string): Promise<string> => {
  const name = `shop_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query('SELECT pg_advisory_lock(1)');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE shop_template STRATEGY FILE_COPY`);
  await admin.end();
  return withDatabase(serverUrl, name);
};

export interface StartOptions {
  readonly env?: Record<string, string>;
  readonly web?: boolean;
  readonly checkpoint?: (name: string) => void;
  /** Joins an existing database instead of making one: a second process of the same shop. */
  readonly databaseUrl?: string;
  readonly limits?: TimeLimits;
  /** Names of jobs that are left in the queue: what they make, no test of the file looks at. */
  readonly without?: readonly string[];
}

/** Pictures, preview and print estimate of a published model: more than a second of CPU each time. */
export const AFTER_PUBLISHING: readonly string[] = [previewJob.name, slicePartsJob.name];

const JWT_SECRET = 'test-secret-test-secret-test-secret!';

/** A whole shop on a database of its own, listening on a free port. Mail is collected, the clock can be moved. */
export const startShop = async (options: StartOptions = {}): Promise<TestShop> => {
  const databaseUrl = options.databaseUrl ?? (await createDatabase(inject('databaseUrl')));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'martyx-shop-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    JWT_SECRET,
    SAMPLE_DATA: 'off',
    UNPAID_ORDERS: '100000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...options.env,
  });
  const mails: Mail[] = [];
  const clock = createClock();
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
  const { checkpoint, limits, without = [] } = options;
  const shop = await openShop(config, { clock, mailer, checkpoint, limits, poolSize: 10 });
  const http = await createApp(shop, { web: options.web ?? false });
  shop.setSelfUrl(await http.listen({ port: 0, host: '127.0.0.1' }));

  const record = async (work: () => Promise<unknown>): Promise<string[]> => {
    // Else what was kept is read anew, because a change of before is heard in the midst of the count.
    await heardNews(opened);
    recorded = [];
    try {
      await work();
      return recorded;
    } finally {
      recorded = null;
    }
  };

  const opened: TestShop = {
    shop,
    http,
    url: shop.selfUrl(),
    databaseUrl,
    env: { DATABASE_URL: databaseUrl, JWT_SECRET },
    dataDir,
    clock,
    mails,
    ctx: (input) => createCtx(shop, input),
    graphql: async <Data>(query: string, variables: Record<string, unknown> = {}, { headers = {} } = {}) => {
      const response = await http.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
      return response.json<GraphQLResult<Data>>();
    },
    inject: (request) => http.inject(request),
    statements: async (work) => (await record(work)).length,
    statementTexts: record,
    runJobs: () =>
      runOnce({
        pgPool: shop.background.pool,
        taskList: tasksOf(
          shop,
          modules.flatMap((module) => module.jobs ?? []).filter(({ name }) => !without.includes(name)),
        ),
        parsedCronItems: [],
        noHandleSignals: true,
        logger: new Logger(() => () => undefined),
      }).then(() => undefined),
    close: async () => {
      await http.close();
      await shop.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return opened;
};
