import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextArea } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { proposedReason } from './rejection-reasons.ts';
import { useRejectWithdrawalMutation, type WithdrawalPartsFragment } from './Withdrawals.gen.ts';

interface FormProps {
  withdrawal: WithdrawalPartsFragment;
  /** Of the buyer, who reads the reason. */
  language: string;
  onDone: () => void;
  onClose: () => void;
}

/** Why a withdrawal has no effect, as the buyer will read it; the shop proposes what it knows. */
export const RejectForm = ({ withdrawal, language, onDone, onClose }: FormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const [reject] = useRejectWithdrawalMutation();
  const { id, version } = withdrawal;
  const { values, set, errors, busy, problem, props } = useControlledForm({
    initial: { reason: proposedReason(withdrawal, language) },
    judge: ({ reason }) => (reason.trim() ? {} : { reason: { id: 'orders.refund.reason.missing' } }),
    send: async ({ reason }) => {
      await reject({ variables: { id, version, reason } });
      onDone();
    },
  });
  return (
    <form className="ao-form" {...props}>
      <TextArea
        label={t('orders.withdrawal.reason')}
        hint={t('orders.withdrawal.reason.hint')}
        rows={3}
        maxLength={500}
        value={values.reason}
        error={lines(errors.reason)}
        onChange={({ target }) => set('reason', target.value)}
      />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" variant="danger" small busy={busy}>
          {t('orders.withdrawal.step.REJECT')}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </form>
  );
};
