import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ComplaintCard } from '../../../web/features/admin-orders/complaints/complaint-card.tsx';
import type { ComplaintPartsFragment } from '../../../web/features/admin-orders/complaints/Complaints.gen.ts';
import { ComplaintsPage } from '../../../web/features/admin-orders/complaints/complaints-page.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const eur = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' }) as const;

const build = (changes: Partial<ComplaintPartsFragment> = {}): ComplaintPartsFragment => ({
  __typename: 'AdminComplaint',
  id: 'c-1',
  version: 2,
  state: 'OPENED',
  productName: 'Talon',
  isFiles: false,
  units: 1,
  receivedAt: '2026-11-27T09:00:00.000Z',
  dueAt: '2026-12-27T23:00:00.000Z',
  lawfulDay: '2026-12-27',
  daysLeft: 30,
  overdue: false,
  liableUntil: '2028-11-20T23:00:00.000Z',
  late: false,
  wish: 'REDUCTION',
  description: 'The spar is cracked.',
  extension: null,
  remedy: null,
  delivery: false,
  message: null,
  rejection: null,
  parcelNumber: null,
  steps: ['CONFIRM', 'REVOKE'],
  worth: eur(10_000),
  amount: null,
  photos: [{ __typename: 'ComplaintPhoto', url: '/api/complaints/c-1/photo?photo=0', width: 8, height: 6 }],
  ...changes,
});

let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
});
afterEach(cleanup);

const NAMES = ['ConfirmComplaint', 'AcceptComplaint', 'RemedyComplaint', 'RejectComplaint', 'UndoComplaintStep'];

const open = (complaint: ComplaintPartsFragment) => {
  const note = (name: string) => (variables: unknown) => {
    sent.push([name, variables]);
    return { [`${name[0]!.toLowerCase()}${name.slice(1)}`]: complaint };
  };
  renderPage(
    <UndoProvider>
      <ComplaintCard complaint={complaint} onChange={() => Promise.resolve()} />
    </UndoProvider>,
    { answers: Object.fromEntries(NAMES.map((name) => [name, note(name)])) },
  );
  return userEvent.setup();
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('a complaint in the administration', () => {
  it('says how long there is, until when the seller answers for defects, and shows the photographs', () => {
    open(build());
    expect(screen.getByText('30 days left, until 27 Dec 2026')).toBeTruthy();
    expect(screen.getByText('In time: you answer for defects until 20 Nov 2028.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Photo 1' })).toBeTruthy();
    cleanup();
    open(build({ overdue: true, daysLeft: -2, late: true }));
    expect(screen.getByText('2 days overdue')).toBeTruthy();
    expect(screen.getByText(/after the period of liability had ended on 20 Nov 2028/)).toBeTruthy();
  });

  it('is confirmed by the day of the law, or a later one for a reason, and can be taken back', async () => {
    const user = open(build());
    await press(user, 'Confirm in writing');
    const day = screen.getByLabelText<HTMLInputElement>('Settled by');
    expect(day.value).toBe('2026-12-27');
    await user.clear(day);
    await user.type(day, '2027-01-10');
    await press(user, 'Confirm in writing');
    expect(await screen.findByText('Say why it takes longer.')).toBeTruthy();
    await user.type(screen.getByLabelText('Why it takes longer'), 'New mould');
    await press(user, 'Confirm in writing');
    const input = { id: 'c-1', expectedVersion: 2, dueDay: '2027-01-10', extension: 'New mould', message: '' };
    await waitFor(() => expect(sent).toEqual([['ConfirmComplaint', { input }]]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['UndoComplaintStep', { id: 'c-1', version: 3 }]));
  });

  it('is granted as the buyer asks, or otherwise, with an amount no higher than the price', async () => {
    const user = open(build({ state: 'RECEIVED', steps: ['ACCEPT', 'REJECT'] }));
    await press(user, 'Accept');
    await user.type(screen.getByLabelText('Goes back (€)'), '100,01');
    await press(user, 'Accept');
    expect(await screen.findByText('Enter an amount up to €100.00.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Goes back (€)'));
    await user.type(screen.getByLabelText('Goes back (€)'), '12,50');
    await press(user, 'Accept');
    await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ input: { remedy: 'REDUCTION', amountMinor: 1250 } }));
  });

  it('is refused only with reasons', async () => {
    const user = open(build({ state: 'RECEIVED', steps: ['ACCEPT', 'REJECT'] }));
    await press(user, 'Reject');
    await press(user, 'Reject');
    expect(await screen.findByText(/the law asks for the reasons in writing/)).toBeTruthy();
    await user.type(screen.getByLabelText('Reasons, told to the buyer'), 'A crash');
    await press(user, 'Reject');
    await waitFor(() => expect(sent).toEqual([['RejectComplaint', { id: 'c-1', version: 2, reason: 'A crash' }]]));
  });

  it('whose remedy is money is settled by a refund, and one of goods by the number of a parcel', async () => {
    const user = open(build({ state: 'ACCEPTED', remedy: 'REDUCTION', amount: eur(1250), steps: ['REMEDY'] }));
    expect(screen.getByText('Granted: Price reduction, €12.50')).toBeTruthy();
    await press(user, 'Refund now');
    expect(screen.queryByLabelText('Number of the parcel to the buyer')).toBeNull();
    cleanup();
    const other = open(build({ state: 'ACCEPTED', remedy: 'REPLACEMENT', steps: ['REMEDY'] }));
    await press(other, 'Settle');
    await other.type(screen.getByLabelText('Number of the parcel to the buyer'), 'Z 1');
    await press(other, 'Settle');
    await waitFor(() => expect(sent.at(-1)?.[1]).toMatchObject({ input: { parcelNumber: 'Z 1' } }));
  });
});

describe('the list of complaints', () => {
  it('asks for what is open, or what its address says', async () => {
    const asked: unknown[] = [];
    const row = { ...build(), orderId: 'o-1', orderNumber: 'MX-2026-000123', name: 'Jana', email: 'jana@example.sk' };
    const answers = {
      AdminComplaints: (variables: unknown) => {
        asked.push(variables);
        return { adminComplaints: [row] };
      },
    };
    const page = renderPage(<ComplaintsPage />, { path: '/admin/complaints?show=overdue', answers });
    const link = await screen.findByRole('link', { name: 'MX-2026-000123' });
    expect(link.getAttribute('href')).toBe('/admin/orders/o-1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which complaints' }), 'Open');
    expect(page.address()).toBe('/admin/complaints');
    await waitFor(() => expect(asked).toEqual([{ filter: 'OVERDUE' }, { filter: 'OPEN' }]));
  });
});
