import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { toDecimal } from '../../core/money.ts';
import { DAY_MS } from '../../core/time.ts';
import { invalid, type Answer } from './answers.ts';
import { feeOf } from './fees.ts';

const MOST_MS = 31 * DAY_MS;

const querySchema = z
  .object({
    start_date: z.iso.datetime({ offset: true }),
    end_date: z.iso.datetime({ offset: true }),
    page_size: z.coerce.number().int().min(1).max(500).default(100),
    page: z.coerce.number().int().min(1).default(1),
  })
  .refine(({ start_date, end_date }) => Date.parse(end_date) - Date.parse(start_date) <= MOST_MS);

interface Moved {
  id: string;
  reference: string | null;
  code: string;
  status: string;
  minor: string;
  currency: string;
  at: Date;
  total: string;
}

/** PayPal's statuses of captures and refunds in the words of its reports. */
const STATUS = `CASE WHEN status IN ('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED') THEN 'S'
  WHEN status = 'PENDING' THEN 'P' ELSE 'D' END`;

const MOVED = `
  SELECT id, NULL AS reference, 'T0006' AS code, ${STATUS} AS status, amount_minor AS minor, currency, created_at AS at
  FROM paypal_simulator.captures
  UNION ALL
  SELECT r.id, c.id, 'T1107', ${STATUS.replaceAll('status', 'r.status')}, -r.amount_minor, c.currency, r.created_at
  FROM paypal_simulator.refunds r JOIN paypal_simulator.captures c ON c.id = r.capture_id
  UNION ALL
  SELECT v.id, c.id, 'T1106', 'S', -v.amount_minor, c.currency, v.created_at
  FROM paypal_simulator.reversals v JOIN paypal_simulator.captures c ON c.id = v.capture_id
  UNION ALL
  SELECT id, NULL, code, 'S', amount_minor, currency, created_at FROM paypal_simulator.movements`;

const infoOf = ({ id, reference, code, status, minor, currency, at }: Moved) => ({
  transaction_id: id,
  ...(reference && { paypal_reference_id: reference, paypal_reference_id_type: 'TXN' }),
  transaction_event_code: code,
  transaction_initiation_date: at.toISOString(),
  transaction_updated_date: at.toISOString(),
  transaction_amount: { currency_code: currency, value: toDecimal(Number(minor)) },
  ...(code === 'T0006' && { fee_amount: { currency_code: currency, value: toDecimal(-feeOf(Number(minor))) } }),
  transaction_status: status,
});

/** What moved on the simulated account. */
export const listTransactions = async (ctx: Ctx, query: unknown): Promise<Answer> => {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return invalid('INVALID_REQUEST');
  const { start_date, end_date, page_size, page } = parsed.data;
  const moved = await ctx.sql<Moved>(
    `SELECT *, count(*) OVER () AS total FROM (${MOVED}) m WHERE at BETWEEN $1 AND $2 ORDER BY at, id LIMIT $3 OFFSET $4`,
    [start_date, end_date, page_size, (page - 1) * page_size],
  );
  const total = Number(moved[0]?.total ?? 0);
  return {
    status: 200,
    body: {
      transaction_details: moved.map((one) => ({ transaction_info: infoOf(one) })),
      last_refreshed_datetime: ctx.shop.clock.now().toISOString(),
      page,
      total_items: total,
      total_pages: Math.ceil(total / page_size),
    },
  };
};

const balanceQuery = z.object({ as_of_time: z.iso.datetime({ offset: true }).optional() });

/** What the simulated account holds, by currency. */
export const showBalances = async (ctx: Ctx, query: unknown): Promise<Answer> => {
  const parsed = balanceQuery.safeParse(query);
  if (!parsed.success) return invalid('INVALID_REQUEST');
  const at = parsed.data.as_of_time ?? ctx.shop.clock.now().toISOString();
  const moved = await ctx.sql<Moved>(
    `SELECT * FROM (${MOVED}) m WHERE at <= $1 AND status = 'S' AND code !~ '^T(13|98)'`,
    [at],
  );
  const sums = new Map<string, number>();
  for (const { code, currency, minor } of moved) {
    const fee = code === 'T0006' ? feeOf(Number(minor)) : 0;
    sums.set(currency, (sums.get(currency) ?? 0) + Number(minor) - fee);
  }
  const balances = [...sums].map(([currency, minor]) => {
    const held = { currency_code: currency, value: toDecimal(minor) };
    return { currency, total_balance: held, available_balance: held };
  });
  return { status: 200, body: { balances, as_of_time: at } };
};
