import { useIntl } from 'react-intl';
import { formatDate, formatMoment } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import type { WithdrawalPartsFragment } from './Withdrawals.gen.ts';

type Withdrawal = WithdrawalPartsFragment;

const Line = ({ line }: { line: Withdrawal['lines'][number] }) => {
  const t = useText();
  const intl = useIntl();
  const { productName, units, fitUnits, condition, deduction, deductionReason } = line;
  return (
    <li>
      <b>{t('orders.withdrawal.line', { name: productName, units })}</b>
      {condition && (
        <span className="muted">
          {' · '}
          {t(`orders.withdrawal.condition.${condition}`)}
          {' · '}
          {t('orders.withdrawal.fit', { count: fitUnits ?? 0 })}
        </span>
      )}
      {deduction.minor > 0 && (
        <p className="muted">
          {t('orders.withdrawal.deducted', { amount: formatMoney(intl, deduction), reason: deductionReason ?? '' })}
        </p>
      )}
    </li>
  );
};

/** What the shop proposes by the law, while it is for a person to decide. */
const Advice = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useText();
  const intl = useIntl();
  const { late, periodEndsAt, lines, state, sentBackAt } = withdrawal;
  const files = lines.filter(({ isFiles }) => isFiles).map(({ productName }) => productName);
  const isNew = state === 'RECEIVED';
  const end = periodEndsAt && formatDate(intl, new Date(new Date(periodEndsAt).getTime() - 1));
  return (
    <>
      {lines.length === 0 && <p className="notice notice--warn">{t('orders.withdrawal.noOrder')}</p>}
      {isNew && late && <p>{t('orders.withdrawal.late', { date: end ?? '' })}</p>}
      {isNew && !late && end && <p className="muted">{t('orders.withdrawal.inTime', { date: end })}</p>}
      {isNew && files.length > 0 && <p>{t('orders.withdrawal.files', { names: intl.formatList(files) })}</p>}
      {state === 'AWAITING_GOODS' && (
        <p className="muted">
          {sentBackAt
            ? t('orders.withdrawal.sentBack', { date: formatMoment(intl, sentBackAt) })
            : t('orders.withdrawal.mayWait')}
        </p>
      )}
    </>
  );
};

/** What is known of a withdrawal. */
export const WithdrawalFacts = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useText();
  const intl = useIntl();
  const { receivedAt, name, email, items, returnParcelNumber, rejection, sum, delivery } = withdrawal;
  const chosen = withdrawal.lines.filter(({ units }) => units > 0);
  return (
    <>
      <p>
        {formatMoment(intl, receivedAt)}: {name}, {email}
      </p>
      <p className="muted">{items ?? t('orders.withdrawal.all')}</p>
      <Advice withdrawal={withdrawal} />
      {chosen.length > 0 && (
        <ul className="ao-returned">
          {chosen.map((line) => (
            <Line key={line.lineId} line={line} />
          ))}
        </ul>
      )}
      {returnParcelNumber && <p className="muted">{t('orders.withdrawal.parcel', { number: returnParcelNumber })}</p>}
      {sum && (
        <p>
          <b>{t('orders.withdrawal.sum', { amount: formatMoney(intl, sum) })}</b>{' '}
          <span className="muted">
            {delivery.minor > 0
              ? t('orders.withdrawal.withDelivery', { amount: formatMoney(intl, delivery) })
              : t('orders.withdrawal.noDelivery')}
          </span>
        </p>
      )}
      {rejection && <p>{t('orders.withdrawal.rejected', { reason: rejection })}</p>}
    </>
  );
};
