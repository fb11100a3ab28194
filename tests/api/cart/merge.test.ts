import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartLine } from '../../../server/cart/cart-lines.ts';
import { buildAccount, PASSWORD, signInAs } from '../../support/builders/build-account.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 500 });
});
afterAll(() => shop.close());

const MERGE =
  'mutation ($lines: [CartLineInput!]!, $key: String) { cart: mergeCart(input: { lines: $lines, key: $key }) { productId quantity } }';
const TWO = () => [{ productId: kit, quantity: 2 }];

const customer = async () => {
  const user = await buildAccount(shop);
  const headers = await signInAs(shop, user);
  const merge = (key: string | null, lines: CartLine[] = TWO()) =>
    shop.graphql<{ cart: CartLine[] }>(MERGE, { lines, key }, { headers });
  const quantity = async (key: string | null) => (await merge(key)).data.cart[0]?.quantity;
  return { user, headers, merge, quantity };
};
const keysOf = async (userId: string) =>
  (await shop.ctx().sql<{ key: string }>('SELECT key FROM cart_merge WHERE user_id = $1', [userId])).map(
    ({ key }) => key,
  );

describe('a merge of the cart with a key', () => {
  it('counts once, however often it is repeated, and without a key every time', async () => {
    const { quantity } = await customer();
    expect(await quantity('device-1-cart-1')).toBe(2);
    expect(await quantity('device-1-cart-1')).toBe(2);
    expect(await quantity(null)).toBe(4);
    expect(await quantity(null)).toBe(6);
    expect(await quantity('device-1-cart-1')).toBe(6);
    expect(await quantity('device-2-cart-1')).toBe(8);
  });

  it('counts once when it is sent twice, or ten times, at the same moment', async () => {
    const { merge, quantity } = await customer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => merge('device-1-cart-1')));
    expect(answers.map(({ data }) => data.cart)).toEqual(Array.from({ length: 10 }, TWO));
    expect(await quantity('device-1-cart-1')).toBe(2);
  });

  it('adds nothing of a repeat, even after the cart was changed or emptied', async () => {
    const { headers, merge } = await customer();
    await merge('device-1-cart-1');
    await shop.graphql('mutation { saveCart(input: { lines: [] }) { productId } }', {}, { headers });
    expect((await merge('device-1-cart-1')).data.cart).toEqual([]);
  });

  it('is of the account: another one may use the same key', async () => {
    const [one, other] = [await customer(), await customer()];
    expect([await one.quantity('same-key-of-both'), await other.quantity('same-key-of-both')]).toEqual([2, 2]);
  });

  it('counts once though another device handed its cart over in between', async () => {
    const { quantity } = await customer();
    expect(await quantity('device-1-cart-1')).toBe(2);
    expect(await quantity('device-2-cart-1')).toBe(4);
    expect(await quantity('device-1-cart-1')).toBe(4);
  });

  it('leaves the last twenty keys of an account, and none once it is deleted', async () => {
    const { user, headers, merge } = await customer();
    for (let n = 10; n < 32; n += 1) {
      await merge(`device-${n}-cart`);
      shop.clock.advance(1);
    }
    const keys = await keysOf(user.id);
    expect([keys.length, keys.includes('device-11-cart'), keys.includes('device-31-cart')]).toEqual([20, false, true]);
    await shop.graphql(
      'mutation ($p: String!) { deleteAccount(input: { currentPassword: $p }) { id } }',
      { p: PASSWORD },
      { headers },
    );
    expect(await keysOf(user.id)).toEqual([]);
  });

  it.each(['', 'short', 'x'.repeat(65), 'with space 1', "quote'--1", 'null\u0000byte', 'žluťoučký'])(
    'refuses the key %j and changes nothing',
    async (key) => {
      const { user, merge, quantity } = await customer();
      expect((await merge(key)).errors?.[0]?.extensions).toEqual({
        code: 'VALIDATION_FAILED',
        args: { key: 'INVALID' },
      });
      expect(await keysOf(user.id)).toEqual([]);
      expect(await quantity('a-good-key')).toBe(2);
    },
  );

  it('is not noted when its lines are refused', async () => {
    const { user, merge } = await customer();
    const wrong = [{ productId: kit, quantity: 0 }];
    expect((await merge('a-good-key', wrong)).errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    expect(await keysOf(user.id)).toEqual([]);
  });
});
