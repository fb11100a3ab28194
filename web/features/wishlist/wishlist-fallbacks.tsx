import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { wishlist } from './wishlist-store.ts';

/** In the place of the list until the server has answered. */
export const WishlistSkeleton = () => (
  <div className="wl-waiting">
    <Skeleton height="90px" />
    <Skeleton height="420px" />
  </div>
);

/** In the place of the list for a visitor. */
export const WishlistSignIn = () => {
  const t = useText();
  const location = useLocation();
  return (
    <EmptyState
      art="paper"
      title={t('wishlist.problem.loadSignedOut')}
      action={
        <ButtonLink small to={loginPath(location)}>
          {t('nav.signIn')}
        </ButtonLink>
      }
    >
      {t('wishlist.signInHint')}
    </EmptyState>
  );
};

/** Until the page knows who is there: what stays, by the mark that is set before the first paint. */
export const VisitorWishlist = () => (
  <>
    <div className="only-guest">
      <WishlistSignIn />
    </div>
    <div className="only-account">
      <WishlistSkeleton />
    </div>
  </>
);

/** In the place of the rows of a list without any. */
export const EmptyWishlist = () => {
  const t = useText();
  return (
    <EmptyState
      art="paper"
      title={t('wishlist.empty.title')}
      action={
        <ButtonLink small to="/products">
          {t('wishlist.empty.action')}
        </ButtonLink>
      }
    >
      {t('wishlist.empty.text')}
    </EmptyState>
  );
};

/** Why the list could not be read, and a way to ask again. */
export const WishlistFailure = ({ problem }: { problem: MessageId }) => {
  const t = useText();
  const client = useApolloClient();
  return (
    <Notice
      kind="error"
      action={
        <Button variant="line" small onClick={() => wishlist.load(client)}>
          {t('common.failure.retry')}
        </Button>
      }
    >
      <p>{t(problem)}</p>
    </Notice>
  );
};
