import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { setQuantity, type CartItems } from './cart-rules.ts';

export const sameLines = (one: readonly CartLineInput[], other: readonly CartLineInput[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => line.productId === other[index]?.productId && line.quantity === other[index].quantity);

interface Changed {
  /** The cart of this browser as it is now. */
  here: CartItems;
  /** The lines from which it was changed. */
  base: readonly CartLineInput[];
  /** `there` holds more than `base`: a quantity changed here is changed by as much there, instead of being set. */
  sum: boolean;
}

/** Does to the cart that is kept `there` what was changed here. */
export const rebase = (there: CartItems, { here, base, sum }: Changed): CartItems => {
  const before = (id: number) => base.find(({ productId }) => productId === id)?.quantity ?? 0;
  const now = (id: number) => here.find(({ product }) => product.id === id)?.quantity ?? 0;
  const both = there.reduce<CartItems>((items, { product: { id }, quantity }) => {
    if (now(id) === before(id)) return items;
    return setQuantity(items, id, sum && now(id) > 0 ? quantity + now(id) - before(id) : now(id));
  }, there);
  const added = here.filter(
    ({ product: { id }, quantity }) => quantity !== before(id) && !there.some(({ product }) => product.id === id),
  );
  return [...both, ...added];
};
