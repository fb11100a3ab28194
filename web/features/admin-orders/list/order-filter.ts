import type { AdminOrderFilter, AdminOrderSort, OrderTodo, PaymentWay } from '../../../codegen/schema.gen.ts';
import type { ListState } from '../../../ui/data-table/use-list-state.ts';

/** What `status` says in the address, and what the server is asked for. */
export const STAGES = {
  unpaid: { status: 'PLACED' },
  paid: { status: 'CONFIRMED', fulfilmentStatus: 'UNFULFILLED' },
  shipped: { fulfilmentStatus: 'SHIPPED' },
  completed: { status: 'COMPLETED' },
  partlyRefunded: { paymentStatus: 'PARTIALLY_REFUNDED' },
  refunded: { paymentStatus: 'REFUNDED' },
  cancelled: { status: 'CANCELLED' },
  expired: { status: 'EXPIRED' },
} as const satisfies Record<string, AdminOrderFilter>;

export type StageFilter = keyof typeof STAGES;

export const WAYS = ['PAYPAL', 'BANK_TRANSFER', 'CASH_ON_DELIVERY'] as const satisfies readonly PaymentWay[];

const TODOS: Record<string, OrderTodo> = {
  pack: 'PACK',
  payment: 'PAYMENT',
  mail: 'MAIL',
  withdrawal: 'WITHDRAWAL',
  complaint: 'COMPLAINT',
  dispute: 'DISPUTE',
};

export const TODO_NAMES = ['pack', 'payment', 'mail', 'withdrawal', 'complaint', 'dispute'] as const;

/** `by` says what the days are of: empty means placing. */
export const FILTERS = ['status', 'todo', 'way', 'by', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

export const PAID = 'paid';

const SORTS: readonly AdminOrderSort[] = ['PLACED_DESC', 'PLACED_ASC', 'TOTAL_DESC', 'TOTAL_ASC'];
export const NEWEST_FIRST = 'PLACED_DESC' satisfies AdminOrderSort;

export const sortOf = (text: string): AdminOrderSort => SORTS.find((sort) => sort === text) ?? NEWEST_FIRST;

/** The first moment of a day of the admin's own calendar, `days` later. */
const dayStart = (day: string, days = 0): string | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return undefined;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  return new Date(year, month - 1, date + days).toISOString();
};

/** The conditions of the address as the server takes them; what is not known asks for nothing. */
export const filterOf = ({ q, filters }: Pick<ListState<FilterName>, 'q' | 'filters'>): AdminOrderFilter => ({
  ...(q && { search: q.slice(0, 200) }),
  ...(Object.hasOwn(STAGES, filters.status) && STAGES[filters.status as StageFilter]),
  ...(WAYS.some((way) => way === filters.way) && { paymentWay: filters.way as PaymentWay }),
  ...(Object.hasOwn(TODOS, filters.todo) && { todo: TODOS[filters.todo] }),
  [filters.by === PAID ? 'paidFrom' : 'placedFrom']: dayStart(filters.from),
  [filters.by === PAID ? 'paidTo' : 'placedTo']: dayStart(filters.to, 1),
});

/** The same as the query of a REST address. */
export const filterQuery = (filter: AdminOrderFilter): string => {
  const given = Object.entries(filter).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(given).toString();
};
