import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { opaqueId, orderQuery, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import { parseRange } from './links/byte-range.ts';
import { logDownload, openItem, openLink, type OpenedFile } from './links/downloads.service.ts';
import { sendRefusal } from './links/download-refused.page.ts';
import { contentDisposition } from './package/file-names.ts';
import { OpenDownloads } from './links/open-downloads.ts';
import { cutPieces, readPieces } from './package/pieces.ts';

const TYPES: Record<string, string> = {
  ZIP: 'application/zip',
  STL: 'model/stl',
  '3MF': 'model/3mf',
  PDF: 'application/pdf',
  TXT: 'text/plain; charset=utf-8',
};

const openDownloads = new OpenDownloads();

const typeOf = (format: string): string => TYPES[format.toUpperCase()] ?? 'application/octet-stream';

const describe = (reply: FastifyReply, { sha256, format, fileName }: OpenedFile): void => {
  const base64 = Buffer.from(sha256, 'hex').toString('base64');
  reply
    .header('content-type', typeOf(format))
    .header('content-disposition', contentDisposition(fileName))
    .header('accept-ranges', 'bytes')
    .header('etag', `"${sha256}"`)
    .header('digest', `sha-256=${base64}`)
    .header('repr-digest', `sha-256=:${base64}:`)
    .header('x-checksum-sha256', sha256)
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");
};

const isFresh = ({ headers }: FastifyRequest, sha256: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${sha256}"`);

/** A range counts only against the file it was begun with. */
const rangeOf = ({ headers }: FastifyRequest, { sha256, bytes }: OpenedFile) => {
  const ifRange = headers['if-range'];
  return ifRange !== undefined && ifRange !== `"${sha256}"` ? null : parseRange(headers.range, bytes);
};

/**
 * Sends the pieces as the client takes them; it counts as open until the last one is read or the client is gone. Who is
 * gone already gets nothing, and counts for nothing: the end of such a connection is not told again.
 */
const stream = async (request: FastifyRequest, reply: FastifyReply, opened: OpenedFile, length: number) => {
  if (reply.raw.closed) return reply.hijack();
  const ctx = ctxOf(request);
  const end = openDownloads.begin(opened.entitlementId, ctx.client.network);
  reply.raw.once('close', end);
  try {
    await logDownload(ctx, opened, length);
    return await reply.send(readPieces(ctx.shop.files, opened.pieces));
  } catch (error) {
    end();
    throw error;
  }
};

/** Streams a file with validators, checksum and a single range. What is open in the store is closed when the client goes away. */
const send = async (request: FastifyRequest, reply: FastifyReply, opened: OpenedFile): Promise<FastifyReply> => {
  describe(reply, opened);
  if (isFresh(request, opened.sha256)) return reply.code(304).send();
  const range = rangeOf(request, opened);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${opened.bytes}`).header('content-length', 0).send('');
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${opened.bytes}`);
  const length = range ? range.end - range.start + 1 : opened.bytes;
  reply.header('content-length', length);
  if (request.method === 'HEAD') return reply.send();
  const pieces = range ? cutPieces(opened.pieces, range) : opened.pieces;
  return stream(request, reply, { ...opened, pieces }, length);
};

const itemParams = z.object({ orderId: z.uuid(), itemId: z.uuid() });

const download: ApiOperation = {
  summary: "The files of an order's item as one zip. HEAD tells size and checksum; a single range is served.",
  caller: 'buyer',
  params: z.object({ orderId: opaqueId, itemId: opaqueId }),
  query: orderQuery,
  answers: {
    200: { description: 'The zip; ETag and checksum in the headers.', bytes: 'application/zip' },
    206: { description: 'The asked part of it.', bytes: 'application/zip' },
    304: { description: 'Nothing changed since the answer with this ETag.' },
    416: { description: 'No such part.' },
  },
  errors: [
    ErrorCode.ORDER_NOT_FOUND,
    ErrorCode.FILE_NOT_AVAILABLE,
    ErrorCode.DOWNLOAD_NOT_ALLOWED,
    ErrorCode.RATE_LIMITED,
  ],
};

/** Downloads: an item's zip for the owner or by the order's secret, and the links that die. */
export const deliveryRoutes = (http: FastifyInstance): void => {
  http.route({
    method: ['GET', 'HEAD'],
    url: '/api/orders/:orderId/items/:itemId/download',
    config: { api: download },
    handler: async (request, reply) => {
      const params = itemParams.safeParse(request.params);
      if (!params.success) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
      const { orderId: id, itemId } = params.data;
      const { accessToken } = parse(orderQuery, request.query);
      const opened = await openItem(ctxOf(request), { id, accessToken }, itemId);
      return send(request, reply, opened);
    },
  });
  http.route({
    method: ['GET', 'HEAD'],
    url: '/downloads/:token/:name',
    handler: async (request, reply) => {
      const { token, name } = request.params as { token: string; name: string };
      try {
        return await send(request, reply, await openLink(ctxOf(request), token, name));
      } catch (error) {
        return sendRefusal(request, reply, error);
      }
    },
  });
};
