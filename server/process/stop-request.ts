import cluster from 'node:cluster';
import { watchParent } from '../core/database/parent-guard.ts';

type Signal = 'SIGHUP' | 'SIGINT' | 'SIGTERM';
export type StopReason = Signal | 'its supervisor is gone' | 'another takes its place';

export interface StopRequest {
  /** Why the shop shall stop. SIGTERM asks for a stop that others are told of first. */
  readonly asked: Promise<StopReason>;
  /** Somebody does not want to wait: at a terminal, or for one who was to take its time. */
  readonly hurried: Promise<void>;
}

/** What the leading process says to one whose place was taken. */
export const RETIRE = 'retire';

const SUPERVISOR = /^--supervisor=(\d+)$/;

const supervisorIn = (args: readonly string[]): number | null => {
  const [given] = args.flatMap((arg) => SUPERVISOR.exec(arg)?.[1] ?? []);
  return given === undefined ? null : Number(given);
};

/**
 * From now on these signals do not end the process by themselves any more, and the end of its supervisor is noticed. One of
 * several processes leaves SIGHUP to the one that leads them, which may ask it to make room for another.
 */
export const stopRequest = (args: readonly string[], signals: readonly Signal[]): StopRequest => {
  const supervisor = supervisorIn(args);
  let isRetired = false;
  const asked = new Promise<StopReason>((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve(signal));
    if (supervisor !== null) watchParent(supervisor, () => resolve('its supervisor is gone'));
    if (!cluster.isWorker) return;
    process.on('SIGHUP', () => undefined);
    process.on('message', (message) => {
      if (message !== RETIRE) return;
      isRetired = true;
      resolve('another takes its place');
    });
  });
  const hurried = new Promise<void>((resolve) => {
    process.on('SIGINT', () => resolve());
    process.on('SIGTERM', () => isRetired && resolve());
  });
  return { asked, hurried };
};
