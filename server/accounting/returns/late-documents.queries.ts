import type { Ctx } from '../../core/context.ts';
import { money } from '../../core/money.types.ts';
import { dayOf, startOfDay } from '../../core/text/format.ts';
import { MOST_SHOWN } from '../most-shown.ts';
import type { Period } from '../period.ts';
import { deadlineOf } from './filing-deadline.ts';
import type { LateDocuments } from './returns.types.ts';

interface Row {
  readonly number: string;
  readonly issuedAt: Date;
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly count: number;
}

const LATE = `
  SELECT number, issued_at AS "issuedAt", net_minor::float8 AS "netMinor", tax_minor::float8 AS "taxMinor",
    count(*) OVER ()::int AS count
  FROM invoice WHERE taxable_on >= $1::date AND taxable_on < $2::date AND issued_at >= $3
  ORDER BY issued_at, id LIMIT ${MOST_SHOWN}`;

/**
 * The documents of a period that were issued when it was over, oldest first: who filed before lacks them. A transfer that a
 * statement brings days later, and what is credited of the day before, come so.
 */
export const lateDocuments = async (ctx: Ctx, { from, to }: Pick<Period, 'from' | 'to'>): Promise<LateDocuments> => {
  const rows = await ctx.sql<Row>(LATE, [from, to, startOfDay(to)], 'accounting.late-documents');
  const deadline = deadlineOf({ to });
  return {
    deadline,
    count: rows[0]?.count ?? 0,
    documents: rows.map(({ number, issuedAt, netMinor, taxMinor }) => {
      const issuedOn = dayOf(issuedAt);
      return { number, issuedOn, isAfterDeadline: issuedOn > deadline, net: money(netMinor), tax: money(taxMinor) };
    }),
  };
};
