import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Statement } from './statement.ts';
import { StatementSheet } from './statement-sheet.tsx';

/** Says that the statement has arrived, when, and what it said. */
export const Receipt = ({ statement, receivedAt }: { statement: Statement; receivedAt: string }) => {
  const t = useText();
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack" aria-labelledby="received">
      <h2 className="h3" id="received" ref={heading} tabIndex={-1}>
        {t('about.withdrawal.received')}
      </h2>
      <Notice kind="ok">
        <p>{t('about.withdrawal.mailed', { email: statement.email })}</p>
      </Notice>
      <StatementSheet statement={statement}>
        <dt>{t('about.withdrawal.receivedAt')}</dt>
        <dd>
          <time dateTime={receivedAt}>{formatMoment(intl, receivedAt)}</time>
        </dd>
      </StatementSheet>
    </section>
  );
};
