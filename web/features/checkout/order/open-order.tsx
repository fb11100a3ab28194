import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../../intl/errors.ts';
import { formatClock } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Ended, OpenOrder } from './use-open-order.ts';

interface OpenOrderViewProps {
  open: OpenOrder;
  /** The order was placed just now on this page: go straight on to the payment. */
  justPlaced: boolean;
  refusal: unknown;
  onCancel: () => Promise<void>;
  /** The payment step of this order. */
  payment: ReactNode;
}

const Held = ({ until }: { until: string }) => {
  const t = useText();
  const intl = useIntl();
  return <p className="muted">{t('checkout.pay.held', { time: formatClock(intl, until) })}</p>;
};

const Refusal = ({ error }: { error: unknown }) => {
  const explain = useErrorText();
  return (
    <Notice kind="error">
      <p>{explain(error)}</p>
    </Notice>
  );
};

const leadOf = ({ paymentWay }: OpenOrder['order']): MessageId =>
  paymentWay === 'CARD' ? 'checkout.pay.leadCard' : 'checkout.pay.lead';

/** An order that is placed and not paid: pay it or cancel it, but never order the same again by accident. */
export const OpenOrderView = ({ open, justPlaced, refusal, onCancel, payment }: OpenOrderViewProps) => {
  const t = useText();
  const intl = useIntl();
  const [paying, setPaying] = useState(justPlaced);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const values = { number: open.order.orderNumber, total: formatMoney(intl, open.order.totalAmount) };
  useEffect(() => heading.current?.focus(), [paying]);
  const cancel = async () => {
    setBusy(true);
    await onCancel();
    setBusy(false);
  };
  return (
    <section className="stack open-order" aria-labelledby="open-order-title">
      <h2 className="h2" id="open-order-title" tabIndex={-1} ref={heading}>
        {paying ? (
          <FormattedMessage
            id="checkout.pay.title"
            values={{ number: <span className="nowrap">{open.order.orderNumber}</span> }}
          />
        ) : (
          t('checkout.open.title')
        )}
      </h2>
      <p className="lead">{t(paying ? leadOf(open.order) : 'checkout.open.text', values)}</p>
      {open.order.reservedUntil && <Held until={open.order.reservedUntil} />}
      {paying && payment}
      {refusal !== null && <Refusal error={refusal} />}
      <div className="row">
        {!paying && <Button onClick={() => setPaying(true)}>{t('checkout.open.continue')}</Button>}
        <Button variant={paying ? 'quiet' : 'line'} busy={busy} onClick={cancel}>
          {t(paying ? 'checkout.pay.changeMind' : 'checkout.open.cancel')}
        </Button>
      </div>
    </section>
  );
};

/** The provider holds the payment: there is nothing to pay or to cancel, only to wait and to ask. */
export const PendingOrderView = ({ open, paymentPage }: { open: OpenOrder; paymentPage: string }) => {
  const t = useText();
  return (
    <section className="stack open-order" aria-labelledby="open-order-title">
      <h2 className="h2" id="open-order-title">
        {t('checkout.result.checking.title')}
      </h2>
      <p className="lead">{t('checkout.result.step.saved', { number: open.order.orderNumber })}.</p>
      <p className="muted">
        {t('checkout.result.checking.leadNoMail', { provider: open.order.paymentWay === 'CARD' ? 'Stripe' : 'PayPal' })}
      </p>
      <div className="row">
        <ButtonLink to={paymentPage} icon="rot">
          {t('checkout.result.askAgain')}
        </ButtonLink>
      </div>
    </section>
  );
};

/** Tells once how the earlier order of this tab ended. */
export const EndedNotice = ({ ended, children }: { ended: Ended; children?: ReactNode }) => {
  const t = useText();
  return (
    <Notice kind={ended.kind === 'expired' ? 'warn' : 'ok'}>
      <p>
        {t(`checkout.open.${ended.kind}`, { number: ended.open.order.orderNumber })} {children}
      </p>
    </Notice>
  );
};
