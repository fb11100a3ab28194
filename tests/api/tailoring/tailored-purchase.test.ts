import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { QuoteProblem } from '../../../server/cart/quote.ts';
import { MOST_CHOICES } from '../../../server/models/tailoring/tailored-choices.service.ts';
import type { BuiltFiles } from '../../support/builders/build-files.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { buildTailored, publishTailored, TAILORING } from '../../support/builders/build-tailored.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const EXTRA = 150;
const NAMED = [
  { parameterId: 'bore', number: 18.5 },
  { parameterId: 'name', text: 'Anna' },
];

let shop: TestShop;
let files: BuiltFiles;
let price: number;

/** Each from a network of its own unless one is given: limits are of a network. */
let networks = 0;
const anyone = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(networks += 1)}` } });

const KEEP = `mutation ($input: TailoredChoiceInput!) { keepTailoredChoice(input: $input) { productId total { minor } } }`;

const keep = (chosen: object[], { productId = files.productId, caller = anyone() } = {}) =>
  shop.graphql<{ keepTailoredChoice: { productId: number; total: { minor: number } } }>(
    KEEP,
    { input: { productId, chosen } },
    caller,
  );
const kept = async (chosen: object[]) => (await keep(chosen)).data.keepTailoredChoice;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

const quoteOf = (productId: number) => quoteCart(shop.ctx(), { lines: [{ productId, quantity: 1 }] });

const LINE = `query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { lines {
  id productId productName unitPrice { minor } chosen { parameterId value } tailoredCopies { state chosen { parameterId value } } } } }`;

interface Line {
  id: string;
  productId: number;
  productName: string;
  unitPrice: { minor: number };
  chosen: object[];
  tailoredCopies: { state: string; chosen: object[] }[];
}

const lineOf = async ({ order, accessToken }: PaidOrder): Promise<Line> => {
  const { data } = await shop.graphql<{ order: { lines: Line[] } }>(LINE, { id: order.id, accessToken });
  return data.order.lines[0]!;
};

beforeAll(async () => {
  shop = await startShop({ env: { TRUST_PROXY: 'loopback' } });
  files = await buildTailored(shop.ctx());
  price = (await quoteOf(files.productId)).subtotalMinor;
});
afterAll(() => shop.close());

describe('files for a choice in the cart', () => {
  it('have an id of their own, the same for the same choice, and the price of the server', async () => {
    const [first, again] = [await kept(NAMED), await kept([...NAMED].reverse())];
    expect(again).toEqual(first);
    expect(first.total.minor).toBe(price + EXTRA);
    expect((await kept([{ parameterId: 'bore', number: 20 }])).total.minor).toBe(price);
    expect((await quoteOf(first.productId)).lines).toMatchObject([{ subtotalMinor: price + EXTRA, problem: null }]);
  });

  it('say what was chosen, in the language of the visitor, and are shown as the product', async () => {
    const { productId } = await kept(NAMED);
    const { data } = await shop.graphql(
      'query ($input: CartQuoteInput!) { cartQuote(input: $input) { lines { name product { id } chosen { parameterId name value } } } }',
      { input: { lines: [{ productId, quantity: 3 }] } },
      { headers: { 'accept-language': 'de' } },
    );
    expect(data).toMatchObject({
      cartQuote: {
        lines: [
          {
            name: expect.stringMatching(/ – Bore de: 18,5\u00a0mm, Wall de: thick de, Name de: Anna$/) as string,
            product: { id: files.productId },
            chosen: [{ value: '18,5\u00a0mm' }, { name: 'Wall de' }, { parameterId: 'name', value: 'Anna' }],
          },
        ],
      },
    });
  });

  it('are not paid a second time as they are, nor for a choice that costs no more', async () => {
    const [{ productId: named }, { productId: wide }] = [await kept(NAMED), await kept([NAMED[0]!])];
    const lines = [files.productId, wide, named].map((productId) => ({ productId, quantity: 1 }));
    const twice = await quoteCart(shop.ctx(), { lines });
    expect(twice.orderable).toBe(false);
    expect(twice.lines.map(({ problem }) => problem)).toEqual([QuoteProblem.INCLUDED, QuoteProblem.INCLUDED, null]);
    expect((await quoteOf(named)).orderable).toBe(true);
  });

  it('go with a customer from device to device, once', async () => {
    const { productId } = await kept(NAMED);
    const { headers } = await buildPerson(shop);
    const merge = `mutation ($lines: [CartLineInput!]!) { mergeCart(input: { lines: $lines }) { productId quantity product { id } } }`;
    const { data } = await shop.graphql(merge, { lines: [{ productId, quantity: 2 }] }, { headers });
    expect(data).toEqual({ mergeCart: [{ productId, quantity: 1, product: { id: files.productId } }] });
  });

  it.each([
    [[{ parameterId: 'bore', number: 9 }]],
    [[{ parameterId: 'name', text: 'Bartholomäus the Great' }]],
    [[{ parameterId: 'wings', number: 3 }]],
  ])('are not kept for %o', async (chosen) => {
    expect(codeOf(await keep(chosen))).toBe('VALIDATION_FAILED');
  });

  it('are kept of nothing but files of which something may be chosen', async () => {
    const kit = await buildSellable(shop);
    expect(codeOf(await keep([], { productId: kit }))).toBe('PRODUCT_NOT_FOUND');
    expect(codeOf(await keep([], { productId: 987_654 }))).toBe('PRODUCT_NOT_FOUND');
  });

  it('are bounded for a network, but for what is known', async () => {
    const caller = anyone();
    const numbered = (i: number) => [{ parameterId: 'name', text: `N ${i}` }];
    for (let i = 0; i < MOST_CHOICES; i += 1) expect((await keep(numbered(i), { caller })).errors).toBeUndefined();
    expect(codeOf(await keep(numbered(MOST_CHOICES), { caller }))).toBe('RATE_LIMITED');
    expect((await keep(numbered(0), { caller })).errors).toBeUndefined();
  });
});

describe('files for a choice that were bought', () => {
  it('cost what the quote said, are called by the choice, and are made without being asked for again', async () => {
    const { productId } = await kept(NAMED);
    const paid = await buildPaidOrder(shop.ctx(), [productId]);
    await shop.runJobs();
    const line = await lineOf(paid);
    expect(line).toMatchObject({
      productId: files.productId,
      productName: expect.stringContaining('Name: Anna') as string,
      unitPrice: { minor: price + EXTRA },
      chosen: [{ value: '18.5\u00a0mm' }, { value: 'thick' }, { value: 'Anna' }],
      tailoredCopies: [{ state: 'READY' }],
    });
    expect(line.tailoredCopies[0]!.chosen).toEqual(line.chosen);
  });

  it('leave the cart of the account that bought them', async () => {
    const { productId } = await kept(NAMED);
    const { headers, user } = await buildPerson(shop);
    const save = `mutation ($lines: [CartLineInput!]!) { saveCart(input: { lines: $lines }) { productId } }`;
    await shop.graphql(save, { lines: [{ productId, quantity: 1 }] }, { headers });
    await buildPaidOrder(shop.ctx({ viewer: { userId: user.id, admin: false, sessionId: 's' } }), [productId]);
    const { data } = await shop.graphql('{ myCart { productId } }', {}, { headers });
    expect(data).toEqual({ myCart: [] });
  });

  it('are made anew for another choice that costs no more, and for none that does', async () => {
    const tailor = async (paid: PaidOrder, chosen: object[]) => {
      const input = { orderId: paid.order.id, accessToken: paid.accessToken, lineId: (await lineOf(paid)).id, chosen };
      return shop.graphql(
        'mutation ($input: TailorFilesInput!) { tailorFiles(input: $input) { id } }',
        { input },
        anyone(),
      );
    };
    const [plain, named] = [await buildPaidOrder(shop.ctx(), [files.productId]), await kept(NAMED)];
    const withName = await buildPaidOrder(shop.ctx(), [named.productId]);
    const other = [{ parameterId: 'name', text: 'Berta' }];
    expect(codeOf(await tailor(plain, other))).toBe('VALIDATION_FAILED');
    expect((await tailor(plain, [{ parameterId: 'bore', number: 22 }])).errors).toBeUndefined();
    expect((await tailor(withName, other)).errors).toBeUndefined();
  });

  it('are sold of a newer version once they were tried with it', async () => {
    const { productId } = await kept(NAMED);
    await publishTailored(shop.ctx(), files, 'D2', { tailoring: TAILORING });
    expect((await quoteOf(productId)).lines).toMatchObject([{ product: null, problem: QuoteProblem.INACTIVE }]);
    expect((await kept(NAMED)).productId).toBe(productId);
    expect((await quoteOf(productId)).lines).toMatchObject([{ problem: null }]);
  });

  it('are no longer sold once a newer version does not offer the choice', async () => {
    const { productId } = await kept([{ parameterId: 'bore', number: 29 }]);
    const [bore, ...rest] = TAILORING.parameters;
    await publishTailored(shop.ctx(), files, 'E', {
      tailoring: { ...TAILORING, parameters: [{ ...bore!, to: 26 } as never, ...rest] },
    });
    expect((await quoteOf(productId)).lines).toMatchObject([{ product: null, problem: QuoteProblem.INACTIVE }]);
    await publishTailored(shop.ctx(), files, 'F', {});
    expect(codeOf(await keep([]))).toBe('PRODUCT_NOT_FOUND');
  });
});
