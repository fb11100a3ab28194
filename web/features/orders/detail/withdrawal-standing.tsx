import { useIntl } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import type { OrderPagePartsFragment } from './Order.gen.ts';

type Withdrawal = OrderPagePartsFragment['withdrawals'][number];

interface StandingProps {
  withdrawal: Withdrawal;
  /** Names of the lines of the order. */
  lines: readonly { readonly id: string; readonly productName: string }[];
}

/** What comes back for each line, and in all. */
const Sums = ({ withdrawal: { lines, delivery, sum }, lines: sold }: StandingProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <dl className="spec">
      {lines.map(({ lineId, units, price, deduction, deductionReason }) => (
        <div key={lineId} className="order-returned">
          <dt>
            {t('checkout.order.withdrawal.line', {
              units,
              name: sold.find(({ id }) => id === lineId)?.productName ?? '',
            })}
            {deduction.minor > 0 && (
              <span className="muted">
                {' · '}
                {t('checkout.order.withdrawal.deducted', {
                  amount: formatMoney(intl, deduction),
                  reason: deductionReason ?? '',
                })}
              </span>
            )}
          </dt>
          <dd>{sum ? formatMoney(intl, { ...price, minor: price.minor - deduction.minor }) : ''}</dd>
        </div>
      ))}
      {delivery.minor > 0 && (
        <div className="order-returned">
          <dt>{t('checkout.order.withdrawal.delivery')}</dt>
          <dd>{formatMoney(intl, delivery)}</dd>
        </div>
      )}
      {sum && (
        <div className="order-returned">
          <dt>
            <b>{t('checkout.order.withdrawal.sum')}</b>
          </dt>
          <dd>
            <b>{formatMoney(intl, sum)}</b>
          </dd>
        </div>
      )}
    </dl>
  );
};

/** Where a withdrawal stands, what comes next, and what the buyer gets back. */
export const WithdrawalStanding = ({ withdrawal, lines }: StandingProps) => {
  const t = useText();
  const intl = useIntl();
  const { state, dueAt, goodsReceivedAt, endedAt, rejection, returnParcelNumber } = withdrawal;
  const day = (at: string | null | undefined) => (at ? formatDate(intl, at) : '');
  const values = {
    date: formatDate(intl, new Date(new Date(dueAt).getTime() - 1)),
    received: day(goodsReceivedAt),
    ended: day(endedAt),
    reason: rejection ?? '',
  };
  const isOpen = state !== 'REJECTED' && state !== 'REVOKED';
  return (
    <>
      <p className="order-note">{t(`checkout.order.withdrawal.state.${state}`, values)}</p>
      {returnParcelNumber && (
        <p className="muted order-note">{t('checkout.order.withdrawal.parcel', { number: returnParcelNumber })}</p>
      )}
      {isOpen && withdrawal.lines.length > 0 && <Sums withdrawal={withdrawal} lines={lines} />}
    </>
  );
};
