import { linesOf } from '../../features/cart/cart-lines.ts';
import { CartList } from '../../features/cart/cart-list.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { CartPage, CartSkeleton } from '../../features/checkout/cart/cart-page.tsx';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { useAccount } from '../../lib/account/use-account.ts';

export const Component = () => {
  const t = useText();
  const cart = useCart();
  const { user } = useAccount();
  const lines = linesOf(cart.items);
  return (
    <>
      <Head title={t('cart.title')} />
      {cart.ready ? (
        <CartPage
          lines={lines}
          list={({ quote, loading }) => (
            <CartList key={user?.id} cart={cart} lines={quote?.lines ?? []} busy={loading} />
          )}
        />
      ) : (
        <CartSkeleton />
      )}
    </>
  );
};
