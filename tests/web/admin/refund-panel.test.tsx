import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminOrderPartsFragment } from '../../../web/features/admin-orders/detail/AdminOrder.gen.ts';
import { RefundPanel } from '../../../web/features/admin-orders/refunds/refund-panel.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

const ORDER = {
  id: 'o-1',
  refundable: { minor: 5_900, currency: 'EUR' },
  refundableDelivery: { minor: 490, currency: 'EUR' },
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

  it('offers what the delivery cost beside the items, and adds it where it is ticked', async () => {
    const sent: unknown[] = [];
    renderPage(<RefundPanel order={ORDER} onClose={() => {}} onDone={() => {}} />, {
      answers: {
        RefundOrder: (variables) => {
          sent.push(variables);
          return { refundOrder: null };
        },
      },
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Items' }));
    const delivery = screen.getByRole<HTMLInputElement>('checkbox', { name: 'The cost of delivery too, €4.90' });
    expect(delivery.checked).toBe(false);
    await user.click(delivery);
    await user.type(screen.getByLabelText('Reason'), 'Parcel was late');
    await user.click(screen.getByRole('button', { name: 'Refund €4.90' }));
    await expect.poll(() => sent).toMatchObject([{ input: { orderId: 'o-1', delivery: true } }]);
    expect(sent[0]).not.toHaveProperty('input.lines');
  });
});
