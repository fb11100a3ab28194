import { useIntl } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import type { AdminWithdrawalsQuery } from './Withdrawals.gen.ts';

type Listed = AdminWithdrawalsQuery['adminWithdrawals'][number];
type Standing = Pick<Listed, 'state' | 'handledAt' | 'daysLeft' | 'mayWait' | 'overdue' | 'dueAt'>;

/** Where a withdrawal stands, in a word. */
export const WithdrawalTag = ({ state, handledAt }: Pick<Standing, 'state' | 'handledAt'>) => {
  const t = useText();
  const isEnded = state === 'REFUNDED' || state === 'REJECTED' || state === 'REVOKED';
  if (handledAt && !isEnded) return <Tag>{t('orders.withdrawal.settled')}</Tag>;
  return <Tag kind={isEnded ? undefined : 'warn'}>{t(`orders.withdrawal.state.${state}`)}</Tag>;
};

/** How long there is until the money is due; nothing once it is done. */
export const WithdrawalClock = ({ standing }: { standing: Standing }) => {
  const t = useText();
  const intl = useIntl();
  const { daysLeft, mayWait, overdue, dueAt } = standing;
  if (daysLeft === null || daysLeft === undefined) return null;
  if (overdue) return <Tag kind="error">{t('orders.withdrawal.overdue', { count: -daysLeft })}</Tag>;
  if (mayWait && daysLeft < 0) return <span className="muted">{t('orders.withdrawal.mayWait')}</span>;
  const last = new Date(new Date(dueAt).getTime() - 1);
  return (
    <span className="muted">{t('orders.withdrawal.daysLeft', { count: daysLeft, date: formatDate(intl, last) })}</span>
  );
};
