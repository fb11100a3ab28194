import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Route } from '../../../web/app/routes/admin/bank-payments.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const ADMIN = { ...ANNA, id: 'admin', email: 'admin@martyx.example', admin: true };
const eur = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' });

const ENTRY = {
  __typename: 'BankEntry',
  id: 'e-1',
  source: 'STATEMENT',
  bookedOn: '2026-11-20',
  amount: eur(13_390),
  payerName: 'Jana Malá',
  payerIban: 'SK8975000000000012345671',
  variableSymbol: '2026000007',
  message: 'za model',
  state: 'OPEN',
  payoutId: null,
  orderId: 'o-1',
  orderNumber: 'MX-2026-000007',
  problem: 'TOO_MUCH',
  difference: eur(1000),
  surplus: null,
  goodsLeft: null,
  candidates: [],
};

const WAITING = {
  __typename: 'TransferOrder',
  id: 'o-2',
  orderNumber: 'MX-2026-000008',
  name: 'Peter Veľký',
  total: eur(5000),
  orderDate: '2026-11-20T10:00:00.000Z',
  reservedUntil: '2026-11-27T23:00:00.000Z',
};

const CASH = {
  __typename: 'CashCollection',
  id: 'c-1',
  carrier: 'GLS',
  parcelNumber: '90012345678',
  variableSymbol: null,
  day: '2026-11-20',
  amount: eur(12_890),
  fee: eur(90),
  payoutDay: '2026-11-24',
  state: 'OPEN',
  orderId: 'o-3',
  orderNumber: 'MX-2026-000009',
  problem: 'TOO_LITTLE',
  difference: eur(-500),
};
const AWAITED = {
  __typename: 'AwaitedCash',
  id: 'o-4',
  orderNumber: 'MX-2026-000010',
  name: 'Eva Nová',
  due: eur(2500),
  carrier: 'DPD',
  parcelNumber: '05308812345678',
  sentDay: '2026-11-01',
  deliveredDay: '2026-11-04',
  late: true,
};

let cash: { open: object[]; awaited: object[]; done: object[] };
let open: object[];
let done: object[];
let calls: object[];
const told = (name: string) => (variables: object) => {
  calls.push({ name, ...variables });
  open = [];
  return { [name]: { ...ENTRY, state: 'BOOKED', problem: null, difference: null } };
};
const answers: Answers = {
  AdminRail: () => ({ me: { __typename: 'User', id: 'admin', permissions: ['ORDERS'] } }),
  AdminCounts: () => ({
    adminCounts: { __typename: 'AdminCounts', ordersToPack: 0, products: 0, waitingBuilds: 0, waitingReviews: 0 },
  }),
  BankPayments: () => ({ bankPayments: { __typename: 'BankPayments', open, waiting: [WAITING], done } }),
  CashCollections: () => ({ cashCollections: { __typename: 'CashCollections', ...cash } }),
  SetCashCollectionAside: (variables) => {
    calls.push({ name: 'setCashCollectionAside', ...variables });
    cash = { ...cash, open: [], done: [{ ...CASH, state: 'SET_ASIDE', problem: null, difference: null }] };
    return { setCashCollectionAside: cash.done[0] };
  },
  AssignCashCollection: (variables) => {
    calls.push({ name: 'assignCashCollection', ...variables });
    cash = { open: [], awaited: [], done: [{ ...CASH, state: 'BOOKED', problem: null, difference: null }] };
    return { assignCashCollection: cash.done[0] };
  },
  BookBankEntry: told('bookBankEntry'),
  JudgeBankEntry: told('judgeBankEntry'),
  MarkOrderPaid: told('markOrderPaid'),
};
const show = () => renderPage(<Route />, { path: '/admin/bank-payments', answers });

beforeEach(() => {
  signInAs(ADMIN);
  open = [ENTRY];
  done = [];
  calls = [];
  cash = { open: [], awaited: [], done: [] };
});
afterEach(() => {
  cleanup();
  account.end('signed_out');
  localStorage.clear();
  sessionStorage.clear();
});

describe('the page of bank payments', () => {
  it('says from whom money came, why it waits and what to do, and books it on its order', async () => {
    show();
    const row = (await screen.findByText('€10.00 too much')).closest('tr')!;
    for (const text of ['Jana Malá', 'SK8975000000000012345671', '€133.90', 'MX-2026-000007'])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
    await userEvent.click(within(row).getByRole('button', { name: 'Book on MX-2026-000007' }));
    await waitFor(() => expect(screen.queryByText('€10.00 too much')).toBeNull());
    expect(calls).toEqual([{ name: 'bookBankEntry', id: 'e-1', orderId: 'o-1' }]);
  });

  it('says of money that was set aside by itself that it is a payout', async () => {
    open = [];
    done = [{ ...ENTRY, state: 'SET_ASIDE', payoutId: 'po_1', orderId: null, orderNumber: null, problem: null, difference: null }]; // oxfmt-ignore
    show();
    expect(await screen.findByText('payout of a payment provider')).toBeDefined();
  });

  it('lets one of the orders of the same sum be chosen for money that names none', async () => {
    const candidate = {
      __typename: 'BankEntryCandidate',
      id: 'o-9',
      orderNumber: 'MX-2026-000009',
      status: 'PLACED',
      name: 'Eva',
    };
    open = [
      {
        ...ENTRY,
        orderId: null,
        orderNumber: null,
        problem: 'ORDER_UNKNOWN',
        difference: null,
        candidates: [candidate],
      },
    ];
    show();
    expect(await screen.findByRole('option', { name: 'MX-2026-000009, Eva' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(calls).toEqual([{ name: 'bookBankEntry', id: 'e-1', orderId: 'o-9' }]));
  });

  it('marks an order as paid by what the admin saw at the bank', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /Mark as paid/ }));
    const amount = screen.getByRole('textbox', { name: 'Amount received, €' });
    expect((amount as HTMLInputElement).value).toBe('50.00');
    await userEvent.click(screen.getByRole('button', { name: 'Book payment of MX-2026-000008' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({ name: 'markOrderPaid', input: { orderId: 'o-2', amountMinor: 5000 } });
  });

  it('shows what carriers collected, with fee, payout, difference and what is missing, and puts it away', async () => {
    cash = { open: [CASH], awaited: [AWAITED], done: [] };
    show();
    const row = (await screen.findByText('€5.00 too little')).closest('tr')!;
    for (const text of ['GLS', '90012345678', '€128.90', '€0.90', 'MX-2026-000009'])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
    const missing = screen.getByRole('region', { name: 'On no list of a carrier yet' });
    expect(within(missing).getByText('late')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Carrier').value).toBe('DPD');
    await userEvent.click(within(row).getByRole('button', { name: 'Put away 90012345678' }));
    await waitFor(() => expect(screen.queryByText('€5.00 too little')).toBeNull());
    expect(calls).toEqual([{ name: 'setCashCollectionAside', id: 'c-1', aside: true }]);
    expect(screen.getByText('put away')).toBeTruthy();
  });

  it('lets an order be chosen for a parcel that nobody knows, the one of the same sum before others', async () => {
    const unknown = { ...CASH, orderId: null, orderNumber: null, problem: 'ORDER_UNKNOWN', difference: null };
    const same = { ...AWAITED, id: 'o-5', orderNumber: 'MX-2026-000011', due: eur(12_890) };
    cash = { open: [unknown], awaited: [AWAITED, same], done: [] };
    show();
    const choice = await screen.findByLabelText<HTMLSelectElement>('Its order');
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Choose an order',
      'MX-2026-000011, Eva Nová, €128.90',
      'MX-2026-000010, Eva Nová, €25.00',
    ]);
    expect(choice.value).toBe('o-5');
    await userEvent.selectOptions(choice, 'o-4');
    await userEvent.click(screen.getByRole('button', { name: 'Assign 90012345678' }));
    await waitFor(() => expect(calls).toEqual([{ name: 'assignCashCollection', id: 'c-1', orderId: 'o-4' }]));
    expect(screen.queryByLabelText('Its order')).toBeNull();
  });

  it('says nothing of carriers where none ever collected', async () => {
    show();
    await screen.findByText('€10.00 too much');
    expect(screen.queryByText('Cash that carriers collected')).toBeNull();
  });
});
