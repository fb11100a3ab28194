import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilEnded, isRunning } from '../../support/processes.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

let base: string;
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'martyx process '));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const postmaster = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const connect = async (dataDir: string): Promise<pg.Client> => {
  const { databasePassword } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  const port = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const client = new pg.Client({ connectionString: `postgres://shop:${databasePassword}@127.0.0.1:${port}/postgres` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const get = (url: string, agent: http.Agent | false = false): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
      response.on('error', reject);
    });
    request.on('error', reject);
  });

const register = (url: string, input: object): Promise<unknown> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }',
      variables: { input },
    }),
  });

/** How many mails there are once it is so many, or after ten seconds. */
const mailsIn = async (dataDir: string, wanted: number): Promise<number> => {
  const count = () => {
    const folder = path.join(dataDir, 'outbox');
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')).length : 0;
  };
  for (let i = 0; i < 200 && count() < wanted; i += 1) await pause(50);
  return count();
};

/** Where root runs the tests, a folder of `nobody`, for a shop that `nobody` runs. */
const folderOfNormalUser = () => {
  const dataDir = path.join(base, 'normal user');
  if (process.getuid?.() !== 0) return { dataDir };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']).toString());
  const [uid, gid] = [id('-u'), id('-g')];
  mkdirSync(dataDir);
  chmodSync(base, 0o755);
  chownSync(dataDir, uid, gid);
  return { dataDir, uid, gid };
};

describe('a shop with its embedded database', () => {
  it('loses nothing and leaves no database behind after kill -9, in a folder with spaces, and starts again at once', async () => {
    const dataDir = path.join(base, 'kill nine');
    const first = await startServerProcess({ dataDir });
    const pid = postmaster(dataDir);
    const client = await connect(dataDir);
    await client.query('CREATE TABLE kept (n int)');
    await client.query('INSERT INTO kept VALUES (42)');
    await first.end('SIGKILL');
    await client.end().catch(() => undefined);
    expect(await untilEnded(pid)).toBe(true);

    const second = await startServerProcess({ dataDir });
    const again = await connect(dataDir);
    expect((await again.query('SELECT n FROM kept')).rows).toEqual([{ n: 42 }]);
    await again.end();

    await second.end('SIGKILL');
    // The old database may still be going down.
    const third = await startServerProcess({ dataDir });
    await pause(1500);
    expect(await get(`${third.url}/readyz`)).toBe(200);
    const last = postmaster(dataDir);
    expect((await third.end('SIGINT')).code).toBe(0);
    expect(isRunning(last)).toBe(false);
  });

  it('is served again soon when the database alone dies, says so meanwhile, and goes on with its jobs', async () => {
    const dataDir = path.join(base, 'database dies');
    const server = await startServerProcess({ dataDir });
    const seen = new Set<number>();
    const died = performance.now();
    process.kill(postmaster(dataDir), 'SIGKILL');
    do {
      await pause(50);
      seen.add(await get(`${server.url}/readyz`));
      await get(`${server.url}/api/products`).then((status) => seen.add(status));
    } while (!seen.has(503) || (await get(`${server.url}/readyz`)) !== 200);
    expect(performance.now() - died).toBeLessThan(20_000);
    expect([...seen].filter((status) => status !== 200)).toEqual([503]);
    const letter = { email: 'nobody@martyx.example', password: 'Rocket-Fan-2026!', termsAccepted: true };
    await register(server.url, letter);
    expect(await mailsIn(dataDir, 1)).toBe(1);
    expect((await server.end('SIGTERM')).code).toBe(0);
  });

  it('leaves room for a second shop on the same machine, which a normal user runs', async () => {
    const [one, two] = await Promise.all([
      startServerProcess({ dataDir: path.join(base, 'one') }),
      startServerProcess(folderOfNormalUser()),
    ]);
    expect(await get(`${one.url}/readyz`)).toBe(200);
    expect((await one.end('SIGTERM')).code).toBe(0);
    expect(await get(`${two.url}/readyz`)).toBe(200);
    expect((await two.end('SIGTERM')).code).toBe(0);
  });
});

/** Ten callers, each on a kept connection, until nobody listens any more. */
const load = async (url: string): Promise<{ answered: number; failures: string[] }> => {
  const failures: string[] = [];
  let answered = 0;
  const caller = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await get(`${url}/api/products?size=24&page=0`, agent).catch(
        (error: NodeJS.ErrnoException) => error.code,
      );
      if (outcome === 'ECONNREFUSED') return agent.destroy();
      if (outcome === 200) answered += 1;
      else failures.push(String(outcome));
      if (failures.length > 50) return agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: 10 }, caller));
  return { answered, failures };
};

const idleConnections = async (url: string, count: number): Promise<http.Agent> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count });
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve) =>
          http.get(`${url}/healthz`, { agent }, (response) => response.resume().on('end', resolve)),
        ),
    ),
  );
  return agent;
};

describe('a stop', () => {
  let server: ServerProcess;

  it('lets every request in flight finish and is done within five seconds, idle connections or not', async () => {
    server = await startServerProcess({ dataDir: path.join(base, 'stop') });
    const agent = await idleConnections(server.url, 20);
    const running = load(server.url);
    await pause(1000);
    const { code, ms } = await server.end('SIGTERM');
    const { answered, failures } = await running;
    agent.destroy();
    expect({ code, failures }).toEqual({ code: 0, failures: [] });
    expect(answered).toBeGreaterThan(10);
    expect(ms).toBeLessThan(5000);
  });
});
