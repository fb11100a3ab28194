import './people.css';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAdminUsersQuery } from './AdminUsers.gen.ts';
import { useUserColumns } from './user-columns.tsx';
import { FILTERS, filterOf, sortOf, type FilterName } from './user-filter.ts';
import { nameOf } from './user-name.ts';
import { UserTools } from './user-tools.tsx';

const FIRST = 50;

/** Everybody with an account. */
export const UsersPage = () => {
  const t = useText();
  const list = useListState<FilterName>({ filters: FILTERS, sort: 'CREATED_DESC' });
  const sort = sortOf(list.sort);
  const { data, previousData, error, loading, refetch } = useAdminUsersQuery({
    variables: { filter: filterOf(list), sort, first: FIRST, page: list.page },
    ...POLLING,
  });
  const shown = (data ?? previousData)?.adminUsers;
  const none = (
    <EmptyState
      art="search"
      title={t('people.none')}
      action={
        <Button variant="line" small onClick={list.clear}>
          {t('people.clear')}
        </Button>
      }
    />
  );
  return (
    <>
      <AdminTop title={t('people.users')} count={shown?.totalCount ?? null}>
        <ButtonLink variant="line" small to="/admin/customer-groups">
          {t('people.groups')}
        </ButtonLink>
        <ButtonLink variant="line" small to="/admin/roles">
          {t('people.roles')}
        </ButtonLink>
      </AdminTop>
      <DataTable
        name="users"
        caption={t('people.users')}
        columns={useUserColumns()}
        rows={shown?.items}
        rowKey={({ id }) => id}
        rowName={nameOf}
        sort={sort}
        onSort={list.setSort}
        tools={<UserTools list={list} />}
        error={error}
        onRetry={() => void refetch()}
        loading={loading}
        empty={none}
        footer={
          shown &&
          shown.totalCount > 0 && (
            <Pager page={list.page} first={FIRST} total={shown.totalCount} onPage={list.setPage} />
          )
        }
      />
    </>
  );
};
