import { useIntl } from 'react-intl';
import type { Remedy } from '../../../codegen/schema.gen.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextArea, TextInput } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { minorOf } from '../refunds/refund-sum.ts';
import { useAcceptComplaintMutation } from './Complaints.gen.ts';
import { StepForm, type FormProps } from './step-form.tsx';

const REMEDIES: readonly Remedy[] = ['REPAIR', 'REPLACEMENT', 'REDUCTION', 'REFUND'];

interface Values {
  remedy: Remedy;
  amount: string;
  delivery: boolean;
  message: string;
}

const useAcceptance = ({ complaint, onDone }: FormProps) => {
  const intl = useIntl();
  const [accept] = useAcceptComplaintMutation();
  const { id, version: expectedVersion, wish, worth } = complaint;
  const tooMuch = { id: 'orders.complaint.amount.invalid', values: { amount: formatMoney(intl, worth) } } as const;
  return useControlledForm<Values>({
    initial: { remedy: wish, amount: '', delivery: false, message: '' },
    judge: ({ remedy, amount }) => {
      const minor = minorOf(amount) ?? 0;
      return remedy === 'REDUCTION' && (minor < 1 || minor > worth.minor) ? { amount: tooMuch } : {};
    },
    placing: () => ({
      at: (path) => (path === 'amountMinor' ? 'amount' : null),
      words: () => tooMuch,
    }),
    send: async ({ remedy, amount, delivery, message }) => {
      const amountMinor = remedy === 'REDUCTION' ? minorOf(amount) : null;
      await accept({ variables: { input: { id, expectedVersion, remedy, amountMinor, delivery, message } } });
      onDone();
    },
  });
};

/** How a complaint is granted: begins with what the buyer asks for. */
export const AcceptForm = (props: FormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const form = useAcceptance(props);
  const { values, set, errors, busy, problem } = form;
  const label = t('orders.complaint.step.ACCEPT');
  return (
    <StepForm form={form.props} problem={problem} busy={busy} label={label} onClose={props.onClose}>
      <Select
        label={t('orders.complaint.remedy')}
        value={values.remedy}
        onChange={({ target }) => set('remedy', target.value as Remedy)}
      >
        {REMEDIES.map((remedy) => (
          <option key={remedy} value={remedy}>
            {t(`orders.complaint.remedy.${remedy}`)}
          </option>
        ))}
      </Select>
      {values.remedy === 'REDUCTION' && (
        <TextInput
          label={t('orders.complaint.amount')}
          inputMode="decimal"
          value={values.amount}
          error={lines(errors.amount)}
          onChange={({ target }) => set('amount', target.value)}
        />
      )}
      {values.remedy === 'REFUND' && (
        <Checkbox checked={values.delivery} onChange={({ target }) => set('delivery', target.checked)}>
          {t('orders.complaint.delivery')}
        </Checkbox>
      )}
      <TextArea
        label={t('orders.complaint.message')}
        hint={t('orders.complaint.message.hint')}
        rows={3}
        maxLength={500}
        value={values.message}
        onChange={({ target }) => set('message', target.value)}
      />
    </StepForm>
  );
};
