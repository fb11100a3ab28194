// The tests against a real Cassandra, where `java` and `mvn` are there to run one; elsewhere they are skipped.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isThere = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const missing = [
  ['java', '-version'],
  ['mvn', '-version'],
].filter((call) => !isThere(...call));

if (missing.length > 0) {
  const names = missing.map(([command]) => command).join(' and ');
  process.stdout.write(`Skipped: no ${names} here to run Cassandra with.\n`);
} else {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-cassandra-'));
  const classPath = path.join(dir, 'class-path');
  const resolve = ['-q', '-B', '-f', 'tests/cassandra/pom.xml', 'dependency:build-classpath'];
  const maven = spawnSync('mvn', [...resolve, `-Dmdep.outputFile=${classPath}`], { stdio: 'inherit' });
  spawnSync(process.execPath, ['server/build.js', '--if-changed'], { stdio: 'inherit' });
  const vitest = ['--no-install', 'vitest', 'run', '--config', 'tests/cassandra/vitest.config.ts'];
  const env = { ...process.env, NODE_ENV: 'test', CASSANDRA_CLASS_PATH: classPath, CASSANDRA_TEST_DIR: dir };
  const run =
    maven.status === 0 ? spawnSync('npx', [...vitest, ...process.argv.slice(2)], { stdio: 'inherit', env }) : maven;
  rmSync(dir, { recursive: true, force: true });
  process.exitCode = run.status ?? 1;
}
