import type { Job as QueuedJob } from 'graphile-worker';
import type { Pool } from 'pg';

/** Their try does not count: it is not their fault. Those that failed because they were interrupted wait for nothing. */
const REQUEUE = `
  UPDATE graphile_worker._private_jobs
  SET attempts = greatest(0, attempts - 1), run_at = least(run_at, now()), last_error = NULL
  WHERE id = ANY($1::bigint[])`;

/** The jobs that run in this process, to give them back when it has to end before them. */
export class RunningJobs {
  readonly #pool: Pool;
  readonly #controller = new AbortController();
  /** Job id → the worker that locked it. */
  readonly #workers = new Map<string, string>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Aborted when the process stops. */
  get stopped(): AbortSignal {
    return this.#controller.signal;
  }

  /** Runs a job; one that fails after it was interrupted is still in hand. */
  async hold({ id, locked_by }: Pick<QueuedJob, 'id' | 'locked_by'>, run: () => Promise<void>): Promise<void> {
    this.#workers.set(id, locked_by ?? '');
    try {
      await run();
      this.#workers.delete(id);
    } catch (error) {
      if (!this.stopped.aborted) this.#workers.delete(id);
      throw error;
    }
  }

  interrupt(): void {
    this.#controller.abort();
  }

  /** Leaves what is still in hand to other processes, or to the next one. To be called when no job shall do more here. */
  async requeue(): Promise<void> {
    if (this.#workers.size === 0) return;
    await this.#pool.query(REQUEUE, [[...this.#workers.keys()]]);
    await this.#pool.query('SELECT graphile_worker.force_unlock_workers($1)', [[...new Set(this.#workers.values())]]);
  }
}
