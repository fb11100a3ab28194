import { useNavigate } from 'react-router-dom';
import { BuyPage } from '../../features/gift-cards/buy-page.tsx';
import { orderPath } from '../../features/orders/order-link.ts';

const AT_ONCE: readonly string[] = ['PAYPAL', 'CARD'];

/** The order's own page takes the money, and is where the buyer comes back to. */
export const Component = () => {
  const navigate = useNavigate();
  return (
    <BuyPage
      onPlaced={({ accessToken, order: { id, paymentWay } }) =>
        void navigate(orderPath(id, accessToken), { state: { pay: AT_ONCE.includes(paymentWay) } })
      }
    />
  );
};
