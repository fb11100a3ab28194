import { crc32 } from 'node:zlib';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { distinctNames, safeEntryName } from '../../delivery/package/file-names.ts';
import { bytesOf, type Piece } from '../../delivery/package/pieces.ts';
import { deflatedBody, storedBody, zipPieces, type ZipEntry } from '../../delivery/package/zip-pieces.ts';
import { versionFiles } from '../../models/models.service.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import type { PrintWork } from '../../printing/print-work.ts';

/** A zip that is sent while it is read. */
export interface PrintFiles {
  readonly fileName: string;
  readonly bytes: number;
  readonly pieces: readonly Piece[];
}

const storedFile = async ({ shop }: Ctx, sha256: string, bytes: number): Promise<Piece> => {
  let sum = 0;
  for await (const chunk of await shop.files.read(sha256)) sum = crc32(chunk as Buffer, sum);
  return { sha256, start: 0, bytes, crc32: sum };
};

/** One STL for each part, called by how often it is to be printed. */
const partEntries = async (ctx: Ctx, { versionId, parts }: PrintWork): Promise<ZipEntry[]> => {
  const ids = parts.map(({ id }) => id);
  const files = await versionFiles(ctx, versionId, ids);
  const stls = parts.flatMap(({ id, name, copies }) => {
    const file = files.find(({ partId, kind }) => partId === id && kind === 'STL');
    return file ? [{ file, name: safeEntryName(`${copies}x ${name[ctx.locale].replaceAll('/', ' ')}.stl`) }] : [];
  });
  if (stls.length < parts.length) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const names = distinctNames(stls.map(({ name }) => name));
  const entries: ZipEntry[] = [];
  for (const [i, { file }] of stls.entries())
    entries.push({ name: names[i]!, body: storedBody([await storedFile(ctx, file.sha256, file.bytes)]) });
  return entries;
};

/**
 * The files to be printed for a line of an order, with a list of what, how often, of which material and colour. Throws NOT_FOUND
 * for a line of which nothing is printed, FILE_NOT_AVAILABLE.
 */
export const printFilesOf = async (ctx: Ctx, lineId: string): Promise<PrintFiles> => {
  const line = isUuid(lineId) ? await ctx.repo(OrderLine).findOneBy({ id: lineId }) : null;
  if (!line?.print) throw new AppError(ErrorCode.NOT_FOUND);
  const { orderNumber } = await ctx.repo(Order).findOneByOrFail({ id: line.orderId });
  const list = deflatedBody(Buffer.from(`${orderNumber}\n${line.sku}\n${line.productName}\n`));
  const pieces = zipPieces([{ name: 'print.txt', body: list }, ...(await partEntries(ctx, line.print))]);
  return { fileName: `${orderNumber}-${line.sku}.zip`, bytes: bytesOf(pieces), pieces };
};
