import './audit.css';
import { useMemo } from 'react';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { FILTERS, filterOf, filterQuery, type FilterName } from './audit-filter.ts';
import { foldDrafts } from './audit-leaves.ts';
import { AuditTools } from './audit-tools.tsx';
import { useAuditLogQuery } from './AuditLog.gen.ts';

const FIRST = 50;

type AuditList = ReturnType<typeof useListState<FilterName>>;

const useEntries = (filter: ReturnType<typeof filterOf>, page: number) => {
  const { data, previousData, error, loading, refetch } = useAuditLogQuery({
    variables: { filter, first: FIRST, page },
    ...POLLING,
  });
  const shown = (data ?? previousData)?.auditLog;
  const rows = useMemo(() => shown && foldDrafts(shown.items), [shown]);
  return { shown, rows, error, loading, onRetry: () => void refetch() };
};

/** The same entries as a file. */
const useCsv = (filter: ReturnType<typeof filterOf>) => {
  const { run, ...action } = useAction();
  return { ...action, save: () => run(() => saveFile(`/api/admin/audit.csv?${filterQuery(filter)}`, 'audit.csv')) };
};

const Nothing = ({ list }: { list: AuditList }) => {
  const t = useText();
  const clear = (
    <Button variant="line" small onClick={list.clear}>
      {t('people.clear')}
    </Button>
  );
  const title = t(list.narrowed ? 'people.audit.noMatch' : 'people.audit.none');
  return <EmptyState art="paper" title={title} action={list.narrowed && clear} />;
};

/** What admins did. Nothing here can be changed. */
export const AuditPage = () => {
  const t = useText();
  const list = useListState<FilterName>({ filters: FILTERS, sort: '' });
  const filter = filterOf(list);
  const { shown, rows, ...loaded } = useEntries(filter, list.page);
  const csv = useCsv(filter);
  return (
    <>
      <AdminTop title={t('people.audit')}>
        <Button variant="line" small icon="down" busy={csv.busy} onClick={() => void csv.save()}>
          {t('people.audit.csv')}
        </Button>
      </AdminTop>
      {csv.problem && <Notice kind="error">{csv.problem}</Notice>}
      <p className="muted log-lead">{t('people.audit.lead')}</p>
      <DataTable
        name="audit"
        caption={t('people.audit')}
        columns={useAuditColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ subjectName, action }) => subjectName || action}
        tools={<AuditTools list={list} />}
        {...loaded}
        empty={<Nothing list={list} />}
        footer={
          shown &&
          shown.totalCount > 0 && (
            <Pager page={list.page} first={FIRST} total={shown.totalCount} more={shown.hasMore} onPage={list.setPage} />
          )
        }
      />
    </>
  );
};
