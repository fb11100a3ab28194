import { useParams, useRouteError, isRouteErrorResponse, useSearchParams } from 'react-router-dom';
import { OrderDocument, useOrderSuspenseQuery } from '../../features/orders/Order.gen.ts';
import { NoOrder, OrderPage } from '../../features/orders/order-page.tsx';
import { paymentPage } from '../../features/payment/payment-link.ts';
import type { PaymentLink } from '../../features/payment/payment-link.ts';
import { PaymentStep } from '../../features/payment/payment-step.tsx';
import { usePayPal } from '../../features/payment/use-paypal.ts';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { PrivateAddress } from '../private-address.tsx';
import { preload } from '../preload.ts';

const variablesOf = (id: string | undefined, search: URLSearchParams) => ({
  id: id ?? '',
  accessToken: search.get('key'),
});

export const loader = preload(OrderDocument, ({ params, search }) => variablesOf(params.id, search));

const Payment = ({ link }: { link: PaymentLink }) => <PaymentStep link={link} paypal={usePayPal()} />;

export const Component = () => {
  const t = useText();
  const { id } = useParams();
  const [search] = useSearchParams();
  const variables = variablesOf(id, search);
  const { order } = useOrderSuspenseQuery({ variables }).data;
  const { accessToken } = variables;
  const link = { orderId: order.id, accessToken, paypalOrderId: null };
  return (
    <>
      <Head title={t('checkout.order.title', { number: order.orderNumber })} robots="noindex" />
      <PrivateAddress />
      <OrderPage
        order={order}
        accessToken={accessToken}
        payment={() => <Payment link={link} />}
        paymentPage={paymentPage('success', link)}
      />
    </>
  );
};

/** A wrong or incomplete link gets words of its own; any other failure is the shop's. */
export const ErrorBoundary = () => {
  const t = useText();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <Head title={t('checkout.result.noOrder.title')} robots="noindex" />
      <PrivateAddress />
      <NoOrder />
    </>
  );
};
