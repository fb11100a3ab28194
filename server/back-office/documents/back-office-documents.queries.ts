import { periodOf } from '../../accounting/period.ts';
import { Parameters } from '../../catalog/catalog-filter.ts';
import type { PageInfo } from '../../core/connection.types.ts';
import { pageOf, placeOf, type Part } from '../../core/connection.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Invoice, type InvoiceKind } from '../../invoices/invoice.entity.ts';

export interface BackOfficeDocument {
  readonly id: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly orderNumber: string;
  readonly issuedAt: Date;
  readonly taxableOn: string;
  readonly originalNumber: string | null;
  readonly currency: string;
  /** Minor units; negative on a credit note. */
  readonly amounts: readonly [net: number, tax: number, total: number];
}

const SELECT = `
  SELECT i.id, i.number, i.kind, o.order_number AS "orderNumber", date_trunc('milliseconds', i.issued_at) AS "issuedAt",
    i.taxable_on::text AS "taxableOn", i.snapshot #>> '{original,number}' AS "originalNumber", i.currency,
    ARRAY[i.net_minor, i.tax_minor, i.total_minor]::float8[] AS amounts
  FROM invoice i JOIN orders o ON o.id = i.order_id`;

/** A page of the invoices and credit notes of a month, by the day of supply, the last issued first. Throws CURSOR_INVALID. */
export const listBackOfficeDocuments = async (
  ctx: Ctx,
  { month, ...part }: Part & { readonly month: string },
): Promise<{ nodes: BackOfficeDocument[]; pageInfo: PageInfo }> => {
  const { from, to } = periodOf(month);
  const params = new Parameters();
  const of = `i.taxable_on >= ${params.add(from)} AND i.taxable_on < ${params.add(to)}`;
  const [at, id] = placeOf(part.after);
  const place = `(date_trunc('milliseconds', i.issued_at), i.id)`;
  const behind = at ? `AND ${place} < (${params.add(at)}, ${params.add(id)})` : '';
  const limit = params.add(part.first + 1);
  const sql = `${SELECT} WHERE ${of} ${behind} ORDER BY 5 DESC, i.id DESC LIMIT ${limit}`;
  const rows = await ctx.sql<BackOfficeDocument>(sql, params.values);
  return pageOf(rows, part, ({ issuedAt, id: own }) => ({ at: issuedAt, id: own }));
};

/** A document by its number. Throws INVOICE_NOT_FOUND. */
export const documentByNumber = async (ctx: Ctx, number: string): Promise<Invoice> => {
  const invoice = await ctx.repo(Invoice).findOneBy({ number });
  if (!invoice) throw new AppError(ErrorCode.INVOICE_NOT_FOUND);
  return invoice;
};
