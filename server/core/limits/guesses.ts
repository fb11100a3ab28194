import type { Ctx } from '../context.ts';
import { budgetOfShop } from './network-limit.ts';

/** Wrong codes are counted for so long. */
export const GUESS_MINUTES = 15;
/** In one process. */
const MOST_NETWORKS = 20_000;

export interface Guesses {
  /** Whether the caller's network has named too many codes that are none: it is then told of no code whether it is one. */
  readonly tooMany: (ctx: Ctx) => boolean;
  /** Counts a wrong code against the caller's network; calls of the shop itself count for nobody. */
  readonly count: (ctx: Ctx) => void;
}

/** A limit of wrong codes of one network in a quarter of an hour, in all processes together. */
export const limitGuesses = (name: string, most: number): Guesses => {
  const budgetOf = budgetOfShop(name, most, GUESS_MINUTES);
  return {
    tooMany: ({ shop, client }) => {
      const budget = budgetOf(shop);
      return budget.remaining(client.network, shop.clock.now()) <= 0 || budget.size > MOST_NETWORKS;
    },
    count: ({ shop, client }) => {
      if (client.network !== 'internal') budgetOf(shop).charge(client.network, 1, shop.clock.now());
    },
  };
};
