import type { ClientBase } from 'pg';

/** How often a process looks for jobs whose moment comes: one that nobody said comes this much late at most. */
export const LOOK_AHEAD_MS = 10_000;

/** Some of the jobs of one name that become due in the same millisecond. */
export interface DueJobs {
  readonly name: string;
  readonly inMs: number;
  readonly count: number;
}

/** Those that come first; what is behind them is found by those who work on them. */
const DUE = `
  SELECT task.identifier AS name, greatest(0, ceil(1000 * extract(epoch FROM job.run_at - now())))::int AS "inMs", count(*)::int AS count
  FROM (
    SELECT task_id, run_at FROM graphile_worker._private_jobs
    WHERE is_available AND run_at <= now() + interval '${LOOK_AHEAD_MS} milliseconds'
    ORDER BY priority, run_at LIMIT 500
  ) AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  GROUP BY 1, 2`;

/** Runs `first`, a statement without parameters; then tells the jobs that are due, or will be before the next look: one transaction. */
export const dueJobs = async (client: ClientBase, first: string): Promise<readonly DueJobs[]> => {
  const results = (await client.query(`${first}; ${DUE}`)) as unknown as readonly { readonly rows: DueJobs[] }[];
  return results[1]!.rows;
};
