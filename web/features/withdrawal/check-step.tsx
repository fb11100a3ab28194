import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { useShopInfo } from '../../lib/shop-info.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { mailLink } from '../../ui/text-link.tsx';
import type { Statement } from './statement.ts';
import { StatementSheet } from './statement-sheet.tsx';

interface CheckStepProps {
  statement: Statement;
  problem: string | null;
  busy: boolean;
  onConfirm: () => void;
  onChange: () => void;
}

const Refused = ({ problem }: { problem: string }) => {
  const { seller } = useShopInfo();
  return (
    <Notice kind="error">
      <p>{problem}</p>
      <p>
        <FormattedMessage id="about.withdrawal.kept" values={{ link: mailLink(seller.email), email: seller.email }} />
      </p>
    </Notice>
  );
};

/** The second step: what will be stated, and the button that states it. */
export const CheckStep = ({ statement, problem, busy, onConfirm, onChange }: CheckStepProps) => {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack" aria-labelledby="check">
      <h2 className="h3" id="check" ref={heading} tabIndex={-1}>
        {t('about.withdrawal.check')}
      </h2>
      <StatementSheet statement={statement} />
      {problem && <Refused problem={problem} />}
      <div className="row">
        <Button busy={busy} onClick={onConfirm}>
          {t('about.withdrawal.confirm')}
        </Button>
        <Button variant="line" onClick={onChange}>
          {t('about.withdrawal.change')}
        </Button>
      </div>
    </section>
  );
};
