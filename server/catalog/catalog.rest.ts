import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { price, text, wholeNumber, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { CURRENCY } from '../core/money.ts';
import { MAX_PAGE } from '../core/page.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import { sendPublic } from '../core/http/public-answer.ts';
import { getPlain, listPlain, pagePlain } from './plain-product.ts';
import type { PlainProduct } from './plain-product.queries.ts';
import { ProductType } from './product/product-type.ts';

const DEFAULT_SIZE = 20;

const listQuery = z.object({
  category: text(100).optional(),
  page: wholeNumber(0, 1_000_000).optional(),
  size: wholeNumber(1, MAX_PAGE).optional(),
});

const product = z
  .object({
    id: z.int(),
    name: z.string(),
    price,
    currency: z.literal(CURRENCY),
    description: z.string().meta({ description: 'HTML of a few plain tags.' }),
    productType: z.enum(ProductType),
    active: z.boolean(),
    imageUrl: z.string(),
    sku: z.string(),
    category: z.string(),
  })
  .meta({ id: 'Product' });

const productPage = z
  .object({
    content: z.array(product),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'ProductPage' });

const UNCHANGED = { description: 'Nothing changed since the answer with this ETag.' };

const listProducts: ApiOperation = {
  summary: 'All active products by id; numbered pages of them with `page` or `size`.',
  caller: 'anyone',
  crossOrigin: true,
  query: listQuery,
  answers: { 200: { description: 'Products.', json: z.union([z.array(product), productPage]) }, 304: UNCHANGED },
};

const readProduct: ApiOperation = {
  summary: 'One product.',
  caller: 'anyone',
  crossOrigin: true,
  params: z.object({ id: z.string().regex(/^-?\d+$/) }),
  answers: { 200: { description: 'The product.', json: product }, 304: UNCHANGED },
  errors: [ErrorCode.INVALID_PRODUCT_ID, ErrorCode.PRODUCT_NOT_FOUND, ErrorCode.PRODUCT_INACTIVE],
};

const bodyOf = ({ priceMinor, imageKey, ...rest }: PlainProduct) => ({
  id: rest.id,
  name: rest.name,
  price: priceMinor / 100,
  currency: CURRENCY,
  description: rest.description,
  productType: rest.productType,
  active: rest.active,
  imageUrl: imageKey ? `/media/${imageKey}` : '/media/placeholder.svg',
  sku: rest.sku,
  category: rest.category,
});

/** `/api/products`: all active products, or numbered pages of them; and one by id. */
export const catalogRoutes = (http: FastifyInstance): void => {
  http.get('/api/products', { config: { api: listProducts, momentOld: true } }, async (request, reply) => {
    const { category, page, size } = parse(listQuery, request.query);
    const ctx = ctxOf(request);
    if (page === undefined && size === undefined) {
      return sendPublic(request, reply, (await listPlain(ctx, category ?? null)).map(bodyOf));
    }
    const found = await pagePlain(ctx, category ?? null, page ?? 0, size ?? DEFAULT_SIZE);
    return sendPublic(request, reply, { ...found, content: found.content.map(bodyOf) });
  });

  http.get<{ Params: { id: string } }>(
    '/api/products/:id',
    { config: { api: readProduct, momentOld: true } },
    async (request, reply) => sendPublic(request, reply, bodyOf(await getPlain(ctxOf(request), request.params.id))),
  );
};
