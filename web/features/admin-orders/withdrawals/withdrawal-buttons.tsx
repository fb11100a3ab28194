import { useIntl } from 'react-intl';
import type { WithdrawalStep } from '../../../codegen/schema.gen.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import {
  useNoteWithdrawnGoodsSentMutation,
  useReceiveWithdrawnGoodsMutation,
  useRefundWithdrawalMutation,
  useRevokeWithdrawalMutation,
  useSetWithdrawalHandledMutation,
  useUndoWithdrawalStepMutation,
  type WithdrawalPartsFragment,
} from './Withdrawals.gen.ts';

/** Steps that ask for something first. */
export type FormStep = 'ACCEPT' | 'INSPECT' | 'REJECT';

const FORMS: readonly WithdrawalStep[] = ['ACCEPT', 'INSPECT', 'REJECT'];

/** In the order of the buttons: what leads on, then what ends or takes back. */
const ORDER: readonly WithdrawalStep[] = ['ACCEPT', 'RECEIVE', 'INSPECT', 'REFUND', 'SENT', 'REJECT', 'REVOKE', 'UNDO'];

interface ButtonsProps {
  withdrawal: WithdrawalPartsFragment;
  onOpen: (form: FormStep) => void;
  onChange: () => Promise<unknown>;
}

/** What a press does at once. */
const useSteps = ({ id, version, sentBackAt }: WithdrawalPartsFragment) => {
  const [receive] = useReceiveWithdrawnGoodsMutation();
  const [refund] = useRefundWithdrawalMutation();
  const [revoke] = useRevokeWithdrawalMutation();
  const [undo] = useUndoWithdrawalStepMutation();
  const [note] = useNoteWithdrawnGoodsSentMutation();
  const variables = { id, version };
  const steps: Partial<Record<WithdrawalStep, () => Promise<unknown>>> = {
    RECEIVE: () => receive({ variables }),
    REFUND: () => refund({ variables }),
    REVOKE: () => revoke({ variables }),
    UNDO: () => undo({ variables }),
    SENT: () => note({ variables: { ...variables, sent: !sentBackAt } }),
  };
  return { steps, undoAfter: () => undo({ variables: { id, version: version + 1 } }) };
};

const MarkDone = ({
  withdrawal: { id, endedAt, handledAt },
  onChange,
}: Pick<ButtonsProps, 'withdrawal' | 'onChange'>) => {
  const t = useText();
  const offerUndo = useUndo();
  const [handle] = useSetWithdrawalHandledMutation();
  const { busy, problem, run } = useAction();
  const set = async (handled: boolean) => {
    await handle({ variables: { id, handled } });
    await onChange();
  };
  const done = async () => {
    if (await run(() => set(true))) offerUndo(t('orders.withdrawal.done'), () => set(false));
  };
  if (endedAt) return null;
  return (
    <>
      {handledAt ? (
        <Button variant="quiet" small busy={busy} onClick={() => void run(() => set(false))}>
          {t('orders.withdrawal.reopen')}
        </Button>
      ) : (
        <Button variant="quiet" small busy={busy} onClick={() => void done()}>
          {t('orders.withdrawal.handle')}
        </Button>
      )}
      <ErrorLine>{problem}</ErrorLine>
    </>
  );
};

/** What can be done with a withdrawal now. */
export const WithdrawalButtons = ({ withdrawal, onOpen, onChange }: ButtonsProps) => {
  const t = useText();
  const intl = useIntl();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const { steps, undoAfter } = useSteps(withdrawal);
  const press = async (step: WithdrawalStep) => {
    const done = await run(() => steps[step]!().finally(onChange));
    const takeBack = async () => {
      await undoAfter();
      await onChange();
    };
    if (done && step === 'RECEIVE') offerUndo(t('orders.withdrawal.received'), takeBack);
  };
  const labelOf = (step: WithdrawalStep): string => {
    if (step === 'REFUND' && withdrawal.sum)
      return t('orders.withdrawal.step.REFUND.sum', { amount: formatMoney(intl, withdrawal.sum) });
    return step === 'SENT' && withdrawal.sentBackAt
      ? t('orders.withdrawal.step.UNSENT')
      : t(`orders.withdrawal.step.${step}`);
  };
  const shown = ORDER.filter((step) => withdrawal.steps.includes(step));
  return (
    <>
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        {shown.map((step, place) => (
          <Button
            key={step}
            small
            variant={place === 0 && step !== 'REJECT' && step !== 'UNDO' ? undefined : 'line'}
            busy={busy}
            onClick={() => (FORMS.includes(step) ? onOpen(step as FormStep) : void press(step))}
          >
            {labelOf(step)}
          </Button>
        ))}
        <MarkDone withdrawal={withdrawal} onChange={onChange} />
      </div>
    </>
  );
};
