import { buffer } from 'node:stream/consumers';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import type { ExaminedFile, PaperFormat } from './model-upload.entity.ts';

const MEGABYTE = 1_000_000;
const MOST_MEGABYTES: Record<PaperFormat, number> = { PDF: 50, TXT: 1 };

const PDF_MARK = Buffer.from('%PDF-');

const formatOf = async (ctx: Ctx, name: string, sha256: string): Promise<PaperFormat | null> => {
  const head = await buffer(await ctx.shop.uploads.read(sha256, { start: 0, end: PDF_MARK.length - 1 }));
  if (head.equals(PDF_MARK)) return 'PDF';
  return /\.txt$/i.test(name) ? 'TXT' : null;
};

const refusalOf = (content: Buffer, format: PaperFormat): ErrorCode | null => {
  if (format === 'TXT') {
    const readable = new TextDecoder('utf-8').decode(content);
    return /[\0\uFFFD]/.test(readable) ? ErrorCode.PAPER_NOT_READABLE : null;
  }
  const text = content.toString('latin1');
  // What encrypts a document stands in its trailer, which is never packed.
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return ErrorCode.PAPER_ENCRYPTED;
  return /startxref\s+\d+\s+%%EOF/.test(text) ? null : ErrorCode.PAPER_NOT_READABLE;
};

/**
 * A PDF, or a text in UTF-8 whose name ends in `.txt`, with the code of its refusal: PAPER_ENCRYPTED, PAPER_NOT_READABLE.
 * Null for any other file. Throws PAYLOAD_TOO_LARGE above 50 MB, a text above 1 MB.
 */
export const examinePaper = async (
  ctx: Ctx,
  { name, bytes, sha256 }: StoredFile & { readonly name: string },
): Promise<ExaminedFile | null> => {
  const format = await formatOf(ctx, name, sha256);
  if (!format) return null;
  const megabytes = MOST_MEGABYTES[format];
  if (bytes > megabytes * MEGABYTE) throw new AppError(ErrorCode.PAYLOAD_TOO_LARGE, { megabytes });
  const refusal = refusalOf(await ctx.shop.uploads.readAll(sha256), format);
  const paper = refusal ? {} : { paper: { sha256, bytes, format } };
  return { name, partId: null, bytes, refusal, report: null, stl: null, threeMf: null, ...paper };
};
