import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface EmptyCartProps {
  /** Level of the title in the outline of the page. */
  level?: 2 | 3;
  onLeave?: () => void;
}

/** In the place of the lines, and of the checkout, while the cart holds nothing. */
export const EmptyCart = ({ level, onLeave }: EmptyCartProps) => {
  const t = useText();
  return (
    <EmptyState
      art="cart"
      level={level}
      title={t('cart.empty.title')}
      action={
        <ButtonLink small to="/products" onClick={onLeave}>
          {t('cart.empty.action')}
        </ButtonLink>
      }
    >
      {t('cart.empty.text')}
    </EmptyState>
  );
};
