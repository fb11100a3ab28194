import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { UserRowPartsFragment as User } from './AdminUsers.gen.ts';

/** Whether the account is open, and whether its address is proven. */
export const StateTags = ({ user }: { user: Pick<User, 'active' | 'emailConfirmedAt'> }) => {
  const t = useText();
  return (
    <span className="row people-tags">
      {!user.active && <Tag kind="error">{t('people.state.closed')}</Tag>}
      {user.emailConfirmedAt ? (
        <Tag kind="ok">{t('people.state.confirmed')}</Tag>
      ) : (
        <Tag kind="warn">{t('people.state.unconfirmed')}</Tag>
      )}
    </span>
  );
};

/** What the account may do, in one word. */
export const useRoleText = () => {
  const t = useText();
  return ({ admin, role }: Pick<User, 'admin' | 'role'>): string =>
    role?.name ?? t(admin ? 'people.role.owner' : 'people.role.customer');
};
