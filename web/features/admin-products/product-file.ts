import type { AdminProductFilter, BulkOutcome, ErrorPolicy } from '../../codegen/schema.gen.ts';
import { refusalOf } from '../../lib/graphql-error.ts';
import { shopFetch } from '../../lib/shop-fetch.ts';

const URL_OF_FILE = '/api/admin/products.csv';

const answered = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  throw await refusalOf(response);
};

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'products.csv';

/** Saves the products of a filter as a file, in the form that spreadsheets of the language expect. */
export const downloadProducts = async (filter: AdminProductFilter, locale: string): Promise<void> => {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined);
  const query = new URLSearchParams([['lang', locale], ...given.map(([name, value]) => [name, String(value)])]);
  const response = await answered(await shopFetch(`${URL_OF_FILE}?${query}`));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameIn(response);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export interface ReportRow {
  row: number;
  sku: string;
  outcome: BulkOutcome;
  errors: { field: string; code: string }[];
  changes: { field: string; before: string | null; after: string }[];
}

export interface ImportReport {
  dryRun: boolean;
  saved: boolean;
  unknownColumns: string[];
  counts: Record<BulkOutcome, number>;
  rows: ReportRow[];
  truncated: boolean;
}

interface SentFile {
  file: File;
  policy: ErrorPolicy;
  dryRun: boolean;
}

/** Sends a file of products; a dry run only tells what it would do. */
export const sendProducts = async ({ file, policy, dryRun }: SentFile): Promise<ImportReport> => {
  const query = new URLSearchParams({ policy, dryRun: String(dryRun) });
  const headers = { 'content-type': 'text/csv' };
  const response = await shopFetch(`${URL_OF_FILE}?${query}`, { method: 'POST', body: file, headers });
  return (await (await answered(response)).json()) as ImportReport;
};
