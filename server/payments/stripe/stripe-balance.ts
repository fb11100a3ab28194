import * as z from 'zod';
import type { Shop } from '../../core/shop.ts';
import type { ToldBalance } from '../balances/provider-balance.service.ts';
import { callStripe, type Fields } from './stripe-client.ts';

const source = z.object({ id: z.string(), payment_intent: z.string().nullish() });
const transaction = z.object({
  id: z.string().min(1),
  type: z.string(),
  reporting_category: z.string().nullish(),
  amount: z.number().int(),
  fee: z.number().int(),
  currency: z.string(),
  created: z.number().int(),
  source: z.union([z.string(), source]).nullish(),
});
const listAnswer = z.object({ data: z.array(transaction), has_more: z.boolean().default(false) });
export type BalanceTransaction = z.infer<typeof transaction>;

const part = z.object({ amount: z.number().int(), currency: z.string() });
const balanceAnswer = z.object({ available: z.array(part).default([]), pending: z.array(part).default([]) });

const PAGE_SIZE = 100;
/** 20,000 movements of one slice. */
const MOST_PAGES = 200;

/** Movements of the balance by a filter, newest first, in pages. Throws ProviderError. Must not be called inside a transaction. */
export async function* balanceTransactions(shop: Shop, filter: Fields): AsyncGenerator<BalanceTransaction[]> {
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const fields = { ...filter, limit: PAGE_SIZE, expand: ['data.source'], starting_after: after };
    const path = '/v1/balance_transactions';
    const { data, has_more: more } = await callStripe(shop, { method: 'GET', path, answer: listAnswer, fields });
    yield data;
    after = data.at(-1)?.id;
    if (!more || !after) return;
  }
}

/** What the account holds by currency, what is on its way to it counted in. Throws ProviderError. Must not be called inside a transaction. */
export const stripeBalances = async (shop: Shop): Promise<ToldBalance[]> => {
  const { available, pending } = await callStripe(shop, { method: 'GET', path: '/v1/balance', answer: balanceAnswer });
  const sums = new Map<string, number>();
  for (const { amount, currency } of [...available, ...pending]) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, minor]) => ({ currency: currency.toUpperCase(), minor }));
};
