import type { WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Shop } from '../shop.ts';
import { dueJobs, LOOK_AHEAD_MS, type DueJobs } from './due-jobs.ts';

/** Any number, the same in every process: the class of the advisory locks that say "this worker lives". */
const LOCK_CLASS = 7_264_002;
/** So soon what was lost, or is wanted, is looked for again. */
const AGAIN_MS = 1_000;
const SWEEP_MS = LOOK_AHEAD_MS;

/** Jobs whose worker holds no lock any more: its process died with them. Fresh ones are left, their worker may just be starting. */
const RELEASE_DEAD = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
  FROM graphile_worker._private_jobs AS job
  WHERE locked_at < now() - interval '3 seconds' AND NOT EXISTS (
    SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND classid = ${LOCK_CLASS} AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND objid::bigint = hashtext(job.locked_by)::bigint & 4294967295
  )
  HAVING count(*) > 0`;

export interface Liveness {
  /** Shows the workers that these events tell of, from their beginning to their end. */
  watch(events: WorkerEvents): void;
  stop(): Promise<void>;
}

/** One connection, in which the locks live. Without it they are gone; the next look takes them anew. */
class LockConnection {
  readonly workers = new Set<string>();
  readonly #pool: Pool;
  readonly #expect: Watching['expect'];
  readonly #onLost: () => void;
  #client: PoolClient | null = null;
  #wasLost = false;
  #sweepAt = 0;
  #soonest = 0;

  constructor({ pool, expect }: Pick<Watching, 'pool' | 'expect'>, onLost: () => void) {
    this.#pool = pool;
    this.#expect = expect;
    this.#onLost = onLost;
  }

  /** Until it is time to look for dead workers and due jobs. */
  get restMs(): number {
    return this.#sweepAt - performance.now();
  }

  async lock(workerId: string): Promise<void> {
    await this.#client?.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, workerId]);
  }

  async unlock(workerId: string): Promise<void> {
    await this.#client?.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, workerId]);
  }

  /** Makes sure of the connection; when it is time again, hands back what dead workers left and looks what is due. */
  async look(): Promise<void> {
    const client = this.#client ?? (await this.#connect());
    if (performance.now() < this.#sweepAt) return;
    this.#sweepAt = performance.now() + SWEEP_MS;
    (await dueJobs(client, RELEASE_DEAD)).forEach(this.#expect);
  }

  /** The next look hands jobs back, unless the others may not have their locks again yet. */
  hurry(): void {
    this.#sweepAt = this.#soonest;
  }

  close(): void {
    this.#client?.release(true);
    this.#client = null;
  }

  async #connect(): Promise<PoolClient> {
    const fresh = await this.#pool.connect();
    fresh.once('error', () => {
      if (this.#client !== fresh) return;
      this.#client = null;
      this.#wasLost = true;
      fresh.release(true);
      this.#onLost();
    });
    this.#client = fresh;
    for (const workerId of this.workers) await this.lock(workerId);
    // A database that went away took the locks of all: those who live take them anew before anybody may miss them.
    if (this.#wasLost) this.#soonest = this.#sweepAt = performance.now() + SWEEP_MS;
    this.#wasLost = false;
    return fresh;
  }
}

/** Rings once, at the time that was said last. */
class Alarm {
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  ringIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(this.#ring, ms);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}

export interface Watching extends Pick<Shop, 'pool' | 'logger'> {
  /** Is told of jobs that are due, or will be before the next look. */
  readonly expect: (due: DueJobs) => void;
}

/**
 * Shows the other processes which workers live, by locks that the database drops the moment a process dies, and hands the
 * jobs of dead ones back. The job queue by itself would keep them for four hours. Looks for jobs whose moment comes, once
 * for all workers of the process.
 */
export const watchWorkers = ({ logger, ...watching }: Watching): Liveness => {
  const alarm = new Alarm(() => look());
  const connection = new LockConnection(watching, () => alarm.ringIn(AGAIN_MS));
  let turn = Promise.resolve();
  let isAway = false;

  /** One statement at a time. */
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(work).then(
      () => void (isAway = false),
      (error: unknown) => {
        if (!isAway) logger.warn({ err: error }, 'jobs of dead workers could not be looked for');
        isAway = true;
      },
    );
  };
  const look = (): void => {
    inTurn(() => connection.look());
    void turn.then(() => alarm.ringIn(isAway ? AGAIN_MS : Math.max(AGAIN_MS, connection.restMs)));
  };

  look();
  return {
    watch: (events) => {
      events.on('worker:create', ({ worker: { workerId } }) => {
        connection.workers.add(workerId);
        inTurn(() => connection.lock(workerId));
      });
      events.on('worker:stop', ({ worker: { workerId } }) => {
        connection.workers.delete(workerId);
        inTurn(() => connection.unlock(workerId));
        connection.hurry();
        alarm.ringIn(AGAIN_MS);
      });
    },
    stop: async () => {
      alarm.stop();
      await turn;
      connection.close();
    },
  };
};
