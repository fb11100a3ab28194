import { useIntl } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import type { AdminComplaintsQuery } from './Complaints.gen.ts';

type Listed = AdminComplaintsQuery['adminComplaints'][number];

/** Where a complaint stands, in a word. */
export const ComplaintTag = ({ state }: Pick<Listed, 'state'>) => {
  const t = useText();
  const isEnded = state === 'REMEDIED' || state === 'REJECTED' || state === 'REVOKED';
  return <Tag kind={isEnded ? undefined : 'warn'}>{t(`orders.complaint.state.${state}`)}</Tag>;
};

/** How long there is until it has to be settled; nothing once it is. */
export const ComplaintClock = ({ standing }: { standing: Pick<Listed, 'daysLeft' | 'overdue' | 'dueAt'> }) => {
  const t = useText();
  const intl = useIntl();
  const { daysLeft, overdue, dueAt } = standing;
  if (daysLeft === null || daysLeft === undefined) return null;
  if (overdue) return <Tag kind="error">{t('orders.complaint.overdue', { count: -daysLeft })}</Tag>;
  const date = formatDate(intl, new Date(new Date(dueAt).getTime() - 1));
  return <span className="muted">{t('orders.complaint.daysLeft', { count: daysLeft, date })}</span>;
};
