import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentWay } from '../codegen/schema.gen.ts';
import { OrderDownloadButtons } from '../features/orders/order-actions.tsx';
import { orderPath } from '../features/orders/order-link.ts';
import { NoOrder } from '../features/orders/detail/order-page.tsx';
import { OrderPanel } from '../features/orders/order-panel.tsx';
import { paymentLinkFrom } from '../features/payment/payment-link.ts';
import type { PaymentLink } from '../features/payment/payment-link.ts';
import { PaymentOutcomeView } from '../features/payment/payment-outcome.tsx';
import { usePaymentOutcome } from '../features/payment/use-payment-outcome.ts';
import type { FirstCall } from '../features/payment/use-payment-outcome.ts';
import { useText } from '../intl/use-text.ts';
import { Head } from '../lib/head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PrivateAddress } from './addresses/private-address.tsx';
import { clearBoughtLines } from './data/clear-bought-lines.ts';

const useClearBoughtLines = (paid: boolean) => {
  const client = useApolloClient();
  useEffect(() => {
    if (paid) void clearBoughtLines(client);
  }, [paid, client]);
};

interface OutcomeProps {
  link: PaymentLink;
  first: FirstCall;
  way: PaymentWay;
}

const Outcome = ({ link, first, way }: OutcomeProps) => {
  const t = useText();
  const outcome = usePaymentOutcome(link, first);
  useClearBoughtLines(outcome.verdict === 'paid');
  return (
    <PaymentOutcomeView
      outcome={outcome}
      first={first}
      way={outcome.result?.way ?? way}
      downloads={({ lines }) => <OrderDownloadButtons items={lines} />}
      panel={(order) => <OrderPanel order={order} />}
      orderLink={
        <ButtonLink
          variant={outcome.verdict === 'paid' ? 'line' : 'quiet'}
          to={orderPath(link.orderId, link.accessToken)}
        >
          {t('checkout.result.seeOrder')}
        </ButtonLink>
      }
    />
  );
};

interface PaymentPageProps {
  title: MessageId;
  first: FirstCall;
  /** Whose page it is; absent: PayPal's. */
  way?: PaymentWay;
}

/** A page that a provider leads back to. Its address carries the order's secret. */
export const PaymentPage = ({ title, first, way = 'PAYPAL' }: PaymentPageProps) => {
  const t = useText();
  const [search] = useSearchParams();
  const link = paymentLinkFrom(search);
  return (
    <>
      <Head title={t(title)} />
      <PrivateAddress />
      {link ? (
        <div className="wrap result-page">
          <Outcome key={link.orderId} link={link} first={first} way={way} />
        </div>
      ) : (
        <NoOrder />
      )}
    </>
  );
};
