import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Route } from '../../../web/app/routes/admin/payment-differences.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const ADMIN = { ...ANNA, id: 'admin', email: 'admin@martyx.example', admin: true };

const DIFFERENCE = {
  __typename: 'PaymentDifference',
  id: 'd-1',
  kind: 'PAYMENT_AMOUNT',
  paypalId: '5XY1234',
  orderId: 'o-1',
  orderNumber: 'MX-2026-0007',
  happenedAt: '2026-11-20T10:00:00.000Z',
  atPayPal: '128.99 EUR',
  booked: '129.00 EUR',
  fee: '3.56 EUR',
};

let shown: object[];
let run: object;
const answers = (permissions: string[]): Answers => ({
  AdminRail: () => ({ me: { __typename: 'User', id: 'admin', permissions } }),
  AdminCounts: () => ({
    adminCounts: { __typename: 'AdminCounts', ordersToPack: 0, products: 0, waitingBuilds: 0, waitingReviews: 0 },
  }),
  PaymentDifferences: () => ({ paymentDifferences: { __typename: 'PaymentDifferences', ...run, differences: shown } }),
  SetPaymentDifferenceAside: ({ aside }) => {
    shown = aside ? [] : [DIFFERENCE];
    return { setPaymentDifferenceAside: aside };
  },
});

const open = (permissions = ['ORDERS']) =>
  renderPage(<Route />, { path: '/admin/payment-differences', answers: answers(permissions) });

beforeEach(() => {
  signInAs(ADMIN);
  shown = [DIFFERENCE];
  const [comparedAt, coveredUntil] = ['2026-11-21T04:20:00.000Z', '2026-11-21T01:20:00.000Z'];
  run = { comparedAt, coveredUntil, failedAt: null, error: null, movements: [] };
});
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page of payment differences', () => {
  it('says what disagrees, by how much, in which order, and what to do', async () => {
    open();
    const row = (await screen.findByText('Payment of another amount')).closest('tr')!;
    for (const text of ['PayPal: 128.99 EUR', 'Booked: 129.00 EUR', 'Fee: 3.56 EUR', '5XY1234'])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
    expect(within(row).getByText(/settle the difference with the buyer/)).toBeTruthy();
    const link = within(row).getByRole('link', { name: 'MX-2026-0007' });
    expect(link.getAttribute('href')).toBe('/admin/orders/o-1');
    expect(screen.getByText(/^Last compared 21 Nov 2026/)).toBeTruthy();
  });

  it('puts one away, and takes that back', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Set aside 5XY1234' }));
    expect(await screen.findByText('PayPal and the books agree')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Payment of another amount')).toBeTruthy();
  });

  it('does not say that all agrees before anything was compared, and says why a comparison failed', async () => {
    shown = [];
    run = {
      ...run,
      comparedAt: null,
      coveredUntil: null,
      failedAt: '2026-11-21T04:20:00.000Z',
      error: 'NOT_AUTHORIZED',
    };
    open();
    expect(await screen.findByText(/NOT_AUTHORIZED/)).toBeTruthy();
    expect(screen.queryByText('PayPal and the books agree')).toBeNull();
  });

  it('is not shown to an admin whose role has no orders, and asks nothing for them', async () => {
    const { asked } = open(['CATALOGUE']);
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeTruthy();
    await waitFor(() => expect(asked).not.toContain('PaymentDifferences'));
  });

  it('sums up what moved on the account by month, with what is no sale and what PayPal kept', async () => {
    const moved = { __typename: 'PaymentMovementSum', month: '2026-11', count: 2, fee: null };
    run = {
      ...run,
      movements: [
        { ...moved, kind: 'PAYMENT', sum: '258.00 EUR', fee: '-7.12 EUR' },
        { ...moved, kind: 'FEE', count: 1, sum: '-16.00 EUR' },
        { ...moved, month: '2026-10', kind: 'WITHDRAWAL', sum: '-500.00 EUR' },
      ],
    };
    open();
    const november = within(await screen.findByRole('table', { name: 'November 2026' }));
    expect(november.getByRole('row', { name: 'Payments 2 258.00 EUR Kept by PayPal -7.12 EUR' })).toBeTruthy();
    expect(november.getByRole('row', { name: 'Other fees 1 -16.00 EUR' })).toBeTruthy();
    const october = within(screen.getByRole('table', { name: 'October 2026' }));
    expect(october.getByRole('row', { name: 'Transfers to your bank 2 -500.00 EUR' })).toBeTruthy();
  });
});
