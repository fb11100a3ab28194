import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';

const MOST_WAITING = 4;
const BUSY_MINUTES = 1;

/**
 * Runs work for visitors in the mesh thread, of which four may wait at once, so that examinations of the seller's files come
 * through: RATE_LIMITED (args.minutes) for more.
 */
export const fewWaiting = () => {
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MOST_WAITING) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: BUSY_MINUTES });
    waiting += 1;
    try {
      return await work();
    } finally {
      waiting -= 1;
    }
  };
};
