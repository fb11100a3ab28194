import { decode } from 'bysquare/pay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeCart, myCart } from '../../../server/cart/customer-cart.service.ts';
import { sweepExpiredJob } from '../../../server/orders/order-cancellation.service.ts';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { ACCOUNT, buildTransferOrder, offerTransfer } from '../../support/offer-transfer.ts';
import { place } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 40, priceMinor: 12_900 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

const lines = () => [{ productId: kit, quantity: 1 }];
const way = PaymentWay.BANK_TRANSFER;
const ways = async () => (await shop.graphql<{ paymentWays: string[] }>('{ paymentWays }')).data.paymentWays;

interface Seen {
  status: string;
  paymentWay: string;
  reservedUntil: string | null;
  transfer: {
    iban: string;
    amount: { minor: number };
    variableSymbol: string;
    message: string;
    dueDay: string;
    epcCode: string;
    squareCode: string;
  } | null;
}
const PAGE = `query ($id: ID!, $key: String) { order(id: $id, accessToken: $key) { status paymentWay reservedUntil
  transfer { holder iban bic amount { minor } variableSymbol message dueDay epcCode squareCode } } }`;
const see = async ({ order, accessToken: key }: { order: { id: string }; accessToken: string }): Promise<Seen> =>
  (await shop.graphql<{ order: Seen }>(PAGE, { id: order.id, key })).data.order;

describe('while it is not offered', () => {
  it('there is PayPal alone, and an order that asks for it is refused', async () => {
    await offerTransfer(shop, { active: false });
    expect(await ways()).toEqual(['PAYPAL']);
    const input = await buildOrderInput(shop.ctx(), { lines: lines(), paymentWay: way });
    expect((await place(shop, input)).errors![0]!.extensions.code).toBe('PAYMENT_WAY_UNAVAILABLE');
  });

  it('an order by PayPal waits half an hour and has nothing to transfer', async () => {
    const placed = await placeOrder(shop.ctx(), await buildOrderInput(shop.ctx(), { lines: lines() }));
    const { paymentWay, transfer, reservedUntil } = await see(placed);
    expect([paymentWay, transfer]).toEqual(['PAYPAL', null]);
    expect(Math.round((Date.parse(reservedUntil!) - shop.clock.now().getTime()) / 60_000)).toBe(30);
  });
});

describe('an order by bank transfer', () => {
  beforeAll(() => offerTransfer(shop));

  it('takes what it orders out of the cart of the account; by PayPal that stays until it is paid', async () => {
    const left = async (changes: object) => {
      const { id: userId } = await buildAccount(shop);
      const ctx = shop.ctx({ viewer: { userId, admin: false, sessionId: 's' } });
      await mergeCart(ctx, lines());
      await buildOrder(ctx, { lines: lines(), ...changes });
      return myCart(ctx);
    };
    expect(await left({})).toEqual(lines());
    expect(await left({ paymentWay: way })).toEqual([]);
  });

  it('says where to send the money, in text and in both codes', async () => {
    expect(await ways()).toEqual(['PAYPAL', 'BANK_TRANSFER']);
    const placed = await buildTransferOrder(shop, { lines: lines(), email: 'a@example.sk' });
    const { transfer } = await see(placed);
    const symbol = placed.order.orderNumber.replace(/\D/g, '');
    const amount = placed.order.totalMinor;
    expect(transfer).toMatchObject({
      iban: ACCOUNT.iban,
      amount: { minor: amount },
      variableSymbol: symbol,
      message: placed.order.orderNumber,
    });
    expect(transfer!.epcCode.split('\n')).toEqual(
      [
        'BCD',
        '002',
        '1',
        'SCT',
        ACCOUNT.bic,
        ACCOUNT.holder,
        ACCOUNT.iban,
        `EUR${(amount / 100).toFixed(2)}`,
        '',
        '',
      ].concat(placed.order.orderNumber),
    );
    expect(decode(transfer!.squareCode)).toMatchObject({
      payments: [
        {
          amount: amount / 100,
          currencyCode: 'EUR',
          variableSymbol: symbol,
          paymentDueDate: transfer!.dueDay.replaceAll('-', ''),
          bankAccounts: [{ iban: ACCOUNT.iban, bic: ACCOUNT.bic }],
          beneficiary: { name: ACCOUNT.holder },
        },
      ],
    });
  });

  it('keeps its goods until the end of the seventh day, and then lapses', async () => {
    const before = await stockOf(shop, kit);
    const placed = await buildTransferOrder(shop, { lines: lines(), email: 'b@example.sk' });
    const until = placed.order.reservedUntil!;
    const days = (until.getTime() - shop.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(7);
    expect(days).toBeLessThanOrEqual(8);
    shop.clock.advance(until.getTime() - shop.clock.now().getTime() - 60_000);
    await sweepExpiredJob.run(shop.ctx(), {});
    expect((await see(placed)).status).toBe('PLACED');
    shop.clock.advance(120_000);
    await sweepExpiredJob.run(shop.ctx(), {});
    const { status, transfer } = await see(placed);
    expect([status, transfer]).toEqual(['EXPIRED', null]);
    expect((await stockOf(shop, kit)).reserved).toBeLessThanOrEqual(before.reserved);
  });

  it('sends its buyer one mail with the codes as pictures, and no reminder', async () => {
    const placed = await buildTransferOrder(shop, { lines: lines(), email: 'c@example.sk' });
    await shop.runJobs();
    shop.clock.advance(600_000);
    await shop.runJobs();
    const mails = shop.mails.filter(({ to }) => to === 'c@example.sk');
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Vaša objednávka ${placed.order.orderNumber}: údaje na bankový prevod`,
    ]);
    const [{ html, text, attachments }] = mails as [(typeof mails)[0]];
    expect(text).toContain('SK31 1200 0000 1987 4263 7541');
    expect(text).toContain(placed.order.orderNumber.replace(/\D/g, ''));
    expect(attachments!.map(({ cid }) => cid)).toEqual(['square', 'epc']);
    for (const { cid } of attachments!) expect(html).toContain(`src="cid:${cid}"`);
  });

  it('is the same order for the same request, and another request than one by PayPal', async () => {
    const input = await buildOrderInput(shop.ctx(), { lines: lines(), paymentWay: way, email: 'd@example.sk' });
    const first = await placeOrder(shop.ctx(), input);
    expect((await placeOrder(shop.ctx(), input)).order.id).toBe(first.order.id);
    const byPayPal = { ...input, paymentWay: PaymentWay.PAYPAL };
    await expect(placeOrder(shop.ctx(), byPayPal)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is refused to a buyer of whom three wait already, also at once', async () => {
    const ctx = () => shop.ctx({ client: { network: '198.51.100.7', device: '' } });
    const buy = async () =>
      placeOrder(ctx(), await buildOrderInput(ctx(), { lines: lines(), paymentWay: way, email: 'e@example.sk' }));
    const results = await Promise.allSettled([buy(), buy(), buy(), buy(), buy()]);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ code: 'UNPAID_TRANSFERS', args: { most: 3 } });
  });
});
