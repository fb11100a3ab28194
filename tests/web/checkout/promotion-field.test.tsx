import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as CartRoute } from '../../../web/app/routes/cart.tsx';
import { Component as Checkout } from '../../../web/app/routes/checkout.tsx';
import type { PromotionProblem } from '../../../web/codegen/schema.gen.ts';
import { saveDraft } from '../../../web/features/checkout/form/draft.ts';
import { promotionCode } from '../../../web/lib/promotion-code.ts';
import { buildQuote, buildQuoteLine, eur, filledForm } from '../../support/builders/build-quote.ts';
import { buildPlacedOrder } from '../../support/builders/build-web-order.ts';
import { checkoutAnswers, fillCart } from '../../support/web/web-checkout.ts';
import { Refusal, renderPage } from '../../support/web/web-page.tsx';

const LINES = [buildQuoteLine({ unitMinor: 10_000 })];

/** A shop where SUMMER takes ten per cent off, and what else is typed has this problem. */
const quoteFor = (typed: string | null | undefined, problem: PromotionProblem = 'UNKNOWN') => {
  if (!typed) return buildQuote({ lines: LINES });
  const answer = {
    __typename: 'PromotionCodeAnswer' as const,
    code: typed.toUpperCase(),
    missing: null,
    missingUnits: null,
  };
  if (answer.code !== 'SUMMER') {
    const missing = problem === 'MINIMUM_MISSING' ? eur(1250) : null;
    return buildQuote({ lines: LINES, code: { ...answer, problem, missing } });
  }
  const summer = {
    __typename: 'AppliedPromotion' as const,
    name: 'Summer sale',
    code: 'SUMMER',
    freeDelivery: false,
    reduction: eur(1000),
  };
  return buildQuote({ lines: LINES, promotions: [summer], code: { ...answer, problem: null }, fingerprint: 'summer' });
};

const answers = (problem?: PromotionProblem, others = {}) =>
  checkoutAnswers({
    CheckoutQuote: ({ input }) => ({
      paymentWays: ['PAYPAL'],
      cartQuote: quoteFor((input as { promotionCode?: string | null }).promotionCode, problem),
    }),
    ...others,
  });
const openCart = (problem?: PromotionProblem) =>
  renderPage(<CartRoute />, { path: '/cart', answers: answers(problem) });

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount code' });
const describedBy = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  promotionCode.forget();
  fillCart([{ id: 1, productType: 'PHYSICAL' }]);
});
afterEach(cleanup);

describe('the field for a code', () => {
  it('stands below what a little more in the cart would bring by itself', async () => {
    const near = [
      { __typename: 'PromotionWithinReach' as const, name: 'Free delivery', missing: eur(510), missingUnits: null },
      { __typename: 'PromotionWithinReach' as const, name: 'Three for two', missing: null, missingUnits: 1 },
    ];
    const cartQuote = { ...buildQuote({ lines: LINES }), promotionsWithinReach: near };
    const others = { CheckoutQuote: () => ({ paymentWays: ['PAYPAL'], cartQuote }) };
    renderPage(<CartRoute />, { path: '/cart', answers: answers(undefined, others) });
    await field();
    expect(await screen.findByText('Spend €5.10 more for “Free delivery”.')).toBeDefined();
    expect(screen.getByText('Add one more piece for “Three for two”.')).toBeDefined();
  });

  it('shows what the code takes off, and keeps it over a reload', async () => {
    const user = userEvent.setup();
    openCart();
    await user.type(await field(), 'summer{Enter}');
    expect(await screen.findByText('Summer sale (SUMMER)')).toBeDefined();
    expect(screen.getByText('-€10.00')).toBeDefined();
    expect(describedBy(await field())).toBe('The code applies.');
    cleanup();
    openCart();
    expect(await screen.findByText('Summer sale (SUMMER)')).toBeDefined();
    expect(await field()).toMatchObject({ value: 'SUMMER', readOnly: true });
  });

  it('takes a code out, and puts it back by one press', async () => {
    const user = userEvent.setup();
    promotionCode.use('SUMMER');
    openCart();
    await screen.findByText('Summer sale (SUMMER)');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The code SUMMER was removed.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Summer sale (SUMMER)')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Summer sale (SUMMER)')).toBeDefined();
  });

  it.each<[PromotionProblem, RegExp]>([
    ['MINIMUM_MISSING', /^Add €12\.50 more/],
    ['NOT_FOR_THESE', /not for the products in your cart/],
    ['NOT_WITH_ANOTHER', /cannot be combined/],
    ['SAVES_NOTHING', /any cheaper/],
  ])('keeps a code with %s, which another cart may cure, beside its reason', async (problem, text) => {
    const user = userEvent.setup();
    openCart(problem);
    await user.type(await field(), 'other{Enter}');
    await waitFor(async () => expect(describedBy(await field())).toMatch(text));
    expect(await field()).toMatchObject({ value: 'OTHER', readOnly: true });
  });

  it.each<[PromotionProblem, RegExp]>([
    ['UNKNOWN', /no such code/],
    ['EXPIRED', /expired/],
    ['USED_UP', /used up/],
    ['USED_BY_YOU', /already/],
    ['FIRST_ORDER_ONLY', /first order/],
    ['TOO_MANY_TRIES', /quarter of an hour/],
  ])('does not keep a code with %s, and leaves it there to be mended', async (problem, text) => {
    const user = userEvent.setup();
    openCart(problem);
    await user.type(await field(), 'sumer{Enter}');
    await waitFor(async () => expect(describedBy(await field())).toMatch(text));
    expect(await field()).toMatchObject({ value: 'sumer', readOnly: false });
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the checkout', () => {
  const order = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('checkbox', { name: /I accept the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Order with obligation to pay with PayPal' }));
  };

  it('orders with the code that applies, at the price with it', async () => {
    const user = userEvent.setup();
    saveDraft(filledForm());
    const placed = { __typename: 'PlacedOrder', accessToken: 'secret', order: buildPlacedOrder() };
    const PlaceOrder = vi.fn(() => ({ placeOrder: placed }));
    renderPage(<Checkout />, { path: '/checkout', answers: answers(undefined, { PlaceOrder }) });
    await user.type(await field(), 'summer{Enter}');
    await screen.findAllByText('Summer sale (SUMMER)');
    expect(PlaceOrder).not.toHaveBeenCalled();
    await order(user);
    await screen.findByRole('heading', { name: 'Order MX-2026-01184 is placed' });
    const input = expect.objectContaining({ promotionCode: 'SUMMER', fingerprint: 'summer' }) as unknown;
    expect(PlaceOrder).toHaveBeenCalledWith({ input });
  });

  it('shows why the code is not for this buyer and the price without it, and orders nothing', async () => {
    const user = userEvent.setup();
    saveDraft(filledForm());
    promotionCode.use('SUMMER');
    const PlaceOrder = vi.fn(() => {
      throw new Refusal('PROMOTION_REFUSED', { code: 'SUMMER', problem: 'USED_BY_YOU' });
    });
    renderPage(<Checkout />, { path: '/checkout', answers: answers(undefined, { PlaceOrder }) });
    await screen.findAllByText('Summer sale (SUMMER)');
    await order(user);
    expect(await screen.findByText(/The code “SUMMER” cannot be used for this order/)).toBeDefined();
    expect(describedBy(await field())).toBe('You have already used this code.');
    await waitFor(() => expect(screen.queryByText('Summer sale (SUMMER)')).toBeNull());
    expect(PlaceOrder).toHaveBeenCalledTimes(1);
  });
});
