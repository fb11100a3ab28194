import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as Checkout } from '../../../web/app/routes/checkout.tsx';
import { saveDraft } from '../../../web/features/checkout/form/draft.ts';
import type { CheckoutQuote } from '../../../web/features/checkout/quote/quote.ts';
import { buildPoint, pickupQuote } from '../../support/builders/build-point.ts';
import { buildQuote, filledForm } from '../../support/builders/build-quote.ts';
import { buildPlacedOrder } from '../../support/builders/build-web-order.ts';
import { checkoutAnswers, fillCart } from '../../support/web/web-checkout.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const ORDER_BUTTON = { name: 'Order with obligation to pay with PayPal' };
const POINTS = [
  buildPoint('1', 'Modelár Žilina', 350),
  buildPoint('2', 'Z-BOX Martin', 24_300, { kind: 'BOX', cash: false }),
];
const FOUND = {
  pickupPoints: {
    __typename: 'PickupPointsFound',
    origin: { __typename: 'GeoSpot', lat: 49.2, lng: 18.7 },
    points: POINTS,
  },
};

interface QuoteInput {
  input: { pickupPoint?: string };
}

/** A cart that goes to a point; the price tells of the point that it was asked with. */
const open = (answers: Answers = {}, pickup: Partial<NonNullable<CheckoutQuote['pickup']>> = {}) => {
  const search = vi.fn(() => FOUND);
  const price = ({ input: { pickupPoint } }: QuoteInput) => {
    const point = POINTS.find(({ id }) => id === pickupPoint) ?? null;
    return { cartQuote: pickupQuote(point, pickup), paymentWays: ['PAYPAL'] };
  };
  const given = { PickupPoints: search, CheckoutQuote: price as never, ...answers };
  return { search, ...renderPage(<Checkout />, { path: '/checkout', answers: checkoutAnswers(given) }) };
};

const fill = (phone = '') => {
  const form = filledForm();
  saveDraft({ ...form, billing: { ...form.billing, phone } });
};
const accept = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('checkbox', { name: /I accept the terms/ }));
const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Choose a pick-up point' }));
  return within(await screen.findByRole('dialog', { name: 'Where will you collect it?' }));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fillCart([{ id: 1, productType: 'PHYSICAL' }]);
});
afterEach(cleanup);

it('takes a point from the list, keeps it for the next time and orders with it', async () => {
  const user = userEvent.setup();
  fill('+421 905 118 220');
  const place = vi.fn((_asked: { input: { pickupPoint: string; shippingAddress: null } }) => ({
    placeOrder: { __typename: 'PlacedOrder', accessToken: 'secret', order: buildPlacedOrder() },
  }));
  const { search } = open({ PlaceOrder: place as never });
  const dialog = await openDialog(user);
  expect(await dialog.findByText('2 points, nearest first')).toBeDefined();
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({
      input: expect.objectContaining({ text: '974 01', country: 'SK', grams: 850 }) as unknown,
    }),
  );
  expect(dialog.getByText('24 km')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Collect here' }).disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: /Z-BOX Martin/ }));
  await user.click(dialog.getByRole('button', { name: 'Collect here' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Where will you collect it?' })).toBeNull());
  expect(await within(screen.getByRole('group', { name: 'Pick-up point' })).findByText('Z-BOX Martin')).toBeDefined();
  expect(localStorage.getItem('martyx_pickup_point')).toBe('"2"');
  await accept(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  await waitFor(() => expect(place).toHaveBeenCalled());
  expect(place.mock.calls[0]![0].input).toMatchObject({ pickupPoint: '2', shippingAddress: null });
});

it('asks for a point and for a number that the carrier can dial, at their fields', async () => {
  const user = userEvent.setup();
  fill();
  const { asked } = open();
  await screen.findByRole('button', { name: 'Choose a pick-up point' });
  expect(screen.queryByRole('checkbox', { name: 'Deliver to the billing address' })).toBeNull();
  await accept(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  expect(screen.getByText('Choose where you will collect the parcel.')).toBeDefined();
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(screen.getByText(/takes no parcel without one/)).toBeDefined();
  await user.type(phone, '0905 118 220');
  await user.tab();
  expect(screen.getByText(/Write the number with the country code/)).toBeDefined();
  expect(asked).not.toContain('PlaceOrder');
});

it('asks for a number where the courier of the way needs one, without a country code', async () => {
  const user = userEvent.setup();
  fill();
  const quote = buildQuote();
  const shippingMethods = quote.shippingMethods.map((method) => ({ ...method, needsPhone: true }));
  const price = () => ({ cartQuote: { ...quote, shippingMethods }, paymentWays: ['PAYPAL'] });
  const { asked } = open({ CheckoutQuote: price });
  expect(await screen.findByText(/The courier calls this number/)).toBeDefined();
  await accept(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  expect(screen.getByText(/takes no parcel without one/)).toBeDefined();
  expect(asked).not.toContain('PlaceOrder');
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(phone.getAttribute('aria-required')).toBe('true');
  await user.type(phone, '0905 118 220');
  await user.tab();
  expect(screen.queryByText(/takes no parcel without one/)).toBeNull();
});

it('says that the point of the last time is closed, before and after the press', async () => {
  const user = userEvent.setup();
  localStorage.setItem('martyx_pickup_point', '"1"');
  fill('+421 905 118 220');
  const refuse = () => {
    throw new Refusal('VALIDATION_FAILED', { pickupPoint: 'POINT_CLOSED' });
  };
  open({ PlaceOrder: refuse }, { problem: 'CLOSED' });
  expect(await screen.findByText('This point takes no parcels now. Choose another one.')).toBeDefined();
  await accept(user);
  await user.click(screen.getByRole('button', ORDER_BUTTON));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('One field needs your attention.'));
});

it('looks around the buyer only on a press, and says when the browser may not tell', async () => {
  const user = userEvent.setup();
  fill();
  const where = vi.fn((_found: unknown, refuse: (error: { code: number }) => void) => refuse({ code: 1 }));
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition: where } } }));
  const { search } = open();
  const dialog = await openDialog(user);
  expect(where).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Near me' }));
  expect(await dialog.findByText(/Your browser may not tell us where you are/)).toBeDefined();
  where.mockImplementationOnce((found: unknown) =>
    (found as (at: object) => void)({ coords: { latitude: 49.22312, longitude: 18.73942 } }),
  );
  await user.click(dialog.getByRole('button', { name: 'Near me' }));
  await waitFor(() =>
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ lat: 49.223, lng: 18.739 }) as unknown }),
    ),
  );
  expect(dialog.queryByText(/Your browser may not tell us/)).toBeNull();
  vi.unstubAllGlobals();
});

it('narrows the list to boxes and to points that take money', async () => {
  const user = userEvent.setup();
  fill();
  const { search } = open();
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Z-BOX' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Cash on delivery possible' }));
  await waitFor(() =>
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ kind: 'BOX', cash: true }) as unknown }),
    ),
  );
});
