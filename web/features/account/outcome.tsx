import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface OutcomeProps {
  problem: string | null;
  /** What was done, in words. */
  done?: ReactNode;
}

/** What came of a form: a problem in words, or what was done. */
export const Outcome = ({ problem, done }: OutcomeProps) => (
  <>
    {problem && (
      <Notice kind="error">
        <p>{problem}</p>
      </Notice>
    )}
    {done && (
      <Notice kind="ok">
        <p>{done}</p>
      </Notice>
    )}
  </>
);

interface FormEndProps {
  /** What the button that sends the form says. */
  children: ReactNode;
  variant?: 'danger';
  busy: boolean;
  problem: string | null;
  onCancel: () => void;
}

/** Sends a form or leaves it, and says what kept it from being sent. */
export const FormEnd = ({ children, variant, busy, problem, onCancel }: FormEndProps) => {
  const t = useText();
  return (
    <>
      <div className="row">
        <Button type="submit" variant={variant} busy={busy}>
          {children}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('auth.account.cancel')}
        </Button>
      </div>
      <Outcome problem={problem} />
    </>
  );
};
