import type { AuditFilter, AuditSubject } from '../../codegen/schema.gen.ts';
import type { ListState } from '../../ui/data-table/use-list-state.ts';

export const FILTERS = ['actor', 'subject', 'id', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

export const SUBJECTS: readonly AuditSubject[] = [
  ...([
    'PRODUCT',
    'CATEGORY',
    'PROMOTION',
    'GIFT_CARD',
    'MODEL',
    'ORDER',
    'MANIFEST',
    'WITHDRAWAL',
    'COMPLAINT',
    'ACCOUNTING',
    'USER',
    'ROLE',
    'CUSTOMER_GROUP',
  ] as const),
  ...(['BUILD', 'REVIEW', 'SETTINGS', 'VISITS', 'WEBHOOK', 'KEY'] as const),
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight at the beginning of a day (`2026-11-22`) that lies so many days later, where the admin is; null for no day. */
const midnight = (day: string, later = 0): string | null => {
  if (!DAY.test(day)) return null;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const at = new Date(year, month - 1, date + later);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** What an address asks for, the last day included; words that mean nothing are passed over. */
export const filterOf = ({ q, filters }: Pick<ListState<FilterName>, 'q' | 'filters'>): AuditFilter => ({
  search: q.slice(0, 200) || null,
  actor: filters.actor || null,
  subject: SUBJECTS.find((subject) => subject === filters.subject) ?? null,
  subjectId: filters.id || null,
  from: midnight(filters.from),
  to: midnight(filters.to, 1),
});

/** The same as the query of a REST address. */
export const filterQuery = (filter: AuditFilter): string => {
  const given = Object.entries(filter).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(given).toString();
};
