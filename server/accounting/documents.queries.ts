import type { Ctx } from '../core/context.ts';
import { Conditions } from '../core/database/conditions.ts';
import { countedTo, countingLimit, MOST_LISTED, offsetOf } from '../core/list-page.ts';
import { money } from '../core/money.types.ts';
import { documentQuery } from '../invoices/document-links.queries.ts';
import { IS_TROUBLE, SENDING, sendingOfRow, type SendingRow } from '../invoices/sending/sending-rows.ts';
import type {
  AdminDocument,
  AdminDocumentPage,
  DocumentFilter,
  DocumentsArgs,
  DocumentState,
  DocumentTotal,
} from './documents.types.ts';
import { periodOf } from './period.ts';

const MOST_WORDS = 8;
const NUMBER = /^(fa|db)\d*$/i;

const CREDITED = `
  (SELECT -sum(c.total_minor) FROM invoice c WHERE c.order_id = i.order_id AND c.kind = 'CREDIT_NOTE')`;

const STATE = `CASE WHEN i.kind = 'INVOICE' THEN
  CASE WHEN ${CREDITED} IS NULL THEN 'UNCREDITED' WHEN ${CREDITED} < i.total_minor THEN 'PARTLY_CREDITED' ELSE 'CREDITED' END
END`;

const PROGRESS = `CASE WHEN ${IS_TROUBLE} THEN 'TROUBLE' WHEN s.state = 'DELIVERED' THEN 'DELIVERED'
  WHEN s.state IN ('WAITING', 'SENT') THEN 'UNDERWAY'
  WHEN s.state = 'NO_ADDRESS' THEN 'NO_ADDRESS' END`;

const addSearch = (found: Conditions, search: string): void => {
  const words = search.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  for (const word of words) {
    const part = word.replace(/[\\%_]/g, '\\$&');
    const number = (p: string): string => `i.number LIKE upper(${p})`;
    const ofOrder = (p: string): string =>
      `(${number(p)} OR i.order_id IN (SELECT s.id FROM orders s WHERE s.search_text LIKE fold_text(${p})))`;
    if (NUMBER.test(word)) found.add(`${part}%`, number);
    else found.add(`%${part}%`, ofOrder);
  }
};

/** The conditions of a list on the document `i` and its order `o`. */
const conditionsOf = ({ search, month, kind, state, sending, country }: DocumentFilter): Conditions => {
  const found = new Conditions();
  if (search) addSearch(found, search);
  const { from, to } = month ? periodOf(month) : {};
  return found
    .add(from, (p) => `i.taxable_on >= ${p}`)
    .add(to, (p) => `i.taxable_on < ${p}`)
    .add(kind, (p) => `i.kind = ${p}`)
    .add(state, (p) => `${STATE} = ${p}`)
    .add(sending, (p) => `i.id IN (SELECT s.document_id FROM document_sending s WHERE ${PROGRESS} = ${p})`)
    .add(country, (p) => `coalesce(o.vat_country, o.tax_country) = ${p}`);
};

const FROM = 'FROM invoice i JOIN orders o ON o.id = i.order_id';
const ORDER = 'ORDER BY i.taxable_on DESC, i.id DESC';

/** The page is cut first; what belongs to its rows is looked up for them alone. */
const rowsOf = (where: string, limits: string): string => `
  WITH page AS MATERIALIZED (SELECT i.id ${FROM} ${where} ${ORDER} ${limits})
  SELECT i.id, i.number, i.kind, i.snapshot ->> 'issuedOn' AS "issuedOn", i.taxable_on::text AS "taxableOn",
    coalesce(i.snapshot #>> '{buyer,company}', i.snapshot #>> '{buyer,name}') AS "buyerName",
    i.snapshot #>> '{lines,0,taxCountry}' AS country, i.order_id AS "orderId", o.order_number AS "orderNumber",
    o.access_nonce AS "accessNonce", i.currency, ${STATE} AS state, i.snapshot #>> '{original,number}' AS "originalNumber",
    ARRAY[i.net_minor, i.tax_minor, i.total_minor]::float8[] AS amounts,
    (i.snapshot ->> 'giftCardsMinor')::float8 AS "giftCardsMinor", ${SENDING} AS sending
  FROM page JOIN invoice i ON i.id = page.id JOIN orders o ON o.id = i.order_id
    LEFT JOIN document_sending s ON s.document_id = i.id ${ORDER}`;

type Plain = Pick<
  AdminDocument,
  | 'id'
  | 'number'
  | 'kind'
  | 'issuedOn'
  | 'taxableOn'
  | 'buyerName'
  | 'country'
  | 'orderId'
  | 'orderNumber'
  | 'originalNumber'
>;
interface Row extends Plain {
  readonly accessNonce: string;
  readonly currency: string;
  readonly state: DocumentState | null;
  readonly amounts: [net: number, tax: number, total: number];
  readonly giftCardsMinor: number | null;
  readonly sending: SendingRow | null;
}

const viewOf = (ctx: Ctx, { accessNonce, currency, amounts, giftCardsMinor, sending, ...row }: Row): AdminDocument => {
  const [net, tax, total] = amounts.map((minor) => money(minor, currency));
  const query = documentQuery(ctx, { id: row.orderId, accessNonce }, row.number);
  const path = `/api/orders/${row.orderId}/invoice`;
  const giftCards = giftCardsMinor === null ? null : money(giftCardsMinor, currency);
  return {
    ...row,
    net: net!,
    tax: tax!,
    total: total!,
    giftCards,
    url: `${path}?${query}`,
    dataUrl: `${path}.xml?${query}`,
    sending: sending && sendingOfRow(sending),
  };
};

/** One page of the invoices and credit notes, and how many there are, up to 10,000, in two statements. */
export const listDocuments = async (ctx: Ctx, { filter, ...page }: DocumentsArgs): Promise<AdminDocumentPage> => {
  const found = conditionsOf(filter ?? {});
  const params = [...found.params];
  const limits = `LIMIT ${found.param(page.first)} OFFSET ${found.param(offsetOf(page))}`;
  const counting = `SELECT count(*)::int AS count FROM (SELECT ${FROM} ${found.where} LIMIT ${countingLimit(page, MOST_LISTED)}) AS found`;
  const [rows, [counted]] = await Promise.all([
    ctx.sql<Row>(rowsOf(found.where, limits), found.params),
    ctx.sql<{ count: number }>(counting, params),
  ]);
  return { items: rows.map((row) => viewOf(ctx, row)), ...countedTo(page, counted!.count, MOST_LISTED) };
};

interface TotalRow extends Pick<DocumentTotal, 'country' | 'ratePercent' | 'documentCount'> {
  readonly amounts: [net: number, tax: number, gross: number];
}

/** What the documents of a filter say together of each country and rate: the sums of their own tables of VAT. */
export const documentTotals = async (ctx: Ctx, filter: DocumentFilter): Promise<DocumentTotal[]> => {
  const found = conditionsOf(filter);
  const rows = await ctx.sql<TotalRow>(
    `SELECT t."taxCountry" AS country, t."ratePercent"::float8 AS "ratePercent", count(*)::int AS "documentCount",
       ARRAY[sum(t."netMinor"), sum(t."taxMinor"), sum(t."grossMinor")]::float8[] AS amounts
     ${FROM} CROSS JOIN jsonb_to_recordset(i.snapshot -> 'taxes')
       AS t("taxCountry" text, "ratePercent" numeric, "netMinor" bigint, "taxMinor" bigint, "grossMinor" bigint)
     ${found.where} GROUP BY 1, 2 ORDER BY 1, 2 DESC`,
    found.params,
  );
  return rows.map(({ amounts, ...row }) => {
    const [net, tax, gross] = amounts.map((minor) => money(minor));
    return { ...row, net: net!, tax: tax!, gross: gross! };
  });
};
