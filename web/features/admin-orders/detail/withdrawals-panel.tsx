import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useSetWithdrawalHandledMutation, type AdminOrderPartsFragment } from './AdminOrder.gen.ts';

interface WithdrawalsPanelProps {
  withdrawals: AdminOrderPartsFragment['withdrawals'];
  onChange: () => Promise<unknown>;
}

/** Statements of withdrawal from the order, which wait until somebody marks them as done. */
export const WithdrawalsPanel = ({ withdrawals, onChange }: WithdrawalsPanelProps) => {
  const t = useText();
  const intl = useIntl();
  const offerUndo = useUndo();
  const [handle] = useSetWithdrawalHandledMutation();
  const { busy, problem, run } = useAction();
  const set = async (id: string, handled: boolean) => {
    await handle({ variables: { id, handled } });
    await onChange();
  };
  const done = async (id: string) => {
    if (await run(() => set(id, true))) offerUndo(t('orders.withdrawal.done'), () => set(id, false));
  };
  return (
    <section className="panel" aria-labelledby="withdrawal-title">
      <h2 className="h3 ao-head" id="withdrawal-title">
        {t('orders.withdrawal')}
      </h2>
      {withdrawals.map(({ id, receivedAt, name, email, items, handledAt }) => (
        <div key={id} className="ao-refund">
          <p>
            {formatMoment(intl, receivedAt)}: {name}, {email}
          </p>
          <p className="muted">{items ?? t('orders.withdrawal.all')}</p>
          {handledAt ? (
            <p className="muted">{t('orders.withdrawal.handled', { date: formatMoment(intl, handledAt) })}</p>
          ) : (
            <Button variant="line" small busy={busy} onClick={() => void done(id)}>
              {t('orders.withdrawal.handle')}
            </Button>
          )}
        </div>
      ))}
      <ErrorLine>{problem}</ErrorLine>
    </section>
  );
};
