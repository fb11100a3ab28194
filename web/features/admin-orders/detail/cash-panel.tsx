import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { text } from '../../../lib/form/fields.ts';
import { shopDay } from '../../../lib/shop-day.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/use-action.ts';
import {
  useMarkOrderCollectedMutation,
  useMarkParcelRefusedMutation,
  type AdminOrderPartsFragment,
} from './AdminOrder.gen.ts';

const fields = { day: text() };

const Refused = ({ id }: { id: string }) => {
  const t = useText();
  const [refuse] = useMarkParcelRefusedMutation();
  const { busy, problem, run } = useAction();
  return (
    <>
      <p className="muted ao-small">{t('orders.cash.refuseLead')}</p>
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button variant="danger" small busy={busy} onClick={() => void run(() => refuse({ variables: { id } }))}>
          {t('orders.cash.refuse')}
        </Button>
      </div>
    </>
  );
};

/** What became of a parcel that is paid on delivery: the carrier paid the money out, or nobody took it. */
export const CashPanel = ({ order }: { order: AdminOrderPartsFragment }) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const [collect] = useMarkOrderCollectedMutation();
  const { id } = order;
  const { props, errors, busy, problem } = useForm({
    fields,
    words: () => ({ id: 'orders.bank.paid.invalid' }),
    send: async ({ day }) => void (await collect({ variables: { id, day } })),
  });
  return (
    <section className="panel ao-form" aria-labelledby="cash-title">
      <h2 className="h3" id="cash-title">
        {t('orders.cash.title')}
      </h2>
      <form className="ao-form" {...props}>
        <p className="muted ao-small">
          {t('orders.cash.collectLead', { amount: formatMoney(intl, order.order.totalAmount) })}
        </p>
        <TextInput
          name="day"
          type="date"
          label={t('orders.cash.day')}
          defaultValue={shopDay()}
          max={shopDay()}
          error={lines(errors.day)}
        />
        <ErrorLine>{problem}</ErrorLine>
        <div className="row">
          <Button type="submit" small busy={busy}>
            {t('orders.cash.collect')}
          </Button>
        </div>
      </form>
      {order.actions.includes('REFUSE') && <Refused id={id} />}
    </section>
  );
};
