import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx } from '../context.ts';
import { ErrorCode } from '../error-codes.ts';
import { asAppError } from '../http/rest.ts';

const PAUSE_MS = 250;

/**
 * Writes down what was done outside the database and cannot be undone there, such as a mail that is sent: tried again while
 * the database is away, for as long as this process lives. The job stays in hand meanwhile, so no other process does it again.
 * Throws what is no trouble that passes.
 */
export const insist = async <Result>(ctx: Ctx, write: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const isAway = asAppError(error).code === ErrorCode.SERVICE_UNAVAILABLE;
      if (!isAway || ctx.shop.background.pool.ending) throw error;
      await pause(PAUSE_MS);
    }
  }
};
