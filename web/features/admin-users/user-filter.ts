import type { AccountKind, AdminUserFilter, AdminUserSort } from '../../codegen/schema.gen.ts';
import type { ListState } from '../../ui/data-table/use-list-state.ts';

export const FILTERS = ['kind', 'active', 'confirmed', 'orders'] as const;
export type FilterName = (typeof FILTERS)[number];

export const KINDS: readonly AccountKind[] = ['CUSTOMER', 'ADMIN'];

const SORTS: readonly AdminUserSort[] = [
  ...(['CREATED_DESC', 'CREATED_ASC', 'NAME_ASC', 'NAME_DESC', 'EMAIL_ASC', 'EMAIL_DESC'] as const),
];

const known = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

const yesOrNo = (text: string): boolean | null => (text === 'yes' || text === 'no' ? text === 'yes' : null);

/** What an address asks for; words that mean nothing are passed over. */
export const filterOf = ({ q, filters }: Pick<ListState<FilterName>, 'q' | 'filters'>): AdminUserFilter => ({
  search: q.slice(0, 200) || null,
  kind: known(KINDS, filters.kind),
  active: yesOrNo(filters.active),
  confirmed: yesOrNo(filters.confirmed),
  hasOrders: yesOrNo(filters.orders),
});

export const sortOf = (text: string): AdminUserSort => known(SORTS, text) ?? 'CREATED_DESC';
