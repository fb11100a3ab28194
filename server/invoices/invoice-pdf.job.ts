import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { defineJob } from '../core/jobs.ts';
import { renderInvoice } from './invoice-pdf.ts';
import { Invoice } from './invoice.entity.ts';

/** The invoice's PDF: made from the snapshot the first time, from the file store ever after; made again should the file be lost. */
export const invoicePdf = async (ctx: Ctx, invoice: Invoice): Promise<Buffer> => {
  const { files } = ctx.shop;
  if (invoice.pdfSha256 && (await files.size(invoice.pdfSha256)) !== null) return files.readAll(invoice.pdfSha256);
  const pdf = await renderInvoice(invoice.snapshot);
  const { sha256 } = await files.put(pdf);
  await ctx.repo(Invoice).update({ id: invoice.id }, { pdfSha256: sha256 });
  return pdf;
};

/** Makes the PDF before anyone asks for it. */
export const invoicePdfJob = defineJob({
  name: 'invoices.pdf',
  payload: z.object({ invoiceId: z.uuid() }),
  run: async (ctx, { invoiceId }) => {
    const invoice = await ctx.repo(Invoice).findOneBy({ id: invoiceId });
    if (invoice) await invoicePdf(ctx, invoice);
  },
});
