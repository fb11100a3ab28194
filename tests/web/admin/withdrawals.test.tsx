import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WithdrawalCard } from '../../../web/features/admin-orders/withdrawals/withdrawal-card.tsx';
import type { WithdrawalPartsFragment } from '../../../web/features/admin-orders/withdrawals/Withdrawals.gen.ts';
import { WithdrawalsPage } from '../../../web/features/admin-orders/withdrawals/withdrawals-page.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const eur = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' }) as const;

const line = (changes: Partial<WithdrawalPartsFragment['lines'][number]> = {}) => ({
  __typename: 'AdminWithdrawalLine' as const,
  lineId: 'l-1',
  productName: 'Sokol 720',
  isFiles: false,
  left: 2,
  units: 0,
  fitUnits: null,
  condition: null,
  deductionReason: null,
  price: eur(0),
  deduction: eur(0),
  ...changes,
});

const build = (changes: Partial<WithdrawalPartsFragment> = {}): WithdrawalPartsFragment => ({
  __typename: 'AdminWithdrawal',
  id: 'w-1',
  version: 3,
  state: 'RECEIVED',
  receivedAt: '2026-11-22T09:00:00.000Z',
  name: 'Jana Hrivnáková',
  email: 'jana@example.sk',
  items: null,
  handledAt: null,
  dueAt: '2026-12-06T23:00:00.000Z',
  daysLeft: 10,
  mayWait: false,
  overdue: false,
  periodEndsAt: '2026-12-01T23:00:00.000Z',
  late: false,
  returnParcelNumber: null,
  sentBackAt: null,
  goodsReceivedAt: null,
  endedAt: null,
  rejection: null,
  steps: ['ACCEPT', 'REJECT', 'REVOKE'],
  delivery: eur(0),
  sum: null,
  lines: [line()],
  ...changes,
});

let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
});
afterEach(cleanup);

const NAMES = ['AcceptWithdrawal', 'InspectWithdrawnGoods', 'RejectWithdrawal', 'RefundWithdrawal', 'ReceiveWithdrawnGoods', 'UndoWithdrawalStep']; // oxfmt-ignore

const open = (withdrawal: WithdrawalPartsFragment, language = 'sk') => {
  const note = (name: string) => (variables: unknown) => {
    sent.push([name, variables]);
    return { [`${name[0]!.toLowerCase()}${name.slice(1)}`]: withdrawal };
  };
  renderPage(
    <UndoProvider>
      <WithdrawalCard withdrawal={withdrawal} language={language} onChange={() => Promise.resolve()} />
    </UndoProvider>,
    { answers: Object.fromEntries(NAMES.map((name) => [name, note(name)])) },
  );
  return userEvent.setup();
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('a withdrawal in the administration', () => {
  it('says how long there is, and what is overdue', () => {
    open(build());
    expect(screen.getByText('10 days left to refund, until 6 Dec 2026')).toBeTruthy();
    expect(screen.getByText(/In time: the period ends on 1 Dec 2026/)).toBeTruthy();
    cleanup();
    open(build({ overdue: true, daysLeft: -1 }));
    expect(screen.getByText('1 day overdue')).toBeTruthy();
  });

  it('is accepted with the units of the whole order, or those that are chosen', async () => {
    const user = open(build());
    await press(user, 'Accept and ask for the goods');
    await user.type(screen.getByLabelText('Number of the return parcel'), 'Z 1');
    await press(user, 'Accept and ask for the goods');
    const lines = [{ lineId: 'l-1', units: 2 }];
    const input = { id: 'w-1', expectedVersion: 3, lines, returnParcelNumber: 'Z 1' };
    await waitFor(() => expect(sent).toEqual([['AcceptWithdrawal', { input }]]));
    cleanup();
    const other = open(build({ items: 'One wing' }));
    await press(other, 'Accept and ask for the goods');
    await press(other, 'Accept and ask for the goods');
    expect(await screen.findByText('Choose at least one unit.')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('is inspected line by line; a deduction needs a reason beside its field', async () => {
    const user = open(build({ state: 'GOODS_RECEIVED', steps: ['INSPECT', 'REJECT'], lines: [line({ units: 2 })] }));
    await press(user, 'Inspect the goods');
    await user.selectOptions(screen.getByLabelText('Condition'), 'Used');
    await user.clear(screen.getByLabelText('Fit for sale again (pcs)'));
    await user.type(screen.getByLabelText('Fit for sale again (pcs)'), '3');
    await user.type(screen.getByLabelText('Deduct (€)'), '12,50');
    await press(user, 'Settle the sum');
    expect(await screen.findByText('Enter a whole number from 0 to 2.')).toBeTruthy();
    expect(screen.getByText('Say why; the buyer reads it.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Fit for sale again (pcs)'));
    await user.type(screen.getByLabelText('Fit for sale again (pcs)'), '1');
    await user.type(screen.getByLabelText('Reason, told to the buyer'), 'Scratched');
    await press(user, 'Settle the sum');
    const found = { lineId: 'l-1', condition: 'USED', fitUnits: 1, deductionMinor: 1250, deductionReason: 'Scratched' };
    const input = { id: 'w-1', expectedVersion: 3, lines: [found] };
    await waitFor(() => expect(sent).toEqual([['InspectWithdrawnGoods', { input }]]));
  });

  it('that came too late is rejected with the reason that the shop proposes, in the language of the buyer', async () => {
    const user = open(build({ late: true }));
    expect(screen.getByText(/after the period of withdrawal had ended on 1 Dec 2026/)).toBeTruthy();
    await press(user, 'Reject');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toMatch(/po uplynutí 14-dňovej lehoty/);
    await press(user, 'Reject');
    await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ id: 'w-1', version: 3 }));
  });

  it('is refunded by one press that names the sum, and a receipt of goods can be taken back', async () => {
    const user = open(build({ state: 'INSPECTED', steps: ['REFUND'], sum: eur(11_650), delivery: eur(390) }));
    expect(screen.getByText('€3.90 of it for delivery')).toBeTruthy();
    await press(user, 'Refund €116.50');
    await waitFor(() => expect(sent).toEqual([['RefundWithdrawal', { id: 'w-1', version: 3 }]]));
    cleanup();
    const other = open(build({ state: 'AWAITING_GOODS', steps: ['RECEIVE'] }));
    await press(other, 'Goods arrived');
    await other.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['UndoWithdrawalStep', { id: 'w-1', version: 4 }]));
  });

  it('says of files why they cannot go back, and of a statement without an order what to do', () => {
    open(build({ lines: [line({ isFiles: true, left: 0 })] }));
    expect(screen.getByText(/files supplied at once with consent cannot be returned/)).toBeTruthy();
    cleanup();
    open(build({ lines: [], steps: ['REJECT'] }));
    expect(screen.getByText(/No order has this number/)).toBeTruthy();
  });
});

describe('the list of withdrawals', () => {
  it('asks for what is open, or what its address says', async () => {
    const asked: unknown[] = [];
    const answers = {
      AdminWithdrawals: (variables: unknown) => {
        asked.push(variables);
        return { adminWithdrawals: [{ ...build(), orderNumber: 'MX-2026-000123', orderId: 'o-1' }] };
      },
    };
    const page = renderPage(<WithdrawalsPage />, { path: '/admin/withdrawals?show=overdue', answers });
    const link = await screen.findByRole('link', { name: 'MX-2026-000123' });
    expect(link.getAttribute('href')).toBe('/admin/orders/o-1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which withdrawals' }), 'Open');
    expect(page.address()).toBe('/admin/withdrawals');
    await waitFor(() => expect(asked).toEqual([{ filter: 'OVERDUE' }, { filter: 'OPEN' }]));
  });
});
