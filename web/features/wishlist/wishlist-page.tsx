import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../intl/use-text.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import type { CartSlot } from './cart-slot.ts';
import { isOrderable, useMoveToCart } from './use-move-to-cart.ts';
import { useWishlist } from './use-wishlist.ts';
import {
  EmptyWishlist,
  VisitorWishlist,
  WishlistFailure,
  WishlistSignIn,
  WishlistSkeleton,
} from './wishlist-fallbacks.tsx';
import { WishlistItems } from './wishlist-items.tsx';
import { WishlistSettings } from './wishlist-settings.tsx';
import { WishlistStats } from './wishlist-stats.tsx';
import type { WishlistState } from './wishlist-state.ts';
import { wishlist, type WishlistView } from './wishlist-store.ts';
import './wishlist.css';

const Actions = ({ list, cart }: { list: WishlistState; cart: CartSlot }) => {
  const t = useText();
  const client = useApolloClient();
  const move = useMoveToCart(cart);
  return (
    <div className="row">
      {list.items.some(({ isAvailable }) => !isAvailable) && (
        <Button variant="line" small onClick={() => void wishlist.cleanUp(client)}>
          {t('wishlist.cleanUp')}
        </Button>
      )}
      {list.items.some(isOrderable) && (
        <Button small onClick={() => void move(list.items)}>
          {t('wishlist.moveAll')}
        </Button>
      )}
    </div>
  );
};

const Own = ({ view: { loaded, list, problem }, cart }: { view: WishlistView; cart: CartSlot }) => {
  if (problem) return <WishlistFailure problem={problem} />;
  if (!loaded) return <WishlistSkeleton />;
  return (
    <>
      <WishlistStats list={list} />
      {list.items.length > 0 ? <WishlistItems list={list} cart={cart} /> : <EmptyWishlist />}
      <WishlistSettings list={list} />
    </>
  );
};

/** The focus stays on the page when the row that held it is gone. */
const useHeldFocus = (count: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
};

/** The customer's list: what it is worth, its products, and who else hears of it. */
export const WishlistPage = ({ cart }: { cart: CartSlot }) => {
  const t = useText();
  const { ready, user } = useAccount();
  const view = useWishlist();
  const { list } = view;
  const heading = useHeldFocus(list.items.length);
  return (
    <div className="wrap wl-page">
      <Breadcrumb
        label={t('wishlist.crumbs')}
        items={[{ to: '/', text: t('wishlist.home') }, { text: t('wishlist.title') }]}
      />
      <div className="row between wl-head">
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {t('wishlist.title')}
        </h1>
        {user && <Actions list={list} cart={cart} />}
      </div>
      {!ready ? <VisitorWishlist /> : user ? <Own view={view} cart={cart} /> : <WishlistSignIn />}
    </div>
  );
};
