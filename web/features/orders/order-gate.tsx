import './orders.css';
import { useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';

/** What stands there until an order of the customer's own comes. */
export const OrderSkeleton = () => {
  const t = useText();
  return (
    <div className="wrap order-waiting" aria-busy>
      <Spinner label={t('common.loading')} />
      <Skeleton height="48px" />
      <Skeleton height="480px" />
    </div>
  );
};

/** In the place of an order whose address has no key, for who is not signed in. */
export const SignInForOrder = () => {
  const t = useText();
  const location = useLocation();
  return (
    <div className="wrap no-order">
      <EmptyState
        art="paper"
        level={1}
        title={t('checkout.order.signIn.title')}
        action={
          <ButtonLink small to={loginPath(location)}>
            {t('checkout.order.signIn.action')}
          </ButtonLink>
        }
      >
        {t('checkout.order.signIn.text')}
      </EmptyState>
    </div>
  );
};
