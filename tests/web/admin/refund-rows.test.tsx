import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminOrderPartsFragment } from '../../../web/features/admin-orders/detail/AdminOrder.gen.ts';
import { RefundRows } from '../../../web/features/admin-orders/refunds/refund-rows.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

type Refund = AdminOrderPartsFragment['attempts'][number]['refunds'][number];

const FAILED: Refund = {
  __typename: 'AdminRefund',
  id: 'r-1',
  status: 'FAILED',
  reason: 'Returned goods',
  failure: 'FAILED',
  requestedAt: '2026-11-20T10:00:00Z',
  step: 'PAY',
  stepBy: '2026-12-04T10:00:00Z',
  handledAt: null,
  amount: { __typename: 'Money', minor: 700, currency: 'EUR' },
};

let sent: unknown[];
beforeEach(() => {
  sent = [];
});
afterEach(cleanup);

const open = (changes: Partial<Refund> = {}) => {
  renderPage(
    <UndoProvider>
      <RefundRows refunds={[{ ...FAILED, ...changes }]} />
    </UndoProvider>,
    {
      answers: {
        SetRefundHandled: (variables) => {
          sent.push(variables);
          return { setRefundHandled: null };
        },
      },
    },
  );
  return userEvent.setup();
};

describe('a refund of an order', () => {
  it('that PayPal refused says what to do by when, and is closed at a press that can be taken back', async () => {
    const user = open();
    expect(screen.getByText(/after a withdrawal it must be there by 4 Dec 2026/)).toBeTruthy();
    expect(screen.getByText(/refused by the provider$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as settled' }));
    expect(await screen.findByText('Settled: €7.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'r-1', handled: true },
        { id: 'r-1', handled: false },
      ]),
    );
  });

  it('that PayPal has not decided says to wait until when, and not to refund again', () => {
    open({ status: 'REQUESTED', failure: null, step: 'WAIT', stepBy: '2026-11-21T10:00:00Z' });
    expect(screen.getByText(/Do not refund again\. If nothing has changed by 21 Nov 2026/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that came back after its credit note says so', () => {
    open({ status: 'COMPLETED', failure: 'RETURNED_TO_SHOP', step: 'SETTLE', stepBy: null });
    expect(screen.getByText(/^The buyer has a credit note, but the money is with you again/)).toBeTruthy();
    expect(screen.getByText(/came back to you/)).toBeTruthy();
  });

  it('shows a word of PayPal that the shop does not know as it is', () => {
    open({ failure: 'TRANSACTION_REFUSED' });
    expect(screen.getByText('TRANSACTION_REFUSED')).toBeTruthy();
  });

  it('that is done asks nothing', () => {
    open({ status: 'COMPLETED', failure: null, step: 'NONE', stepBy: null });
    expect(screen.queryByRole('button')).toBeNull();
    open({ step: 'NONE', handledAt: '2026-11-22T10:00:00Z' });
    expect(screen.getByText(/^Settled in another way, 22 Nov 2026/)).toBeTruthy();
  });
});
