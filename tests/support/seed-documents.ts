import type { TestShop } from './shop.ts';

const DOCUMENTS = `
  WITH model AS (SELECT snapshot, net_minor, tax_minor, total_minor FROM invoice ORDER BY id LIMIT 1)
  INSERT INTO invoice (number, series, year, sequence, kind, order_id, issued_at, taxable_on, net_minor, tax_minor,
    total_minor, currency, snapshot, pdf_sha256)
  SELECT 'FA2025' || lpad(n::text, 6, '0'), 'FA', 2025, n, 'INVOICE', o.id, $1::date, $1::date, m.net_minor, m.tax_minor,
    m.total_minor, 'EUR',
    jsonb_set(jsonb_set(m.snapshot, '{number}', to_jsonb('FA2025' || lpad(n::text, 6, '0'))), '{taxableOn}', to_jsonb($1)),
    $2
  FROM model m, (SELECT id, row_number() OVER (ORDER BY order_date) AS n FROM orders WHERE order_number LIKE 'MX-2025-%') o`;

/** Gives each order of `seedOrders` a copy of the invoice that is there, all of one day; every PDF is the file `pdfSha256`. */
export const seedDocuments = async (
  shop: TestShop,
  { day, pdfSha256 }: { day: string; pdfSha256: string | null },
): Promise<void> => {
  await shop.ctx().sql(DOCUMENTS, [day, pdfSha256]);
  await shop.ctx().sql('VACUUM ANALYZE');
};
