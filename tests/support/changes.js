import { execFileSync, spawnSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Where the work began: the last commit that is also on the upstream of main; without one, the last commit. */
const baseOf = () => {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main@{upstream}'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : git('rev-parse', 'HEAD');
};

/** The files that are there and differ from the base, in commits or not yet. */
export const changesOf = () => {
  const base = baseOf();
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, files: listed.flatMap((lines) => lines.split('\n').filter(Boolean)) };
};
