import { LOW_STOCK } from '../../catalog/catalog-rows.ts';
import type { Ctx } from '../../core/context.ts';
import { Permission } from '../../core/permissions.ts';
import { COUNT_COMPLAINTS, countOverdueComplaints } from '../complaints/complaint-list.queries.ts';
import { COUNT_BANK_ENTRIES } from '../payments/bank-payments.queries.ts';
import { countCash } from '../payments/cash-collections.queries.ts';
import { COUNT_DEAD_EVENTS } from '../payments/dead-events.service.ts';
import { COUNT_TROUBLE } from '../../invoices/sending/sending-rows.ts';
import { ORDER_TODO } from '../orders/order-todo.ts';
import { COUNT_DIFFERENCES } from '../payments/payment-differences.service.ts';
import { countOverdue } from '../withdrawals/withdrawal-list.queries.ts';
import type { AdminCounts } from './counts.types.ts';
import { COUNT_WAITING_MAILS } from '../mails/waiting-mails.service.ts';

const NOW = '(SELECT at FROM now)';
const ordersWhere = (condition: string): string => `SELECT count(*) FROM orders o WHERE ${condition}`;
const stockWhere = (condition: string): string => `
  SELECT count(*) FROM stock_level s JOIN product p ON p.id = s.product_id
  WHERE p.archived_at IS NULL AND s.on_hand - s.reserved ${condition}`;

interface Counted {
  readonly permission: Permission;
  readonly sql: string;
}

const COUNTS: Record<keyof AdminCounts, Counted> = {
  ordersToPack: { permission: Permission.ORDERS, sql: ordersWhere(ORDER_TODO.PACK(NOW)) },
  paymentsToCheck: { permission: Permission.ORDERS, sql: ordersWhere(ORDER_TODO.PAYMENT(NOW)) },
  mailsToCheck: { permission: Permission.ORDERS, sql: COUNT_WAITING_MAILS },
  withdrawals: { permission: Permission.ORDERS, sql: ordersWhere(ORDER_TODO.WITHDRAWAL(NOW)) },
  withdrawalsOverdue: { permission: Permission.ORDERS, sql: countOverdue(NOW) },
  complaints: { permission: Permission.ORDERS, sql: COUNT_COMPLAINTS },
  complaintsOverdue: { permission: Permission.ORDERS, sql: countOverdueComplaints(NOW) },
  disputes: { permission: Permission.ORDERS, sql: ordersWhere(ORDER_TODO.DISPUTE(NOW)) },
  deadPaymentEvents: { permission: Permission.ORDERS, sql: COUNT_DEAD_EVENTS },
  paymentDifferences: { permission: Permission.ORDERS, sql: COUNT_DIFFERENCES },
  bankEntries: { permission: Permission.ORDERS, sql: COUNT_BANK_ENTRIES },
  cashCollections: { permission: Permission.ORDERS, sql: countCash(NOW) },
  undelivered: { permission: Permission.ORDERS, sql: COUNT_TROUBLE },
  products: { permission: Permission.CATALOGUE, sql: 'SELECT count(*) FROM product WHERE archived_at IS NULL' },
  lowStock: { permission: Permission.CATALOGUE, sql: stockWhere(`BETWEEN 1 AND ${LOW_STOCK}`) },
  outOfStock: { permission: Permission.CATALOGUE, sql: stockWhere('<= 0') },
  waitingBuilds: {
    permission: Permission.CATALOGUE,
    sql: `SELECT count(*) FROM build b WHERE b.deleted_at IS NULL AND (b.state = 'SUBMITTED' OR b.id IN (
            SELECT r.build_id FROM build_report r JOIN build o ON o.id = r.build_id
            WHERE r.settled_at IS NULL AND o.state = 'PUBLISHED'))`,
  },
  waitingReviews: {
    permission: Permission.CATALOGUE,
    sql: `SELECT count(*) FROM review WHERE state = 'SUBMITTED'`,
  },
  failedWebhooks: {
    permission: Permission.SETTINGS,
    sql: `SELECT count(*) FROM webhook_delivery d WHERE d.state = 'FAILED'
            AND NOT EXISTS (SELECT FROM webhook_delivery r WHERE r.replay_of = d.id)`,
  },
};

const NAMES = Object.keys(COUNTS) as (keyof AdminCounts)[];

/** How much waits, as far as the admin's role opens the screens where it is dealt with; one statement. */
export const countWaiting = async (ctx: Ctx): Promise<AdminCounts> => {
  const open = NAMES.filter((name) => ctx.viewer?.permissions?.includes(COUNTS[name].permission));
  const columns = open.map((name) => `(${COUNTS[name].sql})::int AS "${name}"`);
  const [row] = await ctx.sql<Partial<AdminCounts>>(
    `WITH now AS (SELECT $1::timestamptz AS at) SELECT ${['at', ...columns].join(', ')} FROM now`,
    [ctx.shop.clock.now()],
  );
  return Object.fromEntries(NAMES.map((name) => [name, row?.[name] ?? null])) as unknown as AdminCounts;
};
