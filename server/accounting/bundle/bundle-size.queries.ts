import { deflateRawSync } from 'node:zlib';
import { In } from 'typeorm';
import type { Ctx } from '../../core/context.ts';
import { Invoice } from '../../invoices/invoice.entity.ts';
import { ublOf } from '../../invoices/invoice-ubl.ts';
import type { DocumentBundle } from '../documents.types.ts';
import { documentKeys } from '../booking/booked-documents.queries.ts';
import { periodOf } from '../period.ts';

const SAMPLE = 20;
/** Of a PDF that was never made. */
const USUAL_PDF = 30_000;
/** What a zip and the lists say of a document beside it. */
const BESIDE = 1000;

const sizeOf = async ({ shop }: Ctx, { pdfSha256, snapshot }: Invoice): Promise<number> => {
  const pdf = pdfSha256 ? await shop.files.size(pdfSha256) : null;
  return (pdf ?? USUAL_PDF) + deflateRawSync(ublOf(snapshot)).length + BESIDE;
};

/** How many documents a month has, and about how large its bundle is: told by twenty of them. */
export const measureBundle = async (ctx: Ctx, month: string): Promise<DocumentBundle> => {
  const keys = await documentKeys(ctx, periodOf(month));
  const step = Math.max(1, Math.floor(keys.length / SAMPLE));
  const sample = keys.filter((_, i) => i % step === 0).slice(0, SAMPLE);
  const sizes = await Promise.all(
    (await ctx.repo(Invoice).findBy({ id: In(sample.map(({ id }) => id)) })).map((invoice) => sizeOf(ctx, invoice)),
  );
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  return { documentCount: keys.length, byteCount: Math.round(mean * keys.length) };
};
