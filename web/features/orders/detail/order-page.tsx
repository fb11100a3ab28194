import '../orders.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatClock, formatDay, formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { textLink } from '../../../ui/text-link.tsx';
import type { OrderPagePartsFragment } from './Order.gen.ts';
import { OnDelivery } from './on-delivery.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderGiftCard } from './order-gift-card.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderStates, OrderTimeline } from '../order-states.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { RenewLink } from './renew-link.tsx';

interface OrderPageProps {
  order: OrderPagePartsFragment;
  accessToken: string | null;
  /** The payment step, mounted when the buyer wants to pay. */
  payment: () => ReactNode;
  /** The buyer comes from ordering it, to pay now. */
  payNow?: boolean;
  /** Where the shop tells how the payment stands. */
  paymentPage: string;
  /** The order has a new key: the page is to stand under it. */
  onRenewed: (accessToken: string) => void;
}

type UnpaidProps = Pick<OrderPageProps, 'order' | 'payment' | 'paymentPage' | 'payNow'>;

const Unpaid = ({ order, payment, paymentPage, payNow = false }: UnpaidProps) => {
  const t = useText();
  const intl = useIntl();
  const [paying, setPaying] = useState(payNow);
  if (order.status !== 'PLACED') return null;
  if (order.paymentStatus === 'PENDING') {
    return (
      <Notice icon="clock">
        <p>
          {t('checkout.result.checking.lead', {
            provider: order.paymentWay === 'CARD' ? 'Stripe' : 'PayPal',
            email: order.userEmail,
          })}
        </p>
        <ButtonLink variant="line" small to={paymentPage}>
          {t('checkout.result.askAgain')}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <section className="panel order-unpaid">
      {order.transfer && <TransferDetails transfer={order.transfer} />}
      <p className={order.transfer ? 'muted' : undefined}>
        {order.transfer
          ? t('checkout.order.payOtherwise')
          : order.reservedUntil
            ? t('checkout.order.unpaid', { time: formatClock(intl, order.reservedUntil) })
            : t('checkout.order.unpaidOpen')}
      </p>
      {paying ? (
        payment()
      ) : (
        <Button variant={order.transfer ? 'line' : undefined} onClick={() => setPaying(true)}>
          {t(order.transfer ? 'checkout.order.payByPayPal' : 'checkout.order.payNow')}
        </Button>
      )}
    </section>
  );
};

/** An order by its secret link: what was bought, where it stands, files, invoices, addresses. */
export const OrderPage = ({ order, accessToken, payment, paymentPage, payNow, onRenewed }: OrderPageProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('checkout.breadcrumb')}
        items={[{ to: '/', text: t('checkout.home') }, { text: t('checkout.order.crumb') }]}
      />
      <header className="order-head">
        <h1 className="h1">
          <FormattedMessage
            id="checkout.order.title"
            values={{ number: <span className="nowrap">{order.orderNumber}</span> }}
          />
        </h1>
        <OrderStates order={order} />
        <p className="muted">
          {t('checkout.order.placedAt', {
            date: formatMoment(intl, order.orderDate),
          })}
        </p>
        <p className="muted">
          <FormattedMessage
            id="checkout.order.terms"
            values={{
              date: formatDay(intl, order.termsVersion),
              link: textLink(`/terms-of-service?version=${order.termsVersion}`),
            }}
          />
        </p>
      </header>
      <div className="two order-cols">
        <div className="stack order-col">
          <OnDelivery order={order} accessToken={accessToken} />
          <Unpaid order={order} payment={payment} paymentPage={paymentPage} payNow={payNow} />
          <OrderItems order={order} accessToken={accessToken} />
          <OrderGiftCard order={order} />
          <OrderParcels order={order} />
          <OrderTimeline events={order.events} />
          {order.notes && (
            <section className="panel">
              <h2 className="h3">{t('checkout.order.note')}</h2>
              <p className="muted order-note">{order.notes}</p>
            </section>
          )}
        </div>
        <OrderAside order={order} accessToken={accessToken} />
      </div>
      <footer className="order-secret">
        {accessToken && (
          <p className="faint order-secret__warning">
            <Icon name="lock" size={16} />
            {t('checkout.order.secret')}
          </p>
        )}
        <RenewLink order={order} accessToken={accessToken} onRenewed={onRenewed} />
      </footer>
    </div>
  );
};

/** In the place of an order that does not exist, or whose link is not complete. */
export const NoOrder = () => {
  const t = useText();
  return (
    <div className="wrap no-order">
      <EmptyState
        art="paper"
        level={1}
        title={t('checkout.result.noOrder.title')}
        action={
          <ButtonLink small to="/products">
            {t('checkout.result.toProducts')}
          </ButtonLink>
        }
      >
        {t('checkout.result.noOrder.text')}
      </EmptyState>
    </div>
  );
};
