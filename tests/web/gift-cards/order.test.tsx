import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OrderPage } from '../../../web/features/orders/detail/order-page.tsx';
import type { OrderPagePartsFragment } from '../../../web/features/orders/detail/Order.gen.ts';
import { buildOrderPage } from '../../support/builders/build-order-page.ts';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const CARD = {
  __typename: 'BoughtGiftCard',
  recipientName: 'Peter',
  recipientEmail: 'peter@example.sk',
  senderName: 'Jana',
  message: 'Všetko najlepšie!',
  sendOn: '2026-12-24',
  sentAt: null,
} as const;

const [line] = buildOrderPage().lines;
const bought = {
  ...line!,
  productName: 'Gift card',
  sku: 'GIFT-CARD',
  productType: 'GIFT_CARD',
  productId: 0,
} as const;

const open = (parts: Partial<OrderPagePartsFragment>, payNow = false) =>
  renderPage(
    <OrderPage
      order={buildOrderPage({ giftCard: CARD, invoices: [], lines: [bought], taxes: [], ...parts })}
      accessToken={null}
      payment={() => <p>payment step</p>}
      paymentPage="/payment/paypal/success?order=o1&key=secret"
      payNow={payNow}
      onRenewed={() => undefined}
    />,
    { path: '/order/o1' },
  );

describe('the page of an order of a gift card', () => {
  it('says for whom the card is and when it goes out, and has a receipt in the place of an invoice', () => {
    open({ receiptUrl: '/receipt.pdf', status: 'COMPLETED', fulfilmentStatus: 'NOT_NEEDED' });
    const card = screen.getByRole('region', { name: 'The gift card' });
    for (const text of ['peter@example.sk', 'Všetko najlepšie!', /December 2026|24 Dec/])
      expect(within(card).getByText(text, { exact: false })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')).toBe('/receipt.pdf');
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
    expect(screen.queryByText('Download only')).toBeNull();
    expect(screen.queryByRole('link', { name: /review/i })).toBeNull();
  });

  it('begins with the payment for who comes from ordering it', () => {
    const unpaid = {
      status: 'PLACED',
      paymentStatus: 'UNPAID',
      paymentDate: null,
      fulfilmentStatus: 'NOT_NEEDED',
    } as const;
    open(unpaid, true);
    expect(screen.getByText('payment step')).toBeDefined();
    expect(screen.getByText(/^The receipt is here as soon as/)).toBeDefined();
  });
});
