import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface ErrorLineProps {
  id?: string;
  /** Nothing is shown for null or nothing. */
  children: ReactNode;
}

/** What is wrong with a field, below it: the field describes itself by it, so it is not read out of turn. */
export const FieldErrorLine = ({ id, children, role }: ErrorLineProps & { role?: 'alert' }) =>
  children ? (
    <p className="err" id={id} role={role}>
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  ) : null;

/** A sentence about what went wrong, below what was pressed; read out at once. */
export const ErrorLine = (props: ErrorLineProps) => <FieldErrorLine {...props} role="alert" />;
