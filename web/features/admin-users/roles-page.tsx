import './people.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useAdminRolesQuery } from './AdminRoles.gen.ts';
import { RoleForm } from './role-form.tsx';
import { RoleRow } from './role-row.tsx';
import { useRoleChanges, type RoleChanges } from './use-role-changes.ts';

const NewRole = ({ create }: Pick<RoleChanges, 'create'>) => {
  const t = useText();
  const [made, setMade] = useState(0);
  const save: RoleChanges['create'] = async (input) => {
    await create(input);
    setMade(made + 1);
  };
  return (
    <section className="panel">
      <h2 className="h3">{t('people.roles.new')}</h2>
      <RoleForm key={made} role={{ name: '', permissions: [] }} submit={t('people.roles.create')} onSave={save} />
    </section>
  );
};

/** What admins may be allowed to do. */
export const RolesPage = () => {
  const t = useText();
  const { data, error, loading, refetch } = useAdminRolesQuery();
  const changes = useRoleChanges();
  return (
    <>
      <AdminTop title={t('people.roles')} back={{ to: '/admin/users', text: t('people.users') }} />
      <div className="adm__two">
        <section className="panel">
          <p className="muted">{t('people.roles.lead')}</p>
          {!data && !error && <Skeleton height="200px" />}
          {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
          {data?.adminRoles.length === 0 && <p className="people-none">{t('people.roles.none')}</p>}
          <ul className="people-roles">
            {data?.adminRoles.map((role) => (
              <RoleRow key={role.id} role={role} changes={changes} />
            ))}
          </ul>
        </section>
        {(data || error) && <NewRole create={changes.create} />}
      </div>
    </>
  );
};
