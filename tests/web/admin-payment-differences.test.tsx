import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Route } from '../../web/app/routes/admin-payment-differences.tsx';
import { account } from '../../web/lib/account.ts';
import { ANNA, signInAs } from '../support/web-account.ts';
import { renderPage, type Answers } from '../support/web-page.tsx';

const ADMIN = { ...ANNA, id: 'admin', email: 'admin@martyx.example', admin: true };

const DIFFERENCE = {
  ...{ __typename: 'PaymentDifference', id: 'd-1', kind: 'PAYMENT_AMOUNT', paypalId: '5XY1234' },
  ...{ orderId: 'o-1', orderNumber: 'MX-2026-0007', happenedAt: '2026-11-20T10:00:00.000Z' },
  ...{ atPayPal: '128.99 EUR', booked: '129.00 EUR', fee: '3.56 EUR' },
};

let shown: object[];
let run: object;
const answers = (permissions: string[]): Answers => ({
  AdminRail: () => ({ me: { __typename: 'User', id: 'admin', permissions } }),
  AdminCounts: () => ({
    adminCounts: { __typename: 'AdminCounts', ordersToPack: 0, products: 0, waitingBuilds: 0, waitingReviews: 0 },
  }),
  PaymentDifferences: () => ({ paymentDifferences: { __typename: 'PaymentDifferences', ...run, items: shown } }),
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
  run = { comparedAt, coveredUntil, failedAt: null, error: null };
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
    run = { comparedAt: null, coveredUntil: null, failedAt: '2026-11-21T04:20:00.000Z', error: 'NOT_AUTHORIZED' };
    open();
    expect(await screen.findByText(/NOT_AUTHORIZED/)).toBeTruthy();
    expect(screen.queryByText('PayPal and the books agree')).toBeNull();
  });

  it('is not shown to an admin whose role has no orders, and asks nothing for them', async () => {
    const { asked } = open(['CATALOGUE']);
    expect(await screen.findByRole('heading', { name: 'Not for your role' })).toBeTruthy();
    await waitFor(() => expect(asked).not.toContain('PaymentDifferences'));
  });
});
