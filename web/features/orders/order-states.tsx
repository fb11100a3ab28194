import { useIntl } from 'react-intl';
import { formatShortMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { OrderPagePartsFragment } from './detail/Order.gen.ts';
import { isPartlySent } from '../../lib/partly-sent.ts';

type Order = OrderPagePartsFragment;
type Kind = 'ok' | 'warn' | 'error' | undefined;

const PAYMENT_KIND: Partial<Record<Order['paymentStatus'], Kind>> = {
  PAID: 'ok',
  PENDING: 'warn',
  UNPAID: 'warn',
  FAILED: 'error',
};
const STATUS_KIND: Partial<Record<Order['status'], Kind>> = { CANCELLED: 'error', EXPIRED: 'error' };

/** Where the order, its money and its goods stand, in words. */
export const OrderStates = ({ order }: { order: Order }) => {
  const t = useText();
  const { status, paymentStatus, fulfilmentStatus } = order;
  const alive = status === 'CONFIRMED' || status === 'COMPLETED';
  return (
    <ul className="row order-states" aria-label={t('checkout.order.status')}>
      <li>
        <Tag kind={STATUS_KIND[status]}>{t(`checkout.order.status.${status}`)}</Tag>
      </li>
      <li>
        <Tag kind={PAYMENT_KIND[paymentStatus]}>{t(`checkout.order.payment.${paymentStatus}`)}</Tag>
      </li>
      {alive && !order.giftCard && (
        <li>
          <Tag>
            {t(
              isPartlySent(order)
                ? 'checkout.order.fulfilment.partly'
                : `checkout.order.fulfilment.${fulfilmentStatus}`,
            )}
          </Tag>
        </li>
      )}
    </ul>
  );
};

/** The one state that matters most, for lists. */
export const OrderState = ({ order }: { order: Pick<Order, 'status' | 'paymentStatus' | 'fulfilmentStatus'> }) => {
  const t = useText();
  const { status, paymentStatus, fulfilmentStatus } = order;
  if (STATUS_KIND[status]) return <Tag kind={STATUS_KIND[status]}>{t(`checkout.order.status.${status}`)}</Tag>;
  if (paymentStatus !== 'PAID') {
    return <Tag kind={PAYMENT_KIND[paymentStatus]}>{t(`checkout.order.payment.${paymentStatus}`)}</Tag>;
  }
  if (status === 'COMPLETED') return <Tag>{t('checkout.order.status.COMPLETED')}</Tag>;
  const sent = fulfilmentStatus === 'SHIPPED' || fulfilmentStatus === 'DELIVERED';
  return (
    <Tag kind="ok">{t(sent ? `checkout.order.fulfilment.${fulfilmentStatus}` : 'checkout.order.payment.PAID')}</Tag>
  );
};

/** What happened to the order, newest first. */
export const OrderTimeline = ({ events }: { events: Order['events'] }) => {
  const t = useText();
  const intl = useIntl();
  const newestFirst = [...events].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <section className="panel" aria-labelledby="order-timeline">
      <h2 className="h3" id="order-timeline">
        {t('checkout.order.timeline')}
      </h2>
      <ol className="tl">
        {newestFirst.map(({ at, kind, text }, index) => (
          <li key={`${at} ${kind}`} className={index === 0 ? 'on' : undefined}>
            <time className="num faint" dateTime={at}>
              {formatShortMoment(intl, at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
