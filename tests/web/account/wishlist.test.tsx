import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Component as WishlistRoute } from '../../../web/app/routes/wishlist.tsx';
import { UnsubscribePage } from '../../../web/features/wishlist/unsubscribe-page.tsx';
import { message } from '../../../web/features/wishlist/wishlist-cells.ts';
import { account } from '../../../web/lib/account/account.ts';
import { buildWish, fakeWishlist, type BuiltWish } from '../../support/builders/build-wishlist.ts';
import { ANNA, signInAs } from '../../support/web/web-account.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';
import { withProviders, clearWishes, press, refuse } from '../../support/web/web-wishlist.tsx';

clearWishes();

const openList = (items: BuiltWish[], changed: Answers = {}) => {
  const server = fakeWishlist(...items);
  const page = renderPage(withProviders(<WishlistRoute />), {
    path: '/wishlist',
    answers: { ...server.answers, ...changed },
  });
  return { ...server, ...page };
};

const names = () => screen.getAllByRole('listitem').map((row) => within(row).getByText(/^Model/).textContent);
const value = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const storedCart = () =>
  (JSON.parse(localStorage.getItem('martyx_cart_v1') ?? '[]') as { product: { id: number } }[]).map(
    ({ product }) => product.id,
  );

describe('the page of the list', () => {
  it('asks a visitor to sign in, and leads back', async () => {
    openList([]);
    expect(await screen.findByRole('heading', { name: 'Please log in to access your wishlist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fwishlist');
  });

  it('shows products, counts and the value of what is sold; what is not sold cannot be bought', async () => {
    signInAs(ANNA);
    openList([buildWish(3), buildWish(2, { isAvailable: false }), buildWish(1, { soldOut: true })]);
    expect(await screen.findByRole('link', { name: 'Model 3' })).toBeTruthy();
    expect(names()).toEqual(['Model 3', 'Model 2', 'Model 1']);
    expect(['Items', 'Available', 'Value of available items'].map(value)).toEqual(['3', '2', '€40.00']);
    const [, gone, soldOut] = screen.getAllByRole('listitem');
    expect(within(gone!).getByText('No longer sold')).toBeTruthy();
    expect(within(gone!).getByRole<HTMLButtonElement>('button', { name: 'Unavailable' }).disabled).toBe(true);
    expect(within(soldOut!).getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  });

  it('is empty and says why when it cannot be read, and can be asked for again', async () => {
    signInAs(ANNA);
    let works = false;
    const { answers } = fakeWishlist(buildWish(1));
    openList([], { MyWishlist: () => (works ? answers.MyWishlist() : refuse('ERR_INTERNAL')()) });
    expect((await screen.findByRole('alert')).textContent).toContain('Wishlist temporarily unavailable');
    works = true;
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Model 1' })).toBeTruthy();
  });

  it('takes a product off before the server has answered, and undoes it to its place', async () => {
    signInAs(ANNA);
    const { held } = openList([buildWish(3), buildWish(2), buildWish(1)]);
    await screen.findByRole('link', { name: 'Model 2' });
    await press('Remove Model 2');
    expect(value('Items')).toBe('2');
    await screen.findByText('Model 2 was removed from the wishlist.');
    expect(held.items.map(({ productId }) => productId)).toEqual([3, 1]);
    await press('Undo');
    await waitFor(() => expect(names()).toEqual(['Model 3', 'Model 2', 'Model 1']));
  });

  it('says nothing of a change to who comes after a sign-out', async () => {
    signInAs(ANNA);
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const removed = vi.fn(() => ({ wishlist: { __typename: 'Wishlist', items: [], shareToken: null, news: false } }));
    openList([buildWish(1)], { RemoveFromWishlist: () => gate.then(removed) });
    await screen.findByRole('link', { name: 'Model 1' });
    await press('Remove Model 1');
    account.end('signed_out');
    open();
    await vi.waitFor(() => expect(removed).toHaveBeenCalled());
    await new Promise((settled) => setTimeout(settled));
    expect(message.get()).toBeNull();
  });

  it('puts everything back and says why when the server refuses', async () => {
    signInAs(ANNA);
    openList([buildWish(2), buildWish(1)], { RemoveFromWishlist: refuse('NOT_IN_WISHLIST') });
    await screen.findByRole('link', { name: 'Model 2' });
    await press('Remove Model 2');
    expect(await screen.findByText('Product not found in wishlist')).toBeTruthy();
    expect([names(), value('Items'), value('Value of available items')]).toEqual([
      ['Model 2', 'Model 1'],
      '2',
      '€30.00',
    ]);
  });

  it('removes what is no longer sold, and the selected ones, each with an undo', async () => {
    signInAs(ANNA);
    openList([buildWish(4), buildWish(3, { isAvailable: false }), buildWish(2), buildWish(1)]);
    await screen.findByRole('link', { name: 'Model 4' });
    await press('Remove unavailable');
    await screen.findByText('1 product was removed from the wishlist.');
    expect(names()).toEqual(['Model 4', 'Model 2', 'Model 1']);
    for (const name of ['Select Model 4', 'Select Model 1'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await press('Remove selected');
    await screen.findByText('2 products were removed from the wishlist.');
    expect(names()).toEqual(['Model 2']);
    await press('Undo');
    await waitFor(() => expect(names()).toEqual(['Model 4', 'Model 2', 'Model 1']));
  });

  it('moves to the cart; files that the cart has already stay on the list', async () => {
    signInAs(ANNA);
    openList([buildWish(3), buildWish(2, { digital: true }), buildWish(1)]);
    await screen.findByRole('link', { name: 'Model 3' });
    await press('Move to cart: Model 2');
    await screen.findByText('1 product moved to the cart.');
    expect([storedCart(), names()]).toEqual([[2], ['Model 3', 'Model 1']]);
    await press('Undo');
    await waitFor(() => expect(names()).toEqual(['Model 3', 'Model 2', 'Model 1']));
    expect(storedCart()).toEqual([]);

    const { product, price } = buildWish(2, { digital: true });
    localStorage.setItem(
      'martyx_cart_v1',
      JSON.stringify([{ product: { id: 2, productType: product.productType, price: price.minor / 100 }, quantity: 1 }]),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'martyx_cart_v1' }));
    await press('Move all to cart');
    await screen.findByText(/Model 2 is already in your cart/);
    expect(names()).toEqual(['Model 2']);
  });

  it('is shared by a link that can be taken back, and asks for mail only on demand', async () => {
    signInAs(ANNA);
    openList([buildWish(1)]);
    const news = await screen.findByRole<HTMLInputElement>('switch', { name: /Write to me/ });
    expect(news.checked).toBe(false);
    await userEvent.click(news);
    expect(news.checked).toBe(true);
    await press('Make a link');
    const address = await screen.findByLabelText<HTMLInputElement>('Link to your wishlist');
    expect(address.value).toMatch(/\/wishlist\/shared\?token=secret$/);
    await press('Stop sharing');
    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy();
  });
});

it('the link of a mail ends the mails by one press, without a sign-in', async () => {
  const asked: unknown[] = [];
  renderPage(<UnsubscribePage token="t1" />, {
    answers: {
      UnsubscribeFromWishlist: (variables) => {
        asked.push(variables);
        return { unsubscribeFromWishlist: { __typename: 'Receipt', receivedAt: '2026-11-22T08:00:00.000Z' } };
      },
    },
  });
  expect(asked).toEqual([]);
  await press('Stop sending me these');
  expect(await screen.findByText('Done. You will get no more of these e-mails.')).toBeTruthy();
  expect(asked).toEqual([{ token: 't1' }]);
});
