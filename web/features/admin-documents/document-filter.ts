import type { DocumentFilter, DocumentState, InvoiceKind, SendingProgress } from '../../codegen/schema.gen.ts';
import type { ListState } from '../../ui/data-table/use-list-state.ts';

export const FILTERS = ['month', 'kind', 'state', 'sending', 'country'] as const;
export type FilterName = (typeof FILTERS)[number];
export type DocumentList = ListState<FilterName>;

export const KINDS: readonly InvoiceKind[] = ['INVOICE', 'CREDIT_NOTE'];
export const STATES: readonly DocumentState[] = ['UNCREDITED', 'PARTLY_CREDITED', 'CREDITED'];
export const PROGRESS: readonly SendingProgress[] = ['TROUBLE', 'UNDERWAY', 'DELIVERED', 'NO_ADDRESS'];

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;
const COUNTRY = /^[A-Z]{2}$/;

/** The conditions of the address as the server takes them; what is not known asks for nothing. */
export const filterOf = ({ q, filters }: Pick<DocumentList, 'q' | 'filters'>): DocumentFilter => ({
  search: q.slice(0, 200) || null,
  month: MONTH.test(filters.month) ? filters.month : null,
  kind: KINDS.find((kind) => kind === filters.kind) ?? null,
  state: STATES.find((state) => state === filters.state) ?? null,
  sending: PROGRESS.find((progress) => progress === filters.sending) ?? null,
  country: COUNTRY.test(filters.country) ? filters.country : null,
});
