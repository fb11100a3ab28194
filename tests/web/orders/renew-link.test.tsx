import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as OrderRoute, loader } from '../../../web/app/routes/order.tsx';
import { loadPlacedOrder, savePlacedOrder } from '../../../web/features/checkout/order/placed-order.ts';
import { account } from '../../../web/lib/account/account.ts';
import { buildOrderPage } from '../../support/builders/build-order-page.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const NAME = 'Renew this order’s link';
const RENEWED = buildOrderPage({
  events: [
    ...buildOrderPage().events,
    { __typename: 'OrderEvent', at: '2026-11-22T09:00:00.000Z', kind: 'LINK_RENEWED', text: 'Link renewed' },
  ],
});

const renewed = () => ({
  renewOrderLink: {
    __typename: 'PlacedOrder',
    accessToken: 'new key',
    order: RENEWED,
  },
});

const open = (path: string, answers: Answers = {}) =>
  renderPage(<OrderRoute />, {
    path,
    route: '/order/:id',
    loader: path.includes('?') ? (loader as never) : undefined,
    answers: {
      MyCart: () => ({ myCart: [] }),
      Order: ({ accessToken }) => (accessToken === 'new key' ? { order: RENEWED } : { order: buildOrderPage() }),
      ...answers,
    },
  });

const press = async () => userEvent.click(await screen.findByRole('button', { name: NAME }));

const refusal =
  (...given: ConstructorParameters<typeof Refusal>) =>
  () => {
    throw new Refusal(...given);
  };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  account.end('signed_out');
});

describe('renewing the link of an order', () => {
  it('says beforehand what it does', async () => {
    open('/order/o1?key=old');
    const button = await screen.findByRole('button', { name: NAME });
    const what = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(what?.textContent).toMatch(/^Anyone with the old link can no longer see this order\. .* mailed to you\.$/);
  });

  it('keeps a guest on the order, under its new address, and says so', async () => {
    const answer = vi.fn(renewed);
    const { address } = open('/order/o1?key=old', { RenewOrderLink: answer });
    await press();
    await waitFor(() => expect(address()).toBe('/order/o1?key=new+key'));
    expect(answer).toHaveBeenCalledWith({ id: 'o1', accessToken: 'old' });
    const told = await screen.findByText(/on its way to zuzana\.kovacova@posta\.sk.*at the new address/);
    expect(told.closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('Link renewed')).toBeTruthy();
  });

  it('renews it a second time by the new key', async () => {
    const answer = vi.fn(renewed);
    const { address } = open('/order/o1?key=old', { RenewOrderLink: answer });
    await press();
    await screen.findByText(/at the new address/);
    expect(address()).toBe('/order/o1?key=new+key');
    await press();
    await waitFor(() => expect(answer).toHaveBeenLastCalledWith({ id: 'o1', accessToken: 'new key' }));
  });

  it('leaves customers at the address of their own order', async () => {
    signInAs(ANNA);
    const answer = vi.fn(renewed);
    const { address } = open('/order/o1', { RenewOrderLink: answer });
    await press();
    const told = await screen.findByText(/The new link is on its way to/);
    expect(told.textContent).not.toContain('address');
    expect(answer).toHaveBeenCalledWith({ id: 'o1', accessToken: null });
    expect(address()).toBe('/order/o1');
  });

  it('keeps an order that waits for its payment in the checkout of this tab', async () => {
    savePlacedOrder({ id: 'o1', accessToken: 'old', lines: [{ productId: 1, quantity: 1 }] }, 'k');
    const { address } = open('/order/o1?key=old', { RenewOrderLink: renewed });
    await press();
    await waitFor(() => expect(address()).toContain('new+key'));
    expect(loadPlacedOrder()).toEqual({ id: 'o1', accessToken: 'new key', lines: [{ productId: 1, quantity: 1 }] });
  });

  it.each<[string, () => never, RegExp]>([
    ['too often', refusal('RATE_LIMITED', { minutes: 42 }), /Try again in 42 minutes/],
    [
      'a link that was replaced meanwhile',
      refusal('ORDER_NOT_FOUND'),
      /already been replaced.*zuzana\.kovacova@posta\.sk/,
    ],
  ])('explains a refusal beside the button: %s', async (_case, answer, text) => {
    const { address } = open('/order/o1?key=old', { RenewOrderLink: answer });
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(text);
    expect(alert.parentElement).toBe(screen.getByRole('button', { name: NAME }).parentElement);
    expect(address()).toBe('/order/o1?key=old');
  });

  it('takes one press at a time', async () => {
    const answer = vi.fn(() => new Promise(() => undefined));
    open('/order/o1?key=old', { RenewOrderLink: answer });
    await press();
    await press();
    expect(screen.getByRole('button', { name: NAME }).getAttribute('aria-busy')).toBe('true');
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
