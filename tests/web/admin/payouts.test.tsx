import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PayoutsPage } from '../../../web/features/admin-documents/payouts-page.tsx';
import type { PaymentAccountsQuery } from '../../../web/features/admin-documents/Payouts.gen.ts';
import { eur } from '../../support/builders/build-quote.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const ACCOUNTS: PaymentAccountsQuery['paymentAccounts'] = {
  __typename: 'PaymentAccounts',
  accounts: [
    {
      __typename: 'ProviderAccount',
      way: 'CARD',
      currency: 'EUR',
      start: null,
      gross: eur(50_000),
      refunds: eur(-700),
      disputes: eur(0),
      fees: eur(-1500),
      other: eur(0),
      payouts: eur(-40_000),
      end: eur(7800),
    },
  ],
  payoutCount: 103,
  payouts: [
    {
      __typename: 'ProviderPayout',
      id: 'txn_1',
      way: 'CARD',
      carrier: null,
      day: '2026-11-20',
      amount: eur(40_000),
      movementCount: 7,
      bankDay: '2026-11-22',
    },
    {
      __typename: 'ProviderPayout',
      id: 'W-1',
      way: 'PAYPAL',
      carrier: null,
      day: '2026-11-21',
      amount: eur(5000),
      movementCount: null,
      bankDay: null,
    },
  ],
};
let accounts = ACCOUNTS;
const answers: Answers = {
  PaymentAccounts: () => ({ paymentAccounts: accounts }),
  PayoutMovements: () => ({
    payoutMovements: [
      {
        __typename: 'PayoutMovement',
        id: 'txn_7',
        day: '2026-11-19',
        figure: 'GROSS',
        orderNumber: 'MX-2026-000123',
        amount: eur(41_500),
        fee: eur(1500),
      },
    ],
  }),
};
afterEach(() => {
  cleanup();
  accounts = ACCOUNTS;
});

const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
const open = () => renderPage(<PayoutsPage />, { path: '/admin/documents/payouts?period=2026-11', answers });

it('shows what came, went and was kept, and what is not known', async () => {
  open();
  expect(await rowsOf('Cards (Stripe)')).toEqual([
    ['Opening balance', 'not known'],
    ['Payments received', '€500.00'],
    ['Refunded to buyers', '-€7.00'],
    ['Disputes and chargebacks', '€0.00'],
    ['Fees', '-€15.00'],
    ['Other (holds, conversions)', '€0.00'],
    ['Payouts to the bank', '-€400.00'],
    ['Closing balance', '€78.00'],
  ]);
  expect(await rowsOf('Payouts to the bank')).toEqual([
    ['Cards (Stripe)20 Nov 20267 movements', '22 Nov 2026', '€400.00'],
    ['PayPal21 Nov 2026the provider does not say', 'not yet', '€50.00'],
  ]);
  expect(screen.getByText('101 more payouts are in the CSV file.')).toBeDefined();
});

it('names the carrier that paid out, and no balance of what carriers hold', async () => {
  const { accounts: all, payouts } = ACCOUNTS;
  const way = 'CASH_ON_DELIVERY';
  accounts = {
    ...ACCOUNTS,
    accounts: [{ ...all[0]!, way, end: null }],
    payouts: [{ ...payouts[0]!, id: 'cash:GLS:P-1', way, carrier: 'GLS' }],
  };
  open();
  expect((await rowsOf('Carriers (cash on delivery)')).map(([what]) => what)).not.toContain('Opening balance');
  expect(await rowsOf('Payouts to the bank')).toEqual([['GLS20 Nov 20267 movements', '22 Nov 2026', '€400.00']]);
});

it('opens what a payout was made of, and says where nothing moved', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  const toggle = await screen.findByRole('button', { name: 'Movements in the payout of 20 Nov 2026: 7 movements' });
  await user.click(toggle);
  expect(await rowsOf('Movements in the payout of 20 Nov 2026')).toEqual([
    ['19 Nov 2026', 'Payment', 'MX-2026-000123', '€415.00', '€15.00'],
  ]);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Movements in the payout of 20 Nov 2026' })).toBeNull();
  unmount();
  accounts = { ...ACCOUNTS, accounts: [], payouts: [], payoutCount: 0 };
  open();
  expect(await screen.findByText('Nothing moved on the accounts at the providers in this period.')).toBeDefined();
});
