import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { renewPlacedOrder } from '../../features/checkout/order/placed-order.ts';
import { OrderDocument, useOrderQuery, type OrderQuery } from '../../features/orders/detail/Order.gen.ts';
import { orderPath } from '../../features/orders/order-link.ts';
import { OrderSkeleton, SignInForOrder } from '../../features/orders/order-gate.tsx';
import { FilePartsContext } from '../../features/orders/file-parts.ts';
import { NoOrder, OrderPage } from '../../features/orders/detail/order-page.tsx';
import { paymentPage } from '../../features/payment/payment-link.ts';
import type { PaymentLink } from '../../features/payment/payment-link.ts';
import { PaymentChoice } from '../../features/payment/payment-choice.tsx';
import { PaymentStep } from '../../features/payment/payment-step.tsx';
import { usePayPal } from '../../features/payment/use-paypal.ts';
import { useText } from '../../intl/use-text.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { Head } from '../../lib/head.tsx';
import { useAccount } from '../../lib/account/use-account.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PrivateAddress } from '../addresses/private-address.tsx';
import { preload } from '../data/preload.ts';
import { fileParts } from '../tailoring-parts.tsx';

const KEY = 'key';

const byKey = preload(OrderDocument, ({ params, search }) => ({ id: params.id ?? '', accessToken: search.get(KEY) }));

/** Without a key the order is a customer's own, and only the browser knows who is signed in. */
export const loader = (args: LoaderFunctionArgs) =>
  new URL(args.request.url).searchParams.has(KEY) ? byKey(args) : null;

const PayPalPayment = ({ link }: { link: PaymentLink }) => <PaymentStep link={link} paypal={usePayPal()} />;

const Order = ({ order, accessToken }: { order: OrderQuery['order']; accessToken: string | null }) => {
  const t = useText();
  const navigate = useNavigate();
  const state = useLocation().state as { pay?: boolean } | null;
  const toNewAddress = (renewed: string) => {
    renewPlacedOrder(order.id, renewed);
    if (accessToken !== null) void navigate(orderPath(order.id, renewed), { replace: true, preventScrollReset: true });
  };
  const link = { orderId: order.id, accessToken, paypalOrderId: null, way: order.paymentWay };
  return (
    <FilePartsContext value={fileParts}>
      <Head title={t('checkout.order.title', { number: order.orderNumber })} />
      <OrderPage
        order={order}
        accessToken={accessToken}
        payment={() => (
          <PaymentChoice link={link} way={order.paymentWay} payPal={() => <PayPalPayment link={link} />} />
        )}
        paymentPage={paymentPage('success', link)}
        payNow={state?.pay}
        onRenewed={toNewAddress}
      />
    </FilePartsContext>
  );
};

const OrderByKey = ({ id, accessToken }: { id: string; accessToken: string }) => {
  const { data } = useOrderQuery({ variables: { id, accessToken } });
  return data && <Order order={data.order} accessToken={accessToken} />;
};

const OwnOrder = ({ id }: { id: string }) => {
  const t = useText();
  const { ready, user } = useAccount();
  const skip = !user;
  const { data, error, loading, refetch } = useOrderQuery({
    variables: { id, accessToken: null },
    skip,
  });
  if (data) return <Order order={data.order} accessToken={null} />;
  const failed = error && (
    <div className="wrap no-order">
      <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />
    </div>
  );
  const absent = error && shopErrorOf(error).code === 'ORDER_NOT_FOUND';
  return (
    <>
      <Head title={t('checkout.order.crumb')} />
      {ready && skip ? <SignInForOrder /> : absent ? <NoOrder /> : (failed ?? <OrderSkeleton />)}
    </>
  );
};

export const Component = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const accessToken = search.get(KEY);
  return (
    <>
      <PrivateAddress />
      {accessToken === null ? <OwnOrder id={id} /> : <OrderByKey id={id} accessToken={accessToken} />}
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
      <Head title={t('checkout.result.noOrder.title')} />
      <PrivateAddress />
      <NoOrder />
    </>
  );
};
