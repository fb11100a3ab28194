import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { figure, text } from '../../lib/form/fields.ts';
import { shopDay } from '../../lib/shop-day.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useMarkOrderPaidMutation, type BankPaymentsQuery } from './BankPayments.gen.ts';

export type WaitingOrder = BankPaymentsQuery['bankPayments']['waiting'][number];

const fields = { amount: figure(), day: text() };

interface PaidFormProps {
  order: WaitingOrder;
  onPaid: () => void;
  onClose: () => void;
}

/** Amount and day of money that the admin saw at the bank. One form is one payment, however often it is sent. */
export const PaidForm = ({ order, onPaid, onClose }: PaidFormProps) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const [key] = useState(uniqueKey);
  const [mark] = useMarkOrderPaidMutation();
  const { props, errors, busy, problem } = useForm({
    fields,
    words: () => ({ id: 'orders.bank.paid.invalid' }),
    send: async ({ amount, day }) => {
      const amountMinor = Math.round((amount ?? 0) * 100);
      await mark({ variables: { input: { orderId: order.id, amountMinor, day, idempotencyKey: key } } });
      onPaid();
    },
  });
  return (
    <form className="bank-paid" {...props}>
      <TextInput
        name="amount"
        inputMode="decimal"
        label={t('orders.bank.paid.amount')}
        defaultValue={intl.formatNumber(order.total.minor / 100, { minimumFractionDigits: 2, useGrouping: false })}
        hint={t('orders.bank.paid.hint', { total: formatMoney(intl, order.total) })}
        error={lines(errors.amount)}
      />
      <TextInput
        name="day"
        type="date"
        label={t('orders.bank.paid.day')}
        defaultValue={shopDay()}
        max={shopDay()}
        error={lines(errors.day)}
      />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" small busy={busy}>
          {t('orders.bank.paid.submit', { number: order.orderNumber })}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </form>
  );
};
