import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeadEventsPage } from '../../../web/features/admin-orders/payments/dead-events-page.tsx';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const event = (id: string, eventType: string) => ({
  __typename: 'DeadPaymentEvent',
  id,
  eventType,
  receivedAt: '2026-11-20T10:00:00Z',
  deadAt: '2026-11-21T10:00:00Z',
  tries: 10,
  problem: 'PAYMENT_UNKNOWN',
  error: 'PAYMENT_NOT_FOUND',
  facts: '12.90 EUR · R-1',
});
const REFUND = event('WH-1', 'PAYMENT.CAPTURE.REFUNDED');
const DISPUTE = event('WH-2', 'CUSTOMER.DISPUTE.CREATED');

let waiting: (typeof REFUND)[];
let aside: unknown[];
beforeEach(() => {
  [waiting, aside] = [[REFUND, DISPUTE], []];
});
afterEach(cleanup);

const open = async () => {
  const user = userEvent.setup();
  renderPage(
    <UndoProvider>
      <DeadEventsPage />
    </UndoProvider>,
    {
      path: '/admin/payment-events',
      answers: {
        DeadPaymentEvents: () => ({ deadPaymentEvents: waiting }),
        RetryDeadPaymentEvent: ({ id }) => {
          waiting = waiting.filter((one) => one.id !== id);
          return { retryDeadPaymentEvent: { __typename: 'DeadPaymentEvent', id: id as string } };
        },
        SetDeadPaymentEventAside: (variables) => {
          aside.push(variables);
          waiting = variables.aside ? waiting.filter(({ id }) => id !== variables.id) : [REFUND, DISPUTE];
          return { setDeadPaymentEventAside: { __typename: 'DeadPaymentEvent', id: variables.id as string } };
        },
      },
    },
  );
  await screen.findByRole('table', { name: 'Payment notices' });
  return user;
};

const retry = { name: 'Try again PAYMENT.CAPTURE.REFUNDED' };
const gone = () => waitFor(() => expect(screen.queryByRole('button', retry)).toBeNull());

describe('notices of PayPal that the shop could not process', () => {
  it('stand with what they are about and what went wrong, in words', async () => {
    await open();
    expect(await screen.findAllByText('12.90 EUR · R-1')).toHaveLength(2);
    expect(screen.getAllByText('It is about a payment that the shop does not have.')).toHaveLength(2);
    expect(screen.getAllByText('10 tries')).toHaveLength(2);
    expect(screen.queryByText(/PAYMENT_NOT_FOUND/)).toBeNull();
  });

  it('bring what the program said only where the word does not tell it', async () => {
    waiting = [{ ...REFUND, problem: 'UNEXPECTED', error: 'deadlock detected' }];
    await open();
    expect(await screen.findByText(/^The shop has a fault here\./)).toBeTruthy();
    expect(screen.getByText('deadlock detected').lang).toBe('en');
  });

  it('are tried again one by one, which is said', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', retry));
    expect(await screen.findByText('The notice is being processed again.')).toBeTruthy();
    await gone();
    expect(screen.getByRole('button', { name: 'Try again CUSTOMER.DISPUTE.CREATED' })).toBeTruthy();
  });

  it('are put away, and the step can be taken back', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Set aside PAYMENT.CAPTURE.REFUNDED' }));
    expect(await screen.findByText('Set aside: PAYMENT.CAPTURE.REFUNDED')).toBeTruthy();
    await gone();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', retry)).toBeTruthy();
    expect(aside).toEqual([
      { id: 'WH-1', aside: true },
      { id: 'WH-1', aside: false },
    ]);
  });

  it('are none on a good day, which is said', async () => {
    waiting = [];
    await open();
    expect(await screen.findByText('Every payment notice was processed')).toBeTruthy();
  });
});
