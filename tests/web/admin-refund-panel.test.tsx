import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminOrderPartsFragment } from '../../web/features/admin-orders/AdminOrder.gen.ts';
import { RefundPanel } from '../../web/features/admin-orders/refund-panel.tsx';
import { renderPage } from '../support/web-page.tsx';

const ORDER = {
  id: 'o-1',
  refundable: { minor: 5_900, currency: 'EUR' },
  lines: [],
  order: { fulfilmentStatus: 'UNFULFILLED', lines: [{ id: 'l-1', productType: 'PHYSICAL', quantity: 1 }] },
} as unknown as AdminOrderPartsFragment;

afterEach(cleanup);

describe('the form of a refund', () => {
  it('has chosen nothing, and refunds nothing before the admin says what', async () => {
    const sent: unknown[] = [];
    const done: string[] = [];
    renderPage(<RefundPanel order={ORDER} onClose={() => {}} onDone={(amount) => done.push(amount)} />, {
      answers: {
        RefundOrder: (variables) => {
          sent.push(variables);
          return { refundOrder: null };
        },
      },
    });
    const user = userEvent.setup();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await user.type(screen.getByLabelText('Reason'), 'Returned');
    await user.click(screen.getByRole('button', { name: 'Refund' }));
    expect(screen.getByText('Choose what is refunded.')).toBeTruthy();
    expect(sent).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Everything' }));
    await user.click(screen.getByRole('button', { name: 'Refund €59.00' }));
    await expect.poll(() => done).toEqual(['€59.00']);
    expect(sent).toMatchObject([{ input: { orderId: 'o-1', reason: 'Returned', restock: true } }]);
  });
});
