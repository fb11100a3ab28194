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

/** Adds jobs by one statement; none for an empty list. The workers hear of them when it is committed. */
export const addJobs = async (sql: Sql, specs: readonly JobSpec[]): Promise<void> => {
  if (specs.length === 0) return;
  await sql(
    `SELECT graphile_worker.add_jobs(ARRAY(
       SELECT json_populate_record(NULL::graphile_worker.job_spec, spec) FROM json_array_elements($1::json) spec))`,
    [JSON.stringify(withoutReplaced(specs))],
    'jobs.add',
  );
};
