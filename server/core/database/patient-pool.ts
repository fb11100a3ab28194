import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Connected } from '../jobs/job-notices.ts';

const PAUSE_MS = 1_000;

/** Asked before each try: false once nobody waits for the answer any more. */
type Wanted = () => boolean;

/** A statement is tried until it works; without an answer once it is not wanted any more. */
const patientQuery =
  (pool: Pool, logger: Logger, isWanted: Wanted) =>
  async (...args: unknown[]): Promise<unknown> => {
    for (let tries = 0; isWanted(); tries += 1) {
      try {
        return await (pool.query as (...given: unknown[]) => Promise<unknown>).call(pool, ...args);
      } catch (error) {
        if (tries === 0) logger.warn({ err: error }, 'the clock of the jobs waits for the database');
        await pause(PAUSE_MS);
      }
    }
    return { rows: [], rowCount: 0 };
  };

/** Gives the listener, which connects with a callback, what it listens to. */
export type Listen = (connected: Connected) => void;

const connectOf =
  (pool: Pool, listen: Listen) =>
  (connected?: Connected): unknown =>
    connected ? listen(connected) : pool.connect();

export interface PatientOptions {
  readonly logger: Logger;
  readonly isWanted: Wanted;
  readonly listen: Listen;
}

/**
 * The pool as the job queue gets it. Its clock asks by `query`, and would end the process at the first statement that fails;
 * its listener would take a connection for each lane and wake all lanes for each job. Everything else is the pool itself.
 */
export const patientPool = (pool: Pool, { logger, isWanted, listen }: PatientOptions): Pool => {
  const query = patientQuery(pool, logger, isWanted);
  const connect = connectOf(pool, listen);
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') return query;
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};
