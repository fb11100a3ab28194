import { beforeEach, describe, expect, it } from 'vitest';
import { addToCart, cartFrom, countOf, setQuantity, type CartItems } from '../../../web/features/cart/cart-rules.ts';
import { CART_KEY, createCartStore } from '../../../web/features/cart/cart-store.ts';
import { parseStored, readStored } from '../../../web/lib/storage.ts';

const kit = { id: 1, price: 129, productType: 'PHYSICAL' as const };
const files = { id: 2, price: 19, productType: 'DIGITAL' as const };

describe('adding to the cart', () => {
  it('puts a new product in once', () => {
    expect(addToCart([], kit)).toEqual({ items: [{ product: kit, quantity: 1 }], result: 'added' });
  });

  it('raises a physical product by one', () => {
    expect(addToCart([{ product: kit, quantity: 2 }], kit)).toMatchObject({
      items: [{ quantity: 3 }],
      result: 'added',
    });
  });

  it('refuses a digital product that is there, and leaves the cart as it was', () => {
    const items: CartItems = [{ product: files, quantity: 1 }];
    expect(addToCart(items, files)).toEqual({ items, result: 'limit' });
  });

  it('adds one of a digital product whatever the quantity asked', () => {
    expect(addToCart([], files, 7).items).toEqual([{ product: files, quantity: 1 }]);
  });
});

describe('setting a quantity', () => {
  const items: CartItems = [
    { product: kit, quantity: 2 },
    { product: files, quantity: 1 },
  ];

  it.each([0, -3, Number.NaN])('of %s removes the item', (quantity) => {
    expect(setQuantity(items, 1, quantity)).toEqual([{ product: files, quantity: 1 }]);
  });

  it('keeps a digital item at one', () => {
    expect(setQuantity(items, 2, 5)[1]).toEqual({ product: files, quantity: 1 });
  });

  it('counts pieces', () => {
    expect(countOf(setQuantity(items, 1, 4))).toBe(5);
  });
});

describe('reading a stored cart', () => {
  it('drops entries without a product and a numeric quantity', () => {
    const bad = [
      { quantity: 1 },
      { product: kit },
      { product: kit, quantity: '2' },
      { product: { id: 'x' }, quantity: 1 },
    ];
    expect(cartFrom([...bad, null, 5, { product: kit, quantity: 2 }])).toEqual([{ product: kit, quantity: 2 }]);
  });

  it('forces a digital item to one and keeps the first of two entries of a product', () => {
    const stored = [
      { product: files, quantity: 9 },
      { product: files, quantity: 1 },
    ];
    expect(cartFrom(stored)).toEqual([{ product: files, quantity: 1 }]);
  });

  it('takes nothing from what is no list', () => {
    expect([cartFrom(undefined), cartFrom({ items: [] }), cartFrom('[]')]).toEqual([[], [], []]);
  });

  it('refuses text with a prototype-pollution key, however deep', () => {
    expect(parseStored('[{"product":{"__proto__":{"id":1}},"quantity":1}]')).toBeUndefined();
    expect(parseStored('{"constructor":1}')).toBeUndefined();
    expect(parseStored('{broken')).toBeUndefined();
  });

  it('refuses a key of storage that is no plain word', () => {
    expect(readStored('no spaces')).toBeUndefined();
    expect(readStored('k'.repeat(51))).toBeUndefined();
  });
});

describe('the cart of a browser', () => {
  beforeEach(() => localStorage.clear());
  const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null') as unknown;

  it('is stored as product and quantity under its versioned key', () => {
    createCartStore().add(kit);
    expect(stored()).toEqual([{ product: kit, quantity: 1 }]);
    expect(createCartStore().get().items).toEqual([{ product: kit, quantity: 1 }]);
  });

  it('puts a removed item back where it was', () => {
    const store = createCartStore();
    store.add(kit);
    store.add(files);
    store.setQuantity(1, 0);
    expect(store.get().items).toEqual([{ product: files, quantity: 1 }]);
    store.undo();
    expect(store.get().items.map(({ product }) => product.id)).toEqual([1, 2]);
    store.undo();
    expect(store.get().items).toHaveLength(2);
  });

  it('follows another tab', () => {
    const store = createCartStore();
    let changes = 0;
    const leave = store.subscribe(() => (changes += 1));
    localStorage.setItem(CART_KEY, JSON.stringify([{ product: files, quantity: 1 }]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect([changes, store.get().items.length]).toEqual([1, 1]);
    leave();
  });

  it('is emptied', () => {
    const store = createCartStore();
    store.add(kit);
    store.clear();
    expect([store.get().items, stored()]).toEqual([[], []]);
  });
});
