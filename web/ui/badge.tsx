import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A count over the corner of an icon; say the count in the icon's label too. Nothing for zero. */
export const Badge = ({ count, signal }: { count: number; signal?: boolean }) =>
  count > 0 ? (
    <span className={classNames('badge', signal && 'badge--signal')} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  ) : null;

interface TagProps {
  kind?: 'ok' | 'warn' | 'error' | 'signal';
  children: ReactNode;
}

/** A word in a small frame: a state, a type. */
export const Tag = ({ kind, children }: TagProps) => (
  <span className={classNames('tag', kind && `tag--${kind}`)}>{children}</span>
);
