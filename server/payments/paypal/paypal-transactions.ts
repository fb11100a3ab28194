import * as z from 'zod';
import type { Shop } from '../../core/shop.ts';
import { callPayPal } from './paypal-client.ts';

const amount = z.object({ currency_code: z.string().max(10), value: z.string().max(40) });

/** Whatever PayPal leaves out of a transaction must not hide the others. */
const transaction = z.object({
  transaction_info: z
    .object({
      transaction_id: z.string().max(64),
      paypal_reference_id: z.string().max(64),
      transaction_event_code: z.string().max(10),
      transaction_initiation_date: z.string(),
      transaction_amount: amount,
      fee_amount: amount,
      transaction_status: z.string().max(10),
    })
    .partial()
    .optional(),
});

const listAnswer = z.object({
  transaction_details: z.array(transaction).default([]),
  total_pages: z.number().int().default(1),
  last_refreshed_datetime: z.string().optional(),
});

export type ListedTransaction = NonNullable<z.infer<typeof transaction>['transaction_info']>;

export interface TransactionPage {
  readonly items: ListedTransaction[];
  readonly pages: number;
  /** Up to when PayPal's list is complete; null: it does not say. */
  readonly refreshedAt: Date | null;
}

/** PayPal's most transactions a page, and most days a question. */
export const PAGE_SIZE = 500;
export const MOST_DAYS = 31;

const momentOf = (text: string | undefined): Date | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time);
};

/**
 * One page of what moved on the account between two moments, 31 days apart at most (Transaction Search API; the app needs its
 * permission). A transaction may take three hours to appear. Throws ProviderError. Must not be called inside a transaction.
 */
export const listTransactions = async (shop: Shop, from: Date, to: Date, page: number): Promise<TransactionPage> => {
  const query = new URLSearchParams({
    start_date: from.toISOString(),
    end_date: to.toISOString(),
    fields: 'transaction_info',
    page_size: String(PAGE_SIZE),
    page: String(page),
  });
  const path = `/v1/reporting/transactions?${query.toString()}`;
  const answer = await callPayPal(shop, { method: 'GET', path, answer: listAnswer });
  return {
    items: answer.transaction_details.flatMap(({ transaction_info }) => transaction_info ?? []),
    pages: answer.total_pages,
    refreshedAt: momentOf(answer.last_refreshed_datetime),
  };
};
