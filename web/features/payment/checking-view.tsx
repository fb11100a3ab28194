import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaymentWay } from '../../codegen/schema.gen.ts';
import { formatClock, formatSeconds } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PaymentOutcomeFragment } from './Payment.gen.ts';
import { providerName } from './provider-name.ts';

type Order = PaymentOutcomeFragment['order'];

interface CheckingViewProps {
  order: Order | null;
  way: PaymentWay;
  askedAt: readonly Date[];
  onAskAgain: () => void;
  /** The way to the order's own page. */
  orderLink: ReactNode;
}

const SHOWN_QUESTIONS = 3;

const Ring = () => <span className="spin" aria-hidden />;

const Waiting = ({ since, provider }: { since: Date | undefined; provider: string }) => {
  const t = useText();
  const [seconds, setSeconds] = useState(0);
  const start = since?.getTime();
  useEffect(() => {
    if (start === undefined) return;
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [start]);
  return (
    <p className="tag" role="status">
      <Ring />
      <span>
        {t('checkout.result.checking.tag', { provider })}
        {seconds > 0 && <span aria-hidden>, {t('checkout.result.checking.seconds', { seconds })}</span>}
      </span>
    </p>
  );
};

const OPENED = {
  DIGITAL: 'checkout.result.step.openFiles',
  PHYSICAL: 'checkout.result.step.openKit',
  GIFT_CARD: 'checkout.result.step.sendCard',
} as const;

const openText = (order: Order | null): MessageId => {
  const [type, ...others] = new Set(order?.lines.map(({ productType }) => productType));
  return type && others.length === 0 ? OPENED[type] : 'checkout.result.step.open';
};

const Steps = ({ order, way, askedAt }: Pick<CheckingViewProps, 'order' | 'way' | 'askedAt'>) => {
  const t = useText();
  const intl = useIntl();
  const provider = providerName(way);
  const asked = askedAt.slice(-SHOWN_QUESTIONS).map((at) => formatSeconds(intl, at));
  return (
    <ol className="steps">
      <li className="ok">
        <Icon name="check" />
        <span>
          <strong>
            {order
              ? t('checkout.result.step.saved', { number: order.orderNumber })
              : t('checkout.result.step.savedAny')}
          </strong>
          {order?.reservedUntil && (
            <span>{t('checkout.pay.held', { time: formatClock(intl, order.reservedUntil) })}</span>
          )}
        </span>
      </li>
      <li>
        <Ring />
        <span>
          <strong>
            {order
              ? t('checkout.result.step.confirm', { provider, total: formatMoney(intl, order.totalAmount) })
              : t('checkout.result.step.confirmAny', { provider })}
          </strong>
          <span>{t('checkout.result.step.asked', { times: intl.formatList(asked) })}</span>
        </span>
      </li>
      <li>
        <Icon name="minus" />
        <span>
          <strong>{t(openText(order))}</strong>
          <span>{t('checkout.result.step.after')}</span>
        </span>
      </li>
    </ol>
  );
};

/** The shop does not know yet, and says so: what is saved, when it asked, and not to pay a second time. */
export const CheckingView = ({ order, way, askedAt, onAskAgain, orderLink }: CheckingViewProps) => {
  const t = useText();
  const provider = providerName(way);
  return (
    <div className="stack result">
      <Waiting since={askedAt[0]} provider={provider} />
      <h1 className="h1">{t('checkout.result.checking.title')}</h1>
      <p className="lead">
        {order
          ? t('checkout.result.checking.lead', { provider, email: order.userEmail })
          : t('checkout.result.checking.leadNoMail', { provider })}
      </p>
      <Steps order={order} way={way} askedAt={askedAt} />
      <div className="note note--warn">
        <Icon name="warn" />
        <p className="note__text">
          <FormattedMessage id="checkout.result.noSecond" values={{ provider, b: (text) => <strong>{text}</strong> }} />
        </p>
      </div>
      <div className="row">
        <Button variant="line" icon="rot" onClick={onAskAgain}>
          {t('checkout.result.askAgain')}
        </Button>
        {orderLink}
      </div>
    </div>
  );
};
