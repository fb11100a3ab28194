import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/core/database/database.ts';
import { startEmbeddedPostgres } from '../../server/core/database/embedded-postgres.ts';
import { migrate } from '../../server/core/database/migrate.ts';
import { chooseAccount } from '../../server/core/database/postgres-user.ts';
import { entities } from '../../server/process/open-shop.ts';
import { childrenOf, untilEnded, until } from './processes.ts';
import { freePort } from './server-process.ts';

const PASSWORD = 'test';
const FAST = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'wal_retrieve_retry_interval=100ms'];

const native = (): string => {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), '../native/bin/postgres');
};

/** Rows of one statement, over a connection of its own. */
const rowsOf = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

export const oneRow = async (url: string, text: string): Promise<pg.QueryResultRow | undefined> =>
  (await rowsOf(url, text))[0];

/** Gives a database the shop's schema. */
const migrated = async (url: string): Promise<void> => {
  const dataSource = await openDatabase({ url, entities });
  await migrate(dataSource);
  await dataSource.destroy();
};

/** To a process that may have ended meanwhile. */
const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const urlAt = (port: number): string => `postgres://shop:${PASSWORD}@127.0.0.1:${port}/postgres`;

/** Ends a server at once as soon as this process is gone, however it went: the pipe to the guard closes. */
const guard = (pid: number): ChildProcess => {
  const args = ['-c', 'read _; kill -QUIT $0; kill -CONT $0', String(pid)];
  const child = spawn('/bin/sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  return child;
};

/** A server of PostgreSQL as a process of the test: it may be killed, stopped in its tracks, and started again. */
export class DatabaseServer {
  readonly #data: string;
  readonly #settings: readonly string[];
  #port: number | null = null;
  #child: ChildProcess | null = null;

  constructor(data: string, settings: readonly string[]) {
    this.#data = data;
    this.#settings = settings;
  }

  /** Known once it was started. */
  get port(): number {
    return this.#port!;
  }

  /** Of its first process, while it runs. */
  get pid(): number {
    return this.#child!.pid!;
  }

  get url(): string {
    return urlAt(this.port);
  }

  /** At a port that stays; somebody else may have taken the one that was free a moment ago. */
  async start(): Promise<void> {
    for (let tries = 0; tries < 50; tries += 1) {
      const port = this.#port ?? (await freePort());
      const child = this.#spawn(port);
      const answers = () => rowsOf(urlAt(port), 'SELECT 1').then(Boolean, () => false);
      if (await until(async () => child.exitCode !== null || (await answers()))) {
        if (child.exitCode === null) return void ([this.#port, this.#child] = [port, child]);
      }
    }
    throw new Error(`PostgreSQL in ${this.#data} did not start`);
  }

  sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    return rowsOf<Row>(this.url, text);
  }

  #spawn(port: number): ChildProcess {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...FAST];
    const args = [...settings, ...this.#settings].flatMap((setting) => ['-c', setting]);
    const { uid, gid, prefix } = chooseAccount([this.#data, native()]);
    const [file, ...rest] = [...prefix, native(), '-D', this.#data, ...args];
    const account = prefix.length > 0 ? {} : { uid, gid };
    const child = spawn(file!, rest, { ...account, cwd: '/', env: { LC_ALL: 'C' }, stdio: 'ignore' });
    const guardian = guard(child.pid!);
    return child.once('exit', () => guardian.kill('SIGKILL'));
  }

  /** All its processes at once; those that end meanwhile need none. */
  signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child!;
    for (const one of [pid!, ...childrenOf(pid!, 'postgres')]) send(one, signal);
  }

  /** As `kill -9` of the whole server. */
  async crash(): Promise<void> {
    this.signal('SIGKILL');
    await untilEnded(this.#child!.pid!);
    this.#child = null;
  }

  async stop(): Promise<void> {
    if (!this.#child) return;
    this.signal('SIGCONT');
    this.#child.kill('SIGINT');
    await untilEnded(this.#child.pid!);
    this.#child = null;
  }
}

export interface Replication {
  readonly primary: DatabaseServer;
  readonly replicas: readonly DatabaseServer[];
  stop(): Promise<void>;
}

/** As `ALTER SYSTEM` writes it: the file keeps its owner, who is another account where the test is root. */
const setInside = (data: string, name: string, value: string): void =>
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `${name} = '${value}'\n`);

/**
 * A primary with the shop's empty schema, and streaming replicas of it. `settings` are the primary's alone, `ofAll` also those of a
 * replica that is promoted.
 */
export const startReplication = async (
  replicas: number,
  settings: readonly string[] = [],
  ofAll: Readonly<Record<string, string>> = {},
): Promise<Replication> => {
  const root = mkdtempSync(path.join(tmpdir(), 'martyx-replicas-'));
  const dirOf = (i: number) => path.join(root, String(i), 'postgres');
  const made = await startEmbeddedPostgres({ dir: path.join(root, '0'), password: PASSWORD, settings: FAST });
  await migrated(made.url);
  await made.stop();
  for (const [name, value] of Object.entries(ofAll)) setInside(dirOf(0), name, value);
  const primary = new DatabaseServer(dirOf(0), settings);
  const copies = Array.from({ length: replicas }, (_, i) => dirOf(i + 1));
  for (const copy of copies) {
    mkdirSync(path.dirname(copy));
    // With its owner, who is another account where the test is root.
    execFileSync('cp', ['-a', dirOf(0), copy]);
    writeFileSync(path.join(copy, 'standby.signal'), '');
  }
  await primary.start();
  const follow = `host=127.0.0.1 port=${primary.port} user=shop password=${PASSWORD}`;
  for (const copy of copies) setInside(copy, 'primary_conninfo', follow);
  const followers = copies.map((copy) => new DatabaseServer(copy, []));
  await Promise.all(followers.map((one) => one.start()));
  return {
    primary,
    replicas: followers,
    stop: async () => {
      await Promise.all([primary, ...followers].map((one) => one.stop()));
      rmSync(root, { recursive: true, force: true });
    },
  };
};
