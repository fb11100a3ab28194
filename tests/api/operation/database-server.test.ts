import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { untilEnded, isRunning } from '../../support/processes.ts';

const DOOMED = path.resolve(import.meta.dirname, '../../support/doomed-database.ts');

it('A server of PostgreSQL that a test has started ends with the process of that test, also with one that is killed', async () => {
  const child = spawn(process.execPath, ['--import', '@swc-node/register/esm-register', DOOMED], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    createInterface(child.stdout).once('line', (line) => resolve(Number(line)));
  });
  expect(isRunning(pid)).toBe(true);
  child.kill('SIGKILL');
  expect(await untilEnded(pid)).toBe(true);
});
