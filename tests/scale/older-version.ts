import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const hasHistory = (): boolean =>
  spawnSync('git', ['rev-parse', 'HEAD~1'], { cwd: ROOT, stdio: 'ignore' }).status === 0;

/** The commit before the one that brought the newest migration: the last that does not know of it. */
const beforeNewestMigration = (): string => {
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'migrations');
  return git('rev-parse', `${newest}^`);
};

export interface OlderVersion {
  readonly commit: string;
  readonly folder: string;
  /** What starts it. */
  readonly main: string;
}

const run = (folder: string, command: string, args: readonly string[]): void => {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status} in ${folder}`);
};

const checkOut = (commit: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  git('archive', '--output', archive, commit);
  run(folder, 'tar', ['-xf', archive]);
  rmSync(archive);
};

const installLibraries = (folder: string): void => {
  const locked = (root: string) => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (locked(folder) === locked(ROOT)) symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  else run(folder, 'npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
};

/**
 * The shop as of an older commit, with its own libraries, built once into a folder of the machine's for what is temporary:
 * that of `UPGRADE_FROM`, else the last one before the newest migration. Null where there is no history.
 */
export const olderVersion = (): OlderVersion | null => {
  if (!hasHistory()) return null;
  const { UPGRADE_FROM: wanted } = process.env;
  const commit = wanted ? git('rev-parse', `${wanted}^{commit}`) : beforeNewestMigration();
  const folder = path.join(tmpdir(), 'martyx-upgrade', commit);
  const [main, done] = [path.join(folder, 'dist/server/main.js'), path.join(folder, '.done')];
  if (!existsSync(done)) {
    process.stdout.write(`Building the shop as of ${commit.slice(0, 8)}, once, for some minutes\n`);
    checkOut(commit, folder);
    installLibraries(folder);
    run(folder, process.execPath, ['server/build.js']);
    writeFileSync(done, '');
  }
  return { commit, folder, main };
};
