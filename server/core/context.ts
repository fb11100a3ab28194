import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, QueryRunner, Repository } from 'typeorm';
import { poolOf } from './database/connections.ts';
import { ErrorCode } from './error-codes.ts';
import { AppError } from './errors.ts';
import { addJobs, type JobSpec } from './jobs/job-queue.ts';
import type { Permission } from './permissions.ts';
import type { Shop } from './shop.ts';
import type { Locale } from './locale.ts';

/** A program's key, as far as it opens anything now. */
export interface SpeakingKey {
  readonly id: string;
  /** Of a key of an admin: for the audit log. */
  readonly name?: string;
  readonly scopes: readonly string[];
}

/** Who is asking, as the server knows it (never as the client says). */
export interface Viewer {
  readonly userId: string;
  readonly admin: boolean;
  /** What an admin's role allows; absent: nothing. */
  readonly permissions?: readonly Permission[];
  /** Empty for a key. */
  readonly sessionId: string;
  /** The API key that speaks for the user, within its scopes: of an admin a key of the back office. Absent in a session. */
  readonly key?: SpeakingKey;
}

/** Where a request came from, as far as limits and the list of sessions need it. */
export interface Client {
  /** Address of the caller; for IPv6 the /64 it is in. */
  readonly network: string;
  /** Browser and system in words, such as "Firefox, Windows"; may be empty. */
  readonly device: string;
  /** What its browser was given to be known by; unchecked. */
  readonly deviceToken?: string;
  /** Gives the browser that, with the answer, for so many milliseconds. */
  readonly rememberDevice?: (token: string, lifeMs: number) => void;
}

/** What a service function gets as its first argument. `repo` and `sql` are bound to the open transaction, if there is one. */
export interface Ctx {
  readonly shop: Shop;
  readonly viewer: Viewer | null;
  readonly client: Client;
  readonly locale: Locale;
  readonly requestId: string;
  /** How far the caller has seen changes come, as it says; null: it has made none, or there are no replicas. */
  readonly seen: string | null;
  /** Of a job: aborted when the process stops. Long work ends then, by throwing: the job is given back and done by the next process. */
  readonly stopped?: AbortSignal;
  readonly manager: EntityManager;
  readonly inTransaction: boolean;
  /** Jobs that the open transaction adds before it commits; null outside a transaction. */
  readonly enqueued: JobSpec[] | null;
  /** Topics of the news that the open transaction tells with its commit; null outside a transaction. */
  readonly told: Set<string> | null;
  repo<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T>;
  /** One parameterised statement. Give a `name` to a constant text on a hot path: it is then prepared once per connection. */
  readonly sql: <Row = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
    name?: string,
  ) => Promise<Row[]>;
}

export interface CtxInput {
  viewer?: Viewer | null;
  client?: Client;
  locale?: Locale;
  requestId?: string;
  seen?: string | null;
  /** True for what nobody waits for: statements may then take long. */
  background?: boolean;
  stopped?: AbortSignal;
}

interface PgQueryable {
  query(config: { text: string; values: unknown[]; name?: string }): Promise<{ rows: unknown[] }>;
}

type Base = Omit<Ctx, 'repo' | 'sql' | 'manager' | 'inTransaction' | 'enqueued' | 'told'>;

const bind = (base: Base, dataSource: DataSource, runner?: QueryRunner): Ctx => {
  const manager = runner?.manager ?? dataSource.manager;
  const pool = poolOf(dataSource);
  return {
    ...base,
    manager,
    inTransaction: runner !== undefined,
    enqueued: runner ? [] : null,
    told: runner ? new Set() : null,
    repo: (entity) => manager.getRepository(entity),
    sql: async <Row>(text: string, params: readonly unknown[] = [], name?: string) => {
      const target = (runner ? await runner.connect() : pool) as PgQueryable;
      const { rows } = await target.query(name ? { text, values: [...params], name } : { text, values: [...params] });
      return rows as Row[];
    },
  };
};

const NOBODY: Client = { network: 'internal', device: '' };

/** A context outside any transaction: one per request, one per job. */
export const createCtx = (shop: Shop, input: CtxInput = {}): Ctx => {
  const { viewer = null, client = NOBODY, locale = 'en', requestId = 'internal', seen = null } = input;
  const { dataSource } = input.background ? shop.background : shop;
  return bind({ shop, viewer, client, locale, requestId, seen, stopped: input.stopped }, dataSource);
};

/**
 * The same caller, reading what may be a moment old: at a replica that has all that the caller has seen, where there is one.
 * What is written there after all, and every transaction, goes to the primary.
 */
export const readingNear = (ctx: Ctx): Ctx => {
  const near = ctx.inTransaction ? null : ctx.shop.replicas?.readerFor(ctx.seen);
  return near ? bind(ctx, near) : ctx;
};

const RETRIABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The connection of a transaction is gone, whatever the statement after it says of that: nothing was written, try again. */
const lostConnection = (error: unknown): unknown =>
  error instanceof AppError ? error : new AppError(ErrorCode.SERVICE_UNAVAILABLE, {}, { cause: error });

/**
 * Runs `work` in one transaction and hands it a context bound to it; joins a transaction that is already open.
 * Commits when `work` resolves, rolls back when it throws. A serialization failure or deadlock is tried again up to
 * five times, so `work` must hold no effect outside the database (enqueue a job instead). Throws SERVICE_UNAVAILABLE when the
 * database ends its connection.
 */
export const transaction = async <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  if (ctx.inTransaction) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    const { dataSource } = ctx.manager;
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const bound = bind(ctx, dataSource, runner);
      const result = await work(bound);
      await ctx.shop.news.announce(bound, bound.told!);
      await addJobs(bound.sql, bound.enqueued!);
      await runner.commitTransaction();
      ctx.shop.news.committed(bound.told!);
      return result;
    } catch (error) {
      if (runner.isReleased) throw lostConnection(error);
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      if (!RETRIABLE.has((error as { code?: string }).code ?? '') || attempt === MAX_TRIES) throw error;
      await pause(5 * 2 ** attempt * Math.random());
    } finally {
      await runner.release();
    }
  }
};
