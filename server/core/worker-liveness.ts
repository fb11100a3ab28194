import type { WorkerEvents } from 'graphile-worker';
import type { PoolClient } from 'pg';
import type { Shop } from './shop.ts';

/** Any number, the same in every process: the class of the advisory locks that say "this worker lives". */
const LOCK_CLASS = 7_264_002;
const SWEEP_MS = 10_000;

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

/**
 * Shows the other processes which workers live, by locks that the database drops the moment a process dies, and hands the
 * jobs of dead ones back. The job queue by itself would keep them for four hours.
 */
export const watchWorkers = ({ pool, logger }: Shop): Liveness => {
  const workers = new Set<string>();
  let client: PoolClient | null = null;
  let turn = Promise.resolve();

  /** One statement at a time: it is one connection, and the locks live in it. */
  const inTurn = (work: () => Promise<unknown>): void => {
    turn = turn
      .then(work)
      .then(() => undefined)
      .catch((error: unknown) => logger.warn({ err: error }, 'jobs of dead workers could not be looked for'));
  };

  const lock = (workerId: string) => client?.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, workerId]);
  const unlock = (workerId: string) =>
    client?.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, workerId]);

  const connect = async (): Promise<PoolClient> => {
    const fresh = await pool.connect();
    fresh.once('error', () => {
      if (client !== fresh) return;
      client = null;
      fresh.release(true);
    });
    client = fresh;
    for (const workerId of workers) await lock(workerId);
    return fresh;
  };

  const sweep = async () => (client ?? (await connect())).query(RELEASE_DEAD);

  inTurn(sweep);
  const timer = setInterval(() => inTurn(sweep), SWEEP_MS);
  return {
    watch: (events) => {
      events.on('worker:create', ({ worker: { workerId } }) => {
        workers.add(workerId);
        inTurn(async () => lock(workerId));
      });
      events.on('worker:stop', ({ worker: { workerId } }) => {
        workers.delete(workerId);
        inTurn(async () => unlock(workerId));
        inTurn(sweep);
      });
    },
    stop: async () => {
      clearInterval(timer);
      await turn;
      client?.release(true);
      client = null;
    },
  };
};
