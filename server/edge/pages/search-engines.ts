import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { catalogVersion } from '../../catalog/sitemap.queries.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { encode, encodingFor } from '../../core/http/encoding.ts';
import { ctxOf } from '../../core/http/rest.ts';
import { pagesSitemap, productsSitemap, sitemap } from './sitemap.ts';

/** Not pages. Private screens are not listed here: they say `noindex` themselves, and must be read for that. */
const NO_PAGES = ['/api/', '/auth/', '/downloads/', '/graphql', '/simulator/'];
/** Filters and orders of one list, without end: the list itself, its categories and pages are open. */
const FILTERS = ['a.', 'before=', 'max=', 'min=', 'sort=', 'stock='];

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    ...FILTERS.flatMap((name) => [`Disallow: /products?${name}`, `Disallow: /products?*&${name}`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const NOBODY = 'User-agent: *\nDisallow: /\n';

interface CachedFile {
  readonly etag: string;
  readonly gzip: Buffer;
  /** Made for the first who takes it. */
  brotli?: Promise<Buffer>;
}

/** Null for a file that is not there. */
type Written = Promise<CachedFile | null>;
type Make = (ctx: Ctx) => Promise<Iterable<string> | null>;

const MOST_KEPT = 200;

const write = async (ctx: Ctx, make: Make): Written => {
  const lines = await make(ctx);
  if (!lines) return null;
  const gzip = await buffer(Readable.from(lines).pipe(createGzip()));
  return { gzip, etag: `"${createHash('sha256').update(gzip).digest('base64url').slice(0, 27)}"` };
};

/** Files that change only with the catalogue: written once for each version of it, kept compressed. */
const createFileCache = () => {
  const files = new Map<string, { version: string; written: Written }>();
  return async (ctx: Ctx, name: string, make: Make): Written => {
    const version = await catalogVersion(ctx);
    const known = files.get(name);
    if (known?.version === version) return known.written;
    const written = write(ctx, make);
    files.delete(name);
    files.set(name, { version, written });
    if (files.size > MOST_KEPT) files.delete(files.keys().next().value!);
    const drop = () => files.get(name)?.written === written && files.delete(name);
    written.then((kept) => kept ?? drop(), drop);
    return written;
  };
};

const BROTLI_QUALITY = 5;

const brotliOf = async ({ gzip }: CachedFile): Promise<Buffer> =>
  encode('br', await promisify(gunzip)(gzip), BROTLI_QUALITY);

const send = async (request: FastifyRequest, reply: FastifyReply, file: CachedFile): Promise<FastifyReply> => {
  const { etag, gzip } = file;
  reply.headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) {
    reply.header('content-encoding', encoding);
    return reply.send(encoding === 'gzip' ? gzip : await (file.brotli ??= brotliOf(file)));
  }
  return reply.send(Readable.from([gzip]).pipe(createGunzip()));
};

/** Paths of the screens that search engines may list, as the client names them. */
export type PublicPaths = () => Promise<readonly string[]>;

/** `/robots.txt`, open to all and empty of pages behind the development gate, and `/sitemap.xml` with its parts. */
export const searchEngineRoutes = (http: FastifyInstance, publicPaths: PublicPaths): void => {
  const { publicUrl, gatePassword } = http.shop.config;
  const keep = createFileCache();
  const answer = async (request: FastifyRequest, reply: FastifyReply, make: Make) => {
    const ctx = ctxOf(request);
    const name = request.url.split('?')[0]!;
    const kept = await keep(ctx, name, make);
    if (!kept) throw new AppError(ErrorCode.NOT_FOUND);
    return send(request, reply, kept);
  };

  http.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(gatePassword === null ? robots(publicUrl) : NOBODY),
  );
  http.get('/sitemap.xml', { config: { momentOld: true } }, (request, reply) =>
    answer(request, reply, async (ctx) => sitemap(ctx, await publicPaths())),
  );
  http.get('/sitemap-pages.xml', { config: { momentOld: true } }, (request, reply) =>
    answer(request, reply, async (ctx) => pagesSitemap(ctx, await publicPaths())),
  );
  http.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^\\d{1,4}).xml',
    { config: { momentOld: true } },
    (request, reply) => answer(request, reply, async (ctx) => productsSitemap(ctx, Number(request.params.part))),
  );
};
