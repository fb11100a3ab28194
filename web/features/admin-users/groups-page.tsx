import './people.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useCustomerGroupsQuery } from './CustomerGroups.gen.ts';
import { GroupForm } from './group-form.tsx';
import { GroupRow } from './group-row.tsx';
import { useGroupChanges, type GroupChanges } from './use-group-changes.ts';

const NewGroup = ({ create }: Pick<GroupChanges, 'create'>) => {
  const t = useText();
  const [made, setMade] = useState(0);
  const save: GroupChanges['create'] = async (input) => {
    await create(input);
    setMade(made + 1);
  };
  return (
    <section className="panel">
      <h2 className="h3">{t('people.groups.new')}</h2>
      <GroupForm key={made} group={{ name: '', emails: [] }} submit={t('people.groups.create')} onSave={save} />
    </section>
  );
};

/** Customers whom a promotion or a volume price may be limited to. */
export const GroupsPage = () => {
  const t = useText();
  const { data, error, loading, refetch } = useCustomerGroupsQuery();
  const changes = useGroupChanges();
  return (
    <>
      <AdminTop title={t('people.groups')} back={{ to: '/admin/users', text: t('people.users') }} />
      <div className="adm__two">
        <section className="panel">
          <p className="muted">{t('people.groups.lead')}</p>
          {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton height="160px" />}
          {data?.customerGroups.length === 0 && <p className="people-none">{t('people.groups.none')}</p>}
          <ul className="people-roles">
            {data?.customerGroups.map((group) => (
              <GroupRow key={group.id} group={group} changes={changes} />
            ))}
          </ul>
        </section>
        {(data || error) && <NewGroup create={changes.create} />}
      </div>
    </>
  );
};
