import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { Summary, SummaryLine } from './summary.ts';
import { SummaryTotals } from './summary-totals.tsx';

const Line = ({ line }: { line: SummaryLine }) => {
  const intl = useIntl();
  return (
    <li className="sum__line">
      <span className="sum__pic">{line.image && <Picture image={line.image} sizes="72px" alt="" />}</span>
      <span className="sum__name">
        {line.name}
        <span className="faint num sum__count">
          <FormattedMessage id="checkout.times" values={{ count: line.quantity }} />
        </span>
      </span>
      {line.subtotal && <span className="num nowrap">{formatMoney(intl, line.subtotal)}</span>}
    </li>
  );
};

interface SummaryPanelProps {
  summary: Summary;
  /** Lines with their pictures above the sums. */
  withLines?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The sheet beside the page that says what is bought and what it costs. */
export const SummaryPanel = ({ summary, withLines, className, children }: SummaryPanelProps) => (
  <aside className={className ?? 'panel panel--sticky'} aria-labelledby="summary-title">
    <h2 className="h3" id="summary-title">
      <FormattedMessage id="checkout.summary" />
    </h2>
    {withLines && (
      <ul className="sum__lines">
        {summary.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    )}
    <SummaryTotals summary={summary} />
    {children}
  </aside>
);
