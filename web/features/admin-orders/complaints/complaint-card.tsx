import { useState, type ComponentType } from 'react';
import type { ComplaintStep } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { AcceptForm } from './accept-form.tsx';
import { ComplaintFacts } from './complaint-facts.tsx';
import { ComplaintClock, ComplaintTag } from './complaint-state.tsx';
import {
  useRevokeComplaintMutation,
  useUndoComplaintStepMutation,
  type ComplaintPartsFragment,
} from './Complaints.gen.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { RemedyForm } from './remedy-form.tsx';
import type { FormProps } from './step-form.tsx';

/** Steps that ask for something first. */
const FORMS: Partial<Record<ComplaintStep, ComponentType<FormProps>>> = {
  CONFIRM: ConfirmForm,
  ACCEPT: AcceptForm,
  REMEDY: RemedyForm,
  REJECT: RejectForm,
};

/** In the order of the buttons: what leads on, then what ends or takes back. */
const ORDER: readonly ComplaintStep[] = ['CONFIRM', 'ACCEPT', 'REMEDY', 'REJECT', 'REVOKE', 'UNDO'];

interface CardProps {
  complaint: ComplaintPartsFragment;
  onChange: () => Promise<unknown>;
}

const Buttons = ({ complaint, onChange, onOpen }: CardProps & { onOpen: (step: ComplaintStep) => void }) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const [revoke] = useRevokeComplaintMutation();
  const [undo] = useUndoComplaintStepMutation();
  const { id, version, steps, remedy } = complaint;
  const variables = { id, version };
  const press = (step: ComplaintStep) => {
    if (step in FORMS) return onOpen(step);
    void run(() => (step === 'UNDO' ? undo({ variables }) : revoke({ variables })).finally(onChange));
  };
  const isMoney = remedy === 'REDUCTION' || remedy === 'REFUND';
  return (
    <>
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        {ORDER.filter((step) => steps.includes(step)).map((step, place) => (
          <Button
            key={step}
            small
            variant={place === 0 && step !== 'UNDO' ? undefined : 'line'}
            busy={busy}
            onClick={() => press(step)}
          >
            {t(step === 'REMEDY' && isMoney ? 'orders.complaint.step.REMEDY.money' : `orders.complaint.step.${step}`)}
          </Button>
        ))}
      </div>
    </>
  );
};

/** One complaint: where it stands, how long there is, and what can be done. */
export const ComplaintCard = ({ complaint, onChange }: CardProps) => {
  const t = useText();
  const offerUndo = useUndo();
  const [undo] = useUndoComplaintStepMutation();
  const [step, setStep] = useState<ComplaintStep | null>(null);
  const { id, version, steps, remedy } = complaint;
  const open = step !== null && steps.includes(step) ? step : null;
  const Form = open && FORMS[open];
  const done = () => {
    const money = step === 'REMEDY' && (remedy === 'REDUCTION' || remedy === 'REFUND');
    setStep(null);
    void onChange();
    if (money) return;
    offerUndo(t('orders.complaint.done'), async () => {
      await undo({ variables: { id, version: version + 1 } });
      await onChange();
    });
  };
  return (
    <div className="ao-refund">
      <p className="row">
        <ComplaintTag {...complaint} />
        <ComplaintClock standing={complaint} />
      </p>
      <ComplaintFacts complaint={complaint} />
      {Form ? (
        <Form complaint={complaint} onDone={done} onClose={() => setStep(null)} />
      ) : (
        <Buttons complaint={complaint} onChange={onChange} onOpen={setStep} />
      )}
    </div>
  );
};
