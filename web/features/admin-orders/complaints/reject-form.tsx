import { useText } from '../../../intl/use-text.ts';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextArea } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { useRejectComplaintMutation } from './Complaints.gen.ts';
import { StepForm, type FormProps } from './step-form.tsx';

/** Why a complaint is refused, as the buyer will read it. */
export const RejectForm = ({ complaint: { id, version }, onDone, onClose }: FormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const [reject] = useRejectComplaintMutation();
  const form = useControlledForm({
    initial: { reason: '' },
    judge: ({ reason }) => (reason.trim() ? {} : { reason: { id: 'orders.complaint.reason.missing' } }),
    send: async ({ reason }) => {
      await reject({ variables: { id, version, reason } });
      onDone();
    },
  });
  const { values, set, errors, busy, problem } = form;
  const label = t('orders.complaint.step.REJECT');
  return (
    <StepForm form={form.props} problem={problem} busy={busy} label={label} danger onClose={onClose}>
      <TextArea
        label={t('orders.complaint.reason')}
        rows={4}
        maxLength={500}
        value={values.reason}
        error={lines(errors.reason)}
        onChange={({ target }) => set('reason', target.value)}
      />
    </StepForm>
  );
};
