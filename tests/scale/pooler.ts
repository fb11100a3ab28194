import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/server-process.ts';
import { isInstalled, startLocalServer } from './local-server.ts';

export const POOLER_THERE = isInstalled('pgbouncer', '--version');

export interface Pooler {
  /** The database, through it. */
  readonly url: string;
  /** Its console. */
  readonly place: string;
  /** Where it is told of the server behind it. */
  readonly databases: string;
  close(): Promise<void>;
}

/** As SCALING.md has it, but for the addresses. */
const settings = (dir: string, port: number, user: string, poolSize: number): string => `%include ${dir}/databases.ini
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = scram-sha-256
auth_file = ${dir}/users.txt
admin_users = ${user}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
query_wait_timeout = 10
server_login_retry = 1
server_connect_timeout = 5
unix_socket_dir =
`;

/** PgBouncer in transaction mode before the server of this address. */
export const startPooler = async (serverUrl: string, poolSize: number): Promise<Pooler> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-pooler-'));
  // Read by another account where the test is root.
  chmodSync(dir, 0o755);
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text, { mode: 0o644 });
  const [port, { hostname, port: behind, username, password }] = [await freePort(), new URL(serverUrl)];
  write('users.txt', `"${username}" "${password}"\n`);
  write('databases.ini', `[databases]\npostgres = host=${hostname} port=${behind}\n`);
  write('pgbouncer.ini', settings(dir, port, username, poolSize));
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const server = await startLocalServer('pgbouncer', [...asOther, path.join(dir, 'pgbouncer.ini')], port);
  return {
    url: serverUrl.replace(`:${behind}/`, `:${port}/`),
    place: `127.0.0.1:${port}`,
    databases: path.join(dir, 'databases.ini'),
    close: async () => {
      await server.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
