import type { ProductType } from '../../codegen/schema.gen.ts';
import { isChosen } from '../../lib/chosen-line.ts';

export interface CartProduct {
  readonly id: number;
  /** In euros as it was shown when it was added. For display only: the server prices every cart. */
  readonly price: number;
  readonly productType: ProductType;
}

export interface CartItem {
  readonly product: CartProduct;
  readonly quantity: number;
}

export type CartItems = readonly CartItem[];

/** What adding came to: `limit` is a digital product, or a print, that is there already. */
export type AddResult = 'added' | 'limit';

const MAX_QUANTITY = 999;

const isProduct = (value: unknown): value is CartProduct => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, price, productType } = value as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    Number(id) > 0 &&
    typeof price === 'number' &&
    Number.isFinite(price) &&
    (productType === 'DIGITAL' || productType === 'PHYSICAL')
  );
};

/** Files are one to a customer, and a print says itself how many copies of what. */
export const isSingle = ({ id, productType }: Pick<CartProduct, 'id' | 'productType'>) =>
  productType === 'DIGITAL' || isChosen(id);

const allowed = (product: CartProduct, quantity: number) =>
  isSingle(product) ? 1 : Math.min(MAX_QUANTITY, Math.floor(quantity));

const itemOf = (value: unknown): CartItem[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { product, quantity } = value as Record<string, unknown>;
  if (!isProduct(product) || typeof quantity !== 'number' || !(quantity >= 1)) return [];
  const { id, price, productType } = product;
  return [{ product: { id, price, productType }, quantity: allowed(product, quantity) }];
};

/** Reads what was stored: entries without a product and a numeric quantity are dropped, so is a second entry of a product. */
export const cartFrom = (stored: unknown): CartItems => {
  const items = Array.isArray(stored) ? stored.flatMap(itemOf) : [];
  return items.filter(({ product }, index) => items.findIndex((other) => other.product.id === product.id) === index);
};

export const addToCart = (
  items: CartItems,
  product: CartProduct,
  quantity = 1,
): { items: CartItems; result: AddResult } => {
  const present = items.find((item) => item.product.id === product.id);
  if (!present)
    return { items: [...items, { product, quantity: allowed(product, Math.max(1, quantity)) }], result: 'added' };
  if (isSingle(product)) return { items, result: 'limit' };
  return { items: setQuantity(items, product.id, present.quantity + Math.max(1, quantity)), result: 'added' };
};

/** Zero or less removes the item; a digital item and a print stay at one. */
export const setQuantity = (items: CartItems, id: number, quantity: number): CartItems => {
  if (!(quantity >= 1)) return items.filter((item) => item.product.id !== id);
  return items.map((item) => (item.product.id === id ? { ...item, quantity: allowed(item.product, quantity) } : item));
};

/** Puts an item back where it stood, unless its product is there again. */
export const restoreItem = (items: CartItems, item: CartItem, index: number): CartItems =>
  items.some(({ product }) => product.id === item.product.id) ? items : items.toSpliced(index, 0, item);

/** Pieces in the cart. */
export const countOf = (items: CartItems): number => items.reduce((sum, { quantity }) => sum + quantity, 0);
