import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { PaidForm, type WaitingOrder } from './paid-form.tsx';

interface WaitingOrdersProps {
  orders: readonly WaitingOrder[];
  onPaid: () => void;
}

const Row = ({ order, onPaid }: { order: WaitingOrder; onPaid: () => void }) => {
  const t = useText();
  const intl = useIntl();
  const [paying, setPaying] = useState(false);
  const until = new Date(Date.parse(order.reservedUntil) - 1);
  return (
    <li className="bank-waiting">
      <div className="bank-waiting__head">
        <span>
          <Link className="link num nowrap" to={`/admin/orders/${order.id}`}>
            {order.orderNumber}
          </Link>{' '}
          {order.name}
        </span>
        <span className="num nowrap">{formatMoney(intl, order.total)}</span>
        <span className="muted nowrap">{t('orders.bank.until', { day: formatDate(intl, until) })}</span>
        {!paying && (
          <Button variant="line" small onClick={() => setPaying(true)}>
            {t('orders.bank.markPaid')} <span className="sr">{order.orderNumber}</span>
          </Button>
        )}
      </div>
      {paying && <PaidForm order={order} onPaid={onPaid} onClose={() => setPaying(false)} />}
    </li>
  );
};

/** Orders that wait for a bank transfer, the next to lapse first, each to be marked as paid. */
export const WaitingOrders = ({ orders, onPaid }: WaitingOrdersProps) => {
  const t = useText();
  return (
    <section className="bank-list" aria-labelledby="bank-waiting">
      <h2 className="h3" id="bank-waiting">
        {t('orders.bank.waiting')}
      </h2>
      {orders.length === 0 ? (
        <p className="muted">{t('orders.bank.waiting.none')}</p>
      ) : (
        <ul className="panel">
          {orders.map((order) => (
            <Row key={order.id} order={order} onPaid={onPaid} />
          ))}
        </ul>
      )}
    </section>
  );
};
