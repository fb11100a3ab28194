import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Cancel } from '../../../web/app/routes/payment-cancel.tsx';
import { Component as Success } from '../../../web/app/routes/payment-success.tsx';
import { savePlacedOrder } from '../../../web/features/checkout/order/placed-order.ts';
import { waitBeforeAsking } from '../../../web/features/payment/back-off.ts';
import { buildOutcome } from '../../support/builders/build-web-order.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const SUCCESS = '/payment/paypal/success?order=o1&key=secret&token=PP-1&PayerID=X';
const CANCEL = '/payment/paypal/cancel?order=o1&key=secret&token=PP-1';
const CART_KEY = 'martyx_cart_v1';

const success = (answers: Answers) => renderPage(<Success />, { path: SUCCESS, answers });
const cancel = (answers: Answers) => renderPage(<Cancel />, { path: CANCEL, answers });
const captured = (parts: Parameters<typeof buildOutcome>[0]): Answers => ({
  CapturePayment: () => ({ capturePayment: buildOutcome(parts) }),
});

const cartOf = () =>
  (JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as { product: { id: number }; quantity: number }[]).map(
    ({ product, quantity }) => [product.id, quantity],
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the success page', () => {
  it('thanks for a paid order and gives its files', async () => {
    const capture = vi.fn(() => ({ capturePayment: buildOutcome({ state: 'PAID' }) }));
    success({ CapturePayment: capture });
    expect(await screen.findByRole('heading', { name: 'Thank you. The box is on the bench.' })).toBeDefined();
    expect(screen.getByText(/Order MX-2026-01184\. The invoice is on its way to zuzana/)).toBeDefined();
    const file = screen.getByRole('link', { name: /^Download files, 48\.1.MB$/ });
    expect(file.getAttribute('href')).toBe('/download/z');
    const order = screen.getByRole('link', { name: 'See the order' });
    expect(order.getAttribute('href')).toBe('/order/o1?key=secret');
    expect(capture).toHaveBeenCalledExactlyOnceWith({
      input: { orderId: 'o1', accessToken: 'secret', paypalOrderId: 'PP-1' },
    });
  });

  it('takes what was bought out of the cart, once, and leaves the rest', async () => {
    const item = (id: number, quantity: number) => ({ product: { id, price: 1, productType: 'PHYSICAL' }, quantity });
    localStorage.setItem(CART_KEY, JSON.stringify([item(1, 3), item(2, 1)]));
    savePlacedOrder({ id: 'o1', accessToken: 'secret', lines: [{ productId: 1, quantity: 2 }] }, 'key');
    const answers = { ...captured({ state: 'PAID' }), BoughtLines: () => ({ boughtLines: 'LEAVE' }) };
    success(answers);
    await waitFor(() =>
      expect(cartOf()).toEqual([
        [1, 1],
        [2, 1],
      ]),
    );
    cleanup();
    success(answers);
    await screen.findByRole('heading', { name: /Thank you/ });
    expect(cartOf()).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it.each<[string, Answers]>([
    ['PayPal is pending', captured({ state: 'PENDING', paymentStatus: 'PENDING' })],
    [
      'PayPal does not answer',
      {
        CapturePayment: () => {
          throw new Refusal('PAYMENT_UNAVAILABLE');
        },
      },
    ],
    [
      'the connection drops',
      {
        CapturePayment: () => {
          throw new TypeError('Failed to fetch');
        },
      },
    ],
  ])('stays neutral and warns of paying twice while %s', async (_case, answers) => {
    success(answers);
    expect(await screen.findByRole('heading', { name: 'We are still checking your payment' })).toBeDefined();
    expect(screen.getByText('Please do not pay a second time.')).toBeDefined();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.getByText(/^Asked at /)).toBeDefined();
  });

  it('asks again by itself, ever more slowly, until it knows', async () => {
    vi.useFakeTimers();
    let state: 'PENDING' | 'PAID' = 'PENDING';
    const read = vi.fn(() => ({ paymentResult: buildOutcome({ state }) }));
    success({ ...captured({ state: 'PENDING' }), PaymentResult: read });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(read).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(waitBeforeAsking(0)));
    expect(read).toHaveBeenCalledTimes(1);
    state = 'PAID';
    await act(() => vi.advanceTimersByTimeAsync(waitBeforeAsking(1) + 100));
    expect(screen.getByRole('heading', { name: /Thank you/ })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not leave the buyer before a ring when the capture takes long', async () => {
    vi.useFakeTimers();
    let answer: (value: unknown) => void = () => undefined;
    success({
      CapturePayment: () => new Promise((resolve) => (answer = resolve)),
      PaymentResult: () => ({ paymentResult: buildOutcome({ state: 'PENDING' }) }),
    });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(screen.getByRole('heading', { name: 'We are still checking your payment' })).toBeDefined();
    expect(screen.getByText('Order MX-2026-01184 is saved')).toBeDefined();
    answer({ capturePayment: buildOutcome({ state: 'PAID' }) });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: /Thank you/ })).toBeDefined();
  });

  it('captures again at once when the buyer asks', async () => {
    const user = userEvent.setup();
    let down = true;
    success({
      CapturePayment: () => {
        if (down) throw new Refusal('PAYMENT_UNAVAILABLE');
        return { capturePayment: buildOutcome({ state: 'PAID' }) };
      },
    });
    const again = await screen.findByRole('button', { name: 'Ask again now' });
    down = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeDefined();
  });

  it('says that a declined payment charged nothing and leads back to PayPal', async () => {
    success(captured({ state: 'DECLINED', restartUrl: 'http://localhost/approve' }));
    expect(await screen.findByRole('heading', { name: 'The payment was declined' })).toBeDefined();
    expect(screen.getByText(/Nothing was charged/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay again at PayPal' }).getAttribute('href')).toBe(
      'http://localhost/approve',
    );
  });

  it.each([
    ['ORDER_EXPIRED', 'The order has lapsed'],
    ['PAYMENT_MISMATCH', 'This payment does not fit the order'],
    ['ORDER_NOT_FOUND', 'This link does not lead to an order'],
  ] as const)('has a page for %s', async (code, heading) => {
    success({
      CapturePayment: () => {
        throw new Refusal(code);
      },
    });
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  });

  it('needs an order in its address', () => {
    renderPage(<Success />, { path: '/payment/paypal/success' });
    expect(screen.getByRole('heading', { name: 'This link does not lead to an order' })).toBeDefined();
  });
});

describe('the cancel page', () => {
  const cancelled = (parts: Parameters<typeof buildOutcome>[0]): Answers => ({
    CancelPayment: () => ({ cancelPayment: buildOutcome(parts) }),
  });

  it('says that nothing was charged when that is so', async () => {
    cancel(cancelled({ state: 'CANCELLED' }));
    expect(await screen.findByRole('heading', { name: 'The payment was cancelled' })).toBeDefined();
    expect(screen.getByText('Nothing was charged and your cart is as you left it.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe('/checkout');
  });

  it('says paid when the money was taken meanwhile', async () => {
    cancel(cancelled({ state: 'PAID' }));
    expect(await screen.findByText('Paid with PayPal')).toBeDefined();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });

  it('claims nothing while the shop does not know', async () => {
    cancel({
      CancelPayment: () => {
        throw new Refusal('PAYMENT_UNAVAILABLE');
      },
    });
    expect(await screen.findByRole('heading', { name: 'We are still checking your payment' })).toBeDefined();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  });
});
