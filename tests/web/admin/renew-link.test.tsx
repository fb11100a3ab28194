import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdminOrderPartsFragment } from '../../../web/features/admin-orders/detail/AdminOrder.gen.ts';
import type { OrderPackingPartsFragment } from '../../../web/features/admin-orders/parcels/Packing.gen.ts';
import { OrderPage } from '../../../web/features/admin-orders/detail/order-page.tsx';
import { buildOrderPage } from '../../support/builders/build-order-page.ts';
import { eur } from '../../support/builders/build-quote.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const NAME = 'Renew the buyer’s link';

const buildAdminOrder = (timeline: AdminOrderPartsFragment['timeline'] = []): AdminOrderPartsFragment => ({
  __typename: 'AdminOrder',
  id: 'o1',
  customerId: null,
  language: 'sk',
  actions: [],
  buyerCountry: null,
  vatCheck: null,
  order: { ...buildOrderPage(), withoutVat: false },
  refunded: eur(0),
  refundable: eur(0),
  soldCardId: null,
  refundableDelivery: eur(0),
  note: { __typename: 'OrderNote', text: '', version: 0 },
  lines: [],
  attempts: [],
  withdrawals: [],
  complaints: [],
  disputes: [],
  timeline,
});

/** Nothing of it is to be sent. */
const PACKING: OrderPackingPartsFragment = {
  __typename: 'OrderPacking',
  id: 'o1',
  orderNumber: 'MX-2026-000001',
  open: false,
  carrier: null,
  shippingMethodName: null,
  notes: null,
  packagingGrams: 0,
  returnCarriers: [],
  lines: [],
  parcels: [],
};

const open = (renew: Answers[string]) =>
  renderPage(<OrderPage />, {
    path: '/admin/orders/o1',
    route: '/admin/orders/:id',
    answers: {
      MyCart: () => ({ myCart: [] }),
      AdminOrder: () => ({ adminOrder: buildAdminOrder() }),
      OrderPacking: () => ({ orderPacking: PACKING }),
      RenewOrderLinkAsAdmin: renew,
    },
  });

const press = async () => userEvent.click(await screen.findByRole('button', { name: NAME }));

afterEach(cleanup);

describe('an admin who renews the link of an order', () => {
  it('reads that the buyer gets it by mail, and finds it in the history', async () => {
    const entry = {
      __typename: 'TimelineEntry',
      id: 't1',
      at: '2026-11-22T09:00:00.000Z',
      kind: 'EVENT',
      text: 'Order link renewed',
      actor: 'admin@martyx.example',
    } as AdminOrderPartsFragment['timeline'][number];
    const answer = vi.fn(() => ({ renewOrderLinkAsAdmin: buildAdminOrder([entry]) }));
    open(answer);
    await press();
    const told = await screen.findByText(/on its way to zuzana\.kovacova@posta\.sk/);
    expect(told.closest('[role=status]')).toBeTruthy();
    expect(answer).toHaveBeenCalledWith({ id: 'o1' });
    expect(screen.getByText('Order link renewed')).toBeTruthy();
  });

  it('reads beside the button how long to wait after too many', async () => {
    open(() => {
      throw new Refusal('RATE_LIMITED', { minutes: 42 });
    });
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Try again in 42 minutes/);
    expect(alert.parentElement).toBe(screen.getByRole('button', { name: NAME }).parentElement);
  });
});
