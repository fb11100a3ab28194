import cluster from 'node:cluster';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig, type Config } from './core/config/config.ts';
import { EndedEarly } from './process/process-place.ts';
import { stopRequest, type StopReason } from './process/stop-request.ts';

/** Of sysexits.h: who supervises the process need not try again. */
const EXIT_CONFIG = 78;
/** As of a process that SIGHUP ended: who supervises it starts it anew at once. */
const EXIT_ANEW = 129;

/** Step by step: the recursive `mkdir` of Node.js never ends below a folder that takes none, such as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

const requireDataDir = ({ dataDir }: Config): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${(cause as NodeJS.ErrnoException).code})`, {
      cause,
    });
  }
};

/** One process serves, or leads those that do. Resolves when it was asked to stop and has. */
const run = async (config: Config): Promise<StopReason> => {
  if (config.workers > 1 && cluster.isPrimary) {
    const { leadProcesses } = await import('./process/processes.ts');
    return leadProcesses(config, process.argv);
  }
  const stop = stopRequest(process.argv, cluster.isWorker ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP']);
  const { serveShop } = await import('./process/serving.ts');
  return serveShop(config, stop);
};

const main = async (): Promise<number> => {
  const config = readConfig(process.env);
  requireDataDir(config);
  return (await run(config)) === 'SIGHUP' ? EXIT_ANEW : 0;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof ConfigError) {
      process.stderr.write(`The environment is not usable:\n${error.message}\n`);
      process.exit(EXIT_CONFIG);
    }
    // It has said itself why.
    if (error instanceof EndedEarly) process.exit(error.code ?? 1);
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
