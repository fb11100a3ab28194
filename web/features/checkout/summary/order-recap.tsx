import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import type { Summary } from './summary.ts';
import { SummaryTotals } from './summary-totals.tsx';

/** The order in words and sums, directly above the button that obliges to pay. */
export const OrderRecap = ({ summary }: { summary: Summary }) => {
  const intl = useIntl();
  return (
    <section className="recap" aria-labelledby="recap-title">
      <h3 className="label" id="recap-title">
        <FormattedMessage id="checkout.checkOrder" />
      </h3>
      <ul>
        {summary.lines.map((line) => (
          <li className="kv" key={line.key}>
            <span>
              <span className="num">
                <FormattedMessage id="checkout.times" values={{ count: line.quantity }} />
              </span>{' '}
              {line.name}
            </span>
            {line.subtotal && <span className="num nowrap">{formatMoney(intl, line.subtotal)}</span>}
          </li>
        ))}
      </ul>
      <SummaryTotals summary={summary} />
    </section>
  );
};
