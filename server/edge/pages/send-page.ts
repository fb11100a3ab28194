import { PassThrough } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingFor } from '../../core/http/encoding.ts';
import { ageHeader, type Kept } from '../kept-answers.ts';
import type { CachedPage } from './page-cache.ts';
import { contentSecurityPolicy, paypalSources } from './page-policy.ts';
import type { MadePage, WebBuild } from './web-build.ts';

/** Compresses as it streams, and lets the shell of the page out at once. */
const encoder = (
  acceptEncoding: string | undefined,
): { encoding: string | null; stream: PassThrough | ReturnType<typeof createGzip> } => {
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding, stream: createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH }) };
  }
  if (encoding === 'gzip') {
    return { encoding, stream: createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }) };
  }
  return { encoding, stream: new PassThrough() };
};

interface Policy {
  /** CSP sources of the page's own scripts. */
  readonly scripts: readonly string[];
  readonly pays: boolean;
}

const pageHeaders = (reply: FastifyReply, build: WebBuild, { scripts, pays }: Policy): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header(
      'content-security-policy',
      contentSecurityPolicy({
        scripts: [...scripts, ...build.scriptSources],
        paypal: pays ? paypalSources(reply.server.shop.config.paypal) : [],
        cdn: reply.server.shop.config.cdnUrl,
      }),
    );

/** Sends a page as it is made. */
export const streamPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  build: WebBuild,
  page: MadePage & { nonce: string },
) => {
  const { encoding, stream } = encoder(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(page.status).headers({ 'cache-control': 'private, no-cache', ...page.headers });
  if (page.status === 503) reply.header('retry-after', '5');
  pageHeaders(reply, build, { scripts: [`'nonce-${page.nonce}'`], pays: page.pays });
  page.pipe(stream);
  return reply.send(stream);
};

interface KeptPage {
  readonly kept: Kept<CachedPage>;
  readonly build: WebBuild;
  /** For caches of many visitors; null: the browser alone may keep it. */
  readonly shared: Record<string, string> | null;
}

/** Sends a page that is kept, or says that the browser's own is still good. For all who share it nothing of this request is in it. */
export const sendCached = async (request: FastifyRequest, reply: FastifyReply, { kept, build, shared }: KeptPage) => {
  const page = kept.answer;
  reply.headers({ ...page.headers, 'cache-control': 'private, no-cache', etag: page.etag });
  pageHeaders(reply, build, { scripts: page.scriptHashes, pays: false });
  if (shared) reply.headers({ ...shared, ...ageHeader(kept) }).removeHeader('x-request-id');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  const { bodies } = page;
  return reply.send(
    encoding === 'gzip' ? await (bodies.gzip ??= encode('gzip', bodies.identity)) : bodies[encoding ?? 'identity'],
  );
};

/** Not for ever: a slug may come to belong to another product. */
export const sendRedirect = (reply: FastifyReply, location: string, status: number) =>
  reply.header('cache-control', 'no-cache').redirect(location, status);
