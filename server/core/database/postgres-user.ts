import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** How to run the database's programs: as ourselves, or, when we are root, as an unprivileged account (PostgreSQL refuses root). */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
  /** Put before the program and its arguments. */
  readonly prefix: readonly string[];
}

const idOf = (flag: '-u' | '-g', account: string): number | null => {
  try {
    return Number(execFileSync('id', [flag, account], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  } catch {
    return null;
  }
};

/** Whether an account without rights of its own can walk down to `target`. */
const reachable = (target: string): boolean => {
  for (let at = path.resolve(target); at !== path.dirname(at); at = path.dirname(at)) {
    if (existsSync(at) && statSync(at).isDirectory() && (statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
};

/**
 * Chooses the account. As root it takes `postgres` or `nobody`; where a parent folder is closed to others (a shop below
 * /root), the account gets the right to pass folders by a capability (`setpriv` of util-linux).
 * Throws with the remedy when that is impossible.
 */
export const chooseAccount = (folders: readonly string[]): RunAs => {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const account = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== null);
  if (!account) throw new Error('Running as root: the embedded PostgreSQL needs an account "postgres" or "nobody"');
  const uid = idOf('-u', account)!;
  const gid = idOf('-g', account)!;
  if (folders.every(reachable)) return { uid, gid, prefix: [] };
  if (!existsSync('/usr/bin/setpriv')) {
    throw new Error(
      `Running as root: the account ${account} cannot reach ${folders.join(' and ')}; choose another DATA_DIR`,
    );
  }
  const rights = '+dac_override,+dac_read_search,+fowner';
  const options = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
  ];
  return { uid, gid, prefix: ['/usr/bin/setpriv', ...options, '--'] };
};
