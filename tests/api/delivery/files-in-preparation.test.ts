import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { place, refusalOf } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const QUOTE = `query ($input: CartQuoteInput!) { cartQuote(input: $input) { orderable lines { problem } } }`;
const PRODUCT = `query ($id: Int!) { product(id: $id) { stockState } }`;

const seen = async (id: number) => {
  const lines = [{ productId: id, quantity: 1 }];
  const quoted = await shop.graphql<{ cartQuote: object }>(QUOTE, { input: { lines } });
  const shown = await shop.graphql<{ product: { stockState: string } }>(PRODUCT, { id });
  return { ...quoted.data.cartQuote, state: shown.data.product.stockState };
};

it.each([null, 0])(
  'files of which %s are published are in preparation and cannot be ordered until they are',
  async (files) => {
    const id = await buildSellable(shop, { type: 'DIGITAL', files });
    const input = await buildOrderInput(shop.ctx(), { lines: [{ productId: id, quantity: 1 }] });
    expect(await seen(id)).toEqual({
      orderable: false,
      lines: [{ problem: 'IN_PREPARATION' }],
      state: 'IN_PREPARATION',
    });
    const [code, args] = await refusalOf(shop, input);
    expect(code).toBe('QUOTE_CHANGED');
    expect(args).toMatchObject({ lines: [{ productId: id, problem: 'IN_PREPARATION' }] });
    await shop.ctx().sql('UPDATE product SET sold_files = 2 WHERE id = $1', [id]);
    await shop
      .ctx()
      .sql('UPDATE catalog_version SET version = version + 1')
      .catch(() => undefined);
    expect(await seen(id)).toEqual({ orderable: true, lines: [{ problem: null }], state: 'ALWAYS' });
    expect((await place(shop, input)).errors).toBeUndefined();
  },
);
