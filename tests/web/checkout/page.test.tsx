import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as Checkout } from '../../../web/app/routes/checkout.tsx';
import { saveDraft } from '../../../web/features/checkout/form/draft.ts';
import { savePlacedOrder } from '../../../web/features/checkout/order/placed-order.ts';
import type { CheckoutQuote } from '../../../web/features/checkout/quote/quote.ts';
import { buildQuote, buildQuoteLine, filledForm } from '../../support/builders/build-quote.ts';
import { attempt, buildPlacedOrder } from '../../support/builders/build-web-order.ts';
import { checkoutAnswers, fillCart, MIXED } from '../../support/web/web-checkout.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const ORDER_BUTTON = { name: 'Order with obligation to pay with PayPal' };
const open = (answers?: Answers, quote?: CheckoutQuote) =>
  renderPage(<Checkout />, { path: '/checkout', answers: checkoutAnswers(answers, quote) });

const tickBoth = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('checkbox', { name: /I want the files at once/ }));
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fillCart([
    { id: 1, productType: 'PHYSICAL' },
    { id: 2, productType: 'DIGITAL' },
  ]);
});
afterEach(cleanup);

it('says at each field what is missing and moves to the first one', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', ORDER_BUTTON));
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(screen.getByText('Enter the street and the house number.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('8 fields need your attention.');
});

it('judges a postcode when the buyer leaves it, in the words of its country', async () => {
  const user = userEvent.setup();
  open();
  await user.type(await screen.findByRole('textbox', { name: 'Postcode' }), '9740');
  await user.tab();
  expect(screen.getByText('A Slovak postcode has five digits, for example 974 01.')).toBeDefined();
});

it('leaves the note open under the buyer who deletes what it said', async () => {
  const user = userEvent.setup();
  open();
  const note = await screen.findByLabelText('Note for the workshop (optional)');
  await user.click(screen.getByText('Add a note for the workshop'));
  note.closest('details')!.open = true;
  await user.type(note, 'a');
  await user.type(note, '{Backspace}');
  expect(note.closest('details')!.open).toBe(true);
});

it('orders nothing without consent to instant delivery and the terms, both unticked at first', async () => {
  const user = userEvent.setup();
  saveDraft(filledForm());
  const { asked } = open();
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I want the files at once/ });
  expect(consent.checked).toBe(false);
  await user.click(await screen.findByRole('button', ORDER_BUTTON));
  expect(screen.getByText(/Tick the box, or take the files out of the cart/)).toBeDefined();
  expect(screen.getByText(/Tick the box to accept the terms/)).toBeDefined();
  expect(asked).not.toContain('PlaceOrder');
});

it('asks for no consent and no delivery where they are not needed', async () => {
  fillCart([{ id: 2, productType: 'DIGITAL' }]);
  open({}, buildQuote({ lines: [buildQuoteLine({ productId: 2, digital: true })] }));
  expect(await screen.findByRole('heading', { name: '2 Billing address' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /I want the files at once/ })).toBeDefined();
});

it('places the order at the price that was seen and goes on to the payment', async () => {
  const user = userEvent.setup();
  saveDraft(filledForm());
  const place = vi.fn(() => ({
    placeOrder: { __typename: 'PlacedOrder', accessToken: 'secret', order: buildPlacedOrder() },
  }));
  open({ PlaceOrder: place });
  await tickBoth(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  expect(await screen.findByRole('heading', { name: 'Order MX-2026-01184 is placed' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Continue at PayPal' })).toHaveProperty('href', attempt.approveUrl);
  expect(place).toHaveBeenCalledWith({
    input: expect.objectContaining({
      fingerprint: 'seen',
      shippingMethod: 'packeta',
      shippingAddress: null,
      digitalConsent: true,
      termsAccepted: true,
    }),
  });
});

it('shows what changed before and after, and orders only when the new price is confirmed', async () => {
  const user = userEvent.setup();
  saveDraft(filledForm());
  const lines = [buildQuoteLine({ productId: 1, unitMinor: 13_900 }), buildQuoteLine({ productId: 2, digital: true })];
  let quote = MIXED;
  const place = vi.fn(({ input }: Record<string, unknown>) => {
    if ((input as { fingerprint: string }).fingerprint !== 'new') {
      quote = buildQuote({ lines, fingerprint: 'new' });
      throw new Refusal('QUOTE_CHANGED');
    }
    return { placeOrder: { __typename: 'PlacedOrder', accessToken: 'secret', order: buildPlacedOrder() } };
  });
  open({ PlaceOrder: place, CheckoutQuote: () => ({ cartQuote: quote, paymentWays: ['PAYPAL'] }) });
  await tickBoth(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  const dialog = await screen.findByRole('dialog', { name: 'Something changed while you were here' });
  const row = within(dialog).getByRole('row', { name: /Model 1/ });
  expect(row.textContent).toBe('Model 1€129.00€139.00');
  expect(within(dialog).getByRole('row', { name: /Total/ }).textContent).toContain('€262.90€272.90');
  expect(within(dialog).queryByText('Model 2')).toBeNull();
  expect(place).toHaveBeenCalledTimes(1);
  await user.click(within(dialog).getByRole('button', { name: 'Order at the new price' }));
  expect(await screen.findByRole('heading', { name: 'Order MX-2026-01184 is placed' })).toBeDefined();
  const keys = place.mock.calls.map(([{ input }]) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it('offers what is left when the stock ran short, and never orders it silently', async () => {
  const user = userEvent.setup();
  saveDraft(filledForm());
  let quote = MIXED;
  const gone = buildQuoteLine({ productId: 1, problem: 'OUT_OF_STOCK', available: 0 });
  open({
    PlaceOrder: () => {
      quote = buildQuote({ lines: [gone, buildQuoteLine({ productId: 2, digital: true })] });
      throw new Refusal('OUT_OF_STOCK', { productIds: [1] });
    },
    CheckoutQuote: () => ({ cartQuote: quote, paymentWays: ['PAYPAL'] }),
  });
  await tickBoth(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('row', { name: /Model 1/ }).textContent).toContain('not available');
  expect(within(dialog).queryByRole('button', { name: 'Order at the new price' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Adjust the cart' }));
  await waitFor(() => expect(localStorage.getItem('martyx_cart_v1')).not.toContain('"id":1'));
});

it('asks again under the same key when the answer got lost', async () => {
  const user = userEvent.setup();
  saveDraft(filledForm());
  const keys: string[] = [];
  open({
    PlaceOrder: ({ input }) => {
      keys.push((input as { idempotencyKey: string }).idempotencyKey);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return { placeOrder: { __typename: 'PlacedOrder', accessToken: 'secret', order: buildPlacedOrder() } };
    },
  });
  await tickBoth(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  await screen.findByRole('heading', { name: 'Order MX-2026-01184 is placed' });
  expect(keys[1]).toBe(keys[0]);
});

it('puts the server’s refusals at their fields', async () => {
  const user = userEvent.setup();
  saveDraft(filledForm());
  open({
    PlaceOrder: () => {
      throw new Refusal('VALIDATION_FAILED', { email: 'EMAIL_INVALID' });
    },
  });
  await tickBoth(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  expect(await screen.findByText('This e-mail is not complete. It looks like name@example.com.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});

it('leads to the payment, not to a second one, while PayPal still holds it', async () => {
  savePlacedOrder({ id: 'o1', accessToken: 'secret', lines: [{ productId: 1, quantity: 1 }] }, 'key');
  const { asked } = open({ PlacedOrder: () => ({ order: buildPlacedOrder({ paymentStatus: 'PENDING' }) }) });
  const link = await screen.findByRole('link', { name: 'Ask again now' });
  expect(link.getAttribute('href')).toBe('/payment/paypal/success?order=o1&key=secret');
  expect(screen.queryByRole('button', { name: /pay|cancel/i })).toBeNull();
  expect(asked).not.toContain('StartPayment');
});

it('offers to go on paying or to cancel when the buyer comes back to an unpaid order', async () => {
  const user = userEvent.setup();
  savePlacedOrder({ id: 'o1', accessToken: 'secret', lines: [{ productId: 1, quantity: 1 }] }, 'key');
  const { asked } = open({
    CancelPlacedOrder: () => ({
      cancelOrder: { __typename: 'Order', id: 'o1', status: 'CANCELLED', paymentStatus: 'UNPAID' },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'You have an order that is not paid yet' })).toBeDefined();
  expect(screen.queryByRole('button', ORDER_BUTTON)).toBeNull();
  expect(asked).not.toContain('StartPayment');
  await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
  expect(await screen.findByText(/Order MX-2026-01184 was cancelled. Nothing was charged/)).toBeDefined();
  expect(await screen.findByRole('button', ORDER_BUTTON)).toBeDefined();
});
