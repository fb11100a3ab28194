import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** A sentence about what went wrong, read out at once. */
export const ErrorLine = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="err" id={id} role="alert">
    <Icon name="warn" />
    <span>{children}</span>
  </p>
);
