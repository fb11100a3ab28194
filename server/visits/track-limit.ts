import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { Shop } from '../core/shop.ts';
import { MINUTE_MS } from '../core/time.ts';

/** A browser asks once per session; behind one address may sit a school or a mobile network. */
const MOST_PER_NETWORK = 120;
/** In one process. */
const MOST_NETWORKS = 20_000;

/** Counts calls per network and minute. What it answers throws RATE_LIMITED past the limit. */
export const createTrackLimit = ({
  budgets,
}: Pick<Shop, 'budgets'>): ((network: string, now: Date) => Promise<void>) => {
  const budget = budgets('visits', MOST_PER_NETWORK, MINUTE_MS);
  return async (network, now) => {
    const { taken } = await budget.take(network, 1, now);
    if (!taken || budget.size > MOST_NETWORKS) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 });
  };
};
