import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as GiftCards } from '../../../web/app/routes/gift-cards.tsx';
import type { PaymentWay } from '../../../web/codegen/schema.gen.ts';
import { eur } from '../../support/builders/build-quote.ts';
import { checkoutAnswers } from '../../support/web/web-checkout.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const sale = (changes: object = {}) => ({
  giftCardSale: {
    __typename: 'GiftCardSale',
    open: true,
    years: 3,
    firstDay: '2026-11-27',
    lastDay: '2027-11-28',
    ways: ['PAYPAL', 'BANK_TRANSFER'] satisfies PaymentWay[],
    least: eur(1000),
    most: eur(50_000),
    step: eur(500),
    ...changes,
  },
});

const placed = (paymentWay: PaymentWay = 'PAYPAL') => ({
  buyGiftCard: {
    __typename: 'PlacedOrder',
    accessToken: 'secret',
    order: { __typename: 'Order', id: 'o1', paymentWay },
  },
});

const open = (answers: Answers = {}) => {
  const bought: Record<string, unknown>[] = [];
  const page = renderPage(<GiftCards />, {
    path: '/gift-cards',
    answers: checkoutAnswers({
      GiftCardSale: () => sale(),
      BuyGiftCard: ({ input }) => {
        bought.push(input as Record<string, unknown>);
        return placed((input as { paymentWay: PaymentWay }).paymentWay);
      },
      ...answers,
    }),
  });
  return { ...page, bought };
};

const FILLED = {
  'Value in EUR': '50',
  'Name of the recipient': 'Peter',
  'E-mail of the recipient': 'peter@example.sk',
  'E-mail': 'jana@example.sk',
  'First name': 'Jana',
  'Last name': 'Hrivnáková',
  'Street and number': 'Horná 12',
  Postcode: '974 01',
  Town: 'Banská Bystrica',
};

const fill = async (changes: Partial<typeof FILLED> = {}) => {
  const user = userEvent.setup();
  await screen.findByLabelText('Value in EUR');
  for (const [label, text] of Object.entries({ ...FILLED, ...changes })) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  return user;
};
const order = () => screen.getByRole('button', { name: /Order with obligation/ });

describe('the page where gift cards are sold', () => {
  it('orders the card once for two presses, and leads to the payment of its order', async () => {
    const { bought, address, state } = open();
    const user = await fill();
    await user.dblClick(order());
    await waitFor(() => expect(address()).toBe('/order/o1?key=secret'));
    expect(state()).toEqual({ pay: true });
    expect(bought).toHaveLength(1);
    expect(bought[0]).toMatchObject({
      amountMinor: 5000,
      recipientEmail: 'peter@example.sk',
      senderName: null,
      sendOn: '2026-11-27',
      paymentWay: 'PAYPAL',
      termsAccepted: true,
    });
  });

  it('leads to the bank details of an order that is paid by transfer', async () => {
    const { address, state } = open();
    const user = await fill();
    await user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    await user.click(order());
    await waitFor(() => expect(address()).toBe('/order/o1?key=secret'));
    expect(state()).toEqual({ pay: false });
  });

  it('says at each field what is wrong before anything is sent', async () => {
    const { bought } = open();
    const user = await fill({ 'Value in EUR': '12', 'E-mail of the recipient': 'peter' });
    await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
    await user.click(order());
    expect(await screen.findByText('Enter a value from €10.00 to €500.00, in steps of €5.00.')).toBeDefined();
    expect(screen.getByText('This e-mail is not complete. It looks like name@example.com.')).toBeDefined();
    expect(screen.getByText('3 fields need your attention.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Value in EUR'));
    expect(bought).toEqual([]);
  });

  it('shows what the server refuses at its field, and sends the same wish again under the same key', async () => {
    const keys: unknown[] = [];
    const refusals = [new Refusal('VALIDATION_FAILED', { sendOn: 'TOO_LOW' }), new Refusal('ERR_INTERNAL')];
    const { address } = open({
      BuyGiftCard: ({ input }) => {
        keys.push((input as { idempotencyKey: string }).idempotencyKey);
        const next = refusals.shift();
        if (next) throw next;
        return placed();
      },
    });
    const user = await fill();
    await user.click(order());
    expect(await screen.findByText(/^Choose a day from/)).toBeDefined();
    await user.click(order());
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.click(order());
    await waitFor(() => expect(address()).toBe('/order/o1?key=secret'));
    expect(new Set(keys).size).toBe(1);
  });

  it('says that cards are not on sale, and still leads to the balance', async () => {
    open({ GiftCardSale: () => sale({ open: false }) });
    expect(await screen.findByText('Gift cards are not on sale')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the balance of a gift card' })).toBeDefined();
    expect(screen.queryByLabelText('Value in EUR')).toBeNull();
  });
});
