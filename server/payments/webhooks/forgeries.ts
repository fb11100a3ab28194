import { ErrorCode } from '../../core/error-codes.ts';
import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { SharedBudget } from '../../core/limits/shared-budget.ts';
import type { Shop } from '../../core/shop.ts';
import { MINUTE_MS } from '../../core/time.ts';

/** Forgeries of one network that PayPal is asked about in a quarter of an hour; a genuine event does not count. */
const MOST = 50;
const WINDOW_MS = 15 * MINUTE_MS;
/** In one process. */
const MOST_NETWORKS = 20_000;

interface Watch {
  readonly forgeries: SharedBudget;
  /** Events of a network about which PayPal is being asked: each may turn out to be forged. */
  readonly asking: Map<string, number>;
}

const watches = new WeakMap<Shop, Watch>();

const watchOf = (shop: Shop): Watch => {
  const watch = watches.get(shop) ?? {
    forgeries: shop.budgets('paypal-webhook', MOST, WINDOW_MS),
    asking: new Map<string, number>(),
  };
  watches.set(shop, watch);
  return watch;
};

const minutesLeft = (now: Date): number => Math.ceil((WINDOW_MS - (now.getTime() % WINDOW_MS)) / MINUTE_MS);

/**
 * Asks whether an event is genuine, and counts it against the caller's network when it turns out not to be. `ask` answers
 * null for an event that could not be judged. Throws RATE_LIMITED (args.minutes) once a network has sent too many forgeries.
 */
export const judging = async (ctx: Ctx, ask: () => Promise<boolean | null>): Promise<boolean | null> => {
  const { network } = ctx.client;
  const { forgeries, asking } = watchOf(ctx.shop);
  const now = ctx.shop.clock.now();
  const others = asking.get(network) ?? 0;
  if (forgeries.remaining(network, now) <= others || forgeries.size > MOST_NETWORKS) {
    throw new AppError(ErrorCode.RATE_LIMITED, { minutes: minutesLeft(now) });
  }
  asking.set(network, others + 1);
  try {
    const genuine = await ask();
    if (genuine === false) forgeries.charge(network, 1, now);
    return genuine;
  } finally {
    const left = asking.get(network)! - 1;
    if (left > 0) asking.set(network, left);
    else asking.delete(network);
  }
};
