import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { OrderPagePartsFragment } from './Order.gen.ts';
import { WithdrawalStanding } from './withdrawal-standing.tsx';

type Order = OrderPagePartsFragment;

const Stated = ({ withdrawal: { receivedAt, items } }: { withdrawal: Order['withdrawals'][number] }) => {
  const t = useText();
  const intl = useIntl();
  const date = formatMoment(intl, receivedAt);
  return (
    <p className="muted order-note">
      {items === null
        ? t('checkout.order.withdrawal.whole', { date })
        : `${t('checkout.order.withdrawal.part', { date })}\n${items}`}
    </p>
  );
};

/** The way to withdraw from a paid order with goods, or one that is paid on delivery, and what was stated already. */
export const OrderWithdrawal = ({ order }: { order: Order }) => {
  const t = useText();
  const { orderNumber, userEmail, billingAddress, lines, paymentDate, withdrawals } = order;
  const arrives = order.paymentWay === 'CASH_ON_DELIVERY' && ['CONFIRMED', 'COMPLETED'].includes(order.status);
  const mayWithdraw = (paymentDate !== null || arrives) && lines.some(({ productType }) => productType === 'PHYSICAL');
  if (!mayWithdraw && withdrawals.length === 0) return null;
  const known = { orderNumber, email: userEmail, name: `${billingAddress.firstName} ${billingAddress.lastName}` };
  return (
    <section className="panel" aria-labelledby="order-withdrawal">
      <h2 className="h3" id="order-withdrawal">
        {t('checkout.order.withdrawal')}
      </h2>
      {withdrawals.map((withdrawal) => (
        <div key={withdrawal.receivedAt}>
          <Stated withdrawal={withdrawal} />
          <WithdrawalStanding withdrawal={withdrawal} lines={lines} />
        </div>
      ))}
      {mayWithdraw && (
        <ButtonLink className="order-withdraw" variant="line" small to="/withdrawal" state={known}>
          {t('checkout.order.withdrawal.action')}
        </ButtonLink>
      )}
    </section>
  );
};
