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
import { createPageLimits, isPageRefusal, sendPageRefusal, type PageLimits } from './page-limits.ts';
import { contentSecurityPolicy, paypalSources } from './page-policy.ts';
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
      /** Whether PayPal's script may run there. */
      readonly pays: boolean;
      readonly pipe: (target: Writable) => void;
    };

/** What the client's server build exports. */
export interface Renderer {
  readonly requestLocale: (from: { url: string; cookie?: string; acceptLanguage?: string }) => Locale;
  /** Path and query of known parameters: what the page of an address is made from. */
  readonly knownAddress: (url: string) => string;
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
  readonly limits: PageLimits;
}

/** What is asked for, once it is read: the address that its page is made from, and in which language. */
interface Asked {
  readonly url: string;
  readonly locale: Locale;
  readonly nonce: string;
}

const render = async (
  request: FastifyRequest,
  { schema, build }: Site,
  { url, locale, nonce }: Asked,
): Promise<Rendered> => {
  const { shop } = request.server;
  request.ctx = createCtx(shop, { locale, requestId: request.id });
  const renderer = await build.renderer();
  return renderer.render({
    url,
    locale,
    origin: shop.config.publicUrl,
    schema,
    context: request.ctx,
    nonce,
    manifest: build.manifest,
    onError: (error) => {
      const known = asAppError((error as { originalError?: unknown }).originalError ?? error);
      if (known.isFault) request.log.error({ err: error, url: request.url.split('?')[0] }, 'page failed');
    },
  });
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
      contentSecurityPolicy(
        [...scripts, ...build.scriptSources],
        pays ? paypalSources(reply.server.shop.config.paypal) : [],
      ),
    );

const streamPage = (request: FastifyRequest, reply: FastifyReply, site: Site, page: Page & { nonce: string }) => {
  const { encoding, stream } = encoder(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(page.status).headers({ 'cache-control': 'private, no-cache', ...page.headers });
  pageHeaders(reply, site.build, { scripts: [`'nonce-${page.nonce}'`], pays: page.pays });
  page.pipe(stream);
  return reply.send(stream);
};

const sendKept = (request: FastifyRequest, reply: FastifyReply, site: Site, page: CachedPage) => {
  reply.headers({ ...page.headers, 'cache-control': 'private, no-cache', etag: page.etag });
  pageHeaders(reply, site.build, { scripts: page.scriptHashes, pays: false });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding ?? 'identity']);
};

/** Not for ever: a slug may come to belong to another product. */
const sendElsewhere = (reply: FastifyReply, location: string, status: number) =>
  reply.header('cache-control', 'no-cache').redirect(location, status);

/** The page as it is kept, if it is one for everybody; else made for this request. */
const makePage = async (request: FastifyRequest, reply: FastifyReply, site: Site, asked: Asked) => {
  const { url, locale, nonce } = asked;
  const made: { result?: Rendered } = {};
  const make = (): Promise<CachedPage | null> =>
    site.limits.make(request, async () => {
      made.result = await render(request, site, asked);
      if (made.result.kind !== 'page' || made.result.status !== 200) return null;
      return finishPage(made.result.pipe, made.result.headers, nonce);
    });
  if (site.build.manifest !== null && isPublicPage(url)) {
    const kept = await site.pages.get(`${locale} ${url}`, make);
    if (kept) return sendKept(request, reply, site, kept);
  }
  const result = made.result ?? (await site.limits.make(request, () => render(request, site, asked)));
  if (result.kind === 'redirect') return sendElsewhere(reply, result.location, result.status);
  return streamPage(request, reply, site, { ...result, nonce });
};

const answerPage = async (request: FastifyRequest, reply: FastifyReply, site: Site) => {
  const { requestLocale, knownAddress } = await site.build.renderer();
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const locale = requestLocale({ url: request.url, cookie, acceptLanguage });
  try {
    site.limits.checkAddress(request.url);
    const tidy = tidyAddress(request.url);
    if (tidy !== null) return sendElsewhere(reply, tidy, 301);
    const nonce = randomBytes(16).toString('base64');
    return await makePage(request, reply, site, { url: knownAddress(request.url), locale, nonce });
  } catch (error) {
    if (isPageRefusal(error)) return sendPageRefusal(reply, locale, error);
    throw error;
  }
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
  const limits = createPageLimits(http.shop.config.pageBudget);
  const site: Site = { schema, build, pages: createPageCache(http.shop), limits };
  return {
    page: (request, reply) => (wantsPage(request) ? answerPage(request, reply, site) : notFound(request, reply)),
    publicPaths: async () => (await build.renderer()).publicPaths,
  };
};
