import type { FastifyInstance } from 'fastify';
import { requireViewer } from '../accounts/sessions.service.ts';
import { loadSellables } from '../catalog/sellable.queries.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { CURRENCY } from '../core/money.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import * as api from './wishlist-operations.ts';
import { checkWishlist, myWishlist } from './wishlist.queries.ts';
import {
  addAllToWishlist,
  addToWishlist,
  cleanUpWishlist,
  removeAllFromWishlist,
  removeFromWishlist,
} from './wishlist.service.ts';

const success = (data: object): object => ({ success: true, data });

const idOf = (text: string): number => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > api.MAX_ID) throw new AppError(ErrorCode.INVALID_PRODUCT_ID, { id: text.slice(0, 100) });
  return id;
};

const listBody = async (ctx: Ctx): Promise<object> => {
  const { items, totalCount, lastUpdated } = await myWishlist(ctx);
  const ids = items.map((item) => item.productId);
  const products = new Map((ids.length > 0 ? await loadSellables(ctx, ids) : []).map((found) => [found.id, found]));
  const rows = items.map(({ productId: id, price, isAvailable, addedAt }) => {
    const product = products.get(id);
    return {
      productId: id,
      productName: product?.name ?? '',
      productPrice: price.minor / 100,
      currency: CURRENCY,
      imageUrl: product?.imageKey ? `/media/${product.imageKey}` : '/media/placeholder.svg',
      isAvailable,
      addedAt,
    };
  });
  return success({ items: rows, totalCount, lastUpdated });
};

const readingRoutes = (http: FastifyInstance): void => {
  http.get('/api/wishlist', { config: { api: api.readList } }, (request) => listBody(ctxOf(request)));

  http.get('/api/wishlist/stats', { config: { api: api.readStats } }, async (request) => {
    const { totalValue, ...counts } = (await myWishlist(ctxOf(request))).stats;
    return success({ ...counts, totalValue: totalValue.minor / 100 });
  });

  const options = { config: { api: api.checkOne } };
  http.get<{ Params: { productId: string } }>('/api/wishlist/check/:productId', options, async (request) => {
    const id = idOf(request.params.productId);
    return success({ productId: id, inWishlist: await checkWishlist(ctxOf(request), id) });
  });
};

const writingRoutes = (http: FastifyInstance): void => {
  http.post('/api/wishlist/add', { config: { api: api.addOne } }, async (request, reply) => {
    const ctx = ctxOf(request);
    await addToWishlist(ctx, parse(api.one, request.body).productId);
    return reply.code(201).send(await listBody(ctx));
  });

  http.delete('/api/wishlist/remove', { config: { api: api.removeOne } }, async (request) => {
    const ctx = ctxOf(request);
    await removeFromWishlist(ctx, parse(api.one, request.body).productId);
    return listBody(ctx);
  });

  http.post('/api/wishlist/cleanup', { config: { api: api.cleanUp } }, async (request) =>
    success({ removed: (await cleanUpWishlist(ctxOf(request))).changed.length }),
  );

  http.post('/api/wishlist/bulk/add', { config: { api: api.addMany } }, async (request) => {
    const { changed: added, skipped } = await addAllToWishlist(ctxOf(request), parse(api.many, request.body));
    return success({ added, skipped });
  });

  http.post('/api/wishlist/bulk/remove', { config: { api: api.removeMany } }, async (request) => {
    const { changed: removed, skipped } = await removeAllFromWishlist(ctxOf(request), parse(api.many, request.body));
    return success({ removed, skipped });
  });
};

/** `/api/wishlist`: the signed-in customer's own list, in answers of `success` and `data`. */
export const wishlistRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    own.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      requireViewer(ctxOf(request));
    });
    readingRoutes(own);
    writingRoutes(own);
    done();
  });
};
