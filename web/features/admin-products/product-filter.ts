import type {
  AdminProductFilter,
  AdminProductSort,
  ProductState,
  ProductType,
  StockShortage,
} from '../../codegen/schema.gen.ts';
import type { ListState } from '../../ui/data-table/use-list-state.ts';

export const STATES: readonly ProductState[] = ['ACTIVE', 'INACTIVE', 'ARCHIVED'];
export const TYPES: readonly ProductType[] = ['PHYSICAL', 'DIGITAL'];
export const SHORTAGES: readonly StockShortage[] = ['LOW', 'OUT'];

export const FILTERS = ['state', 'type', 'category', 'stock', 'texts'] as const;
export type FilterName = (typeof FILTERS)[number];

const SORTS: readonly AdminProductSort[] = [
  ...(['NEWEST', 'OLDEST', 'NAME_ASC', 'NAME_DESC', 'SKU_ASC', 'SKU_DESC'] as const),
  ...(['PRICE_ASC', 'PRICE_DESC', 'STOCK_ASC', 'STOCK_DESC'] as const),
];

const known = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

/** What an address asks for; words that mean nothing are passed over. */
export const filterOf = ({ q, filters }: Pick<ListState<FilterName>, 'q' | 'filters'>): AdminProductFilter => ({
  search: q.slice(0, 200) || null,
  state: known(STATES, filters.state),
  type: known(TYPES, filters.type),
  category: filters.category.slice(0, 100) || null,
  stock: known(SHORTAGES, filters.stock),
  missingTranslations: filters.texts === 'missing' || null,
});

export const sortOf = (text: string): AdminProductSort => known(SORTS, text) ?? 'NEWEST';
