import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBucket, type BucketAccess } from '../../server/core/files/s3-client.ts';
import { freePort } from '../support/server-process.ts';

/** Pinned: another one may behave otherwise. */
const MODULE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';
const BIN = path.resolve(import.meta.dirname, '../../node_modules/.cache/versitygw');
const KEYS = { accessKeyId: 'shop', secretAccessKey: 'a-secret-of-the-test' };

/** The program, built once with Go in four minutes; `VERSITYGW` may name one that is there. Null where neither is. */
export const versitygw = (): string | null => {
  if (process.env.VERSITYGW) return process.env.VERSITYGW;
  const built = path.join(BIN, 'versitygw');
  if (existsSync(built)) return built;
  if (spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0) return null;
  process.stdout.write('Building the S3 server (versitygw), once, for some minutes\n');
  const run = spawnSync('go', ['install', MODULE], { stdio: 'inherit', env: { ...process.env, GOBIN: BIN } });
  return run.status === 0 ? built : null;
};

export interface S3Gateway {
  readonly access: BucketAccess;
  /** Ends it at once, as a failing machine does. */
  kill(): Promise<void>;
  /** Runs it again on the same files at the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const answers = async (access: BucketAccess): Promise<boolean> =>
  openBucket(access)
    .send({ method: 'GET', key: '', query: { 'list-type': '2' } })
    .then(
      () => true,
      () => false,
    );

/** A real S3 server of one bucket on this machine. */
export const startS3Gateway = async (program: string): Promise<S3Gateway> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-s3-'));
  const [root, meta] = [path.join(dir, 'root'), path.join(dir, 'meta')];
  const port = await freePort();
  const access: BucketAccess = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'shop-files',
    pathStyle: true,
    ...KEYS,
  };
  for (const folder of [meta, path.join(root, access.bucket)]) mkdirSync(folder, { recursive: true });
  const env = { ...process.env, ROOT_ACCESS_KEY: KEYS.accessKeyId, ROOT_SECRET_KEY: KEYS.secretAccessKey };
  let kill = (): Promise<void> => Promise.resolve();
  const start = async (): Promise<void> => {
    const child = spawn(program, ['--port', `127.0.0.1:${port}`, 'posix', '--sidecar', meta, root], {
      env,
      stdio: 'ignore',
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    kill = async () => {
      child.kill('SIGKILL');
      await exited;
    };
    for (let tries = 0; !(await answers(access)); tries += 1) {
      if (child.exitCode !== null || tries > 20) throw new Error('the S3 server does not answer');
      await pause(50);
    }
  };
  await start();
  return {
    access,
    start,
    kill: () => kill(),
    close: async () => {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
