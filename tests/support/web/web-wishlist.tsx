import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { message } from '../../../web/features/wishlist/wishlist-cells.ts';
import { pendingWishes } from '../../../web/features/wishlist/pending-wishes.ts';
import { WishlistFollower } from '../../../web/features/wishlist/wishlist-follower.tsx';
import { WishlistLink } from '../../../web/features/wishlist/wishlist-link.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { Refusal } from './web-page.tsx';

const texts = () => Promise.resolve();
/** What stands on every page beside the list and the hearts. */
export const withProviders = (children: React.ReactNode) => (
  <>
    <WishlistLink />
    {children}
    <WishlistFollower texts={texts} />
  </>
);

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const refuse = (code: ConstructorParameters<typeof Refusal>[0]) => () => {
  throw new Refusal(code);
};

/** Each test begins as a visitor without wishes. */
export const clearWishes = () => {
  beforeEach(() => {
    localStorage.clear();
    pendingWishes.forget();
  });
  afterEach(() => {
    cleanup();
    account.end('signed_out');
    message.set(null);
  });
};
