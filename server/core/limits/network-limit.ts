import type { Ctx } from '../context.ts';
import { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { Shop } from '../shop.ts';
import { MINUTE_MS } from '../time.ts';
import type { SharedBudget } from './shared-budget.ts';

/** The budget of this name of each shop: the first time it is made. */
export const budgetOfShop = (name: string, most: number, minutes: number): ((shop: Shop) => SharedBudget) => {
  const budgets = new WeakMap<Shop, SharedBudget>();
  return (shop) => {
    const budget = budgets.get(shop) ?? shop.budgets(name, most, minutes * MINUTE_MS);
    budgets.set(shop, budget);
    return budget;
  };
};

/**
 * A limit of what one network may ask in a window, in all processes together. What it gives takes one for the caller, and throws
 * RATE_LIMITED (args.minutes) where none is left.
 */
export const networkLimit = (name: string, most: number, minutes: number): ((ctx: Ctx) => Promise<void>) => {
  const budgetOf = budgetOfShop(name, most, minutes);
  return async ({ shop, client }) => {
    const { taken } = await budgetOf(shop).take(client.network, 1, shop.clock.now());
    if (!taken) throw new AppError(ErrorCode.RATE_LIMITED, { minutes });
  };
};
