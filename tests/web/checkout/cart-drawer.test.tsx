import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToCart } from '../../../web/features/cart/add-to-cart.tsx';
import { CartButton } from '../../../web/features/cart/cart-button.tsx';
import { CartDrawer } from '../../../web/features/cart/cart-drawer.tsx';
import { CART_KEY } from '../../../web/features/cart/cart-store.ts';
import { useCart } from '../../../web/features/cart/use-cart.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const money = (minor: number) => ({ __typename: 'Money' as const, minor, currency: 'EUR' });
const PRODUCTS = {
  1: { id: 1, name: 'Kriváň 38/2', productType: 'PHYSICAL' as const, price: money(12900) },
  2: { id: 2, name: 'Sokol 720', productType: 'DIGITAL' as const, price: money(3400) },
};

const way = (minor: number) => ({ __typename: 'ShippingMethodQuote', id: `${minor}`, price: money(minor) });

interface Line {
  productId: 1 | 2;
  quantity: number;
}

const quote = ({ input }: Record<string, unknown>) => {
  const { lines } = input as { lines: Line[] };
  const priced = lines.map(({ productId, quantity }) => {
    const { id, name, productType, price } = PRODUCTS[productId];
    const image = { __typename: 'Image', url: '/media/x', width: 1200, height: 900, alt: '', kind: 'PHOTO' };
    return {
      __typename: 'QuoteLine',
      productId,
      quantity,
      name,
      print: null,
      chosen: [],
      problem: quantity > 3 ? 'NOT_ENOUGH_STOCK' : null,
      available: 3,
      unitPrice: price,
      subtotal: money(price.minor * quantity),
      product: { __typename: 'Product', id, slug: 'x', sku: `MX-${id}`, name, productType, image },
    };
  });
  const sum = priced.reduce((total, { subtotal }) => total + subtotal.minor, 0);
  return {
    cartQuote: {
      __typename: 'CartQuote',
      lines: priced,
      subtotal: money(sum),
      promotions: [],
      shipping: money(490),
      total: money(sum + 490),
      requiresShipping: true,
      orderable: true,
      shippingMethods: [{ __typename: 'ShippingMethodQuote', id: 'a', price: money(490) }],
    },
  };
};

const Shop = () => (
  <>
    <AddToCart product={PRODUCTS[1]} />
    <AddToCart product={PRODUCTS[2]} />
    <CartButton />
    <CartDrawer />
  </>
);

/** Opens the cart before the effects of the page have run, as a press does that was held until then. */
const HeldPress = () => {
  const { open } = useCart();
  useLayoutEffect(() => open(), [open]);
  return null;
};

const show = (more: object = {}) => {
  const answer = (variables: Record<string, unknown>) => ({ cartQuote: { ...quote(variables).cartQuote, ...more } });
  return renderPage(<Shop />, { answers: { CartQuote: answer } });
};
const add = (index: number) => userEvent.click(screen.getAllByRole('button', { name: 'Add to cart' })[index]!);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the cart drawer', () => {
  it('opens when something is added and shows the server’s prices', async () => {
    show();
    await add(0);
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    expect(await within(drawer).findByText('Kriváň 38/2')).toBeTruthy();
    expect(within(drawer).getAllByText('€129.00')).toHaveLength(2);
    expect(within(drawer).getByText('from €4.90')).toBeTruthy();
    expect(within(drawer).getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout');
  });

  it.each([
    ['free or from €4.90', { shippingMethods: [way(690), way(490), way(0)] }],
    ['free', { shippingMethods: [way(0)] }],
    ['not needed', { requiresShipping: false, shippingMethods: [] }],
    ['at the checkout', { shippingMethods: [] }],
  ])('says of the delivery: %s', async (words, more) => {
    show(more);
    await add(0);
    expect(await within(await screen.findByRole('dialog', { name: 'Cart' })).findByText(words)).toBeTruthy();
  });

  it('stays open where its button was pressed before the page was wholly there', async () => {
    renderPage(
      <>
        <Shop />
        <HeldPress />
      </>,
      { answers: { CartQuote: quote } },
    );
    expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeTruthy();
  });

  it('changes quantities, names what is wrong with a line, and prices again', async () => {
    localStorage.setItem(
      CART_KEY,
      JSON.stringify([{ product: { id: 1, price: 1, productType: 'PHYSICAL' }, quantity: 3 }]),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Cart, 3 items' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByText('Only 3 pieces are left.')).toBeTruthy();
    expect(await screen.findAllByText('€516.00')).toHaveLength(2);
  });

  it('still names what was removed when the prices of the rest are there', async () => {
    show();
    await add(0);
    await userEvent.keyboard('{Escape}');
    await add(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Kriváň 38/2' }));
    expect(screen.getByText('Kriváň 38/2 was removed.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('€34.00')).toHaveLength(2));
    expect(screen.getByText('Kriváň 38/2 was removed.')).toBeTruthy();
  });

  it('removes and puts back', async () => {
    show();
    await add(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Kriváň 38/2' }));
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Remove Kriváň 38/2' })).toBeTruthy();
  });

  it('closes by its cross and leaves the count on the button', async () => {
    show();
    await add(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Close cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeTruthy();
  });

  it('says that a digital product is there already instead of opening', async () => {
    show();
    await add(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Close cart' }));
    await add(1);
    expect(screen.getByRole('status').textContent).toContain('Digital products are sold once per account.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when the prices do not arrive', async () => {
    renderPage(<Shop />);
    await add(0);
    expect((await screen.findByRole('alert')).textContent).toContain('The prices could not be loaded.');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  });
});

describe('the cart outside its provider', () => {
  it('is refused in words', () => {
    const Lost = () => <p>{useCart().count}</p>;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lost />)).toThrow('useCart must be used within a CartProvider');
  });
});
