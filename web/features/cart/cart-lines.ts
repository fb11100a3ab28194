import type { CartLineInput } from '../../codegen/schema.gen.ts';
import type { CartItems } from './cart-rules.ts';

/** What the server is told of a cart: products and quantities, never a price. */
export const linesOf = (items: CartItems): CartLineInput[] =>
  items.map(({ product, quantity }) => ({ productId: product.id, quantity }));
