import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import type { PaymentDifferencesQuery } from './PaymentDifferences.gen.ts';

type Movement = PaymentDifferencesQuery['paymentDifferences']['movements'][number];

const Month = ({ month, movements }: { month: string; movements: readonly Movement[] }) => {
  const t = useText();
  const intl = useIntl();
  const name = intl.formatDate(`${month}-15T12:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <table className="tbl ao-moved">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th>{t('orders.moved.kind')}</th>
          <th className="r">{t('orders.moved.count')}</th>
          <th className="r">{t('orders.moved.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ kind, count, sum, fee }) => (
          <tr key={`${kind} ${sum}`}>
            <td>{t(`orders.moved.kind.${kind}`)}</td>
            <td className="r num">{count}</td>
            <td className="r">
              <div className="num nowrap">{sum}</div>
              {fee && (
                <div className="muted ao-small">
                  {t('orders.moved.fee')} <span className="num nowrap">{fee}</span>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What moved on the PayPal account, month by month: also what is no sale, and so is not compared with the books. */
export const PaymentMovements = ({ movements }: { movements: readonly Movement[] }) => {
  const t = useText();
  const months = [...new Set(movements.map(({ month }) => month))];
  if (months.length === 0) return null;
  return (
    <section className="panel ao-account" aria-labelledby="moved-title">
      <h2 className="h3" id="moved-title">
        {t('orders.moved')}
      </h2>
      <p className="muted ao-small">{t('orders.moved.lead')}</p>
      {months.map((month) => (
        <Month key={month} month={month} movements={movements.filter((movement) => movement.month === month)} />
      ))}
    </section>
  );
};
