import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, until } from '../../support/processes.ts';

const SUPERVISE = path.resolve('server/supervise.sh');

let folder: string;
let supervisor: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'martyx supervise '));
});
afterEach(() => {
  supervisor?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const script = (name: string, ...lines: string[]): string => {
  const file = path.join(folder, name);
  writeFileSync(file, ['#!/bin/sh', `cd '${folder}'`, ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
  return file;
};

const linesOf = (name: string): string[] => {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

/** Under a clock and a `sleep` of the test's own: nothing waits. The clock is moved by what the shop writes. */
const supervise = (shop: string): { ended: Promise<number | null>; said: () => string } => {
  script('date', 'cat clock 2>/dev/null || echo 0');
  script('sleep', 'echo "$1" >> pauses');
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const child = spawn('sh', [SUPERVISE, shop], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  supervisor = child;
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { ended: new Promise((resolve) => child.once('exit', resolve)), said: () => said };
};

/** What a shop does on each of its starts, the last one from then on. */
const starts = (...each: string[]): string[] => [
  'echo start >> starts; n=$(wc -l < starts)',
  `case $((n)) in ${each
    .slice(0, -1)
    .map((does, i) => `${i + 1}) ${does} ;;`)
    .join(' ')} *) ${each.at(-1)!} ;; esac`,
];

const WAITS = `trap 'echo asked >> signals; exit 0' TERM; echo $$ > pid; while :; do /bin/sleep 0.05; done`;

describe('the supervisor of npm start', () => {
  it('starts a shop again that dies by itself, and says so, whatever it died of', async () => {
    const { ended, said } = supervise(script('shop', ...starts('exit 1', 'kill -9 $$', 'kill -ABRT $$', 'exit 0')));
    expect(await ended).toBe(0);
    expect(linesOf('starts')).toHaveLength(4);
    expect(said()).toContain('exit code 1');
    expect(said()).toContain('exit code 137');
  });

  it('starts a shop again whose memory was full', async () => {
    const full = `const kept = []; for (;;) kept.push(Array.from({ length: 1000 }, (_, i) => ({ i })));`;
    const dies = `exec '${process.execPath}' --max-old-space-size=16 -e '${full}' 2> death`;
    const { ended, said } = supervise(script('shop', ...starts(dies, 'exit 0')));
    expect(await ended).toBe(0);
    expect(linesOf('death').join()).toContain('heap out of memory');
    expect(linesOf('starts')).toHaveLength(2);
    expect(said()).toContain('exit code 134');
  });

  it('waits longer each time, a minute at the most, and is quick again after five minutes of health', async () => {
    const shop = starts(...Array.from({ length: 8 }, () => 'exit 1'), 'echo 300 > clock; exit 1', 'exit 1', 'exit 0');
    expect(await supervise(script('shop', ...shop)).ended).toBe(0);
    expect(linesOf('pauses').map(Number)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 1, 2]);
  });

  it.each([
    ['ended well', 'exit 0', 0],
    ['says that its environment is wrong', 'exit 78', 78],
    ['was stopped itself', 'kill -TERM $$', 143],
  ])('leaves a shop alone that %s', async (_why, does, code) => {
    const { ended, said } = supervise(script('shop', ...starts(does)));
    expect(await ended).toBe(code);
    expect(linesOf('starts')).toHaveLength(1);
    expect(said()).not.toContain('again');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('hands %s on, waits for the stop and ends with it', async (signal) => {
    const { ended } = supervise(script('shop', WAITS));
    expect(await until(() => linesOf('pid').length > 0)).toBe(true);
    supervisor!.kill(signal);
    expect(await ended).toBe(0);
    expect(linesOf('signals')).toEqual(['asked']);
    expect(isRunning(Number(linesOf('pid')[0]))).toBe(false);
  });

  it('hands SIGHUP on, and starts a shop at once that ended for it, also out of a pause', async () => {
    const waits = `trap 'echo asked >> signals; exit 129' HUP; echo $$ > pid; while :; do /bin/sleep 0.05; done`;
    const { ended } = supervise(script('shop', ...starts(waits, 'exit 1', 'exit 0')));
    script('sleep', 'echo "$1" >> pauses; exec /bin/sleep 60');
    expect(await until(() => linesOf('pid').length > 0)).toBe(true);
    supervisor!.kill('SIGHUP');
    expect(await until(() => linesOf('pauses').length > 0)).toBe(true);
    expect(linesOf('signals')).toEqual(['asked']);
    supervisor!.kill('SIGHUP');
    expect(await ended).toBe(0);
    expect([linesOf('starts').length, linesOf('pauses')]).toEqual([3, ['1']]);
  });

  it('does not start the shop again when it was stopped during a pause', async () => {
    const { ended } = supervise(script('shop', ...starts('exit 1')));
    script('sleep', 'echo "$1" >> pauses; exec /bin/sleep 60');
    expect(await until(() => linesOf('pauses').length > 0)).toBe(true);
    supervisor!.kill('SIGTERM');
    await ended;
    expect(linesOf('starts').length).toBe(linesOf('pauses').length);
  });
});
