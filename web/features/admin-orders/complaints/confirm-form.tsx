import { useIntl } from 'react-intl';
import { formatDay } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { useConfirmComplaintMutation } from './Complaints.gen.ts';
import { StepForm, type FormProps } from './step-form.tsx';

const WORDS = {
  dueDay: 'orders.complaint.dueDay.invalid',
  extension: 'orders.complaint.extension.missing',
} as const;

/** The written confirmation: until which day it is settled, and what the buyer should do. */
export const ConfirmForm = ({ complaint, onDone, onClose }: FormProps) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const [confirm] = useConfirmComplaintMutation();
  const { id, version: expectedVersion, lawfulDay } = complaint;
  const form = useControlledForm({
    initial: { dueDay: lawfulDay, extension: '', message: '' },
    judge: ({ dueDay, extension }) => ({
      ...(!dueDay && { dueDay: { id: WORDS.dueDay } }),
      ...(dueDay > lawfulDay && !extension.trim() && { extension: { id: WORDS.extension } }),
    }),
    placing: () => ({ words: (field) => ({ id: WORDS[field === 'extension' ? 'extension' : 'dueDay'] }) }),
    send: async (values) => {
      await confirm({ variables: { input: { id, expectedVersion, ...values } } });
      onDone();
    },
  });
  const { values, set, errors, busy, problem } = form;
  const label = t('orders.complaint.step.CONFIRM');
  return (
    <StepForm form={form.props} problem={problem} busy={busy} label={label} onClose={onClose}>
      <TextInput
        type="date"
        label={t('orders.complaint.dueDay')}
        hint={t('orders.complaint.dueDay.hint', { date: formatDay(intl, lawfulDay) })}
        value={values.dueDay}
        error={lines(errors.dueDay)}
        onChange={({ target }) => set('dueDay', target.value)}
      />
      {values.dueDay > lawfulDay && (
        <TextInput
          label={t('orders.complaint.extension')}
          hint={t('orders.complaint.extension.hint')}
          maxLength={500}
          value={values.extension}
          error={lines(errors.extension)}
          onChange={({ target }) => set('extension', target.value)}
        />
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
