import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';

/** In the place of the cart's button, which buys nothing here. */
export const ViewBuy = () => {
  const t = useText();
  return (
    <Button variant="signal" block disabled>
      {t('cart.add')}
    </Button>
  );
};
