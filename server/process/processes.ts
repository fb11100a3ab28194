import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { isatty } from 'node:tty';
import type { Config } from '../core/config/config.ts';
import { connectionsOf, rolesOf } from '../core/database/pool-sizes.ts';
import { createLogger } from '../core/logger.ts';
import { gatherMetrics } from '../edge/http/all-metrics.ts';
import { say } from './notice.ts';
import { ProcessPlace } from './process-place.ts';
import { startDatabase } from './running-shop.ts';
import { stopRequest, type StopReason } from './stop-request.ts';

/** A process that does not end by itself within this time, after `SHUTDOWN_DELAY`, hangs. */
const HANGS_MS = 10_000;

const replaceAll = async (places: readonly ProcessPlace[]): Promise<void> => {
  const startedAt = Date.now();
  try {
    for (const place of places) await place.replace();
    say([`Martyx is renewed: ${places.length} processes in ${Date.now() - startedAt} ms`]);
  } catch (error) {
    say([`Martyx is not renewed, the new process does not start (${(error as Error).message}); the others serve on`]);
  }
};

/** One renewal after another; those asked for meanwhile are one. */
const renewing = (places: readonly ProcessPlace[]): (() => void) => {
  let isWanted = false;
  let isRunning = false;
  const run = async () => {
    for (isRunning = true; isWanted; await replaceAll(places)) isWanted = false;
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
};

const endAll = async (places: readonly ProcessPlace[], reason: StopReason, config: Config): Promise<void> => {
  const endBy = (signal: NodeJS.Signals) => Promise.all(places.map((place) => place.end(signal)));
  process.on('SIGINT', () => void endBy('SIGINT'));
  const ended = endBy(reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
  const late = pause(config.shutdownDelayMs + HANGS_MS, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late') await endBy('SIGKILL');
};

/**
 * Leads as many processes as the configuration wants, which share its port, on one database. The first one migrates and
 * loads the sample before the others begin. One that dies is started again; SIGHUP replaces all, one by one, by what is
 * built now. Resolves when it was asked to stop and all have ended. Throws EndedEarly when the first one cannot start.
 */
export const leadProcesses = async (config: Config, args: readonly string[]): Promise<StopReason> => {
  // A terminal that is closed ends what was begun there.
  const hasTerminal = isatty(0);
  const { asked } = stopRequest(args, hasTerminal ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM']);
  const logger = createLogger(config.logLevel);
  // Each takes its connections from the kernel: one that was being handed to a process that dies would stay open for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ args: [], serialization: 'advanced' });
  const database = await startDatabase(config, logger, [`max_connections=${Math.max(100, connectionsOf(config))}`]);
  try {
    gatherMetrics();
    const tell = (line: string) => logger.error(line);
    const places = rolesOf(config).map((role) => new ProcessPlace({ ROLE: role }, tell));
    if (!hasTerminal) process.on('SIGHUP', renewing(places));
    const [first, ...others] = places;
    const opened = first!.open().then(() => Promise.all(others.map((place) => place.keepOpen())));
    const isOpen = opened.then(() =>
      say([`${places.length} processes serve; SIGHUP to ${process.pid} replaces them by what is built then`]),
    );
    await Promise.race([isOpen, asked]);
    const reason = await asked;
    const stoppedAt = Date.now();
    say([`Martyx stops: ${reason}`]);
    await endAll(places, reason, config);
    say([`stopped in ${Date.now() - stoppedAt} ms`]);
    return reason;
  } finally {
    await database.stop();
  }
};
