import { useText } from '../../../intl/use-text.ts';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { useRemedyComplaintMutation } from './Complaints.gen.ts';
import { StepForm, type FormProps } from './step-form.tsx';

/** Settles what was granted: sends money back, or says that the parcel is on its way. */
export const RemedyForm = ({ complaint, onDone, onClose }: FormProps) => {
  const t = useText();
  const [settle] = useRemedyComplaintMutation();
  const { id, version: expectedVersion, remedy, isFiles } = complaint;
  const isMoney = remedy === 'REDUCTION' || remedy === 'REFUND';
  const form = useControlledForm({
    initial: { parcelNumber: '', message: '' },
    send: async (values) => {
      await settle({ variables: { input: { id, expectedVersion, ...values } } });
      onDone();
    },
  });
  const { values, set, busy, problem } = form;
  const label = t(isMoney ? 'orders.complaint.step.REMEDY.money' : 'orders.complaint.step.REMEDY');
  return (
    <StepForm form={form.props} problem={problem} busy={busy} label={label} onClose={onClose}>
      {!isMoney && !isFiles && (
        <TextInput
          label={t('orders.complaint.parcelNumber')}
          maxLength={40}
          value={values.parcelNumber}
          onChange={({ target }) => set('parcelNumber', target.value)}
        />
      )}
      <TextArea
        label={t('orders.complaint.message')}
        rows={3}
        maxLength={500}
        value={values.message}
        onChange={({ target }) => set('message', target.value)}
      />
    </StepForm>
  );
};
