import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { CheckoutPage, CheckoutSkeleton } from '../../features/checkout/checkout-page.tsx';
import type { PlacedOrder } from '../../features/checkout/order/placed-order.ts';
import { orderPath } from '../../features/orders/order-link.ts';
import { paymentPage } from '../../features/payment/payment-link.ts';
import type { PaymentLink } from '../../features/payment/payment-link.ts';
import { PaymentChoice } from '../../features/payment/payment-choice.tsx';
import { PaymentStep } from '../../features/payment/payment-step.tsx';
import { usePayPal } from '../../features/payment/use-paypal.ts';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { clearBoughtLines } from '../data/clear-bought-lines.ts';

const linkOf = ({ id, accessToken }: PlacedOrder): PaymentLink => ({ orderId: id, accessToken, paypalOrderId: null });

const Checkout = () => {
  const { items, setQuantity } = useCart();
  const client = useApolloClient();
  const onBought = useCallback(() => void clearBoughtLines(client), [client]);
  const navigate = useNavigate();
  const onOrdered = ({ id, accessToken }: PlacedOrder) => {
    onBought();
    void navigate(orderPath(id, accessToken));
  };
  const paypal = usePayPal();
  const lines = useMemo(
    () =>
      items.map(({ product, quantity }) => ({
        productId: product.id,
        quantity,
        digital: product.productType === 'DIGITAL',
      })),
    [items],
  );
  return (
    <CheckoutPage
      cart={{ lines, setQuantity }}
      empty={<EmptyCart />}
      onBought={onBought}
      onOrdered={onOrdered}
      renderPayment={({ placed, order }) => (
        <PaymentChoice
          link={{ ...linkOf(placed), way: order.paymentWay }}
          way={order.paymentWay}
          payPal={() => <PaymentStep link={{ ...linkOf(placed), way: order.paymentWay }} paypal={paypal} />}
        />
      )}
      paymentPage={(placed) => paymentPage('success', linkOf(placed))}
      orderLink={({ id, accessToken }) => orderPath(id, accessToken)}
    />
  );
};

export const Component = () => {
  const t = useText();
  const { ready } = useCart();
  return (
    <>
      <Head title={t('checkout.title')} />
      {ready ? <Checkout /> : <CheckoutSkeleton />}
    </>
  );
};
