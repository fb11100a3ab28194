import { useEffect } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { Select } from '../../ui/form/field.tsx';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { useAdminRolesQuery } from './AdminRoles.gen.ts';
import type { UserPartsFragment as User } from './AdminUser.gen.ts';
import { useUserChanges, type Access } from './use-user-changes.ts';

const CUSTOMER = 'customer';
const OWNER = 'owner';

const choiceOf = ({ admin, role }: Pick<User, 'admin' | 'role'>): string => role?.id ?? (admin ? OWNER : CUSTOMER);

const accessOf = (choice: string): Access => ({
  admin: choice !== CUSTOMER,
  roleId: choice === CUSTOMER || choice === OWNER ? null : choice,
});

/** Customer, owner or one of the roles. */
export const RolePanel = ({ user }: { user: User }) => {
  const t = useText();
  const { data } = useAdminRolesQuery();
  const present = choiceOf(user);
  const { setRole } = useUserChanges(user);
  const { props, values, set, reset, changed, busy, problem } = useControlledForm({
    initial: { choice: present },
    send: ({ choice }) => setRole(accessOf(choice)),
  });
  useEffect(() => reset({ choice: present }), [present, reset]);
  return (
    <section className="panel">
      <h2 className="h3">{t('people.role')}</h2>
      <form className="people-form" {...props}>
        <Select
          label={t('people.role.of')}
          hint={t('people.role.hint')}
          value={values.choice}
          onChange={({ target }) => set('choice', target.value)}
        >
          <option value={CUSTOMER}>{t('people.role.customer')}</option>
          {data?.adminRoles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={OWNER}>{t('people.role.owner')}</option>
        </Select>
        <Button type="submit" variant="line" small busy={busy} disabled={!changed}>
          {t('people.role.save')}
        </Button>
        <ErrorLine>{problem}</ErrorLine>
      </form>
    </section>
  );
};
