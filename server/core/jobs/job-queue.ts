import { noticeSql } from './job-notices.ts';

/** A job to be added, as `graphile_worker.job_spec` names its parts. */
export interface JobSpec {
  readonly identifier: string;
  readonly payload: unknown;
  readonly queue_name: string | null;
  readonly run_at: Date | null;
  readonly max_attempts: number;
  readonly job_key: string | null;
}

type Sql = (text: string, params: readonly unknown[], name: string) => Promise<unknown>;

/** Of those with one key the last one counts, as if each had been added by itself. */
const withoutReplaced = (specs: readonly JobSpec[]): readonly JobSpec[] => {
  const last = new Map(specs.map((spec, place) => [spec.job_key ?? place, spec]));
  return [...last.values()];
};

/** How many of each name may run at once; null: none of them. */
const dueOf = (specs: readonly JobSpec[]): string | null => {
  const due = specs.filter(({ run_at }) => run_at === null || run_at.getTime() <= Date.now());
  const counts: Record<string, number> = {};
  for (const { identifier } of due) counts[identifier] = (counts[identifier] ?? 0) + 1;
  return due.length > 0 ? JSON.stringify(counts) : null;
};

const ADD = `
  SELECT CASE WHEN $2::text IS NOT NULL THEN ${noticeSql('$2')} END
  FROM (SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_record(NULL::graphile_worker.job_spec, spec) FROM json_array_elements($1::json) spec))) AS added`;

/** Adds jobs by one statement; none for an empty list. Their workers hear of those that are due when it is committed. */
export const addJobs = async (sql: Sql, specs: readonly JobSpec[]): Promise<void> => {
  if (specs.length === 0) return;
  const added = withoutReplaced(specs);
  await sql(ADD, [JSON.stringify(added), dueOf(added)], 'jobs.add');
};
