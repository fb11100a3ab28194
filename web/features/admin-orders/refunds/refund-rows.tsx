import { useIntl } from 'react-intl';
import { formatDate, formatMoment } from '../../../intl/dates.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useSetRefundHandledMutation, type AdminOrderPartsFragment } from '../detail/AdminOrder.gen.ts';

type Refund = AdminOrderPartsFragment['attempts'][number]['refunds'][number];

const FAILURES = ['RETURNED_TO_SHOP', 'REFUNDED_AT_PAYPAL'] as const;

/** PayPal's word for why not; in words where it is the shop's own. */
const Failure = ({ failure }: { failure: string }) => {
  const t = useText();
  const known = FAILURES.find((word) => word === failure);
  return known ? <>{t(`orders.refund.failure.${known}`)}</> : <span className="num">{failure}</span>;
};

/** What is to be done with a refund until when, and the press that says that it is settled in another way. */
const Step = ({ refund: { id, amount, step, stepBy, handledAt } }: { refund: Refund }) => {
  const t = useText();
  const intl = useIntl();
  const offerUndo = useUndo();
  const [handle] = useSetRefundHandledMutation();
  const { busy, problem, run } = useAction();
  const set = (handled: boolean) => handle({ variables: { id, handled } });
  const settle = async () => {
    const told = t('orders.refund.settled', { amount: formatMoney(intl, amount) });
    if (await run(() => set(true))) offerUndo(told, () => set(false));
  };
  if (handledAt) return <p className="muted">{t('orders.refund.handled', { date: formatMoment(intl, handledAt) })}</p>;
  if (step === 'NONE') return null;
  const by = stepBy ?? '';
  return (
    <>
      {step === 'WAIT' && <p>{t('orders.refund.step.WAIT', { date: formatMoment(intl, by) })}</p>}
      {step === 'PAY' && <p>{t('orders.refund.step.PAY', { date: formatDate(intl, by) })}</p>}
      {step === 'SETTLE' && <p>{t('orders.refund.step.SETTLE')}</p>}
      {step !== 'WAIT' && (
        <Button variant="line" small busy={busy} onClick={() => void settle()}>
          {t('orders.refund.settle')}
        </Button>
      )}
      <ErrorLine>{problem}</ErrorLine>
    </>
  );
};

/** Money that went back or is meant to, with what is to be done. */
export const RefundRows = ({ refunds }: { refunds: readonly Refund[] }) => {
  const t = useText();
  return refunds.map((refund) => (
    <div key={refund.id} className="ao-refund">
      <p>
        <Price value={refund.amount} /> · {t(`orders.refund.status.${refund.status}`)}
        {refund.failure && refund.failure !== refund.status && (
          <>
            {' · '}
            <Failure failure={refund.failure} />
          </>
        )}
      </p>
      <p className="muted">{refund.reason}</p>
      <Step refund={refund} />
    </div>
  ));
};
