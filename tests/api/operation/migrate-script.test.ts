import { execFile } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withDatabase } from '../../support/database.setup.ts';

/** Of the build, which starts in a third of the time of the sources. */
const SCRIPT = path.resolve(import.meta.dirname, '../../../dist/server/commands/migrate.script.js');
const NAME = `migrate_script_${process.pid}`;

let admin: pg.Client;
let url: string;
beforeAll(async () => {
  url = withDatabase(inject('databaseUrl'), NAME);
  admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${NAME}`);
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${NAME} WITH (FORCE)`);
  await admin.end();
});

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly pending: number;
}

const run = (args: readonly string[] = [], addresses: Record<string, string> = { DATABASE_URL: url }): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...addresses, JWT_SECRET: 'x'.repeat(32) };
    const child = execFile(process.execPath, [SCRIPT, ...args], { env }, (_error, stdout, stderr) => {
      const pending = stdout.match(/^pending: /gm)?.length ?? 0;
      resolve({ code: child.exitCode!, said: stdout + stderr, pending });
    });
  });

it('npm run migrate is a gate by --check, and may run twice at once', async () => {
  const before = await run(['--check']);
  expect(before).toMatchObject({ code: 1, said: expect.stringContaining('pending: 000001.sql') as string });
  expect(before.pending).toBeGreaterThan(20);
  // One has a pooler, which is none for a lock that a session holds, and is passed by.
  const pooled = { DATABASE_URL: 'postgres://shop:test@127.0.0.1:1/shop', DATABASE_SESSION_URL: url };
  const both = await Promise.all([run(), run([], pooled)]);
  expect(both.map(({ code, said }) => [code, said.includes('up to date')])).toEqual([[0, true], [0, true]]); // oxfmt-ignore
  expect(await run(['--check'])).toEqual({ code: 0, said: 'The database is up to date.\n', pending: 0 });
  expect(await run(['--chek'])).toMatchObject({ code: 2, said: expect.stringContaining('--check') as string });
});
