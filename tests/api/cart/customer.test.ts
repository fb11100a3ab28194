import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartLine } from '../../../server/cart/cart-lines.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 5, priceMinor: 12_900, name: 'Kit' });
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1290 });
});
afterAll(() => shop.close());

const MERGE =
  'mutation ($lines: [CartLineInput!]!) { cart: mergeCart(input: { lines: $lines }) { productId quantity } }';
const SAVE = 'mutation ($lines: [CartLineInput!]!) { cart: saveCart(input: { lines: $lines }) { productId quantity } }';
const CHANGE =
  'mutation ($lines: [CartLineInput!]!, $base: [CartLineInput!]) { cart: saveCart(input: { lines: $lines, base: $base }) { productId quantity } }';
const MINE = '{ cart: myCart { productId quantity } }';

const customer = async () => {
  const headers = await signInAs(shop, await buildAccount(shop));
  const run = async (query: string, lines?: CartLine[], base?: CartLine[]) =>
    (await shop.graphql<{ cart: CartLine[] }>(query, { lines, base }, { headers })).data.cart;
  return {
    headers,
    merge: (lines: CartLine[]) => run(MERGE, lines),
    save: (lines: CartLine[]) => run(SAVE, lines),
    change: (base: CartLine[], lines: CartLine[]) => run(CHANGE, lines, base),
    mine: () => run(MINE),
  };
};

describe('the cart of an account', () => {
  it('takes in what a device held: files once, quantities added up to what is on sale', async () => {
    const { merge, mine } = await customer();
    const local = [
      { productId: files, quantity: 1 },
      { productId: kit, quantity: 2 },
    ];
    expect(await merge(local)).toEqual(local);
    expect(await merge(local)).toEqual([local[0], { productId: kit, quantity: 4 }]);
    expect(await merge(local)).toEqual([local[0], { productId: kit, quantity: 5 }]);
    expect(await mine()).toEqual([local[0], { productId: kit, quantity: 5 }]);
  });

  it('drops what was never sold here and keeps what is sold out', async () => {
    const gone = await buildSellable(shop, { stock: 0 });
    const { merge } = await customer();
    expect(
      await merge([
        { productId: 2_147_483_647, quantity: 1 },
        { productId: gone, quantity: 2 },
      ]),
    ).toEqual([{ productId: gone, quantity: 2 }]);
  });

  it('is replaced by a save, also by nothing', async () => {
    const { save, mine } = await customer();
    expect(
      await save([
        { productId: files, quantity: 9 },
        { productId: kit, quantity: 3 },
      ]),
    ).toEqual([
      { productId: files, quantity: 1 },
      { productId: kit, quantity: 3 },
    ]);
    expect(await save([])).toEqual([]);
    expect(await mine()).toEqual([]);
  });

  it('takes from a device that heard of it earlier only what it changed, also twice', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => buildSellable(shop, { stock: 100 })));
    const { save, change } = await customer();
    const cart = (...quantities: number[]) =>
      [one!, two!, three!].flatMap((productId, i) => (quantities[i] ? [{ productId, quantity: quantities[i] }] : []));
    await save(cart(0, 1, 4));
    const base = cart(3, 1);
    const wanted = cart(3, 2);
    expect(await change(base, wanted)).toEqual(cart(0, 2, 4));
    expect(await change(base, wanted)).toEqual(cart(0, 2, 4));
    expect(await change(cart(0, 2, 4), cart(1, 0, 4))).toEqual(cart(1, 0, 4));
  });

  it('loses nothing when two devices merge at once', async () => {
    const many = await buildSellable(shop, { stock: 100 });
    const { merge, mine } = await customer();
    await Promise.all(Array.from({ length: 10 }, () => merge([{ productId: many, quantity: 2 }])));
    expect(await mine()).toEqual([{ productId: many, quantity: 20 }]);
  });

  it('is priced by the server over REST, without what is no longer sold', async () => {
    const inactive = await buildSellable(shop, { active: false });
    const { save, headers } = await customer();
    await save([kit, inactive].map((productId) => ({ productId, quantity: 2 })));
    const answer = await shop.inject({ url: '/api/cart', headers });
    expect(answer.json()).toEqual({
      items: [
        {
          product: {
            id: kit,
            name: 'Kit',
            price: 129,
            currency: 'EUR',
            productType: 'PHYSICAL',
            imageUrl: expect.stringMatching(/^\/media\//),
          },
          quantity: 2,
          subtotal: 258,
        },
      ],
      total: 258,
      currency: 'EUR',
    });
  });

  it('names the product of each line, also one that is no longer sold, so that a device can show it', async () => {
    const inactive = await buildSellable(shop, { active: false, type: 'DIGITAL', priceMinor: 500 });
    const { save, headers } = await customer();
    await save([kit, inactive].map((productId) => ({ productId, quantity: 1 })));
    const query = '{ myCart { product { id productType price { minor } } } }';
    expect((await shop.graphql(query, {}, { headers })).data).toEqual({
      myCart: [
        { product: { id: kit, productType: 'PHYSICAL', price: { minor: 12_900 } } },
        { product: { id: inactive, productType: 'DIGITAL', price: { minor: 500 } } },
      ],
    });
  });

  it('is for who is signed in, each their own', async () => {
    const { save } = await customer();
    await save([{ productId: kit, quantity: 1 }]);
    expect(await (await customer()).mine()).toEqual([]);
    expect((await shop.inject({ url: '/api/cart' })).statusCode).toBe(401);
    for (const query of [MERGE, SAVE, MINE])
      expect((await shop.graphql(query, { lines: [] })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    [[{ productId: 0, quantity: 1 }]],
    [[{ productId: 1, quantity: 0 }]],
    [[{ productId: 1, quantity: 1000 }]],
    [Array.from({ length: 101 }, (_, i) => ({ productId: i + 1, quantity: 1 }))],
  ])('refuses lines past its limits', async (lines) => {
    const { headers } = await customer();
    for (const query of [MERGE, SAVE])
      expect((await shop.graphql(query, { lines }, { headers })).errors?.[0]?.extensions.code).toBe(
        'VALIDATION_FAILED',
      );
  });
});
