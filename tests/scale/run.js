// The tests of a shop beyond one machine, with the real servers where they are installed; what is absent is said and skipped.
import { spawnSync } from 'node:child_process';

const SERVERS = {
  haproxy: ['-v'],
  pgbouncer: ['--version'],
  psql: ['--version'],
  'redis-server': ['--version'],
  varnishd: ['-V'],
};
/** Where the package has another name. */
const PACKAGES = { psql: 'postgresql-client', varnishd: 'varnish' };

for (const [command, args] of Object.entries(SERVERS)) {
  if (spawnSync(command, args, { stdio: 'ignore' }).status !== 0)
    process.stdout.write(
      `Skipped: no ${command} here. Debian has it: apt-get install ${PACKAGES[command] ?? command}\n`,
    );
}

if (spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0 && !process.env.VERSITYGW)
  process.stdout.write('Skipped: no go here to build an S3 server with, and VERSITYGW names none.\n');

const vitest = ['--no-install', 'vitest', 'run', '--config', 'tests/scale/vitest.config.ts'];
const run = spawnSync('npx', [...vitest, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test' },
});
process.exitCode = run.status ?? 1;
