import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const QUOTE = `query Q($input: CartQuoteInput!) {
  cartQuote(input: $input) {
    lines { productId quantity problem available taxRatePercent unitPrice { minor } subtotal { minor } product { id sku name } }
    subtotal { minor } discount { minor } shipping { minor } total { minor decimal currency }
    taxes { ratePercent net { minor } tax { minor } gross { minor } }
    requiresShipping hasDigital shippingMethod shippingMethods { id name description price { minor } minDays maxDays }
    country orderable fingerprint
  }
}`;

interface QuoteData {
  cartQuote: {
    lines: { productId: number; quantity: number; problem: string | null; product: { sku: string } | null }[];
    total: { minor: number; decimal: string };
    shippingMethods: { id: string; name: string }[];
    shippingMethod: string | null;
    orderable: boolean;
    fingerprint: string;
  };
}

let shop: TestShop;
let kit: number;
let filesId: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 3 });
  filesId = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1490 });
});
afterAll(() => shop.close());

const ask = (input: Record<string, unknown>, headers = {}) => shop.graphql<QuoteData>(QUOTE, { input }, { headers });

describe('cartQuote', () => {
  it('prices kit and files for a buyer at home', async () => {
    const { data, errors } = await ask({
      lines: [
        { productId: kit, quantity: 2 },
        { productId: filesId, quantity: 1 },
      ],
    });
    expect(errors).toBeUndefined();
    expect(data.cartQuote).toMatchObject({
      total: { minor: 27_780, decimal: '277.80' },
      shippingMethod: 'packeta',
      orderable: true,
      country: 'SK',
    });
    expect(data.cartQuote.lines.every(({ product }) => product !== null)).toBe(true);
  });

  it('says per line what cannot be bought', async () => {
    const [gone, inactive] = [
      await buildSellable(shop, { stock: 0 }),
      await buildSellable(shop, { active: false, type: 'DIGITAL' }),
    ];
    const lines = [gone, inactive, 2_000_000_000].map((productId) => ({ productId, quantity: 1 }));
    const { data } = await ask({
      lines: [...lines, { productId: kit, quantity: 4 }, { productId: filesId, quantity: 5 }],
    });
    expect(data.cartQuote.lines.map(({ problem, quantity }) => [problem, quantity])).toEqual([
      ['OUT_OF_STOCK', 1],
      ['INACTIVE', 1],
      ['NOT_FOUND', 1],
      ['NOT_ENOUGH_STOCK', 4],
      ['DIGITAL_LIMIT', 1],
    ]);
    expect(data.cartQuote.lines[1]!.product).toBeNull();
    expect(data.cartQuote.orderable).toBe(false);
  });

  it('speaks the language of the request', async () => {
    const input = { lines: [{ productId: kit, quantity: 1 }], country: 'de' };
    const { data } = await ask(input, { 'accept-language': 'de' });
    expect(data.cartQuote.shippingMethods.map(({ name }) => name)).toEqual([
      'Packeta-Abholstelle',
      'Paketzustellung an die Haustür',
    ]);
  });

  it.each([
    [{ lines: [{ productId: 1, quantity: 0 }] }, { 'lines.0.quantity': 'TOO_SMALL' }],
    [{ lines: [{ productId: 1, quantity: -1 }] }, { 'lines.0.quantity': 'TOO_SMALL' }],
    [{ lines: [{ productId: 1, quantity: 1000 }] }, { 'lines.0.quantity': 'TOO_LARGE' }],
    [{ lines: Array.from({ length: 101 }, () => ({ productId: 1, quantity: 1 })) }, { lines: 'TOO_MANY' }],
    [{ lines: [], country: 'XX' }, { country: 'COUNTRY_INVALID' }],
    [{ lines: [], country: "SK' OR 1=1" }, { country: 'INVALID' }],
    [{ lines: [], shippingMethod: 'x'.repeat(41) }, { shippingMethod: 'TOO_LONG' }],
  ])('refuses input past the limits: %j', async (input, args) => {
    const { errors } = await ask(input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', args });
  });

  it.each([1.5, '1e3', 2 ** 31, 2 ** 53, null, [2], '١'])('refuses the quantity %j', async (quantity) => {
    const { data, errors } = await ask({ lines: [{ productId: kit, quantity }] });
    expect(data?.cartQuote).toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it('refuses a field that carries a price', async () => {
    const { errors } = await ask({ lines: [{ productId: kit, quantity: 1, price: 1 }] });
    expect(errors).toBeDefined();
  });

  it('refuses a sum that no payment can carry', async () => {
    const dear = await buildSellable(shop, { priceMinor: 900_000_000, stock: 999 });
    const { errors } = await ask({ lines: [{ productId: dear, quantity: 999 }] });
    expect(errors?.[0]?.extensions.args).toEqual({ lines: 'TOTAL_TOO_LARGE' });
  });

  it('reads 1 and 100 lines with the same few statements', async () => {
    const ids = [];
    for (let i = 0; i < 100; i += 1) ids.push(await buildSellable(shop));
    const count = (lines: number[]) =>
      shop.statements(() => ask({ lines: lines.map((productId) => ({ productId, quantity: 1 })) }));
    await count(ids);
    const [one, hundred] = [await count(ids.slice(0, 1)), await count(ids)];
    expect(hundred).toBe(one);
    expect(hundred).toBeLessThanOrEqual(3);
  });
});

describe('countries', () => {
  it('names them in the language of the request, sorted', async () => {
    const query = '{ countries { code name shipsTo vatRatePercent } }';
    const { data } = await shop.graphql<{ countries: { code: string; name: string; vatRatePercent: number }[] }>(
      query,
      {},
      { headers: { 'accept-language': 'sk' } },
    );
    expect(data.countries).toHaveLength(32);
    expect(data.countries.find(({ code }) => code === 'FI')).toMatchObject({ name: 'Fínsko', vatRatePercent: 23 });
    const names = data.countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('sk').compare));
  });
});
