import { useState, type FormEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from './error-line.tsx';
import { Select } from '../../ui/form/field.tsx';
import { useAction } from '../../ui/use-action.ts';
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
  const { data } = useAdminRolesQuery({ fetchPolicy: 'cache-and-network' });
  const present = choiceOf(user);
  const [choice, setChoice] = useState(present);
  const [known, setKnown] = useState(present);
  if (known !== present) {
    setKnown(present);
    setChoice(present);
  }
  const { setRole } = useUserChanges(user);
  const { busy, problem, run } = useAction();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(() => setRole(accessOf(choice)));
  };
  return (
    <section className="panel">
      <h2 className="h3">{t('people.role')}</h2>
      <form className="people-form" onSubmit={save}>
        <Select
          label={t('people.role.of')}
          hint={t('people.role.hint')}
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
        >
          <option value={CUSTOMER}>{t('people.role.customer')}</option>
          {data?.adminRoles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={OWNER}>{t('people.role.owner')}</option>
        </Select>
        <Button type="submit" variant="line" small busy={busy} disabled={choice === present}>
          {t('people.role.save')}
        </Button>
        <ErrorLine text={problem} />
      </form>
    </section>
  );
};
