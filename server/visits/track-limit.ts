import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { MINUTE_MS } from '../core/time.ts';

const WINDOW_MS = MINUTE_MS;
/** A browser asks once per session; behind one address may sit a school or a mobile network. */
const MOST_PER_NETWORK = 120;
const MOST_NETWORKS = 20_000;

/** Counts calls per network and minute in this process. What it answers throws RATE_LIMITED past the limit. */
export const createTrackLimit = (): ((network: string, now: Date) => void) => {
  const calls = new Map<string, number>();
  let window = 0;
  return (network, now) => {
    const current = Math.floor(now.getTime() / WINDOW_MS);
    if (current !== window) calls.clear();
    window = current;
    const taken = calls.get(network) ?? 0;
    const full = taken === 0 && calls.size >= MOST_NETWORKS;
    if (full || taken >= MOST_PER_NETWORK) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 });
    calls.set(network, taken + 1);
  };
};
