import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminOrderDisputeFragment } from '../../../web/features/admin-orders/detail/AdminOrder.gen.ts';
import { DisputePanel } from '../../../web/features/admin-orders/detail/dispute-panel.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const OPEN: AdminOrderDisputeFragment = {
  __typename: 'AdminDispute',
  id: 'd-1',
  paypalDisputeId: 'PP-D-1',
  state: 'ANSWER',
  stage: 'CHARGEBACK',
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  respondBy: '2026-12-03T10:00:00Z',
  openedAt: '2026-11-23T10:00:00Z',
  closedAt: null,
  releasedAt: null,
  stopsShipping: false,
  credited: null,
  fileName: null,
  amount: { __typename: 'Money', minor: 13_390, currency: 'EUR' },
  held: null,
  answers: [],
};
const SENT: AdminOrderDisputeFragment['answers'][number] = {
  __typename: 'AdminDisputeAnswer',
  id: 'a-1',
  kind: 'EVIDENCE',
  state: 'SENT',
  failure: null,
  carrier: 'GLS',
  tracking: 'SK123',
  note: 'Delivered',
  fileName: 'proof.pdf',
  requestedAt: '2026-11-24T10:00:00Z',
};

let inputs: Record<string, unknown>[];
let changed: number;
beforeEach(() => {
  [inputs, changed] = [[], 0];
});
afterEach(cleanup);

const open = (changes: Partial<AdminOrderDisputeFragment> = {}, refuse = false) => {
  const onChange = () => {
    changed += 1;
    return Promise.resolve();
  };
  const panel = <DisputePanel dispute={{ ...OPEN, ...changes }} onChange={onChange} />;
  renderPage(<UndoProvider>{panel}</UndoProvider>, {
    answers: {
      SetDisputeReleased: (variables) => {
        inputs.push(variables);
        return { setDisputeReleased: null };
      },
      AnswerDispute: ({ input }) => {
        if (refuse) throw new Refusal('DISPUTE_CLOSED');
        inputs.push(input as Record<string, unknown>);
        return { answerDispute: null };
      },
    },
  });
  return { user: userEvent.setup(), panel: within(screen.getByRole('region', { name: /^Dispute at PayPal/ })) };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a dispute that waits for the shop', () => {
  it('says in words what it is about, how much, and until when to answer', () => {
    const { panel } = open({ held: OPEN.amount });
    expect(panel.getByRole('heading').textContent).toContain('Your answer is due');
    expect(panel.getByText(/^Send proof or accept the claim by 3 Dec 2026/)).toBeTruthy();
    for (const text of ['Not received', 'Claim or chargeback', 'Held by PayPal', 'PP-D-1'])
      expect(panel.getByText(text)).toBeTruthy();
  });

  it('takes proof with carrier, tracking number and words, once, and is read anew', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Carrier' }), ' GLS ');
    await user.type(screen.getByRole('textbox', { name: 'Tracking number' }), 'SK 123');
    await user.type(screen.getByRole('textbox', { name: 'To PayPal and the buyer' }), 'Delivered');
    await user.click(button('Send proof'));
    await waitFor(() => expect(changed).toBe(1));
    expect(inputs).toEqual([
      expect.objectContaining({
        disputeId: 'd-1',
        kind: 'EVIDENCE',
        carrier: 'GLS',
        tracking: 'SK 123',
        note: 'Delivered',
      }),
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Carrier' }).value).toBe('');
  });

  it('asks for anything at all before it sends', async () => {
    const { user } = open();
    await user.click(button('Send proof'));
    const note = screen.getByRole('textbox', { name: 'To PayPal and the buyer' });
    expect(note.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Write a few words, give a tracking number or add a file.')).toBeTruthy();
    expect(inputs).toEqual([]);
  });

  it('shows the file that lies ready, which is enough to send', async () => {
    const { user } = open({ fileName: 'proof.pdf' });
    expect(screen.getByText('proof.pdf')).toBeTruthy();
    expect(button(/^Remove/)).toBeTruthy();
    await user.click(button('Send proof'));
    await waitFor(() => expect(inputs).toHaveLength(1));
  });

  it('is given in to only after saying that the money goes back at once', async () => {
    const { user } = open();
    await user.click(button('Accept the claim'));
    expect(screen.getByRole('alert').textContent).toContain('€133.90 goes back to the buyer at once');
    expect(inputs).toEqual([]);
    await user.click(button(/^Return €133\.90/));
    await waitFor(() => expect(inputs).toMatchObject([{ kind: 'ACCEPT' }]));
  });

  it('that PayPal has closed meanwhile keeps the words and says why', async () => {
    const { user } = open({}, true);
    await user.type(screen.getByRole('textbox', { name: 'To PayPal and the buyer' }), 'Delivered');
    await user.click(button('Send proof'));
    expect(await screen.findByText('PayPal has already closed this dispute.')).toBeTruthy();
    expect(screen.getByDisplayValue('Delivered')).toBeTruthy();
  });
});

describe('a dispute that does not wait for the shop', () => {
  it.each([
    ['ANSWER', 'REQUESTED', 'Your answer is on its way to PayPal.', 'being sent'],
    ['WAITING', 'SENT', 'There is nothing to do now. It is up to PayPal or the buyer.', 'PayPal has it'],
    ['WON', 'SENT', 'The money stays with you.', 'PayPal has it'],
    ['LOST', 'FAILED', 'The money went back to the buyer; a credit note was issued.', 'PayPal refused it'],
  ] as const)('in state %s with an answer that is %s says so and offers no form', (state, sent, todo, told) => {
    const { panel } = open({ state, answers: [{ ...SENT, state: sent }] });
    expect(panel.getByText(todo)).toBeTruthy();
    expect(panel.getByText(new RegExp(told))).toBeTruthy();
    expect(panel.getByText('GLS · SK123 · proof.pdf · Delivered')).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
  });
});

describe('a dispute that keeps the goods in the house', () => {
  it('says why and lets them go at a press that can be taken back', async () => {
    const { user, panel } = open({ reason: 'UNAUTHORISED', stopsShipping: true });
    expect(panel.getByText(/^The account’s owner says that somebody else paid\./)).toBeTruthy();
    await user.click(button('Allow shipping anyway'));
    expect(await screen.findByText('Shipping is allowed.')).toBeTruthy();
    await user.click(button('Undo'));
    await waitFor(() =>
      expect(inputs).toEqual([
        { id: 'd-1', released: true },
        { id: 'd-1', released: false },
      ]),
    );
  });

  it('that an admin has let go says since when, and stops them again', async () => {
    const { user } = open({ reason: 'UNAUTHORISED', releasedAt: '2026-11-24T10:00:00Z' });
    expect(screen.getByText(/^Shipping allowed in spite of the dispute, 24 Nov 2026/)).toBeTruthy();
    await user.click(button('Stop shipping'));
    await waitFor(() => expect(inputs).toEqual([{ id: 'd-1', released: false }]));
  });

  it('asks for a parcel where that is the answer', () => {
    const { panel } = open();
    expect(panel.getByText(/ship them with a tracking number/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Allow shipping anyway' })).toBeNull();
  });
});

describe('a dispute whose money had been credited before', () => {
  it.each([
    ['ANSWER', /^PayPal took €133\.90 before it named this dispute/],
    ['WON', /^€133\.90 is with you again, but the buyer has a credit note/],
  ] as const)('says so in state %s', (state, told) => {
    open({ state, credited: OPEN.amount });
    expect(screen.getByText(told)).toBeTruthy();
  });
});
