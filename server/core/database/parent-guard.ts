import { Worker } from 'node:worker_threads';

/** Of a process that is seldom and computes for minutes: what it takes, others miss. */
const GUARD_MS = 250;
/** Of the shop, for as long as it runs: each look wakes a machine that may have nothing else to do. */
const WATCH_MS = 1_000;

/** In a thread: what its parent began may keep this one busy for minutes. */
const GUARD = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), ${GUARD_MS});`;

/** Ends this process as soon as `parent` is no longer its parent, however that went, also in the midst of a long computation. */
export const endWithParent = (parent: number): void => {
  new Worker(GUARD, {
    eval: true,
    workerData: parent,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  }).unref();
};

/** Calls `gone` once, within a second after `parent` is no longer the parent of this process. */
export const watchParent = (parent: number, gone: () => void): void => {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, WATCH_MS).unref();
};
