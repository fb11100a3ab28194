import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { StoredCartLine } from './cart-line.entity.ts';
import { loadSold } from './sold.queries.ts';

const cart = async (ctx: Ctx, userId: string): Promise<object> => {
  const lines = await ctx.repo(StoredCartLine).find({ where: { userId }, order: { position: 'ASC' } });
  const products = await loadSold(
    ctx,
    lines.map(({ productId }) => productId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    return { productId, sku: product?.sku ?? null, name: product?.name ?? null, quantity };
  });
};

/** The cart that the account keeps. */
export const cartPersonalData: readonly PersonalData[] = [
  {
    name: 'cart',
    about: { en: 'What is in your cart', sk: 'Čo máte v košíku', de: 'Was in Ihrem Warenkorb liegt' },
    read: cart,
  },
];
