import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { Invoice } from '../invoice.entity.ts';

const store = async (ctx: Ctx, { id, number }: Invoice, pdf: Buffer): Promise<void> => {
  try {
    const { sha256 } = await ctx.shop.files.put(pdf);
    await ctx.repo(Invoice).update({ id }, { pdfSha256: sha256 });
  } catch (error) {
    ctx.shop.logger.error({ err: error, number }, 'an invoice could not be stored; it is made anew when it is wanted');
  }
};

const stored = async ({ shop: { files, logger } }: Ctx, { pdfSha256, number }: Invoice): Promise<Buffer | null> => {
  if (!pdfSha256) return null;
  try {
    return (await files.size(pdfSha256)) === null ? null : await files.readAll(pdfSha256);
  } catch (error) {
    logger.error({ err: error, number }, 'a stored invoice cannot be read; it is made anew');
    return null;
  }
};

/**
 * The invoice's PDF: made from the snapshot the first time, from the file store ever after. The store only saves work: what
 * it has lost, or cannot take on a full disk, is made anew, so that neither mail nor download waits for it.
 */
export const invoicePdf = async (ctx: Ctx, invoice: Invoice): Promise<Buffer> => {
  const known = await stored(ctx, invoice);
  if (known) return known;
  // Only drawing needs the library of PDF files and the fonts.
  const { renderInvoice } = await import('./invoice-pdf.ts');
  const pdf = await renderInvoice(invoice.snapshot);
  await store(ctx, invoice, pdf);
  return pdf;
};

/** Versions before asked for it with each document: whoever needs the PDF first, most often the mail, now makes it. */
export const invoicePdfJob = defineJob({
  name: 'invoices.pdf',
  payload: z.object({ invoiceId: z.uuid() }),
  run: async (ctx, { invoiceId }) => {
    const invoice = await ctx.repo(Invoice).findOneBy({ id: invoiceId });
    if (invoice) await invoicePdf(ctx, invoice);
  },
});
