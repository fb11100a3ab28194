import path from 'node:path';
import { ConfigError, readConfig, type Config } from '../core/config/config.ts';
import { BackupRefused } from '../core/backup/archive-index.ts';
import type { BackupProgress } from '../core/backup/writing.ts';
import { AppError } from '../core/errors.ts';
import { createProgressBar } from '../process/progress-bar.ts';

const MEGABYTE = 1_000_000;

export interface BackupCommand {
  readonly file: string;
  readonly config: Config;
}

/** The one argument of a backup or a restore, and a shop with a database of its own. Throws ConfigError. */
export const readBackupCommand = (usage: string, environment: NodeJS.ProcessEnv): BackupCommand => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) throw new ConfigError(usage);
  const config = readConfig(environment);
  if (config.databaseUrl)
    throw new ConfigError('DATABASE_URL: that server has its own backups; server/SCALING.md says how');
  return { file: path.resolve(file), config };
};

/** Runs a command with a progress bar in megabytes, and says what it answers or why it was refused. */
export const runBackupCommand = async (work: (progress: BackupProgress) => Promise<string>): Promise<void> => {
  const bar = createProgressBar();
  try {
    const outcome = await work((done, total, note) =>
      bar.show(Math.round(done / MEGABYTE), Math.round(total / MEGABYTE), `MB ${note}`),
    );
    bar.end();
    process.stdout.write(`${outcome}\n`);
  } catch (error) {
    bar.end();
    const refused = error instanceof ConfigError || error instanceof BackupRefused;
    const cause = error instanceof AppError ? (error.cause ?? error) : error;
    process.stderr.write(`${refused ? error.message : String(cause)}\n`);
    process.exitCode = 1;
  }
};
