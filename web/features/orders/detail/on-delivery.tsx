import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useCancelOrderMutation, type OrderPagePartsFragment } from './Order.gen.ts';

const WORDS = {
  NOT_NEEDED: 'checkout.order.onDelivery',
  UNFULFILLED: 'checkout.order.onDelivery',
  SHIPPED: 'checkout.order.onDelivery.sent',
  DELIVERED: 'checkout.order.onDelivery.arrived',
} as const;

interface OnDeliveryProps {
  order: OrderPagePartsFragment;
  accessToken: string | null;
}

/** What is to be paid at the door, and the way back until the parcel has left. */
export const OnDelivery = ({ order, accessToken }: OnDeliveryProps) => {
  const t = useText();
  const intl = useIntl();
  const [cancel] = useCancelOrderMutation();
  const { busy, problem, run } = useAction();
  const { id, status, paymentStatus, fulfilmentStatus, due } = order;
  const owed = paymentStatus === 'UNPAID' && ['CONFIRMED', 'COMPLETED'].includes(status);
  if (order.paymentWay !== 'CASH_ON_DELIVERY' || !owed) return null;
  return (
    <section className="panel order-unpaid">
      <p>{t(WORDS[fulfilmentStatus], { total: formatMoney(intl, due) })}</p>
      <ErrorLine>{problem}</ErrorLine>
      {fulfilmentStatus === 'UNFULFILLED' && (
        <Button variant="line" busy={busy} onClick={() => void run(() => cancel({ variables: { id, accessToken } }))}>
          {t('checkout.order.cancel')}
        </Button>
      )}
    </section>
  );
};
