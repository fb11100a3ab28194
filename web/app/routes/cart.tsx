import { CartList } from '../../features/cart/cart-list.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { CartPage, CartWaiting } from '../../features/checkout/cart-page.tsx';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';

export const Component = () => {
  const t = useText();
  const cart = useCart();
  const lines = cart.items.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  return (
    <>
      <Head title={t('cart.title')} robots="noindex" />
      {cart.ready ? (
        <CartPage
          lines={lines}
          list={({ quote, loading }) => <CartList cart={cart} lines={quote?.lines ?? []} busy={loading} />}
        />
      ) : (
        <CartWaiting />
      )}
    </>
  );
};
