import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ProductType } from '../catalog/product/product-type.ts';
import { unitPriceOf } from '../catalog/product/volume-prices.ts';
import { price, type ApiOperation } from '../core/http/api-operation.ts';
import { CURRENCY } from '../core/money.ts';
import { ctxOf } from '../core/http/rest.ts';
import { pricedCart, type PricedCartLine } from './customer-cart.service.ts';

const product = z.object({
  id: z.int(),
  name: z.string(),
  price,
  currency: z.literal(CURRENCY),
  productType: z.enum(ProductType),
  imageUrl: z.string(),
});

const readCart: ApiOperation = {
  summary: "The signed-in customer's cart.",
  caller: 'customer',
  answers: {
    200: {
      description: 'The cart, priced as of now.',
      json: z
        .object({
          items: z.array(z.object({ product, quantity: z.int(), subtotal: price })),
          total: price,
          currency: z.literal(CURRENCY),
        })
        .meta({ id: 'Cart' }),
    },
  },
};

/** What the line costs: where many are cheaper, the piece is. */
const subtotalOf = ({ product, quantity }: PricedCartLine): number => unitPriceOf(product, quantity) * quantity;

const itemOf = (line: PricedCartLine) => {
  const { product: sold, quantity } = line;
  return {
    product: {
      id: sold.id,
      name: sold.name,
      price: unitPriceOf(sold, quantity) / 100,
      currency: CURRENCY,
      productType: sold.productType,
      imageUrl: sold.imageKey ? `/media/${sold.imageKey}` : '/media/placeholder.svg',
    },
    quantity,
    subtotal: subtotalOf(line) / 100,
  };
};

/** The cart of the signed-in customer. */
export const cartRoutes = (http: FastifyInstance): void => {
  http.get('/api/cart', { config: { api: readCart } }, async (request, reply) => {
    const lines = await pricedCart(ctxOf(request));
    const totalMinor = lines.reduce((sum, line) => sum + subtotalOf(line), 0);
    return reply
      .header('cache-control', 'no-store')
      .send({ items: lines.map(itemOf), total: totalMinor / 100, currency: CURRENCY });
  });
};
