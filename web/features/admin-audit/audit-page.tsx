import './audit.css';
import { useText } from '../../intl/use-text.ts';
import { LIVE_LIST } from '../../lib/live.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { FILTERS, filterOf, type FilterName } from './audit-filter.ts';
import { AuditTools } from './audit-tools.tsx';
import { useAuditLogQuery } from './AuditLog.gen.ts';

const FIRST = 50;
/** As far as the server counts. */
const MOST = 10_000;

const Footer = ({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) => {
  const t = useText();
  return (
    <>
      {total > MOST && <p className="muted log-most">{t('people.audit.most')}</p>}
      <Pager page={page} first={FIRST} total={Math.min(total, MOST)} onPage={onPage} />
    </>
  );
};

/** What admins did. Nothing here can be changed. */
export const AuditPage = () => {
  const t = useText();
  const list = useListState<FilterName>({ filters: FILTERS, sort: '' });
  const { data, previousData, error, loading, refetch } = useAuditLogQuery({
    variables: { filter: filterOf(list), first: FIRST, page: list.page },
    ...LIVE_LIST,
  });
  const shown = (data ?? previousData)?.auditLog;
  const total = shown?.totalCount ?? 0;
  return (
    <>
      <AdminTop title={t('people.audit')} />
      <p className="muted log-lead">{t('people.audit.lead')}</p>
      <DataTable
        name="audit"
        caption={t('people.audit')}
        columns={useAuditColumns()}
        rows={shown?.items}
        rowKey={({ id }) => id}
        rowName={({ subjectName }) => subjectName}
        tools={<AuditTools list={list} />}
        error={error}
        onRetry={() => void refetch()}
        loading={loading}
        empty={
          <EmptyState
            art="paper"
            title={t(list.narrowed ? 'people.audit.noMatch' : 'people.audit.none')}
            action={
              list.narrowed && (
                <Button variant="line" small onClick={list.clear}>
                  {t('people.clear')}
                </Button>
              )
            }
          />
        }
        footer={total > 0 && <Footer page={list.page} total={total} onPage={list.setPage} />}
      />
    </>
  );
};
