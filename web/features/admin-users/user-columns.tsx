import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate, formatMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import type { UserRowPartsFragment as User } from './AdminUsers.gen.ts';
import { nameOf } from './user-name.ts';
import { StateTags, useRoleText } from './user-tags.tsx';

/** The columns of the list of accounts. */
export const useUserColumns = (): Column<User>[] => {
  const t = useText();
  const intl = useIntl();
  const roleText = useRoleText();
  return [
    {
      key: 'name',
      header: t('people.name'),
      fixed: true,
      phone: 'title',
      sort: { asc: 'NAME_ASC', desc: 'NAME_DESC' },
      cell: (user) => (
        <span className="row people-name">
          <Link className="link" to={`/admin/users/${user.id}`}>
            {nameOf(user)}
          </Link>
          {user.admin && <Tag kind="signal">{roleText(user)}</Tag>}
        </span>
      ),
    },
    {
      key: 'email',
      header: t('people.email'),
      sort: { asc: 'EMAIL_ASC', desc: 'EMAIL_DESC' },
      cell: ({ email }) => <span className="muted people-email">{email}</span>,
    },
    {
      key: 'orders',
      header: t('people.orders'),
      phone: 'hide',
      cell: ({ purchases }) => <span className="num">{purchases.orders}</span>,
    },
    { key: 'state', header: t('people.state'), cell: (user) => <StateTags user={user} /> },
    {
      key: 'created',
      header: t('people.since'),
      sort: { asc: 'CREATED_ASC', desc: 'CREATED_DESC' },
      phone: 'hide',
      cell: ({ createdAt }) => <span className="people-day">{formatDate(intl, createdAt)}</span>,
    },
    {
      key: 'seen',
      header: t('people.seen'),
      off: true,
      phone: 'hide',
      cell: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(intl, lastSeenAt) : '–'),
    },
    {
      key: 'spent',
      header: t('people.spent'),
      end: true,
      cell: ({ purchases }) => <span className="people-spent">{formatMoney(intl, purchases.spent)}</span>,
    },
  ];
};
