import * as z from 'zod';
import { toMinor } from '../../core/money.ts';
import type { Shop } from '../../core/shop.ts';
import type { ToldBalance } from '../balances/provider-balance.service.ts';
import { callPayPal } from './paypal-client.ts';

const answer = z.object({
  balances: z
    .array(
      z.object({
        currency: z.string().max(10),
        available_balance: z.object({ value: z.string().max(40) }).optional(),
        total_balance: z.object({ value: z.string().max(40) }),
      }),
    )
    .default([]),
});

/**
 * What could be spent on the account at a moment, by currency (Transaction Search API, "List all balances"): without what PayPal
 * holds back, as a hold is a movement of its own in its list of transactions. Throws ProviderError. Must not be called inside
 * a transaction.
 */
export const payPalBalances = async (shop: Shop, at: Date): Promise<ToldBalance[]> => {
  const query = new URLSearchParams({ as_of_time: at.toISOString(), currency_code: 'ALL' });
  const path = `/v1/reporting/balances?${query.toString()}`;
  const { balances } = await callPayPal(shop, { method: 'GET', path, answer });
  return balances.map(({ currency, available_balance, total_balance }) => ({
    currency,
    minor: toMinor((available_balance ?? total_balance).value),
  }));
};
