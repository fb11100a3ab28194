import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelUnpaid } from '../../../server/orders/order-cancellation.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { balanceOf, buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const BUYERS = 100;

let shop: TestShop;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  await offerGiftCards(shop);
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1000 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

const lines = () => [{ productId: files, quantity: 1 }];

/** Everybody has seen the price with the card before anybody orders. */
const crowd = (giftCardCodes: string[]) =>
  Promise.all(
    Array.from({ length: BUYERS }, (_, i) =>
      buildOrderInput(shop.ctx(), { lines: lines(), giftCardCodes, email: `crowd-${i}@example.sk` }),
    ),
  );

const placeAll = async (inputs: Awaited<ReturnType<typeof crowd>>) => {
  const results = await Promise.allSettled(inputs.map((input) => placeOrder(shop.ctx(), input)));
  const placed = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.order] : []));
  const codes = results.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []));
  return { placed, codes };
};

it('lets a hundred buyers at once spend exactly what is on a card', async () => {
  const card = await buildGiftCard(shop, 7500);
  const { placed, codes } = await placeAll(await crowd([card.code]));
  expect([placed.length, await balanceOf(shop, card)]).toEqual([7, 500]);
  expect(new Set(placed.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['PAID']));
  expect(codes).toHaveLength(BUYERS - placed.length);
  expect(codes.filter((code) => !['QUOTE_CHANGED', 'GIFT_CARD_CHANGED'].includes(code))).toEqual([]);
});

it('gives a card that two orders hold in turn back to the cent, whoever cancels how often', async () => {
  const [one, two] = [await buildGiftCard(shop, 300), await buildGiftCard(shop, 400)];
  const both = [one.code, two.code];
  const turned = [two.code, one.code];
  const inputs = await Promise.all(
    [both, turned, both, turned].map((giftCardCodes, i) =>
      buildOrderInput(shop.ctx(), { lines: lines(), giftCardCodes, email: `ring-${i}@example.sk` }),
    ),
  );
  const { placed } = await placeAll(inputs);
  expect(placed).toHaveLength(1);
  const { id } = placed[0]!;
  await Promise.all([1, 2, 3].map(() => cancelUnpaid(shop.ctx(), id)));
  expect([await balanceOf(shop, one), await balanceOf(shop, two)]).toEqual([300, 400]);
});
