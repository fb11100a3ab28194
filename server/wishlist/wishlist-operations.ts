import * as z from 'zod';
import { moment, price, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { CURRENCY } from '../core/money.ts';
import { MOST_AT_ONCE } from './wishlist.service.ts';

export const MAX_ID = 2_147_483_647;

/** What the document says of an id as a text. */
const TEXT_ID = '^[1-9][0-9]{0,8}$';

/** Ids are integers; one that came as a text of digits is converted. */
const productId = z
  .union([
    z.int().meta({ minimum: 1, maximum: MAX_ID }),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .meta({ pattern: TEXT_ID })
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(MAX_ID))
  .meta({ description: `An integer from 1 to ${MAX_ID}; a text of digits is taken for one.`, examples: [1] });
export const one = z.object({ productId });
export const many = z.array(productId).max(MOST_AT_ONCE);

const success = (data: z.ZodType) => z.object({ success: z.literal(true), data });
const id = z.int();
const ids = z.array(id);
const skipped = z.array(z.object({ productId: id, errorCode: z.enum(ErrorCode) }));

const item = z.object({
  productId: id,
  productName: z.string(),
  productPrice: price,
  currency: z.literal(CURRENCY),
  imageUrl: z.string(),
  isAvailable: z.boolean(),
  addedAt: moment,
});
const list = success(z.object({ items: z.array(item), totalCount: z.int(), lastUpdated: moment.nullable() })).meta({
  id: 'Wishlist',
});

const call = (summary: string, data: z.ZodType, more: Partial<ApiOperation> = {}): ApiOperation => ({
  summary,
  caller: 'customer',
  answers: { 200: { description: 'Done.', json: data } },
  ...more,
});

export const readList = call('The own wishlist, the product added last in front.', list);

export const readStats = call(
  'Sums over the own wishlist; the value is that of available products.',
  success(
    z.object({
      totalItems: z.int(),
      availableItems: z.int(),
      unavailableItems: z.int(),
      totalValue: price,
    }),
  ),
);

export const checkOne = call(
  'Whether a product is on the list.',
  success(z.object({ productId: id, inWishlist: z.boolean() })),
  {
    params: z.object({
      productId: z
        .string()
        .regex(/^\d{1,10}$/)
        .meta({ pattern: TEXT_ID }),
    }),
    errors: [ErrorCode.INVALID_PRODUCT_ID],
  },
);

export const addOne = call('Puts a product in front.', list, {
  body: one,
  answers: { 201: { description: 'The list.', json: list } },
  errors: [ErrorCode.ALREADY_IN_WISHLIST, ErrorCode.WISHLIST_FULL, ErrorCode.PRODUCT_NOT_FOUND],
});

export const removeOne = call('Takes a product off.', list, { body: one, errors: [ErrorCode.NOT_IN_WISHLIST] });

export const cleanUp = call('Takes off what is no longer sold.', success(z.object({ removed: z.int() })));

export const addMany = call(
  'Puts products in front, the last one foremost.',
  success(z.object({ added: ids, skipped })),
  {
    body: many,
  },
);

export const removeMany = call('Takes products off.', success(z.object({ removed: ids, skipped })), { body: many });
