import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningPostgres } from '../../server/core/database/embedded-postgres.ts';
import { addJobs } from '../../server/core/jobs/job-queue.ts';
import { readSecrets } from '../../server/core/secrets.ts';

/** Without one more of them: beside other tests a shop at lower priority gets little time, and still gets on. */
const LONGEST_MS = 20 * 60_000;
const UNSOLD = `SELECT count(*)::int AS left FROM product WHERE active AND product_type = 'DIGITAL' AND coalesce(sold_files, 0) = 0`;

const UNMADE = `SELECT count(*)::int AS left
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE t.identifier = 'sample.files' AND j.attempts < j.max_attempts`;
const PICTURES = {
  identifier: 'models.missing-previews',
  payload: {},
  queue_name: null,
  run_at: null,
  max_attempts: 3,
  job_key: null,
};
const UNPICTURED = `SELECT count(*)::int AS left FROM model_version v JOIN product_model m ON m.version_id = v.id WHERE v.pictures IS NULL`;

const connect = async (dir: string): Promise<pg.Client> => {
  const url = await runningPostgres({ dir, password: readSecrets(dir).databasePassword });
  const client = new pg.Client({ connectionString: url! });
  await client.connect();
  return client;
};

const untilNoneLeft = async (client: pg.Client, sql: string, what: string): Promise<void> => {
  let [before, since] = [Infinity, Date.now()];
  while (Date.now() - since < LONGEST_MS) {
    const { left } = (await client.query<{ left: number }>(sql)).rows[0]!;
    if (left === 0) return;
    if (left !== before) [before, since] = [left, Date.now()];
    await pause(500);
  }
  throw new Error(`${what} of the sample got no further in twenty minutes`);
};

/** Until the shop that runs on this data sells its sample's files: it sells them once they are made, which takes a minute or more. */
export const waitForSampleFiles = async (dir: string): Promise<void> => {
  const client = await connect(dir);
  try {
    await untilNoneLeft(client, UNSOLD, 'The files');
  } finally {
    await client.end();
  }
};

/** Has the shop that runs on this data picture the parts of its sample now, which it would do ten minutes after its first start. */
export const makeSamplePictures = async (dir: string): Promise<void> => {
  const client = await connect(dir);
  try {
    await untilNoneLeft(client, UNMADE, 'The models');
    await addJobs((text, values) => client.query(text, [...values]), [PICTURES]);
    await untilNoneLeft(client, UNPICTURED, 'The pictures');
  } finally {
    await client.end();
  }
};
