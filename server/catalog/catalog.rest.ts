import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { CURRENCY } from '../core/money.ts';
import { MAX_PAGE } from '../core/page.ts';
import { ctxOf, parse } from '../core/rest.ts';
import { getPlain, listPlain, pagePlain } from './catalog.plain.ts';
import type { PlainProduct } from './catalog.rest-queries.ts';

const DEFAULT_SIZE = 20;

const listQuery = z.object({
  category: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/)
    .optional(),
  page: z.coerce.number().int().min(0).max(1_000_000).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
});

const bodyOf = ({ priceMinor, imageKey, ...product }: PlainProduct) => ({
  id: product.id,
  name: product.name,
  price: priceMinor / 100,
  currency: CURRENCY,
  description: product.description,
  productType: product.productType,
  active: product.active,
  imageUrl: imageKey ? `/media/${imageKey}` : '/media/placeholder.svg',
  sku: product.sku,
  category: product.category,
});

/** `/api/products`: all active products, or numbered pages of them; and one by id. */
export const catalogRoutes = (http: FastifyInstance): void => {
  http.get('/api/products', async (request) => {
    const { category, page, size } = parse(listQuery, request.query);
    const ctx = ctxOf(request);
    if (page === undefined && size === undefined) return (await listPlain(ctx, category ?? null)).map(bodyOf);
    const found = await pagePlain(ctx, category ?? null, page ?? 0, size ?? DEFAULT_SIZE);
    return { ...found, content: found.content.map(bodyOf) };
  });

  http.get<{ Params: { id: string } }>('/api/products/:id', async (request) =>
    bodyOf(await getPlain(ctxOf(request), request.params.id)),
  );
};
