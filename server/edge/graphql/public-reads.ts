import type {
  ApolloServerPlugin,
  BaseContext,
  GraphQLRequestContextWillSendResponse,
  GraphQLResponse,
} from '@apollo/server';
import { ALL, FOR_SHARED_CACHES, keyHeaders } from '../../core/cdn/shared-caches.ts';
import type { Ctx } from '../../core/context.ts';
import { rootsOf } from './roots.ts';

type Context = Ctx & BaseContext;

/** Root fields that tell every visitor the same, in their language. Others are never kept. */
export const PUBLIC_READS: ReadonlySet<string> = new Set([
  '__typename',
  'build',
  'builder',
  'builds',
  'categories',
  'category',
  'countries',
  'errorCodes',
  'featuredKit',
  'galleryFilters',
  'printers',
  'product',
  'productIdBySlug',
  'products',
  'productsById',
  'searchSuggestions',
  'shopInfo',
  'withdrawnProduct',
]);
/** As long as the shop keeps a page. */
const KEPT = FOR_SHARED_CACHES.replace('max-age=0', 'max-age=20');

const KEYS = Object.entries(keyHeaders([ALL.catalogue, ALL.settings, ALL.api]));

/** A visitor's GET of public data alone that went well. */
const isPublic = (request: GraphQLRequestContextWillSendResponse<Context>): boolean => {
  const { http } = request.request;
  const { body } = request.response;
  if (http?.method !== 'GET' || http.headers.has('authorization') || request.contextValue.viewer) return false;
  if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data) return false;
  const { document, operation } = request;
  const roots = document && operation ? rootsOf(document, operation) : [];
  return roots.length > 0 && roots.every((name) => PUBLIC_READS.has(name));
};

const forgetCaller = (body: GraphQLResponse['body']): void => {
  if (body.kind !== 'single') return;
  const cost = body.singleResult.extensions?.cost as { remaining?: number } | undefined;
  delete cost?.remaining;
};

/**
 * Lets caches keep a visitor's GET of public data for 20 seconds, by address and language; nobody keeps anything else.
 * What is left of the caller's budget is not told in an answer for all. Put it behind the limits of cost.
 */
export const publicReads: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: (request) => {
        const { headers } = request.response.http;
        const open = isPublic(request);
        headers.set('cache-control', open ? KEPT : 'no-store');
        headers.set('vary', 'accept-encoding, accept-language, authorization');
        if (open) {
          for (const [name, value] of KEYS) headers.set(name, value);
          forgetCaller(request.response.body);
        }
        return Promise.resolve();
      },
    }),
};
