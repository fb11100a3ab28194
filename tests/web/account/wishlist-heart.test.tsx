import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductActionContext } from '../../../web/features/catalog/product-action.ts';
import { ProductCard } from '../../../web/features/catalog/product-card.tsx';
import { Heart } from '../../../web/features/wishlist/heart.tsx';
import { message } from '../../../web/features/wishlist/wishlist-cells.ts';
import { pendingWishes } from '../../../web/features/wishlist/pending-wishes.ts';
import { account } from '../../../web/lib/account/account.ts';
import { card } from '../../support/builders/build-web-product.ts';
import { buildWish, fakeWishlist } from '../../support/builders/build-wishlist.ts';
import { ANNA, BORIS, signInAs } from '../../support/web/web-account.ts';
import { Refusal, renderPage, type Answers } from '../../support/web/web-page.tsx';
import { withProviders, clearWishes, press, refuse } from '../../support/web/web-wishlist.tsx';

clearWishes();

const openCard = (answers: Answers, path = '/products') =>
  renderPage(
    withProviders(
      <ProductActionContext value={(product) => <Heart product={product} />}>
        <ProductCard product={{ ...card(), id: 7, name: 'Kestrel' }} />
      </ProductActionContext>,
    ),
    { path, answers },
  );

describe('a heart', () => {
  it('adds, counts, and removes', async () => {
    signInAs(ANNA);
    const { held, answers } = fakeWishlist(buildWish(1));
    openCard(answers);
    await screen.findByRole('link', { name: 'Wishlist, 1 item' });
    await press('Add to wishlist: Kestrel');
    await screen.findByRole('link', { name: 'Wishlist, 2 items' });
    await waitFor(() => expect(held.items.map(({ productId }) => productId)).toEqual([7, 1]));
    await press('Remove from wishlist: Kestrel');
    await screen.findByRole('link', { name: 'Wishlist, 1 item' });
    await waitFor(() => expect(held.items.map(({ productId }) => productId)).toEqual([1]));
  });

  it('goes back and says why when the server refuses', async () => {
    signInAs(ANNA);
    const { answers } = fakeWishlist();
    openCard({ ...answers, AddToWishlist: refuse('PRODUCT_NOT_FOUND') });
    await press('Add to wishlist: Kestrel');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Product not found'));
    expect(screen.getByRole('button', { name: 'Add to wishlist: Kestrel' })).toBeTruthy();
  });

  it('of a visitor leads to the sign-in, and is on the list after it', async () => {
    const { held, answers } = fakeWishlist(buildWish(1));
    const page = openCard(answers, '/');
    await press('Add to wishlist: Kestrel');
    await waitFor(() => expect(page.address()).toMatch(/^\/login/));
    expect(message.get()?.text).toBe('wishlist.problem.addSignedOut');
    cleanup();
    signInAs(ANNA);
    openCard(answers);
    await screen.findByRole('button', { name: 'Remove from wishlist: Kestrel' });
    expect(held.items.map(({ productId }) => productId)).toEqual([7, 1]);
    expect(pendingWishes.get().size).toBe(0);
  });

  it('of a visitor says by its title what needs a sign-in, also for a wish that waits', async () => {
    openCard(fakeWishlist().answers, '/');
    const heart = await screen.findByRole('button', { name: 'Add to wishlist: Kestrel' });
    await waitFor(() => expect(heart.title).toBe('Please login to add items to wishlist'));
    pendingWishes.add([7]);
    await waitFor(() => expect(heart.title).toBe('Please login to remove items from wishlist'));
    expect(screen.getByRole('link', { name: 'Wishlist, empty' })).toBeTruthy();
  });

  it('of a visitor takes a wish back that waits, which is then not done', async () => {
    const { held, answers } = fakeWishlist();
    pendingWishes.add([9, 7]);
    const page = openCard(answers, '/');
    await press('Remove from wishlist: Kestrel');
    await waitFor(() => expect(page.address()).toMatch(/^\/login/));
    expect(message.get()?.text).toBe('wishlist.problem.removeSignedOut');
    cleanup();
    signInAs(ANNA);
    openCard(answers);
    await waitFor(() => expect(held.items.map(({ productId }) => productId)).toEqual([9]));
  });

  it('of a visitor can be undone beside the words that lead to the sign-in', async () => {
    openCard(fakeWishlist().answers, '/');
    await press('Add to wishlist: Kestrel');
    await waitFor(() => expect([...pendingWishes.get()]).toEqual([7]));
    message.get()!.undo!();
    expect([pendingWishes.get().size, localStorage.getItem('martyx_wishes')]).toEqual([0, null]);
  });

  it('of a visitor follows the other tabs', async () => {
    openCard(fakeWishlist().answers, '/');
    await screen.findByRole('button', { name: 'Add to wishlist: Kestrel' });
    localStorage.setItem('martyx_wishes', '[7]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'martyx_wishes' }));
    await screen.findByRole('button', { name: 'Remove from wishlist: Kestrel' });
  });

  it('keeps a wish that could not be added, for the next page', async () => {
    pendingWishes.add([7]);
    signInAs(ANNA);
    const { held, answers } = fakeWishlist();
    const page = openCard({ ...answers, AddAllToWishlist: refuse('SERVICE_UNAVAILABLE') });
    await screen.findByText('Failed to add products to wishlist');
    page.unmount();
    openCard(answers);
    await waitFor(() => expect(held.items.map(({ productId }) => productId)).toEqual([7]));
  });

  it('pressed in a session that is over is a wish for the next one', async () => {
    signInAs(ANNA);
    const { answers } = fakeWishlist();
    openCard({
      ...answers,
      AddToWishlist: () => {
        account.end('token_expired');
        throw new Refusal('UNAUTHENTICATED');
      },
    });
    await press('Add to wishlist: Kestrel');
    await waitFor(() => expect([...pendingWishes.get()]).toEqual([7]));
  });

  it('shows nothing of the customer before, nor what a visitor wished before a sign-out', async () => {
    signInAs(ANNA);
    const { answers } = fakeWishlist(buildWish(7));
    openCard({
      ...answers,
      MyWishlist: () =>
        account.get()?.user.id === 'anna' ? answers.MyWishlist() : fakeWishlist().answers.MyWishlist(),
    });
    await screen.findByRole('button', { name: 'Remove from wishlist: Kestrel' });
    pendingWishes.add([9]);
    account.end('signed_out');
    await screen.findByRole('link', { name: 'Wishlist, empty' });
    expect([screen.queryByRole('button', { name: /^Remove from/ }), localStorage.getItem('martyx_wishes')]).toEqual([
      null,
      null,
    ]);
    signInAs(BORIS);
    expect(screen.getByRole('link', { name: 'Wishlist, empty' })).toBeTruthy();
  });
});
