import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createCtx, readingNear, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Locale } from '../../core/locale.ts';
import { clientOf } from '../../core/http/client.ts';
import { asAppError, sendError } from '../../core/http/rest.ts';
import { seenBy } from '../../core/http/seen.ts';
import { pageOperations } from '../graphql/page-operations.ts';
import { createPageCache, finishPage, isPublicPage, type CachedPage, type PageCache } from './page-cache.ts';
import { createPageLimits, isPageRefusal, sendPageRefusal, type PageLimits } from './page-limits.ts';
import { sharedHeaders } from './shared-page.ts';
import { sendRedirect, sendCached, streamPage } from './send-page.ts';
import { tidyAddress } from './tidy-address.ts';
import { productionBuild, type Rendered, type WebBuild } from './web-build.ts';
import { developmentRenderer } from './web-development.ts';

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** What an address without a route answers to anything but a browser. */
export const notFound: PageHandler = (request, reply) => sendError(request, reply, new AppError(ErrorCode.NOT_FOUND));

const wantsPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  !/^\/(api|graphql|downloads|media|assets|locales|simulator|auth)(\/|$)/.test(request.url.split('?')[0]!) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

interface Site {
  readonly operations: ReturnType<typeof pageOperations>;
  readonly build: WebBuild;
  readonly pages: PageCache;
  readonly limits: PageLimits;
}

/** What is asked for, once it is read: the address that its page is made from, and in which language. */
interface Asked {
  readonly url: string;
  readonly locale: Locale;
  readonly nonce: string;
  readonly ctx: Ctx;
}

const explain = (error: unknown): AppError => asAppError((error as { originalError?: unknown }).originalError ?? error);

const render = async (
  request: FastifyRequest,
  { operations, build }: Site,
  { url, locale, nonce, ctx }: Asked,
  near: Ctx,
): Promise<Rendered> => {
  const renderer = await build.renderer();
  return renderer.render({
    url,
    locale,
    origin: ctx.shop.config.publicUrl,
    cdn: build.manifest === null ? null : ctx.shop.config.cdnUrl,
    execute: operations(ctx, near),
    nonce,
    manifest: build.manifest,
    explain,
    onError: (error) => {
      if (explain(error).isFault) request.log.error({ err: error, url: request.url.split('?')[0] }, 'page failed');
    },
  });
};

/** The page as it is kept, if it is one for everybody; else made for this request. */
const makePage = async (request: FastifyRequest, reply: FastifyReply, site: Site, asked: Asked) => {
  const { url, locale, nonce, ctx } = asked;
  const near = readingNear(ctx);
  const made: { result?: Rendered } = {};
  const make = (from: Ctx): Promise<CachedPage | null> =>
    site.limits.make(request, async () => {
      made.result = await render(request, site, asked, from);
      if (made.result.kind !== 'page' || made.result.status !== 200) return null;
      return finishPage(made.result, nonce);
    });
  if (site.build.manifest !== null && isPublicPage(url)) {
    const kept = await site.pages.get(`${locale} ${url}`, { ctx, near, make });
    if (kept)
      return sendCached(request, reply, {
        kept,
        build: site.build,
        shared: sharedHeaders(request, locale, kept.answer),
      });
  }
  const result = made.result ?? (await site.limits.make(request, () => render(request, site, asked, near)));
  if (result.kind === 'redirect') return sendRedirect(reply, result.location, result.status);
  return streamPage(request, reply, site.build, { ...result, nonce });
};

const answerPage = async (request: FastifyRequest, reply: FastifyReply, site: Site) => {
  const { requestLocale, knownAddress } = await site.build.renderer();
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const locale = requestLocale({ url: request.url, cookie, acceptLanguage });
  try {
    site.limits.checkAddress(request.url);
    const tidy = tidyAddress(request.url);
    if (tidy !== null) return sendRedirect(reply, tidy, 301);
    const nonce = randomBytes(16).toString('base64');
    const { shop } = request.server;
    const seen = shop.replicas && seenBy(request);
    const ctx = createCtx(shop, { client: clientOf(request), locale, requestId: request.id, seen });
    request.ctx = ctx;
    return await makePage(request, reply, site, { url: knownAddress(request.url), locale, nonce, ctx });
  } catch (error) {
    // Before a page is made the shop asks for its version: without the database a browser gets a page as well.
    const refusal = asAppError(error);
    if (!isPageRefusal(refusal)) throw error;
    if (refusal.isFault) request.log.error({ err: refusal.cause ?? refusal }, 'page failed');
    return sendPageRefusal(reply, locale, refusal);
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
  const limits = createPageLimits(http.shop);
  const site: Site = { operations: pageOperations(schema), build, pages: createPageCache(http.shop.news), limits };
  return {
    page: (request, reply) => (wantsPage(request) ? answerPage(request, reply, site) : notFound(request, reply)),
    publicPaths: async () => (await build.renderer()).publicPaths,
  };
};
