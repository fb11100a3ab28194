import type { Ctx } from '../core/context.ts';
import type { SharedBudget } from '../core/limits/shared-budget.ts';
import type { Shop } from '../core/shop.ts';
import { MINUTE_MS } from '../core/time.ts';

/** Wrong codes of one network in a quarter of an hour; behind one address may sit a school. */
export const MOST_GUESSES = 30;
const WINDOW_MS = 15 * MINUTE_MS;
/** In one process. */
const MOST_NETWORKS = 20_000;

const budgets = new WeakMap<Shop, SharedBudget>();

const budgetOf = (shop: Shop): SharedBudget => {
  const budget = budgets.get(shop) ?? shop.budgets('promotion-codes', MOST_GUESSES, WINDOW_MS);
  budgets.set(shop, budget);
  return budget;
};

/** Whether the caller's network has named too many codes that are none: it is then told of no code whether it is one. */
export const hasGuessedTooMuch = ({ shop, client }: Ctx): boolean => {
  const budget = budgetOf(shop);
  return budget.remaining(client.network, shop.clock.now()) <= 0 || budget.size > MOST_NETWORKS;
};

/** Counts a wrong code against the caller's network; calls of the shop itself count for nobody. */
export const countGuess = ({ shop, client }: Ctx): void => {
  if (client.network !== 'internal') budgetOf(shop).charge(client.network, 1, shop.clock.now());
};
