import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import pg from 'pg';
import { withDatabase } from '../../support/database.setup.ts';
import { until } from '../../support/processes.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

let dataDir: string;
let server: ServerProcess;
let client: pg.Client;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'martyx-hang-ups-'));
  const name = `hang_ups_${process.pid}`;
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE shop_template`);
  await admin.end();
  const databaseUrl = withDatabase(inject('databaseUrl'), name);
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const env = { DATABASE_URL: databaseUrl, JWT_SECRET: 'process-secret-process-secret-32' };
  server = await startServerProcess({ dataDir, env: { ...env, LOG_LEVEL: 'info', ACCESS_LOG: 'on' } });
}, 240_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await client.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const lines = (word: string): number => server.output().split(word).length - 1;

/** Sends this and hangs up, with a reset, when `when` holds. */
const hangUp = async (sent: string, when: () => boolean | Promise<boolean>): Promise<void> => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(sent));
  socket.on('error', () => undefined);
  expect(await until(when)).toBe(true);
  socket.resetAndDestroy();
};

const head = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n') + '\r\n\r\n';

const waitsForLock = async (): Promise<boolean> =>
  (await client.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`))
    .rowCount! > 0;

it('Callers who hang up in the midst of what they send, or before they are answered, are no faults of the shop', async () => {
  const json = ['content-type: application/json', 'content-length: 900'];
  let sent = 0;
  const soon = () => (sent += 1) > 2;
  await hangUp(`${head('POST /graphql', ...json)}{"query":`, soon);
  sent = 0;
  await hangUp(`${head('POST /api/visits', ...json)}{`, soon);
  await client.query('BEGIN');
  await client.query('LOCK TABLE product_translation IN ACCESS EXCLUSIVE MODE');
  await hangUp(head('GET /api/products'), waitsForLock);
  await client.query('ROLLBACK');
  expect(await until(() => lines('"request aborted"') >= 3)).toBe(true);
  expect((await fetch(`${server.url}/api/products`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":[456]0/);
});
