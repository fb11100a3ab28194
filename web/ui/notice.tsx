import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface NoticeProps {
  kind?: 'info' | 'ok' | 'warn' | 'error';
  icon?: IconName;
  /** A button or link at the end of the row. */
  action?: ReactNode;
  children: ReactNode;
}

const ICONS: Record<NonNullable<NoticeProps['kind']>, IconName> = {
  info: 'info',
  ok: 'check',
  warn: 'warn',
  error: 'warn',
};

/** A message in the page. An error interrupts a screen reader, the others wait. */
export const Notice = ({ kind = 'info', icon = ICONS[kind], action, children }: NoticeProps) => (
  <div className={kind === 'info' ? 'note' : `note note--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <Icon name={icon} />
    <div className="note__text">{children}</div>
    {action}
  </div>
);
