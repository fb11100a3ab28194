import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { StockReason } from '../../catalog/stock/stock-change.entity.ts';
import { changeStock, setStock } from '../../catalog/stock/stock-change.service.ts';
import { MOST_UNITS } from '../../catalog/stock/stock-change.types.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { text, type ApiOperation } from '../../core/http/api-operation.ts';
import { parse } from '../../core/http/rest.ts';
import { BackOfficeScope } from '../../core/permissions.ts';
import { asItems, backOfficeCtx, listQuery, pageOfItems, sendOnce, V1 } from '../http/back-office-calls.ts';
import { listStock, stockOf } from './back-office-stock.queries.ts';
import type { StockCount } from './back-office-stock.types.ts';

const count = z
  .object({
    productId: z.int(),
    sku: z.string(),
    name: z.string().meta({ description: 'In English.' }),
    active: z.boolean(),
    onHand: z.int().meta({ description: 'In the house, those promised to orders too.' }),
    reserved: z.int().meta({ description: 'Promised to orders that are not paid yet.' }),
  })
  .meta({ id: 'StockCount' });

const params = z.object({ sku: text(100).meta({ description: 'Part number.' }) });
const why = { reason: z.enum(StockReason), note: text(200).nullish() };
const changeBody = z
  .object({
    delta: z
      .int()
      .min(-MOST_UNITS)
      .max(MOST_UNITS)
      .refine((units) => units !== 0, 'INVALID'),
    ...why,
  })
  .meta({ examples: [{ delta: 20, reason: 'DELIVERY', note: 'Pallet 7' }] });
const countBody = z
  .object({ onHand: z.int().min(0).max(MOST_UNITS), expectedOnHand: z.int().min(0).max(MOST_UNITS), ...why })
  .meta({ examples: [{ onHand: 18, expectedOnHand: 20, reason: 'COUNT' }] });

const reading = { caller: 'admin', keyScope: BackOfficeScope.STOCK_READ } as const;
const writing = { caller: 'admin', keyScope: BackOfficeScope.STOCK_WRITE, idempotent: true } as const;
const AS_IT_IS = { 200: { description: 'The stock as it is now.', json: count } };

const listCounts: ApiOperation = {
  ...reading,
  summary: 'What is in the house, by part number; files have no stock.',
  query: listQuery,
  answers: { 200: { description: 'A page.', json: pageOfItems(count) } },
  errors: [ErrorCode.CURSOR_INVALID],
};

const readCount: ApiOperation = {
  ...reading,
  summary: 'What is in the house of one part number.',
  params,
  answers: AS_IT_IS,
  errors: [ErrorCode.PRODUCT_NOT_FOUND],
};

const changeCount: ApiOperation = {
  ...writing,
  summary: 'Units came in or are gone: a difference, whatever their number is by now.',
  params,
  body: changeBody,
  answers: AS_IT_IS,
  errors: [ErrorCode.PRODUCT_NOT_FOUND, ErrorCode.STOCK_RESERVED],
};

const setCount: ApiOperation = {
  ...writing,
  summary: 'Units were counted: refused with VERSION_CONFLICT when there are not `expectedOnHand` any more.',
  params,
  body: countBody,
  answers: AS_IT_IS,
  errors: [ErrorCode.PRODUCT_NOT_FOUND, ErrorCode.STOCK_RESERVED, ErrorCode.VERSION_CONFLICT],
};

const bodyOf = ({ productId, sku, name, active, onHand, reserved }: StockCount) => ({
  productId,
  sku,
  name,
  active,
  onHand,
  reserved,
});

const skuOf = (request: { params: unknown }): string => parse(params, request.params).sku;

/** Stock by part number: read, changed by a difference, or counted. */
export const backOfficeStockRoutes = (http: FastifyInstance): void => {
  http.get(`${V1}/stock`, { config: { api: listCounts } }, async (request, reply) => {
    const page = await listStock(backOfficeCtx(request), parse(listQuery, request.query));
    return reply.header('cache-control', 'no-store').send(asItems(page, bodyOf));
  });

  http.get(`${V1}/stock/:sku`, { config: { api: readCount } }, async (request, reply) => {
    const found = await stockOf(backOfficeCtx(request), skuOf(request));
    return reply.header('cache-control', 'no-store').send(bodyOf(found));
  });

  http.put(`${V1}/stock/:sku`, { config: { api: setCount } }, (request, reply) =>
    sendOnce(request, reply, async (ctx) => {
      const { productId, sku } = await stockOf(ctx, skuOf(request));
      await setStock(ctx, productId, parse(countBody, request.body));
      return bodyOf(await stockOf(ctx, sku));
    }),
  );

  http.post(`${V1}/stock/:sku/changes`, { config: { api: changeCount } }, (request, reply) =>
    sendOnce(request, reply, async (ctx) => {
      const { productId, sku } = await stockOf(ctx, skuOf(request));
      await changeStock(ctx, productId, { key: randomUUID(), ...parse(changeBody, request.body) });
      return bodyOf(await stockOf(ctx, sku));
    }),
  );
};
