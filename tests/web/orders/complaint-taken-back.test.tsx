import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { OrderComplaintFragment } from '../../../web/features/orders/complaints/Complaints.gen.ts';
import { ComplaintStanding } from '../../../web/features/orders/complaints/complaint-standing.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const COMPLAINT: OrderComplaintFragment = {
  __typename: 'Complaint',
  id: 'complaint-1',
  lineId: 'line-1',
  units: 1,
  receivedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-12-20T23:00:00.000Z',
  extension: null,
  wish: 'REPAIR',
  description: 'The spar is cracked.',
  state: 'RECEIVED',
  mayTakeBack: true,
  endedAt: null,
  remedy: null,
  message: null,
  rejection: null,
  parcelNumber: null,
  amount: null,
  photos: [],
};

const show = (complaint: OrderComplaintFragment, answer: Error | null = null) => {
  const sent: unknown[] = [];
  const link = { orderId: 'order-1', accessToken: 'key' };
  renderPage(<ComplaintStanding complaint={complaint} name="Talon" link={link} />, {
    answers: {
      TakeBackComplaint: ({ input }) => {
        sent.push(input);
        if (answer) throw answer;
        return { takeBackComplaint: { ...complaint, state: 'REVOKED', mayTakeBack: false } };
      },
    },
  });
  return sent;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('taking a complaint back', () => {
  it('is asked twice, the second time with the focus, and then sent with the key of the order', async () => {
    const sent = show(COMPLAINT);
    await press('Take the complaint back');
    expect(sent).toEqual([]);
    const group = screen.getByRole('group', { name: 'Take the complaint back' });
    const yes = within(group).getByRole('button', { name: 'Take the complaint back' });
    expect(document.activeElement).toBe(yes);
    await userEvent.click(yes);
    expect(sent).toEqual([{ id: 'complaint-1', orderId: 'order-1', accessToken: 'key' }]);
  });

  it('is not done when the buyer keeps it', async () => {
    const sent = show(COMPLAINT);
    await press('Take the complaint back');
    await press('Keep it');
    expect([sent.length, screen.queryByRole('group')]).toEqual([0, null]);
  });

  it('says why it is too late', async () => {
    show(COMPLAINT, new Refusal('COMPLAINT_STATE_CONFLICT', { state: 'REMEDIED' }));
    await press('Take the complaint back');
    await press('Take the complaint back');
    expect((await screen.findAllByRole('alert')).at(-1)!.textContent).toMatch(/complaint/i);
  });

  it('is not offered once it has ended', () => {
    show({ ...COMPLAINT, state: 'REMEDIED', mayTakeBack: false, endedAt: '2026-11-25T10:00:00.000Z' });
    expect(screen.queryByRole('button', { name: 'Take the complaint back' })).toBeNull();
  });
});
