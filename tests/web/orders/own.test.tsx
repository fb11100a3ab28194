import { cleanup, screen } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as OrderRoute, loader } from '../../../web/app/routes/order.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { buildOrderPage } from '../../support/builders/build-order-page.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';

const open = (path: string, answers: Answers = {}) =>
  renderPage(<OrderRoute />, {
    path,
    route: '/order/:id',
    answers: { MyCart: () => ({ myCart: [] }), ...answers },
  });

const order = () => ({ order: buildOrderPage() });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  account.end('token_expired');
});

it('an order without a key asks a visitor to sign in, and comes back', async () => {
  const { asked } = open('/order/o1', { Order: order });
  expect(await screen.findByRole('heading', { name: 'Sign in to see your order' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Forder%2Fo1');
  expect(asked).toEqual([]);
});

it('an order of the customer’s own opens without a key, and without the warning about its address', async () => {
  signInAs(ANNA);
  const answer = vi.fn(order);
  open('/order/o1', { Order: answer });
  expect(await screen.findByRole('heading', { name: 'Order MX-2026-01184' })).toBeTruthy();
  expect(answer).toHaveBeenCalledWith({ id: 'o1', accessToken: null });
  expect(screen.queryByText(/Anyone with the address/)).toBeNull();
});

it('an order of somebody else is no order', async () => {
  signInAs(ANNA);
  const refuse = () => {
    throw new Refusal('ORDER_NOT_FOUND');
  };
  open('/order/o2', { Order: refuse });
  expect(await screen.findByRole('heading', { name: 'This link does not lead to an order' })).toBeTruthy();
});

it('an order that did not arrive can be asked for again', async () => {
  signInAs(ANNA);
  let reachable = false;
  open('/order/o1', {
    Order: () => {
      if (!reachable) throw new TypeError('Failed to fetch');
      return order();
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  reachable = true;
  again.click();
  expect(await screen.findByRole('heading', { name: 'Order MX-2026-01184' })).toBeTruthy();
});

it('an order without a key is no matter of the server, which knows nobody', () => {
  const args = { request: new Request('http://localhost/order/o1'), params: { id: 'o1' } };
  expect(loader(args as unknown as LoaderFunctionArgs)).toBeNull();
});
