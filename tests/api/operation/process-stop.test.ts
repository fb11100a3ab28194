import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { withDatabase } from '../../support/database.setup.ts';
import { childrenOf, untilEnded, until } from '../../support/processes.ts';
import { freePort, startServerProcess, type ServerProcess } from '../../support/server-process.ts';

const MAIN = path.resolve('dist/server/main.js');
/** Each of these starts the shop, some twice, on whatever machine. */
vi.setConfig({ testTimeout: 240_000 });

const SECRET = 'process-secret-process-secret-32';

let base: string;
let databaseUrl: string;
let client: pg.Client;
const started: ServerProcess[] = [];
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'martyx-stop-'));
  const name = `stop_${process.pid}`;
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE shop_template`);
  await admin.end();
  databaseUrl = withDatabase(inject('databaseUrl'), name);
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});
afterEach(async () => {
  for (const server of started.splice(0)) if (server.child.exitCode === null) await server.end('SIGKILL');
});
afterAll(async () => {
  await client.end();
  rmSync(base, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess({
    dataDir: path.join(base, 'data'),
    env: { DATABASE_URL: databaseUrl, JWT_SECRET: SECRET, ...env },
  });
  started.push(server);
  return server;
};

const builderOf = async ({ child }: ServerProcess): Promise<number> => {
  const found = () => childrenOf(child.pid!, 'model-builder')[0];
  expect(await until(() => found() !== undefined)).toBe(true);
  return found()!;
};

const statusOf = (url: string): Promise<number> => fetch(url).then((answer) => answer.status);

/** What became of the jobs that make files. */
const jobs = async () => {
  const { rows } = await client.query<{ locked: number; tried: number; jobs: number }>(`
    SELECT count(*)::int AS jobs, count(locked_at)::int AS locked, coalesce(sum(attempts), 0)::int AS tried
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'sample.files'`);
  return rows[0]!;
};

describe('a stop while sample files are made', () => {
  it('interrupts the work, of which the shop has told how far it is, and gives it back untried; its process ends too', async () => {
    const server = await start({ SAMPLE_DATA: 'on' });
    expect(await until(() => /\b0 of \d+ {2}models have their files/.test(server.output()))).toBe(true);
    const builder = await builderOf(server);
    const before = await jobs();
    const { code } = await server.end('SIGTERM');
    expect(code).toBe(0);
    expect(await untilEnded(builder)).toBe(true);
    const after = await jobs();
    expect(after).toEqual({ jobs: after.jobs, locked: 0, tried: 0 });
    expect(after.jobs).toBeGreaterThan(before.jobs - 5);
    expect(server.output()).toMatch(/Martyx stops: SIGTERM[\s\S]*stopped in \d+ ms/);
  });

  it('leaves no builder behind when the shop is killed', async () => {
    const server = await start({ SAMPLE_DATA: 'on' });
    const builder = await builderOf(server);
    await server.end('SIGKILL');
    expect(await untilEnded(builder)).toBe(true);
  });
});

describe('a stop that is announced', () => {
  it('tells the load balancer first, still accepts what comes, and is no fault that anybody has to be told of', async () => {
    const server = await start({ SHUTDOWN_DELAY: '600' });
    expect(await statusOf(`${server.url}/readyz`)).toBe(200);
    server.child.kill('SIGTERM');
    expect(await until(async () => (await statusOf(`${server.url}/readyz`)) === 503)).toBe(true);
    const products = await statusOf(`${server.url}/api/products`);
    expect(products, server.output()).toBe(200);
    expect(await statusOf(`${server.url}/healthz`)).toBe(200);
    expect((await server.end('SIGINT')).code).toBe(0);
    expect(server.output()).not.toContain('"level":50');
  });

  it('serves those who come though the shop was asked to stop before its jobs had begun', async () => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE graphile_worker._private_tasks IN ACCESS EXCLUSIVE MODE');
    try {
      const server = await start({ SHUTDOWN_DELAY: '600' });
      server.child.kill('SIGTERM');
      expect(await until(async () => (await statusOf(`${server.url}/readyz`)) === 503)).toBe(true);
      expect(await statusOf(`${server.url}/api/products`)).toBe(200);
      expect((await server.end('SIGINT')).code).toBe(0);
      expect(server.output()).toContain('stopped in');
    } finally {
      await client.query('ROLLBACK');
    }
  });

  it('is none for Ctrl-C at a terminal', async () => {
    const server = await start({ SHUTDOWN_DELAY: '600' });
    expect((await server.end('SIGINT')).code).toBe(0);
  });
});

const run = (env: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...env } });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => resolve({ code, said }));
  });

describe('an environment that is wrong', () => {
  it('is named, and the exit code says that another try is of no use', async () => {
    const { code, said } = await run({ SMTP_URL: 'http://mail', DATA_DIR: path.join(base, 'wrong') });
    expect(code).toBe(78);
    expect(said).toContain('SMTP_URL: needs an address that begins with smtp://');
  });

  it('is named too where only the machine knows: a folder that cannot be made', async () => {
    expect(await run({ DATA_DIR: '/proc/shop' })).toMatchObject({
      code: 78,
      said: expect.stringContaining('DATA_DIR') as string,
    });
  });

  it('is named too where the port is in use', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    const env = {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: SECRET,
      DATA_DIR: path.join(base, 'port'),
      SAMPLE_DATA: 'off',
    };
    const { code, said } = await run({ ...env, PORT: String(port) });
    taken.close();
    expect({ code, said }).toMatchObject({
      code: 78,
      said: expect.stringContaining(`PORT: ${port} is in use`) as string,
    });
  });
});

describe('npm start', () => {
  it('goes through the supervisor, which starts the shop again, renews it on SIGHUP and takes it along when killed', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    const command = scripts.start.split('&&').at(-1)!.trim();
    expect(command).toContain('exec sh server/supervise.sh node');
    const port = await freePort();
    const env = { DATABASE_URL: databaseUrl, JWT_SECRET: SECRET, DATA_DIR: path.join(base, 'npm'), SAMPLE_DATA: 'off' };
    const supervisor = spawn('sh', ['-c', command], {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: 'ignore',
    });
    const ready = () => statusOf(`http://127.0.0.1:${port}/readyz`).then((status) => status === 200, () => false); // oxfmt-ignore
    expect(await until(ready)).toBe(true);
    const [first] = childrenOf(supervisor.pid!, 'main.js');
    process.kill(first!, 'SIGKILL');
    expect(await untilEnded(first!)).toBe(true);
    expect(await until(ready)).toBe(true);
    const [second] = childrenOf(supervisor.pid!, 'main.js');
    supervisor.kill('SIGHUP');
    expect(await untilEnded(second!)).toBe(true);
    expect(await until(ready)).toBe(true);
    const [third] = childrenOf(supervisor.pid!, 'main.js');
    supervisor.kill('SIGKILL');
    expect(await untilEnded(third!)).toBe(true);
  });
});
