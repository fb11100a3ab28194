import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import type { ComplaintPartsFragment } from './Complaints.gen.ts';

/** What every form of a step is given. */
export interface FormProps {
  complaint: ComplaintPartsFragment;
  onDone: () => void;
  onClose: () => void;
}

interface StepFormProps {
  form: Pick<ComponentProps<'form'>, 'onSubmit'>;
  problem: ReactNode;
  busy: boolean;
  /** On the button that takes the step. */
  label: string;
  danger?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** The fields of a step with its two buttons. */
export const StepForm = ({ form, problem, busy, label, danger, onClose, children }: StepFormProps) => {
  const t = useText();
  return (
    <form className="ao-form" {...form}>
      {children}
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" variant={danger ? 'danger' : undefined} small busy={busy}>
          {label}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('orders.close')}
        </Button>
      </div>
    </form>
  );
};
