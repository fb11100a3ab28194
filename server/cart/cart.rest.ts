import type { FastifyInstance } from 'fastify';
import { CURRENCY } from '../core/money.ts';
import { ctxOf } from '../core/rest.ts';
import { pricedCart, type PricedCartLine } from './customer-cart.service.ts';

const itemOf = ({ product, quantity }: PricedCartLine) => ({
  product: {
    id: product.id,
    name: product.name,
    price: product.priceMinor / 100,
    currency: CURRENCY,
    productType: product.productType,
    imageUrl: product.imageKey ? `/media/${product.imageKey}` : '/media/placeholder.svg',
  },
  quantity,
  subtotal: (product.priceMinor * quantity) / 100,
});

/** The cart of the signed-in customer. */
export const cartRoutes = (http: FastifyInstance): void => {
  http.get('/api/cart', async (request, reply) => {
    const lines = await pricedCart(ctxOf(request));
    const totalMinor = lines.reduce((sum, { product, quantity }) => sum + product.priceMinor * quantity, 0);
    return reply
      .header('cache-control', 'no-store')
      .send({ items: lines.map(itemOf), total: totalMinor / 100, currency: CURRENCY });
  });
};
