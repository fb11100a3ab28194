import './people.css';
import { useParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Tag } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useAdminUserQuery, type AdminUserQuery } from './AdminUser.gen.ts';
import { NotePanel } from './note-panel.tsx';
import { RolePanel } from './role-panel.tsx';
import { UserActions } from './user-actions.tsx';
import { UserBuilds } from './user-builds.tsx';
import { UserFacts } from './user-facts.tsx';
import { nameOf } from './user-name.ts';
import { UserOrders, type OrderStateOf } from './user-orders.tsx';
import { UserSessions } from './user-sessions.tsx';
import { StateTags, useRoleText } from './user-tags.tsx';

interface PersonProps {
  user: AdminUserQuery['adminUser'];
  mayReadLog: boolean;
  orderStateOf: OrderStateOf;
}

const Person = ({ user, mayReadLog, orderStateOf }: PersonProps) => {
  const t = useText();
  const roleText = useRoleText();
  const log = new URLSearchParams({ subject: 'USER', id: user.id });
  return (
    <>
      <AdminTop
        title={nameOf(user)}
        back={{ to: '/admin/users', text: t('people.users') }}
        tag={
          <span className="row">
            {user.admin && <Tag kind="signal">{roleText(user)}</Tag>}
            <StateTags user={user} />
          </span>
        }
      >
        {mayReadLog && (
          <ButtonLink variant="line" small to={`/admin/audit?${log}`}>
            {t('people.log')}
          </ButtonLink>
        )}
      </AdminTop>
      <UserActions user={user} />
      <div className="adm__two">
        <div className="adm__stack">
          {user.latestOrders && <UserOrders orders={user.latestOrders} email={user.email} stateOf={orderStateOf} />}
          {user.latestBuilds && <UserBuilds builds={user.latestBuilds} email={user.email} />}
          <NotePanel user={user} />
        </div>
        <div className="adm__stack">
          <UserFacts user={user} />
          <RolePanel user={user} />
          <UserSessions sessions={user.sessions} />
        </div>
      </div>
    </>
  );
};

/** One account: what is known of it, and what can be done. */
export const UserPage = ({ orderStateOf }: { orderStateOf: OrderStateOf }) => {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useAdminUserQuery({
    variables: { id },
    ...POLLING,
  });
  const t = useText();
  if (data) {
    const mayReadLog = data.me?.permissions.includes('SETTINGS') ?? false;
    return <Person key={id} user={data.adminUser} mayReadLog={mayReadLog} orderStateOf={orderStateOf} />;
  }
  return (
    <>
      <AdminTop title={t('people.user')} back={{ to: '/admin/users', text: t('people.users') }} />
      {error ? (
        <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="480px" />
      )}
    </>
  );
};
