import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Ctx } from '../../core/context.ts';
import { inOrder } from '../../core/parallel.ts';
import { csvStream, type CsvCell, type CsvRows } from '../../core/text/csv.ts';
import type { Invoice } from '../../invoices/invoice.entity.ts';
import { sendingsOf, sentUbl, type SendingFacts } from '../../invoices/sending/sendings.queries.ts';
import { invoicePdf } from '../../invoices/pdf/invoice-pdf.job.ts';
import {
  INVOICE_HEADER,
  invoiceCells,
  LINE_HEADER,
  lineCells,
  ORDER_HEADER,
  orderCells,
  type BundledFile,
} from './bundle-sheets.ts';
import { documentsOf, type DocumentKey } from '../booking/booked-documents.queries.ts';
import type { Period } from '../period.ts';
import { giftCardMovements, MOVEMENT_HEADER } from './gift-card-movements.queries.ts';
import { PAYOUT_SHEETS } from '../payouts/payout-sheets.ts';
import { streamedZip, type AddEntry } from './zip-writing.ts';

/** PDFs that are fetched or made ahead of the reader. */
const AHEAD = 4;

const fileOf = (name: string, content: Buffer): BundledFile => ({
  name,
  sha256: createHash('sha256').update(content).digest('hex'),
});

interface Drawn {
  readonly invoice: Invoice;
  readonly pdf: Buffer;
}

/** Adds a document in both forms; its row of the list. */
const addDocument = async (
  add: AddEntry,
  { invoice, pdf }: Drawn,
  sending?: SendingFacts,
): Promise<readonly CsvCell[]> => {
  const ubl = Buffer.from(sentUbl(invoice, sending));
  const files = { pdf: fileOf(`pdf/${invoice.number}.pdf`, pdf), ubl: fileOf(`ubl/${invoice.number}.xml`, ubl) };
  await add(files.pdf.name, pdf, false);
  await add(files.ubl.name, ubl, true);
  return invoiceCells(invoice, files, sending);
};

// oxlint-disable-next-line typescript/require-await -- rows come as portions that may have to be waited for
async function* portionsOf(rows: readonly (readonly CsvCell[])[]): CsvRows {
  for (const row of rows) yield [row];
}

async function* lineRows(ctx: Ctx, keys: readonly DocumentKey[]): CsvRows {
  const ids = keys.map(({ id }) => id);
  for await (const invoice of documentsOf(ctx, ids)) yield lineCells(invoice);
}

/** An order's documents stand together, the orders by their first document. */
async function* orderRows(ctx: Ctx, keys: readonly DocumentKey[]): CsvRows {
  const byOrder = new Map(keys.map(({ orderId }): [string, string[]] => [orderId, []]));
  for (const { id, orderId } of keys) byOrder.get(orderId)!.push(id);
  const ids = [...byOrder.values()].flat();
  let together: Invoice[] = [];
  for await (const invoice of documentsOf(ctx, ids)) {
    if (together.length > 0 && together[0]!.orderId !== invoice.orderId) {
      yield orderCells(together);
      together = [];
    }
    together.push(invoice);
  }
  if (together.length > 0) yield orderCells(together);
}

/**
 * Documents as a zip that is made while it is read: PDF and UBL of each, `invoices.csv` with the checksums of both
 * and how far it is in the Peppol network,
 * `orders.csv` and `lines.csv`; `gift-cards.csv`, what moved the balances of gift cards in the period, and what moved at the providers
 * of payments (`payout-sheets.ts`). Holds the keys, the rows of the list and a hundred documents in memory, a few PDFs ahead.
 */
export const bundleZip = (ctx: Ctx, keys: readonly DocumentKey[], period: Period): Readable =>
  streamedZip(ctx.shop.clock.now(), async (add) => {
    const ids = keys.map(({ id }) => id);
    const drawn = inOrder(documentsOf(ctx, ids), AHEAD, async (invoice) => ({
      invoice,
      pdf: await invoicePdf(ctx, invoice),
    }));
    const list: (readonly CsvCell[])[] = [];
    const sendings = await sendingsOf(ctx, ids);
    for await (const document of drawn) list.push(await addDocument(add, document, sendings.get(document.invoice.id)));
    await add('invoices.csv', csvStream(INVOICE_HEADER, portionsOf(list)), true);
    await add('orders.csv', csvStream(ORDER_HEADER, orderRows(ctx, keys)), true);
    await add('lines.csv', csvStream(LINE_HEADER, lineRows(ctx, keys)), true);
    await add('gift-cards.csv', csvStream(MOVEMENT_HEADER, giftCardMovements(ctx, period)), true);
    for (const [name, { header, rows }] of Object.entries(PAYOUT_SHEETS))
      await add(name, csvStream(header, rows(ctx, period)), true);
  });
