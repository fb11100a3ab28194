import { useCart } from '../../features/cart/use-cart.ts';
import { WishlistPage } from '../../features/wishlist/wishlist-page.tsx';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';

export const Component = () => {
  const t = useText();
  const { items, add, setQuantity } = useCart();
  const takeBack = (id: number) => {
    const quantity = items.find(({ product }) => product.id === id)?.quantity ?? 0;
    setQuantity(id, quantity - 1);
  };
  return (
    <>
      <Head title={t('wishlist.title')} />
      <WishlistPage cart={{ add, takeBack }} />
    </>
  );
};
