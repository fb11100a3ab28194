import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createCtx } from './core/context.ts';
import { ErrorCode } from './core/error-codes.ts';
import { AppError } from './core/errors.ts';
import type { Locale } from './core/locale.ts';
import { asAppError, sendError } from './core/rest.ts';
import { serveInstallable } from './installable.ts';
import { createPageCache, finishPage, isPublicPage, type CachedPage, type PageCache } from './page-cache.ts';
import { tidyAddress } from './tidy-address.ts';
import { developmentRenderer } from './web-development.ts';

interface RenderInput {
  readonly url: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly schema: GraphQLSchema;
  readonly context: unknown;
  readonly nonce: string;
  readonly manifest: unknown;
  readonly onError: (error: unknown) => void;
}

type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly headers: Record<string, string>;
      readonly pipe: (target: Writable) => void;
    };

/** What the client's server build exports. */
export interface Renderer {
  readonly requestLocale: (from: { url: string; cookie?: string; acceptLanguage?: string }) => Locale;
  readonly render: (input: RenderInput) => Promise<Rendered>;
  /** Screens at one address each that search engines may list. */
  readonly publicPaths: readonly string[];
}

/** How pages are rendered: the built client, or Vite's modules while developing. */
export interface WebBuild {
  renderer(): Promise<Renderer>;
  readonly manifest: unknown;
  /** Extra sources that scripts may come from, for the Content-Security-Policy. */
  readonly scriptSources: readonly string[];
}

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** What an address without a route answers to anything but a browser. */
export const notFound: PageHandler = (request, reply) => sendError(request, reply, new AppError(ErrorCode.NOT_FOUND));

const CLIENT = path.resolve(import.meta.dirname, '../web/client');
const SERVER_ENTRY = new URL('../web/server/entry-server.js', import.meta.url);
const YEAR = 365 * 24 * 3600 * 1000;

const productionBuild = async (http: FastifyInstance): Promise<WebBuild> => {
  const manifest: unknown = JSON.parse(await readFile(path.join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const renderer = (await import(/* @vite-ignore */ SERVER_ENTRY.href)) as Renderer;
  const options = {
    index: false as const,
    dotfiles: 'deny' as const,
    preCompressed: true,
    decorateReply: false,
    maxAge: YEAR,
    immutable: true,
  };
  await http.register(fastifyStatic, { ...options, root: path.join(CLIENT, 'assets'), prefix: '/assets/' });
  await http.register(fastifyStatic, { ...options, root: path.join(CLIENT, 'locales'), prefix: '/locales/' });
  http.addHook('onSend', (request, reply, payload, done) => {
    if (/^\/locales\/[^?]*$/.test(request.url)) reply.header('cache-control', 'no-cache');
    done(null, payload);
  });
  await serveInstallable(http, CLIENT);
  return { renderer: () => Promise.resolve(renderer), manifest, scriptSources: [] };
};

const paypalOrigin = (http: FastifyInstance): string[] => {
  const { paypal } = http.shop.config;
  return paypal.simulator ? [] : [new URL(paypal.sdkUrl).origin, 'https://*.paypal.com'];
};

/** WebAssembly may be compiled, for the 3D models' decoder; text never becomes a script. */
const contentSecurityPolicy = (scripts: readonly string[], paypal: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts, ...paypal].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...paypal].join(' '),
    ["connect-src 'self'", ...paypal, ...(scripts.includes("'unsafe-eval'") ? ['ws:'] : [])].join(' '),
    ["frame-src 'self'", ...paypal].join(' '),
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Compresses as it streams, and lets the shell of the page out at once. */
const encoder = (
  acceptEncoding: string | undefined,
): { encoding: string | null; stream: PassThrough | ReturnType<typeof createGzip> } => {
  if (/\bbr\b/.test(acceptEncoding ?? '')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding: 'br', stream: createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH }) };
  }
  if (/\bgzip\b/.test(acceptEncoding ?? '')) {
    return { encoding: 'gzip', stream: createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }) };
  }
  return { encoding: null, stream: new PassThrough() };
};

const wantsPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  !/^\/(api|graphql|downloads|media|assets|locales|simulator|auth)(\/|$)/.test(request.url.split('?')[0]!) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

type Page = Extract<Rendered, { kind: 'page' }>;

interface Site {
  readonly schema: GraphQLSchema;
  readonly build: WebBuild;
  readonly pages: PageCache;
}

const render = async (
  request: FastifyRequest,
  { schema, build }: Site,
  locale: Locale,
  nonce: string,
): Promise<Rendered> => {
  const { shop } = request.server;
  request.ctx = createCtx(shop, { locale, requestId: request.id });
  const renderer = await build.renderer();
  return renderer.render({
    url: request.url,
    locale,
    origin: shop.config.publicUrl,
    schema,
    context: request.ctx,
    nonce,
    manifest: build.manifest,
    onError: (error) => {
      const known = asAppError((error as { originalError?: unknown }).originalError ?? error);
      if (known.status >= 500) request.log.error({ err: error, url: request.url.split('?')[0] }, 'page failed');
    },
  });
};

const pageHeaders = (reply: FastifyReply, build: WebBuild, scripts: readonly string[]): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header(
      'content-security-policy',
      contentSecurityPolicy([...scripts, ...build.scriptSources], paypalOrigin(reply.server)),
    );

const streamPage = (request: FastifyRequest, reply: FastifyReply, site: Site, page: Page & { nonce: string }) => {
  const { encoding, stream } = encoder(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(page.status).headers({ 'cache-control': 'private, no-cache', ...page.headers });
  pageHeaders(reply, site.build, [`'nonce-${page.nonce}'`]);
  page.pipe(stream);
  return reply.send(stream);
};

const sendKept = (request: FastifyRequest, reply: FastifyReply, site: Site, page: CachedPage) => {
  reply.headers({ ...page.headers, 'cache-control': 'private, no-cache', etag: page.etag });
  pageHeaders(reply, site.build, page.scriptHashes);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding ?? 'identity']);
};

/** Not for ever: a slug may come to belong to another product. */
const sendElsewhere = (reply: FastifyReply, location: string, status: number) =>
  reply.header('cache-control', 'no-cache').redirect(location, status);

const answerPage = async (request: FastifyRequest, reply: FastifyReply, site: Site) => {
  const tidy = tidyAddress(request.url);
  if (tidy !== null) return sendElsewhere(reply, tidy, 301);
  const { requestLocale } = await site.build.renderer();
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const locale = requestLocale({ url: request.url, cookie, acceptLanguage });
  const nonce = randomBytes(16).toString('base64');
  const made: { result?: Rendered } = {};
  const make = async (): Promise<CachedPage | null> => {
    made.result = await render(request, site, locale, nonce);
    if (made.result.kind !== 'page' || made.result.status !== 200) return null;
    return finishPage(made.result.pipe, made.result.headers);
  };
  if (site.build.manifest !== null && isPublicPage(request.url)) {
    const kept = await site.pages.get(`${locale} ${request.url}`, make);
    if (kept) return sendKept(request, reply, site, kept);
  }
  const result = made.result ?? (await render(request, site, locale, nonce));
  if (result.kind === 'redirect') return sendElsewhere(reply, result.location, result.status);
  return streamPage(request, reply, site, { ...result, nonce });
};

export interface WebSite {
  /** For every address without a route: a server-rendered page, or a coded 404. */
  readonly page: PageHandler;
  /** Screens at one address each that search engines may list. */
  readonly publicPaths: () => Promise<readonly string[]>;
}

/** Serves the client's hashed files for a year, and says how its pages are answered. */
export const serveWeb = async (http: FastifyInstance, schema: GraphQLSchema): Promise<WebSite> => {
  const build = http.shop.config.mode === 'development' ? await developmentRenderer(http) : await productionBuild(http);
  const site: Site = { schema, build, pages: createPageCache(http.shop) };
  return {
    page: (request, reply) => (wantsPage(request) ? answerPage(request, reply, site) : notFound(request, reply)),
    publicPaths: async () => (await build.renderer()).publicPaths,
  };
};
