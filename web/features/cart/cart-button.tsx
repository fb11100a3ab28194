import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useCart } from './use-cart.ts';

/** Opens the drawer; its badge counts the pieces. */
export const CartButton = () => {
  const t = useText();
  const { count, isOpen, open } = useCart();
  return (
    <IconButton
      icon="cart"
      label={t('nav.cart', { count })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
    >
      <Badge count={count} signal />
    </IconButton>
  );
};
