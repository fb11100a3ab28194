import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface ErrorLineProps {
  id?: string;
  /** Nothing is shown for null or nothing. */
  children: ReactNode;
}

/** A sentence about what went wrong, below what was pressed; read out at once. */
export const ErrorLine = ({ id, children }: ErrorLineProps) =>
  children ? (
    <p className="err" id={id} role="alert">
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  ) : null;
