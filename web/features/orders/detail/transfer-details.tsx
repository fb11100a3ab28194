import './transfer-details.css';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import type { TransferPartsFragment } from './Order.gen.ts';

const QrCode = lazy(() => import('../../../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

const SIDE = '200px';

interface CodeProps {
  text: string;
  /** What it is for, in words. */
  label: string;
}

const Code = ({ text, label }: CodeProps) => (
  <figure className="transfer__code">
    <Suspense fallback={<Skeleton height={SIDE} />}>
      <QrCode text={text} label={label} />
    </Suspense>
    <figcaption className="faint">{label}</figcaption>
  </figure>
);

interface FactProps {
  label: string;
  value: string;
  /** As it is copied; absent: it is not. */
  plain?: string;
}

const Copy = ({ label, text }: { label: string; text: string }) => {
  const t = useText();
  const { said, copy } = useCopy(text);
  return (
    <Button variant="quiet" small onClick={() => void copy()}>
      <span aria-live="polite">
        {t(said === 'copied' ? 'checkout.transfer.copied' : 'checkout.transfer.copy')}{' '}
        <span className="sr">{label}</span>
      </span>
    </Button>
  );
};

const Fact = ({ label, value, plain }: FactProps) => (
  <>
    <dt>{label}</dt>
    <dd className="transfer__fact">
      <span className="num">{value}</span>
      {plain !== undefined && <Copy label={label} text={plain} />}
    </dd>
  </>
);

/** Where to send the money of an order by bank transfer: by hand or by the code that the bank's app reads. */
export const TransferDetails = ({ transfer }: { transfer: TransferPartsFragment }) => {
  const t = useText();
  const intl = useIntl();
  const { holder, iban, bic, amount, variableSymbol, message } = transfer;
  const due = formatDay(intl, `${transfer.dueDay}T12:00:00Z`);
  return (
    <div className="transfer">
      <h2 className="h3">{t('checkout.transfer.title')}</h2>
      <p>{t('checkout.transfer.lead', { due })}</p>
      <dl className="spec">
        <Fact
          label={t('checkout.transfer.amount')}
          value={formatMoney(intl, amount)}
          plain={(amount.minor / 100).toFixed(2)}
        />
        <Fact label="IBAN" value={iban.replace(/(.{4})(?=.)/g, '$1 ')} plain={iban} />
        {bic && <Fact label="BIC" value={bic} />}
        <Fact label={t('checkout.transfer.holder')} value={holder} />
        <Fact label={t('checkout.transfer.symbol')} value={variableSymbol} plain={variableSymbol} />
        <Fact label={t('checkout.transfer.message')} value={message} plain={message} />
      </dl>
      <div className="transfer__codes">
        <Code text={transfer.squareCode} label={t('checkout.transfer.square')} />
        <Code text={transfer.epcCode} label={t('checkout.transfer.epc')} />
      </div>
    </div>
  );
};
